//! What stands above and below the story of a game: which it was, who played, and how it ended.

use klaxon_core::Outcome;
use klaxon_core::board::Board;
use klaxon_core::outcome::ScoreLine;
use klaxon_core::record::RecordText;
use klaxon_server::set_up_words;
use klaxon_words::{Arg, Language, say, text};

use super::players;

/// Which game it was, who played, and with which options.
pub(super) fn heading(record: &RecordText<'_>, board: &dyn Board, language: Language) -> String {
    let game = title(record.game);
    let players = players::all(&record.header, board.seats(), language);
    let args = [("game", Arg::Text(&game)), ("players", Arg::Text(&players))];
    let mut told = text(language, "story-heading", &args) + "\n";
    let options = record.options.iter().filter(|line| !line.starts_with('|'));
    let options = options.map(|line| set_up_words::option(record.game, line, language));
    told += &options.collect::<Vec<_>>().join(" · ");
    told + "\n"
}

/// What a game is called; a combination with its parts.
fn title(game: &str) -> String {
    match game {
        "fuse" => "FUSE".to_owned(),
        "countdown" => "FUSE: Countdown".to_owned(),
        "flatline" => "FLATLINE".to_owned(),
        "planter" => "Fuse".to_owned(),
        mix => format!("FUSE ({mix})"),
    }
}

/// How it ended, with every line of the score.
pub(super) fn ending(record: &RecordText<'_>, outcome: &Outcome, language: Language) -> String {
    let time = outcome.at.to_string();
    let reason = say(language, &outcome.reason);
    let args = [("time", Arg::Text(&time)), ("reason", Arg::Text(&reason))];
    let mut told = text(language, "story-ending", &args) + "\n";
    told += &score(&outcome.score, language);
    if outcome.standings.is_empty() {
        return told + &total(outcome.total(), language);
    }
    let mut standings: Vec<_> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.place);
    for standing in standings {
        let name = players::name(&record.header, standing.seat, language);
        let points = standing.total().to_string();
        let args = [
            ("place", Arg::from(usize::from(standing.place))),
            ("who", Arg::Text(&name)),
            ("points", Arg::Text(&points)),
        ];
        told += &format!("  {}\n", text(language, "story-place-of", &args));
    }
    told
}

fn score(lines: &[ScoreLine], language: Language) -> String {
    let line = |line: &ScoreLine| format!("  {:>4}  {}\n", line.points, say(language, &line.what));
    lines.iter().map(line).collect()
}

fn total(points: i32, language: Language) -> String {
    format!("  {points:>4}  {}\n", text(language, "story-total", &[]))
}
