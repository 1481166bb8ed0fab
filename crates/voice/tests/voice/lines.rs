//! Every line can be said, in every temper and language, to one person and to several.

use klaxon_voice::moments::{countdown, flatline, fuse, planter, table};
use klaxon_voice::{Crew, Form, Mark, Moment, Temper};
use klaxon_words::Language;

fn all() -> Vec<Moment> {
    let marks = (1..=9).flat_map(|n| [Mark::Minutes(n), Mark::Half(n), Mark::Count(n)]);
    let marks = marks.chain([Mark::Thirty, Mark::Ten]);
    let clocks = [300_000, 600_000, 720_000];
    let marks = marks.flat_map(|mark| clocks.map(|clock| mark.moment(clock)));
    let mut all: Vec<Moment> = marks.collect();
    for n in 0..=13 {
        all.extend([
            fuse::start(n, Some(n as u32 * 60_000)),
            fuse::start(n, None),
            countdown::start(n, 2, "Ada"),
            countdown::lost(n),
            flatline::start(n, n),
            flatline::round(n, n),
            flatline::power_low(n),
            flatline::emergency_dice(n, n + 1),
            flatline::treated(n),
            flatline::stat_failed(n, n),
            planter::start(n, 1, "Ada"),
            planter::bomb(1, "Ada", n as i64),
            planter::big_fuse(n as i64, n),
            planter::won(1, "Ada", n as i64),
        ]);
    }
    all.extend([
        table::refused(),
        table::still(),
        table::paused(),
        table::away(1, "Ada"),
        table::back(1, "Ada"),
        fuse::won(),
        fuse::lost_by_clock(),
        fuse::lost_by_empty_bag(),
        fuse::first_defused(),
        fuse::defused(),
        fuse::last_bomb(),
        fuse::fuse_card(),
        fuse::rolled_again(),
        fuse::die_lost(),
        fuse::tower_fell(),
        countdown::won(),
        countdown::spark(),
        countdown::roles_off(),
        countdown::roll_a_six(),
        flatline::won(),
        flatline::lost(),
        flatline::red_trigger(),
        planter::burns_on(),
        planter::too_slow(),
        planter::time_bomb(),
        planter::shared(),
    ]);
    all
}

#[test]
fn every_moment_has_a_line_in_every_temper() {
    for moment in all() {
        for language in Language::ALL {
            for crew in [Crew::Solo, Crew::Team] {
                let lines =
                    Temper::ALL.map(|temper| moment.line(language, temper, crew, Form::Spoken));
                for line in &lines {
                    let whole = line.ends_with(['.', '!', '?']) && !line.contains('⟨');
                    let begins = line.starts_with(|c: char| c.is_uppercase() || c.is_numeric());
                    assert!(whole && begins, "{moment:?}: {line}");
                    // Three seconds are some sixty letters.
                    assert!(line.chars().count() < 70, "too long: {line}");
                }
                let counted = moment.key == "voice-count";
                assert_eq!(lines[0] == lines[1], counted, "{moment:?}: {lines:?}");
                assert_eq!(lines[1] == lines[2], counted, "{moment:?}: {lines:?}");
            }
        }
    }
}

#[test]
fn nobody_alone_is_called_by_a_plural_in_german() {
    let plural = [
        "Ihr", "euch", "euer", "Prüft", "Lasst", "Redet", "Seht", "Hört",
    ];
    // At these tables nobody sits alone.
    let several = |moment: &Moment| moment.key.starts_with("voice-planter");
    for moment in all().into_iter().filter(|moment| !several(moment)) {
        for temper in Temper::ALL {
            let line = moment.line(Language::German, temper, Crew::Solo, Form::Spoken);
            let mut words = line.split(|c: char| !c.is_alphabetic());
            assert!(!words.any(|word| plural.contains(&word)), "{line}");
        }
    }
}

fn check(moment: &Moment, language: Language, crew: Crew, form: Form, expected: &str) {
    let line = moment.line(language, Temper::Professional, crew, form);
    assert_eq!(line, expected);
}

#[test]
fn players_are_numbers_for_the_ear_and_names_for_the_eye() {
    let away = table::away(3, "ada. b");
    let english = |form, expected| check(&away, Language::English, Crew::Team, form, expected);
    english(Form::Spoken, "Seat three has lost the link.");
    english(Form::Caption, "\u{2068}ada. b\u{2069} has lost the link.");
    let nameless = table::away(3, "");
    let german = |form| {
        check(
            &nameless,
            Language::German,
            Crew::Team,
            form,
            "Platz drei hat keine Verbindung.",
        )
    };
    german(Form::Spoken);
    german(Form::Caption);
}

#[test]
fn numbers_are_words_up_to_twelve_and_bring_their_nouns() {
    let english = |moment: Moment, expected| {
        check(
            &moment,
            Language::English,
            Crew::Team,
            Form::Spoken,
            expected,
        );
    };
    english(flatline::round(2, 1), "Round two. Power falls to one cube.");
    english(
        flatline::round(12, 13),
        "Round twelve. Power falls to 13 cubes.",
    );
    english(
        flatline::stat_failed(1, 3),
        "Emergency not cleared. One of three.",
    );
    let german = |moment: Moment, expected| {
        check(
            &moment,
            Language::German,
            Crew::Team,
            Form::Spoken,
            expected,
        );
    };
    german(
        flatline::round(2, 1),
        "Runde zwei. Energie fällt auf eine Zelle.",
    );
    german(flatline::power_low(2), "Energie bei zwei Zellen.");
}

#[test]
fn the_start_knows_the_crew_and_the_clock() {
    let alone = |clock, expected| {
        check(
            &fuse::start(1, clock),
            Language::German,
            Crew::Solo,
            Form::Spoken,
            expected,
        );
    };
    alone(
        Some(600_000),
        "Allein an Bord, zehn Minuten. Bitte beginnen.",
    );
    alone(None, "Allein an Bord, keine Uhr. Bitte beginnen.");
    let four = fuse::start(4, Some(480_000));
    let expected = "Vier an Bord, acht Minuten. Bitte beginnen.";
    check(&four, Language::German, Crew::Team, Form::Spoken, expected);
}

#[test]
fn a_temper_has_a_name() {
    for temper in Temper::ALL {
        assert_eq!(temper.name().parse(), Ok(temper));
    }
    assert_eq!("friendly".parse::<Temper>(), Err(()));
}
