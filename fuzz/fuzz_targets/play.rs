//! Any sequence of actions by anybody at any time, in any game: accepted or refused, nothing is lost, what a viewer was sent
//! makes what they may see, nothing falls over.
#![no_main]

use klaxon_core::chance::Seeded;
use klaxon_core::{Numbers, Seat, Time, Viewer, setup};
use klaxon_games::{Catalogued, Visitor, names, visit};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let &[name, players, kind, more, ref steps @ ..] = bytes else {
        return;
    };
    let names = names();
    let name = &names[usize::from(name) % names.len()];
    let play = Play {
        players,
        kind,
        more,
        steps,
    };
    visit(name, play).expect("a game of the catalogue");
});

struct Play<'a> {
    players: u8,
    kind: u8,
    more: u8,
    steps: &'a [u8],
}

const DIFFICULTIES: [&str; 6] = [
    "training", "standard", "expert", "elite", "insane", "heroic",
];
const ROLES: [&str; 4] = [
    "random",
    "cutter",
    "random technologist",
    "explosives-instructor",
];

impl Play<'_> {
    /// Options of whichever game: those that a game does not have are left out.
    fn options(&self) -> Vec<String> {
        let bit = |byte: u8, bit: u8, yes: &str| (byte >> bit & 1 == 1).then(|| yes.to_owned());
        let difficulty = DIFFICULTIES[usize::from(self.kind & 7) % 6];
        let mut options = vec![
            format!("players {}", 1 + self.players % 9),
            format!("difficulty {difficulty}"),
            format!("roles {}", ROLES[usize::from(self.more >> 6)]),
        ];
        options.extend(
            [
                bit(self.kind, 3, "layout stacks later"),
                bit(self.kind, 4, "mistakes penalised"),
                bit(self.kind, 5, "steady-hands yes"),
                bit(self.kind, 6, "sixes yes"),
                bit(self.kind, 7, "extras yes"),
                bit(self.more, 0, "slow-fuse penalty"),
                bit(self.more, 1, "rounds 2"),
                bit(self.more, 2, "fuse-cards 10"),
            ]
            .into_iter()
            .flatten(),
        );
        options
    }
}

impl Visitor for Play<'_> {
    type Answer = ();

    fn visit<G: Catalogued>(self, name: &str) {
        let options = self.options();
        let fits = |line: &&str| G::read_options(name, &[*line]).1.is_empty();
        let lines: Vec<&str> = options.iter().map(String::as_str).filter(fits).collect();
        // Too many players for the game, or no fuse cards at this difficulty.
        let Ok(table) = setup::table::<G>(name, &lines) else {
            return;
        };
        let seats = G::seats(&table);
        let viewer = match usize::from(self.more >> 3 & 7) {
            seat if seat < seats => Viewer::Seat(Seat(seat as u8)),
            _ => Viewer::Spectator,
        };
        let mut chance = Seeded::from_number(u64::from(self.kind));
        let mut state = G::before(&table);
        let mut view = G::view(&table, &state, viewer);
        let inventory = G::inventory(&table, &state);
        let mut events = Vec::new();
        G::start(&table, &mut state, &mut chance, &mut events);
        let mut now = Time::ZERO;
        for step in self.steps.chunks_exact(3) {
            let [who, what, when] = *step else { return };
            now = now.plus(Time(u32::from(when) * 40));
            G::tick(&table, &mut state, now, &mut chance, &mut events);
            let seat = Seat(who % (seats as u8 + 1));
            let mut listed = Vec::new();
            G::legal(&table, &state, seat, &mut |one| listed.push(one.action));
            let wild = G::any_action(&table, &mut Numbers::new(u64::from(what)));
            let action = match listed.get(usize::from(what) % listed.len().max(1)) {
                Some(action) if who < 200 => *action,
                _ => wild,
            };
            let accepted = G::act(
                &table,
                &mut state,
                seat,
                action,
                now,
                &mut chance,
                &mut events,
            );
            assert_eq!(accepted.is_ok(), listed.contains(&action), "{action:?}");
            assert_eq!(G::inventory(&table, &state), inventory);
            for event in events.drain(..) {
                G::apply(&table, &mut view, &G::blank(&table, &event, viewer));
            }
            assert_eq!(view, G::view(&table, &state, viewer));
            let other = G::resample(&table, &view, viewer, &mut chance);
            assert_eq!(G::view(&table, &other, viewer), view);
            assert_eq!(G::inventory(&table, &other), inventory);
        }
    }
}
