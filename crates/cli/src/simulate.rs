//! `klaxon simulate`: many games played by policies.

mod plot;
mod report;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use klaxon_bots::registry::{self, Registered};
use klaxon_bots::simulate::Settings;
use klaxon_core::Time;
use klaxon_words::{Arg, Language, say, text};

use crate::complaint::Complaint;
use crate::file;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game: fuse, countdown, integrated, epic, flatline, planter, or fuse with modules, as in fuse+roles+sparks
    #[arg(value_name = "GAME")]
    game: String,
    /// How many play [default: 4, in epic 6]
    #[arg(long)]
    players: Option<usize>,
    /// How hard it is: training, standard, expert, elite, insane, or heroic by the rules of Countdown [default: standard]
    #[arg(long)]
    difficulty: Option<String>,
    /// Another option of the game, as in a record: --option 'sixes yes', --option 'extras yes'
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed: the same seed gives the same result, whatever the threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads [default: as many as there are cores]
    #[arg(long)]
    threads: Option<usize>,
    /// The policy of each seat; the last goes on for the seats behind it
    #[arg(long = "policy", value_delimiter = ',', default_value = "greedy")]
    policies: Vec<String>,
    /// Seconds that a player takes for each action; several make a sweep: --pace 3,4,5 [default: 6, in flatline and planter 2]
    #[arg(long = "pace", value_delimiter = ',')]
    paces: Vec<f64>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Print the result as CSV, a line for each pace
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Draw the share of games won against the pace, where a team wins or loses
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, language: Language) -> Result<(), Complaint> {
    let game = find(arguments, language)?;
    let paces = paces(&game, arguments, language)?;
    if arguments.svg.is_some() && !game.per_seat.is_empty() {
        let args = [("game", Arg::Text(&game.name))];
        return Err(Complaint::Plain(text(language, "simulate-no-plot", &args)));
    }
    let difficulty = arguments.difficulty.as_deref().or(game.difficulty);
    let players = arguments
        .players
        .map(|players| format!("players {players}"));
    let mut options: Vec<String> = players.into_iter().collect();
    options.extend(difficulty.map(|difficulty| format!("difficulty {difficulty}")));
    options.extend(arguments.options.iter().cloned());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or(cores).clamp(1, 1024),
        policies: arguments.policies.clone(),
        people: klaxon_core::Seats::NONE,
        pace: Time::ZERO,
    };
    let bar = progress_bar(arguments.games * paces.len() as u64);
    let result = (game.run)(&game.name, &options, &settings, &paces, &|| bar.inc(1));
    bar.finish_and_clear();
    let tallies = result.map_err(|problems| {
        let problems = problems.iter().map(|problem| say(language, problem));
        Complaint::Several(problems.map(Complaint::Plain).collect())
    })?;
    let results: Vec<_> = paces.into_iter().zip(tallies).collect();
    if let Some(path) = &arguments.svg {
        file::write(path, &plot::win_rate(&results, language))?;
    }
    let players = arguments.players.unwrap_or_else(|| usual_players(&game));
    let title = report::title(&game, arguments, players, language);
    file::print(&if arguments.json {
        report::json(&game, arguments, players, &results)
    } else if arguments.csv {
        report::csv(&game, players, &results)
    } else {
        report::table(&game, players, &title, &results, language)
    })
}

/// The game and its policies, if there are such.
fn find(arguments: &Arguments, language: Language) -> Result<Registered, Complaint> {
    let Some(game) = registry::find(&arguments.game) else {
        let names = klaxon_games::names();
        let args = [
            ("name", Arg::Text(&arguments.game)),
            ("games", Arg::Text(&names.join(", "))),
        ];
        return Err(Complaint::Plain(text(language, "simulate-no-game", &args)));
    };
    let unknown = arguments
        .policies
        .iter()
        .find(|policy| !game.policies.contains(&policy.as_str()));
    if let Some(policy) = unknown {
        let args = [
            ("name", Arg::Text(policy)),
            ("policies", Arg::Text(&game.policies.join(", "))),
        ];
        return Err(Complaint::Plain(text(
            language,
            "simulate-no-policy",
            &args,
        )));
    }
    Ok(game)
}

/// How many play if nobody says.
fn usual_players(game: &Registered) -> usize {
    (game.unpack)(&game.name, &[]).map_or(0, |board| board.seats())
}

fn paces(
    game: &Registered,
    arguments: &Arguments,
    language: Language,
) -> Result<Vec<Time>, Complaint> {
    let asked = match arguments.paces.as_slice() {
        [] => std::slice::from_ref(&game.pace),
        paces => paces,
    };
    let paces = asked.iter().map(|&seconds| {
        if (0.0..=3600.0).contains(&seconds) {
            Ok(Time((seconds * 1000.0).round() as u32))
        } else {
            Err(Complaint::Plain(text(language, "simulate-pace", &[])))
        }
    });
    paces.collect()
}

/// Shown on a terminal only.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
    let bar = ProgressBar::new(games);
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
