//! The games that can be simulated. A game joins by one line in [`games`].

use klaxon_core::game::Reason;
use klaxon_core::{Message, Time};
use klaxon_fuse::Fuse;
use klaxon_planter::Planter;

use crate::simulate::{PerSeat, Settings, Simulated, simulate};
use crate::tally::Tally;

/// All registered games.
pub fn games() -> Vec<Registered> {
    vec![register::<Fuse>(), register::<Planter>()]
}

/// Plays games with options in the notation, once for each pace; tells of each game that is finished.
pub type Run =
    fn(&[String], &Settings, &[Time], &(dyn Fn() + Sync)) -> Result<Vec<Tally>, Vec<Message>>;

/// A registered game.
#[derive(Clone, Copy)]
pub struct Registered {
    /// Its name.
    pub name: &'static str,
    /// The names of its policies.
    pub policies: &'static [&'static str],
    /// How many seconds a turn usually takes.
    pub pace: f64,
    /// How hard it usually is, if that can be chosen.
    pub difficulty: Option<&'static str>,
    /// Its endings, the first being a win where a team wins.
    pub endings: &'static [&'static str],
    /// What is measured in it.
    pub measures: &'static [&'static str],
    /// What is measured for each seat besides.
    pub per_seat: &'static [PerSeat],
    /// Plays games with these options, once for each pace.
    pub run: Run,
}

fn register<G: Simulated>() -> Registered {
    Registered {
        name: G::NAME,
        policies: G::POLICIES,
        pace: G::PACE,
        difficulty: G::DIFFICULTY,
        endings: G::ENDINGS,
        measures: G::MEASURES,
        per_seat: G::PER_SEAT,
        run: run::<G>,
    }
}

fn run<G: Simulated>(
    options: &[String],
    settings: &Settings,
    paces: &[Time],
    progress: &(dyn Fn() + Sync),
) -> Result<Vec<Tally>, Vec<Message>> {
    let lines: Vec<&str> = options.iter().map(String::as_str).collect();
    let options = G::parse_options(&lines).map_err(|errors| {
        errors
            .into_iter()
            .map(|(_, message)| message)
            .collect::<Vec<_>>()
    })?;
    let table = G::table(options)
        .map_err(|problems| problems.iter().map(Reason::message).collect::<Vec<_>>())?;
    let tallies = paces.iter().map(|&pace| {
        let settings = Settings {
            pace,
            ..settings.clone()
        };
        simulate::<G>(&table, &settings, progress)
    });
    Ok(tallies.collect())
}
