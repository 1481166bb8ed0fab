//! Tests: emergency dice and the cards of C (L-23, L-25, L-51, L-52, L-60, L-61).

use klaxon_flatline::Card;

use crate::agenda::Task;
use crate::position::{plain, with_triggers};
use crate::table::{Phase, Referee};

/// Before C's roll, with these cards in slots of row 1.
fn before_roll(cards: &[(Card, usize)]) -> Referee {
    let mut referee = plain();
    for (card, slot) in cards {
        referee.lay(*card, *slot, 1);
    }
    referee.stand(Phase::Dice, Task::Roll);
    referee
}

#[test]
fn escalation_rolls_the_dice_of_its_slot_again_and_again() {
    let mut referee = before_roll(&[(Card::Escalation, 2), (Card::LockDown, 3)]);
    referee.check(
        "go",
        "roll\nemergency 1 2\nemergency 2 2\nactivated escalation\nescalates 1 2
        roll\nemergency 1 3\nemergency 2 2\nactivated escalation\nescalates 2\nactivated lock-down\nlocked track
        roll\nemergency 2 3\nactivated lock-down\nplanning 0:01",
    );
}

#[test]
fn a_drawn_card_activates_only_if_its_slot_is_still_to_come() {
    let mut referee = before_roll(&[(Card::Chaos, 1)]);
    referee.check(
        "go",
        "roll\nemergency 1 2\nemergency 2 1\nactivated chaos
        revealed power-lock slot-2\nrevealed lock-down slot-3
        activated power-lock\nlocked stations\nplanning 0:01",
    );
    let mut referee = before_roll(&[(Card::UnderDuress, 2)]);
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 2\nactivated under-duress\nrevealed power-lock slot-1\nplanning 0:01",
    );
}

#[test]
fn a_card_drawn_above_the_slot_in_progress_activates() {
    let mut referee = before_roll(&[
        (Card::UnderDuress, 1),
        (Card::Setback, 2),
        (Card::Chaos, 3),
        (Card::Regression, 4),
        (Card::LockDown, 5),
        (Card::PowerLoss, 6),
    ]);
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 1\nactivated under-duress\nrevealed power-lock above-1
        activated power-lock\nlocked stations\nplanning 0:01",
    );
}

#[test]
fn caught_off_guard_is_replaced_even_when_both_rows_are_full() {
    let full = || {
        let mut referee = before_roll(&[(Card::CaughtOffGuard, 5)]);
        referee.lay(Card::FoiledPlans, 5, 2);
        let blue = Card::ALL.iter().copied().filter(|card| !card.is_stat());
        let kept = [Card::CaughtOffGuard, Card::FoiledPlans, Card::AThanklessJob];
        let others: Vec<Card> = blue.filter(|card| !kept.contains(card)).collect();
        let slots = [1, 2, 3, 4, 6];
        let places = slots.into_iter().flat_map(|slot| [(slot, 1), (slot, 2)]);
        for ((slot, row), card) in places.zip(others) {
            referee.lay(card, slot, row);
        }
        referee
    };
    let mut referee = full();
    referee.check(
        "go",
        "roll\nemergency 1 5\nemergency 2 5\nactivated caught-off-guard\ndiscarded caught-off-guard
        revealed a-thankless-job slot-5\nactivated a-thankless-job\nlocked green
        activated foiled-plans\ndial 2\nplanning 0:01",
    );
    let mut referee = full();
    referee.check(
        "go",
        "roll\nemergency 1 5\nemergency 2 5\nactivated caught-off-guard\ndiscarded caught-off-guard
        revealed triage stat\nactivated foiled-plans\ndial 2\nslid 5\nplanning 0:01",
    );
}

#[test]
fn caught_off_guard_by_a_stat_card_leaves_its_slot_empty() {
    let mut referee = before_roll(&[(Card::CaughtOffGuard, 1)]);
    referee.lay(Card::LockDown, 1, 2);
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 4\nactivated caught-off-guard\ndiscarded caught-off-guard
        revealed clear stat\nactivated lock-down\nlocked track\nslid 1\nplanning 0:01",
    );
}

#[test]
fn without_a_card_left_caught_off_guard_is_only_discarded() {
    let mut referee = before_roll(&[(Card::CaughtOffGuard, 1)]);
    referee.out = std::mem::take(&mut referee.draw).into_iter().collect();
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 1\nactivated caught-off-guard\ndiscarded caught-off-guard\nplanning 0:01",
    );
    let mut referee = before_roll(&[(Card::CaughtOffGuard, 1)]);
    referee.draw.remove(&Card::Escalation);
    referee.discard.insert(Card::Escalation);
    referee.out = std::mem::take(&mut referee.draw).into_iter().collect();
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 6\nactivated caught-off-guard\nreshuffled\ndiscarded caught-off-guard
        revealed escalation slot-1\nactivated escalation\nescalates 1\nroll\nemergency 1 2\nplanning 0:01",
    );
}

#[test]
fn below_none_nothing_is_lost() {
    let mut referee = before_roll(&[(Card::BathroomBreak, 1), (Card::UnderManned, 2)]);
    referee.this.dice = vec![0, 1, 3];
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 2\nactivated bathroom-break\nchoice lose-die 2",
    );
    assert_eq!(
        referee.may("choose"),
        ["choose player 2", "choose player 3"]
    );
    referee.check(
        "choose player 2",
        "chosen\ndice 2 0\nactivated under-manned\ndice 3 2\nplanning 0:01",
    );
}

