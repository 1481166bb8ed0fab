//! What a clock passes, and what is told of it.

use klaxon_voice::{Mark, Pace, Passed, Tension, Tone, Watch, marks};

const TEN_MINUTES: u32 = 600_000;

fn game(before: u32, after: u32) -> Vec<Mark> {
    marks(Pace::Game, TEN_MINUTES, before, after)
}

#[test]
fn a_whole_game_passes_every_mark_once() {
    let whole = game(TEN_MINUTES, 0);
    assert_eq!(whole.len(), 20);
    assert_eq!(whole[..2], [Mark::Minutes(9), Mark::Minutes(8)]);
    assert_eq!(whole[4], Mark::Half(5));
    assert_eq!(
        whole[8..12],
        [Mark::Minutes(1), Mark::Thirty, Mark::Ten, Mark::Count(9)]
    );
    let step_by_step = (0..TEN_MINUTES).step_by(100).rev();
    let step_by_step = step_by_step.flat_map(|after| game(after + 100, after));
    assert_eq!(step_by_step.collect::<Vec<_>>(), whole);
}

#[test]
fn a_mark_is_passed_when_exactly_so_much_is_left() {
    assert_eq!(game(540_001, 540_000), [Mark::Minutes(9)]);
    assert_eq!(game(540_000, 539_999), []);
    assert_eq!(game(30_500, 30_001), []);
    assert_eq!(game(10_040, 9_990), [Mark::Ten]);
}

#[test]
fn a_clock_that_goes_back_passes_nothing() {
    assert_eq!(game(100_000, 200_000), []);
    assert_eq!(game(60_000, 60_000), []);
}

#[test]
fn half_is_half_of_this_clock() {
    assert_eq!(
        marks(Pace::Game, 480_000, 480_000, 230_000)[3],
        Mark::Half(4)
    );
    // Its half is not a whole number of minutes, and its beginning is no mark.
    let five = marks(Pace::Game, 300_000, 300_000, 60_000);
    assert_eq!(five, [4, 3, 2, 1].map(Mark::Minutes));
    // A clock never shows more than it has.
    assert_eq!(
        marks(Pace::Game, 300_000, 999_000, 240_000),
        [Mark::Minutes(4)]
    );
}

#[test]
fn a_minute_of_its_own_tells_its_second_half_only() {
    let minute = marks(Pace::Minute, 60_000, 60_000, 0);
    assert_eq!(minute[..3], [Mark::Thirty, Mark::Ten, Mark::Count(9)]);
    assert_eq!(minute.len(), 11);
    assert_eq!(marks(Pace::Planning, 60_000, 60_000, 0), [Mark::Ten]);
}

fn watch() -> Watch {
    let mut watch = Watch::new(Pace::Game, TEN_MINUTES);
    assert_eq!(watch.pass(TEN_MINUTES), Passed::default());
    watch
}

#[test]
fn of_a_jump_only_the_newest_mark_is_told() {
    assert_eq!(watch().pass(179_900).mark, Some(Mark::Minutes(3)));
}

#[test]
fn a_mark_of_long_ago_is_not_told() {
    assert_eq!(watch().pass(179_300).mark, Some(Mark::Minutes(3)));
    assert_eq!(watch().pass(179_299).mark, None);
}

#[test]
fn nothing_is_told_twice_when_the_clock_is_put_right() {
    let mut watch = watch();
    assert_eq!(watch.pass(299_950).mark, Some(Mark::Half(5)));
    assert_eq!(watch.pass(300_100), Passed::default());
    assert_eq!(watch.pass(299_900), Passed::default());
    assert_eq!(watch.pass(240_000).mark, Some(Mark::Minutes(4)));
}

#[test]
fn whoever_comes_late_is_told_nothing_of_the_past() {
    let mut late = Watch::new(Pace::Game, TEN_MINUTES);
    assert_eq!(late.pass(299_900), Passed::default());
    assert_eq!(late.pass(240_000).mark, Some(Mark::Minutes(4)));
}

#[test]
fn a_second_begins_with_a_tone() {
    let mut watch = watch();
    let mut tone = |left| watch.pass(left).tone;
    assert_eq!(tone(60_020), None);
    assert_eq!(tone(59_990), Some(Tone::Klaxon));
    assert_eq!(tone(59_000), None);
    assert_eq!(tone(29_950), Some(Tone::Beat));
    assert_eq!(tone(29_850), None);
    assert_eq!(tone(11_000), Some(Tone::Beat));
    assert_eq!(tone(10_000), Some(Tone::Count));
    assert_eq!(tone(2_000), Some(Tone::Count));
    // Too long ago.
    assert_eq!(tone(1_299), None);
    assert_eq!(tone(999), Some(Tone::Last));
    assert_eq!(tone(0), None);
}

#[test]
fn plans_are_made_without_tones_and_a_short_minute_beats_later() {
    let tones = |pace: Pace| (1..=60).filter(move |s| pace.tone(*s).is_some()).count();
    assert_eq!(tones(Pace::Planning), 0);
    assert_eq!(tones(Pace::Minute), 15);
    assert_eq!(tones(Pace::Game), 31);
}

#[test]
fn the_hum_tightens() {
    let game =
        [600_000, 300_001, 300_000, 60_000, 30_000, 10_000, 0].map(|left| Pace::Game.tension(left));
    assert_eq!(
        game,
        [
            Tension::Calm,
            Tension::Calm,
            Tension::Half,
            Tension::Minute,
            Tension::Thirty,
            Tension::Ten,
            Tension::Ten
        ]
    );
    let minute = [60_000, 30_000, 15_000, 5_000].map(|left| Pace::Minute.tension(left));
    assert_eq!(
        minute,
        [
            Tension::Half,
            Tension::Minute,
            Tension::Thirty,
            Tension::Ten
        ]
    );
    assert_eq!(Pace::Planning.tension(3_000), Tension::Planning);
}
