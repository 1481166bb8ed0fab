//! Tests: the countdown, F, G, H and the end (L-30, L-36, L-40 to L-47, L-52, L-55, L-61, L-62).

use klaxon_flatline::Card;

use crate::agenda::Task;
use crate::position::{plain, with_triggers};
use crate::table::{Phase, Referee, Waiting};

/// Puts a stat card from the draw pile into the stat area, cleared or not.
fn stat(referee: &mut Referee, card: Card, cleared: bool) {
    referee.draw.remove(&card);
    referee.add_stat(card);
    if cleared {
        let line = referee.on_cards.get_mut(&card).expect("it lies open");
        line.dice[0] = Some("1P".parse().expect("a die"));
        referee.this.dice = vec![0, 0, 0];
        let on_cards = referee
            .on_cards
            .values()
            .flat_map(|line| line.dice.iter().flatten());
        referee.this.dice[0] = on_cards.count();
    }
}

fn no_dice(referee: &mut Referee) {
    referee.this.dice = vec![0, 0, 0];
}

#[test]
fn a_chain_settles_before_the_first_card_leaves() {
    let mut referee = with_triggers(&[(1, 1, "+tile"), (3, 3, "-cube")]);
    no_dice(&mut referee);
    referee.clear(&[(1, 1), (1, 2), (1, 3), (3, 1), (3, 3)]);
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check(
        "go",
        "patients 1\nresolved 1\ntreated 1 1\nfired 1 1\nchoice place-tile",
    );
    let options = referee.may("choose");
    assert_eq!(options.len(), 7, "not the treated patient's: {options:?}");
    referee.check(
        "choose 3.2",
        "chosen\ncleared 3.2\ntreated 3 3\nfired 3 3\ncube-lost\nleft 3\npatient 3 e\nleft 1\npatient 1 f
        resolved 2\nresolved 3\nresolved 4\nturning\ngathered\ndial 2\nround 1\npower 2
        revealed lock-down slot-1\nrevealed power-lock slot-2\nadded
        roll\nemergency 1 6\nemergency 2 5\nplanning 0:01",
    );
}