#[test]
fn no_help_in_sight_is_active_from_the_roll() {
    let mut referee = before_roll(&[(Card::NoHelpInSight, 4)]);
    referee.help(Card::CrisisAverted);
    referee.check(
        "go",
        "roll\nemergency 1 4\nemergency 2 6\nlocked triage\nactivated no-help-in-sight\nplanning 0:01",
    );
    assert!(referee.may("use").is_empty());
    assert_eq!(referee.may("discard"), ["discard crisis-averted"]);
}

#[test]
fn crisis_averted_after_the_roll_ignores_each_die() {
    let mut referee = before_roll(&[(Card::LockDown, 4)]);
    referee.help(Card::CrisisAverted);
    referee.check("go", "roll\nemergency 1 4\nemergency 2 6");
    referee.check(
        "use crisis-averted",
        "used crisis-averted\nignored 1\nignored 2\nplanning 0:01",
    );
}

#[test]
fn a_stop_goes_on_while_another_card_could_be_used() {
    let mut referee = before_roll(&[(Card::LockDown, 4)]);
    referee.help(Card::CrisisAverted);
    referee.help(Card::DisasterAverted);
    referee.help(Card::Clear);
    referee.check("go", "roll\nemergency 1 4\nemergency 2 6");
    referee.check(
        "use crisis-averted",
        "used crisis-averted\nignored 1\nignored 2",
    );
    assert!(
        referee.may("use disaster-averted").is_empty(),
        "no die is left to ignore"
    );
    assert_eq!(referee.may("go"), ["go"]);
    referee.check("discard clear", "discarded clear\nplanning 0:01");
}

#[test]
fn a_roll_that_hits_nothing_cannot_be_averted() {
    let mut referee = before_roll(&[(Card::LockDown, 4)]);
    referee.help(Card::CrisisAverted);
    referee.help(Card::DisasterAverted);
    assert_eq!(
        referee.may("use"),
        ["use crisis-averted", "use disaster-averted"]
    );
    referee.check("go", "roll\nemergency 1 1\nemergency 2 6\nplanning 0:01");
}

#[test]
fn disaster_averted_on_a_double_leaves_the_other_die() {
    let mut referee = before_roll(&[(Card::Escalation, 4)]);
    referee.help(Card::DisasterAverted);
    assert_eq!(referee.may("use"), ["use disaster-averted"]);
    referee.check("go", "roll\nemergency 1 4\nemergency 2 4");
    assert_eq!(referee.may("use"), ["use disaster-averted die 1"]);
    referee.check(
        "use disaster-averted die 1",
        "used disaster-averted\nignored 1\nactivated escalation\nescalates 2
        roll\nemergency 2 1\nplanning 0:01",
    );
}

#[test]
fn disaster_averted_may_be_used_on_a_double_that_it_does_not_change() {
    let mut referee = before_roll(&[(Card::LockDown, 4)]);
    referee.help(Card::DisasterAverted);
    referee.check("go", "roll\nemergency 1 4\nemergency 2 4");
    referee.check(
        "use disaster-averted die 1",
        "used disaster-averted\nignored 1\nactivated lock-down\nlocked track\nplanning 0:01",
    );
}

#[test]
fn bad_timing_fires_what_was_touched_when_it_activated() {
    let mut referee = with_triggers(&[
        (2, 2, "-turn"),
        (3, 3, "-dice"),
        (4, 4, "+die"),
        (3, 2, "-cube"),
    ]);
    referee.lay(Card::BadTiming, 1, 1);
    referee.stand(Phase::Dice, Task::Roll);
    referee.check(
        "go",
        "roll\nemergency 1 1\nemergency 2 1\nactivated bad-timing\ntiming 2.2 3.3
        fired 2 2\ndial 2\nfired 3 3\ndice 1 5\ndice 2 5\ndice 3 5\nplanning 0:01",
    );
}

#[test]
fn emergency_dice_cards_are_refused_in_planning_and_tactical_decision_before_a() {
    let mut referee = before_roll(&[]);
    for card in [
        Card::CrisisAverted,
        Card::DisasterAverted,
        Card::TacticalDecision,
    ] {
        referee.help(card);
    }
    referee.stand(Phase::Power, Task::LosePower);
    assert_eq!(
        referee.may("use"),
        ["use crisis-averted", "use disaster-averted"]
    );
    // No other card could be used before A, so A comes at once; from then on Tactical Decision could.
    referee.check("use crisis-averted", "used crisis-averted\nskip\npower 1");
    assert_eq!(referee.may("use"), ["use tactical-decision"]);
    referee.check("go", "revealed lock-down slot-1\nadded");
    referee.check("go", "skipped\nplanning 0:01");
    assert_eq!(referee.may("use"), ["use tactical-decision"]);
}

#[test]
fn a_wrong_event_and_an_illegal_action_are_found() {
    let mut referee = before_roll(&[(Card::LockDown, 1)]);
    let events = ["roll", "emergency 1 1", "emergency 2 1", "planning 0:01"].map(str::to_owned);
    let why = referee
        .act(0, "go", 1000, &events)
        .expect_err("a lock is missing");
    assert!(why.contains("activated lock-down"), "{why}");
    let mut referee = before_roll(&[]);
    assert!(referee.act(1, "go", 1000, &[]).is_err(), "not the chief");
    assert!(referee.act(0, "ready", 1000, &[]).is_err(), "not planning");
}
