//! Any sequence of actions by anybody at any time: accepted or refused, nothing is lost, nothing falls over.
#![no_main]

use klaxon_core::chance::Seeded;
use klaxon_core::conformance::Conforms;
use klaxon_core::{Game, Numbers, Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::Options;
use klaxon_fuse::game::options::{Composition, Difficulty, Layout, Mistakes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [players, kind, steps @ ..] = bytes else {
        return;
    };
    let options = Options {
        difficulty: Difficulty::ALL[usize::from(*kind) % 5],
        layout: [Layout::Standard, Layout::Stacks(Composition::AfterTheDeal)][usize::from(kind >> 3) % 2],
        mistakes: [Mistakes::Refused, Mistakes::Penalised][usize::from(kind >> 4) % 2],
        steady_hands: kind >> 5 & 1 == 1,
        sixes: kind >> 6 & 1 == 1,
        ..Options::new(1 + usize::from(*players) % 5)
    };
    let table = Fuse::table(options).expect("good options");
    let mut chance = Seeded::from_number(u64::from(*kind));
    let mut state = Fuse::before(&table);
    let inventory = Fuse::inventory(&table, &state);
    Fuse::start(&table, &mut state, &mut chance, &mut ());
    let mut now = Time::ZERO;
    for step in steps.chunks(3) {
        let [who, what, when] = *step else { return };
        now = now.plus(Time(u32::from(when) * 20));
        Fuse::tick(&table, &mut state, now, &mut chance, &mut ());
        let seat = Seat(who % 6);
        let mut listed = Vec::new();
        Fuse::legal(&table, &state, seat, &mut |one| listed.push(one.action));
        let wild = Fuse::any_action(&table, &mut Numbers::new(u64::from(what)));
        let action = match listed.get(usize::from(what) % listed.len().max(1)) {
            Some(action) if who < 200 => *action,
            _ => wild,
        };
        let accepted = Fuse::act(&table, &mut state, seat, action, now, &mut chance, &mut ()).is_ok();
        assert_eq!(accepted, listed.contains(&action), "{action:?}");
        assert_eq!(Fuse::inventory(&table, &state), inventory);
    }
});
