//! Any sequence of actions by anybody at any time in Countdown: accepted or refused, nothing is lost, nothing falls over.
#![no_main]

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_fuse::game::Options;
use klaxon_fuse::game::options::{Difficulty, Mistakes};
use klaxon_fuse::{Countdown, Role};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [players, kind, steps @ ..] = bytes else {
        return;
    };
    let difficulty = Difficulty::ALL[usize::from(*kind) % 5];
    let players = 1 + usize::from(*players) % 4;
    let options = Options {
        difficulty,
        fuse_cards: if difficulty.is_advanced() { 1 + usize::from(kind >> 3) % 10 } else { 0 },
        roles: vec![Some(Role::ALL[usize::from(kind >> 2) % 7])],
        mistakes: [Mistakes::Refused, Mistakes::Penalised][usize::from(kind >> 4) % 2],
        steady_hands: kind >> 5 & 1 == 1,
        ..Options::countdown(players)
    };
    let table = Countdown::table(options).expect("good options");
    let mut chance = Seeded::from_number(u64::from(*kind));
    let mut state = Countdown::before(&table);
    let inventory = Countdown::inventory(&table, &state);
    Countdown::start(&table, &mut state, &mut chance, &mut ());
    let mut now = Time::ZERO;
    for step in steps.chunks(3) {
        let [who, what, when] = *step else { return };
        now = now.plus(Time(u32::from(when) * 20));
        Countdown::tick(&table, &mut state, now, &mut chance, &mut ());
        let seat = Seat(who % 5);
        let mut listed = Vec::new();
        Countdown::legal(&table, &state, seat, &mut |one| listed.push(one.action));
        let wild = Countdown::any_action(&table, &mut Numbers::new(u64::from(what)));
        let action = match listed.get(usize::from(what) % listed.len().max(1)) {
            Some(action) if who < 200 => *action,
            _ => wild,
        };
        let accepted = Countdown::act(&table, &mut state, seat, action, now, &mut chance, &mut ()).is_ok();
        assert_eq!(accepted, listed.contains(&action), "{action:?}");
        assert_eq!(Countdown::inventory(&table, &state), inventory);
    }
});
