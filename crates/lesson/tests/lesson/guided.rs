//! A guided game does what the lesson wants, and nothing else.

use klaxon_lesson::Waits;

use crate::classroom::{Classroom, read};

const MISSION: &str = "Roll, try, place
players 2
given 1a 1: # < #
given 2a 2: G, 6
given row 1i

say lesson-fuse-clock
next
say lesson-fuse-roll
1 roll ~ R2 Y6 G4 B1
say lesson-fuse-refused
1 place Y6 a1 ! F-25
say lesson-fuse-place
point tray
1 place R2 a1 | place G4 a1
say lesson-fuse-mate
2 place Y6 a2
at 1:00
say lesson-fuse-unused
next
end lesson-fuse-won
";

fn mission() -> Classroom {
    let mut classroom = Classroom::new(&read("fuse-1", MISSION));
    classroom.next();
    classroom
}

#[test]
fn what_the_lesson_does_not_want_is_refused_and_changes_nothing() {
    let mut classroom = mission();
    assert_eq!(classroom.act("roll"), Ok(()));
    let before = (classroom.cue(), classroom.legal());
    let (rule, text) = classroom.act("place R2 a1").expect_err("not yet");
    assert_eq!(rule, "lesson");
    assert!(text.contains("first do what the coach says"), "{text}");
    assert_eq!((classroom.cue(), classroom.legal()), before);
}

#[test]
fn a_try_in_vain_is_refused_by_its_rule_and_the_lesson_goes_on() {
    let mut classroom = mission();
    assert_eq!(classroom.act("roll"), Ok(()));
    assert_eq!(classroom.cue().waits, Waits::Try);
    let (rule, _) = classroom.act("place B1 a2").expect_err("another one");
    assert_eq!(rule, "F-25");
    assert_eq!(classroom.cue().waits, Waits::Try, "that was not it");
    let (rule, _) = classroom.act("place Y6 a1").expect_err("in vain");
    assert_eq!(rule, "F-25");
    assert_eq!(classroom.cue().say, "lesson-fuse-place");
    assert_eq!(classroom.cue().points, ["tray"]);
    assert_eq!(classroom.cue().ways, ["place R2 a1", "place G4 a1"]);
}

#[test]
fn a_try_can_be_read_over_or_told_by_the_page() {
    let mut classroom = mission();
    assert_eq!(classroom.act("roll"), Ok(()));
    let learner = classroom.coach.with(|guide| guide.lesson().learner);
    let tried = |action: &str| classroom.coach.with(|guide| guide.tried(learner, action));
    tried("place R2 a1");
    assert_eq!(classroom.cue().waits, Waits::Try);
    tried("place Y6 a1");
    assert_eq!(classroom.cue().waits, Waits::Act);
    let mut other = mission();
    assert_eq!(other.act("roll"), Ok(()));
    other.next();
    assert_eq!(other.cue().waits, Waits::Act);
    other.next();
    assert_eq!(other.cue().waits, Waits::Act, "there is something to do");
}

#[test]
fn mates_act_and_time_passes_only_when_it_is_their_turn() {
    let mut classroom = mission();
    classroom.settle();
    assert!(classroom.events().is_empty(), "{:?}", classroom.events());
    assert_eq!(classroom.act("roll"), Ok(()));
    classroom.next();
    assert_eq!(classroom.act("place G4 a1"), Ok(()));
    let events = classroom.events();
    assert!(events.contains(&"placed Y6 2a2".to_owned()), "{events:?}");
    assert_eq!(classroom.cue().say, "lesson-fuse-unused");
    classroom.next();
    let cue = classroom.cue();
    assert_eq!((cue.waits, cue.done, cue.of), (Waits::Done, 5, 5));
}

/// A minute that ends by itself.
const MINUTE: &str = "The minute is over
game flatline
players 2
given meter 5
given hand 1 SA
given hand 2 BS

say lesson-flatline-minute
next
at 1:00 ~ triage clear 5 6
say lesson-flatline-plan
next
end lesson-flatline-won
";

#[test]
fn chance_says_what_the_lesson_wants_while_time_passes() {
    let mut classroom = Classroom::new(&read("flatline-1", MINUTE));
    classroom.next();
    let events = classroom.events();
    for told in ["revealed triage", "revealed clear", "emergency 1 5"] {
        let happened = events.iter().any(|event| event.starts_with(told));
        assert!(happened, "{told}: {events:?}");
    }
    assert_eq!(classroom.cue().say, "lesson-flatline-plan");
}

const PUZZLE: &str = "Leave the mate what it needs
players 2
given 1a 3: R, B, K
given 1b 2: 4, [Y|6], 2
given 2a 2: G, R, Y1
given tray R4 B4 Y6 G1

say lesson-fuse-others
goal turn
lost unused
why lesson-fuse-others-lost
hint lesson-fuse-others-hint

solution
1 place B4 a2
1 place Y6 b2
2 place R4 a2
2 place G1 a1

end lesson-fuse-others-done
";

#[test]
fn a_puzzle_lets_the_learner_do_what_they_like() {
    let mut classroom = Classroom::new(&read("fuse-2", PUZZLE));
    assert_eq!(classroom.cue().waits, Waits::Puzzle);
    assert_eq!(classroom.cue().hints, ["lesson-fuse-others-hint"]);
    assert_eq!(classroom.act("place Y6 b2"), Ok(()), "another order");
    assert!(!classroom.events().contains(&"placed R4 2a2".to_owned()));
    assert_eq!(classroom.act("place B4 b1"), Ok(()), "another place");
    assert_eq!(classroom.cue().waits, Waits::Done);
    assert_eq!(classroom.cue().say, "lesson-fuse-others-done");
}

#[test]
fn a_failed_puzzle_says_why_and_is_over() {
    let mut classroom = Classroom::new(&read("fuse-2", PUZZLE));
    assert_eq!(classroom.act("place R4 b1"), Ok(()));
    assert_eq!(classroom.act("place B4 a2"), Ok(()));
    assert_eq!(classroom.cue().waits, Waits::Failed);
    assert_eq!(classroom.cue().say, "lesson-fuse-others-lost");
    let (rule, _) = classroom.act("reroll Y6").expect_err("it is over");
    assert_eq!(rule, "lesson");
}