#[test]
fn triage_used_before_a_red_trigger_ignores_it_and_later_ones() {
    let mut referee = with_triggers(&[(1, 1, "-cube"), (2, 2, "-cube")]);
    no_dice(&mut referee);
    referee.clear(&[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
    referee.help(Card::Triage);
    referee.help(Card::Clear);
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check("go", "patients 1\nresolved 1\ntreated 1 1");
    // The trigger takes no effect any more, so the stop before it is over, although Clear! could be used.
    referee.check(
        "use triage",
        "used triage\nignoring\nquiet 1\nleft 1\npatient 1 e",
    );
    assert_eq!(referee.may("go"), ["go"], "a stop between two patients");
    referee.check(
        "go",
        "resolved 2\ntreated 2 2\nquiet 2\nleft 2\npatient 2 f",
    );
}

#[test]
fn a_red_trigger_stays_the_one_that_was_touched_at_treatment() {
    let mut referee = with_triggers(&[(1, 1, "-cube"), (1, 4, "-dice"), (2, 2, "+turn")]);
    no_dice(&mut referee);
    referee.clear(&[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)]);
    referee.help(Card::Clear);
    referee.help(Card::Triage);
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check("go", "patients 1\nresolved 1\ntreated 1 1");
    assert!(
        referee.may("use clear 1").is_empty(),
        "no line of the treated patient"
    );
    referee.check(
        "use clear 2.3",
        "used clear\ncleared 2.3\ntreated 2 2\nfired 2 2\ndial 2\nleft 2\npatient 2 e",
    );
    referee.check("go", "fired 1 1\ncube-lost\nleft 1\npatient 1 f");
}

/// Between bay 1 and bay 2 of G, with one line of bay 2 open and no patient left in the deck.
fn before_bay_2(cards: &[Card]) -> Referee {
    let mut referee = plain();
    no_dice(&mut referee);
    referee.patients_gone = referee.patients_left;
    referee.patients_left = 0;
    referee.clear(&[(2, 1), (2, 2)]);
    cards.iter().for_each(|card| referee.help(*card));
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check("go", "patients 1\nresolved 1");
    referee
}

#[test]
fn a_bay_emptied_at_a_stop_is_skipped_and_the_next_patient_has_its_own_stop() {
    let mut referee = before_bay_2(&[Card::Clear, Card::Triage]);
    referee.check(
        "use clear 2.3",
        "used clear\ncleared 2.3\ntreated 2 2\nquiet 2\nleft 2",
    );
    assert_eq!(referee.may("go"), ["go"], "a stop before bay 3");
    referee.check("go", "resolved 3");
    referee.check("discard triage", "discarded triage\nresolved 4\nturning\ngathered\ndial 2\nround 1
        power 1\nrevealed lock-down slot-1\nadded\nroll\nemergency 1 6\nemergency 2 6\nplanning 0:01");
}

#[test]
fn without_a_card_that_could_be_used_no_stop_follows_the_last_use() {
    let mut referee = before_bay_2(&[Card::Clear]);
    referee.check(
        "use clear 2.3",
        "used clear\ncleared 2.3\ntreated 2 2\nquiet 2\nleft 2
        resolved 3\nresolved 4\nturning\ngathered\ndial 2\nround 1
        power 1\nrevealed lock-down slot-1\nadded\nroll\nemergency 1 6\nemergency 2 6\nplanning 0:01",
    );
}

#[test]
fn the_last_patient_wins_at_once_whatever_its_trigger() {
    let mut referee = with_triggers(&[(2, 2, "-cube")]);
    no_dice(&mut referee);
    referee.meter = [false; 8];
    referee.meter[7] = true;
    referee.cubes_removed = 7;
    for bay in [0, 2, 3] {
        referee.bays[bay] = None;
    }
    referee.patients_gone = 3 + referee.patients_left;
    referee.patients_left = 0;
    referee.clear(&[(2, 1), (2, 2), (2, 3)]);
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check("go", "patients 1\nresolved 2\ntreated 2 2\nwon 0:01");
    assert_eq!(referee.outcome(), Some("won"));
    assert!(referee.legal(0).is_empty());
}

#[test]
fn the_last_cube_loses() {
    let mut referee = plain();
    referee.meter = [false; 8];
    referee.meter[7] = true;
    referee.cubes_removed = 7;
    referee.stand(Phase::Power, Task::LosePower);
    referee.check("go", "power 2\nlost-power 0:01");

    let mut referee = plain();
    referee.meter = [false; 8];
    referee.meter[7] = true;
    referee.cubes_removed = 7;
    referee.lay(Card::PowerLoss, 3, 1);
    referee.stand(Phase::Dice, Task::Roll);
    referee.check(
        "go",
        "roll\nemergency 1 3\nemergency 2 1\nactivated power-loss\ncube-moved 1\nlost-power 0:01",
    );
}

#[test]
fn the_third_failed_card_loses_before_any_treatment() {
    let mut referee = plain();
    no_dice(&mut referee);
    for card in [Card::TacticalDecision, Card::Clear, Card::AFreshStart] {
        stat(&mut referee, card, false);
    }
    referee.stand(Phase::Ended, Task::BeginStat);
    referee.check(
        "go",
        "stat\nfailed tactical-decision\nfailed clear\nfailed a-fresh-start\nlost-failed 0:01",
    );
}

#[test]
fn cleared_cards_wait_for_room() {
    let mut referee = plain();
    for card in [Card::TacticalDecision, Card::Triage, Card::AdrenalineRush] {
        referee.help(card);
    }
    for card in [Card::Clear, Card::Recharge, Card::CaffeineRush] {
        stat(&mut referee, card, true);
    }
    referee.stand(Phase::Ended, Task::BeginStat);
    referee.check("go", "stat");
    assert_eq!(referee.may("go"), [""; 0]);
    assert_eq!(referee.may("drop"), [""; 0]);
    assert_eq!(
        referee.may("keep"),
        ["keep caffeine-rush", "keep clear", "keep recharge"]
    );
    referee.check("keep recharge", "kept recharge");
    assert_eq!(referee.may("keep"), [""; 0]);
    assert_eq!(referee.may("drop"), ["drop caffeine-rush", "drop clear"]);
    assert!(
        referee.may("use recharge").is_empty(),
        "no cube was removed"
    );
    referee.check(
        "use adrenaline-rush",
        "used adrenaline-rush\ncoming-dice 1 7\ncoming-dice 2 7\ncoming-dice 3 7",
    );
    referee.check("keep clear", "kept clear");
    referee.check("drop caffeine-rush", "discarded caffeine-rush\ncards-done");
    assert_eq!(referee.phase, Phase::Stat, "a stop before G");
    assert!(referee.may("use caffeine-rush").is_empty());
}

#[test]
fn a_gain_beyond_the_limit_is_ignored_in_the_coming_round() {
    let mut referee = with_triggers(&[(1, 1, "+dice"), (2, 2, "-dice")]);
    no_dice(&mut referee);
    referee.coming.dice = vec![7, 6, 0];
    referee.clear(&[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
    referee.help(Card::CaffeineRush);
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check(
        "go",
        "patients 1\nresolved 1\ntreated 1 1\nfired 1 1\ncoming-dice 2 7\ncoming-dice 3 1\nleft 1\npatient 1 e",
    );
    assert_eq!(referee.may("use"), ["use caffeine-rush player 3"]);
    referee.check("go", "resolved 2\ntreated 2 2");
    referee.check(
        "go",
        "fired 2 2\ncoming-dice 1 6\ncoming-dice 2 6\ncoming-dice 3 0\nleft 2\npatient 2 f",
    );
}

#[test]
fn a_tile_outside_g_treats_nobody() {
    let mut referee = plain();
    no_dice(&mut referee);
    referee.clear(&[(1, 1), (1, 2)]);
    referee.help(Card::Clear);
    referee.help(Card::Recharge);
    referee.cubes_removed = 1;
    referee.meter[0] = false;
    referee.stand(Phase::Stat, Task::BeginPatients);
    referee.check("use clear 1.3", "used clear\ncleared 1.3");
    assert_eq!(referee.may("use"), ["use recharge"], "the stop goes on");
    referee.check(
        "go",
        "patients 1\nresolved 1\ntreated 1 1\nquiet 1\nleft 1\npatient 1 e",
    );
}

#[test]
fn the_chief_chooses_which_of_two_filled_stations_fills_the_meter() {
    let mut referee = plain();
    referee.this.dice = vec![2, 2, 0];
    for (station, die) in referee.stations.iter_mut().zip(["1P", "2A"]) {
        station.dice.fill(Some(die.parse().expect("a die")));
    }
    referee.cubes_removed = 1;
    referee.meter[0] = false;
    referee.help(Card::Clear);
    referee.stand(Phase::Patients, Task::Stations);
    referee.check("go", "choice recharge");
    assert_eq!(
        referee.may("choose"),
        ["choose station 1", "choose station 2"]
    );
    assert!(referee.may("use").is_empty(), "a choice is open");
    referee.check("choose station 2", "chosen\nrecharged 2\nturning");
    assert_eq!(referee.station_cubes, [1, 0]);
}

/// Three seats in the countdown, with one die, one and two.
fn in_countdown() -> Referee {
    let mut referee = plain();
    referee.this.dice = vec![1, 1, 2];
    referee.phase = Phase::Planning;
    referee.waiting = Waiting::Planning;
    referee.check_seat(1, "ready", "ready 1");
    referee.check_seat(2, "ready", "ready 2");
    let rolled = "ready 3\ncountdown 0:01\nrolled 1P\nrolled 2A\nrolled 3S\nrolled 3B";
    referee.check_seat(3, "ready", rolled);
    referee
}

/// What follows the end of the countdown if one die lies on line 1.1.
const ROUND_ENDS: &str = "resolution 0:01\nstat\ncards-done\npatients 1
    cleared 1.1\nresolved 1\nresolved 2\nresolved 3\nresolved 4\nturning\ngathered\ndial 2\nround 1
    power 1\nrevealed lock-down slot-1\nadded\nroll\nemergency 1 6\nemergency 2 6\nplanning 0:01";

#[test]
fn the_countdown_ends_when_every_seat_with_dice_is_done() {
    let mut referee = in_countdown();
    assert!(
        !referee.legal(1).contains("sacrifice 2A 2"),
        "it would have no die left"
    );
    referee.check_seat(3, "done", "done 3");
    referee.check_seat(2, "sacrifice 2A 3", "sacrificed 2A\nrerolls 3 1\nundone 3");
    referee.check_seat(1, "place 1P 1.1a", "placed 1P 1.1a");
    let rerolled = "rerolls 3 0\nrerolled 3B B\nrerolled 3S P";
    referee.check_seat(3, "reroll 3BS", rerolled);
    referee.check_seat(3, "done", &format!("done 3\n{ROUND_ENDS}"));
}

#[test]
fn dice_and_faces_to_set_take_done_back() {
    let mut referee = in_countdown();
    referee.help(Card::ConcentratedEffort);
    referee.help(Card::CaffeineRush);
    referee.check_seat(2, "done", "done 2");
    referee.check_seat(3, "done", "done 3");
    referee.check(
        "use concentrated-effort",
        "used concentrated-effort\nsets 1 1\nsets 2 1\nundone 2\nsets 3 1\nundone 3",
    );
    referee.check_seat(2, "set 2A P", "sets 2 0\nset 2A P");
    referee.check_seat(3, "done", "done 3");
    referee.check(
        "use caffeine-rush player 3",
        "used caffeine-rush\ndice 3 3\nrolled 3W\nundone 3",
    );
    referee.check_seat(2, "done", "done 2");
    referee.check_seat(3, "done", "done 3");
    referee.check_seat(1, "place 1P 1.1a", &format!("placed 1P 1.1a\n{ROUND_ENDS}"));
}
