//! Any sequence of actions by anybody at any time, in the bomb-planter game: accepted or refused, nothing is lost,
//! what a viewer was sent makes what they may see, nothing falls over.
#![no_main]

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Numbers, Seat, Time, Viewer};
use klaxon_planter::options::SlowFuse;
use klaxon_planter::{Options, Planter};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [players, kind, steps @ ..] = bytes else {
        return;
    };
    let options = Options {
        extras: kind & 1 == 1,
        slow_fuse: SlowFuse::ALL[usize::from(kind >> 1) % 3],
        rounds: 1 + (kind >> 3) % 3,
        ..Options::new(2 + usize::from(*players) % 5)
    };
    let table = Planter::table(options).expect("good options");
    let viewer = match kind >> 5 {
        seat if usize::from(seat) < options.players => Viewer::Seat(Seat(seat)),
        _ => Viewer::Spectator,
    };
    let mut chance = Seeded::from_number(u64::from(*kind));
    let mut state = Planter::before(&table);
    let mut view = Planter::view(&table, &state, viewer);
    let inventory = Planter::inventory(&table, &state);
    let mut events = Vec::new();
    Planter::start(&table, &mut state, &mut chance, &mut events);
    let mut now = Time::ZERO;
    for step in steps.chunks(3) {
        let [who, what, when] = *step else { return };
        now = now.plus(Time(u32::from(when) * 80));
        Planter::tick(&table, &mut state, now, &mut chance, &mut events);
        let seat = Seat(who % 7);
        let mut listed = Vec::new();
        Planter::legal(&table, &state, seat, &mut |one| listed.push(one.action));
        let wild = Planter::any_action(&table, &mut Numbers::new(u64::from(what)));
        let action = match listed.get(usize::from(what) % listed.len().max(1)) {
            Some(action) if who < 200 => *action,
            _ => wild,
        };
        let accepted =
            Planter::act(&table, &mut state, seat, action, now, &mut chance, &mut events).is_ok();
        assert_eq!(accepted, listed.contains(&action), "{action:?}");
        assert_eq!(Planter::inventory(&table, &state), inventory);
        for event in events.drain(..) {
            Planter::apply(&table, &mut view, &Planter::blank(&table, &event, viewer));
        }
        assert_eq!(view, Planter::view(&table, &state, viewer));
        let other = Planter::resample(&table, &view, viewer, &mut chance);
        assert_eq!(Planter::view(&table, &other, viewer), view);
        assert_eq!(Planter::inventory(&table, &other), inventory);
    }
});
