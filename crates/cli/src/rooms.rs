//! `klaxon rooms`: the rooms of a server, for whoever runs it, whether it runs or not.

use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use klaxon_bots::registry::Games;
use klaxon_server::archive::{Archive, RoomDetails, RoomSummary};
use klaxon_server::control::{self, Answer, Live, Wish};
use klaxon_server::journal::{JournalError, Purged, close_alone, purge};
use klaxon_words::{Arg, Language, text};

use crate::columns::{Side, columns};
use crate::complaint::Complaint;
use crate::figures::{moment, size};
use crate::file;
use crate::place::{Place, block_on, complaint};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the rooms that are open
    List {
        #[command(flatten)]
        place: Place,
        /// Also rooms that are closed
        #[arg(long)]
        all: bool,
        /// As JSON, for programs; moments are milliseconds since 1970
        #[arg(long)]
        json: bool,
    },
    /// Show all about a room, except names
    Show {
        /// The code of the room, or its link
        code: String,
        #[command(flatten)]
        place: Place,
        /// As JSON, for programs; moments are milliseconds since 1970
        #[arg(long)]
        json: bool,
    },
    /// Close a room for good; its people are told who did it, and its record stays
    Close {
        /// The code of the room, or its link
        code: String,
        #[command(flatten)]
        place: Place,
    },
    /// Delete rooms that were closed long ago, with their records, and give the space back
    Purge {
        /// Rooms that have been closed for more than so many days
        #[arg(long, value_name = "DAYS")]
        older: u32,
        #[command(flatten)]
        place: Place,
    },
}

pub(crate) fn run(command: Command, language: Language) -> Result<(), Complaint> {
    match command {
        Command::List { place, all, json } => {
            let folder = place.folder(language)?;
            let rooms = block_on(list(&folder, all, language))?;
            match json {
                true => print_json(&rooms),
                false => file::print(&table(&rooms, language)),
            }
        }
        Command::Show { code, place, json } => {
            let folder = place.folder(language)?;
            let room = block_on(show(&folder, &code, language))?;
            match json {
                true => print_json(&room),
                false => file::print(&page(&room, language)),
            }
        }
        Command::Close { code, place } => {
            let folder = place.folder(language)?;
            block_on(close(&folder, &code, language))?;
            say(language, "operate-closed", &[("code", Arg::Text(&code))])
        }
        Command::Purge { older, place } => {
            let folder = place.folder(language)?;
            let purged = block_on(forget(&folder, older, language))?;
            tell_purged(purged, language)
        }
    }
}

fn say(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Complaint> {
    file::print(&(text(language, key, args) + "\n"))
}

fn print_json(value: &impl serde::Serialize) -> Result<(), Complaint> {
    let json = serde_json::to_string_pretty(value);
    let json = json.map_err(|error| Complaint::Plain(error.to_string()))?;
    file::print(&(json + "\n"))
}

/// What a server that runs says of its rooms; nothing if none runs.
async fn live(folder: &Path, language: Language) -> Result<Vec<Live>, Complaint> {
    match ask(folder, &Wish::Rooms, language).await? {
        Some(Answer::Rooms(rooms)) => Ok(rooms),
        _ => Ok(Vec::new()),
    }
}

/// Asks the server that runs, if one does.
async fn ask(folder: &Path, wish: &Wish, language: Language) -> Result<Option<Answer>, Complaint> {
    control::ask(folder, wish).await.map_err(|error| {
        let (data, what) = (folder.display().to_string(), error.to_string());
        let args = [("data", Arg::Text(&data)), ("what", Arg::Text(&what))];
        Complaint::Passing(text(language, "operate-silent", &args))
    })
}

async fn archive(folder: &Path, language: Language) -> Result<Archive, Complaint> {
    let archive = Archive::open(folder, Arc::new(Games)).await;
    archive.map_err(|error| complaint(&error, folder, language))
}

async fn list(folder: &Path, all: bool, language: Language) -> Result<Vec<RoomSummary>, Complaint> {
    let archive = archive(folder, language).await?;
    let live = live(folder, language).await?;
    let rooms = archive.rooms(all, &live).await;
    archive.close().await;
    rooms.map_err(|error| complaint(&error, folder, language))
}

async fn show(folder: &Path, code: &str, language: Language) -> Result<RoomDetails, Complaint> {
    let archive = archive(folder, language).await?;
    let live = live(folder, language).await?;
    let room = archive.room(code, &live).await;
    archive.close().await;
    let room = room.map_err(|error| complaint(&error, folder, language))?;
    room.ok_or_else(|| no_room(code, language))
}

fn no_room(code: &str, language: Language) -> Complaint {
    let args = [("code", Arg::Text(code))];
    Complaint::Plain(text(language, "operate-no-room", &args))
}

/// Closes a room: the server that runs does it, else we do.
async fn close(folder: &Path, code: &str, language: Language) -> Result<(), Complaint> {
    match ask(folder, &Wish::Close(code.to_owned()), language).await? {
        Some(Answer::Closed) => Ok(()),
        Some(Answer::Failed(what)) => {
            let data = folder.display().to_string();
            let args = [("data", Arg::Text(&data)), ("what", Arg::Text(&what))];
            Err(Complaint::Passing(text(language, "operate-failed", &args)))
        }
        Some(_) => Err(no_room(code, language)),
        None => {
            let closed = close_ourselves(folder, code).await;
            match closed.map_err(|error| complaint(&error, folder, language))? {
                true => Ok(()),
                false => Err(no_room(code, language)),
            }
        }
    }
}

/// Closes a room where no server runs. Returns whether there was such a room.
async fn close_ourselves(folder: &Path, code: &str) -> Result<bool, JournalError> {
    let archive = Archive::open(folder, Arc::new(Games)).await?;
    let room = archive.find(code).await;
    archive.close().await;
    let Some(room) = room?.filter(|room| room.closed.is_none()) else {
        return Ok(false);
    };
    close_alone(folder, room.id, now(), false).await
}

async fn forget(folder: &Path, older: u32, language: Language) -> Result<Purged, Complaint> {
    let age = u64::from(older) * 24 * 3600 * 1000;
    let purged = purge(folder, now().saturating_sub(age)).await;
    purged.map_err(|error| complaint(&error, folder, language))
}

/// Milliseconds since the epoch.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

fn tell_purged(purged: Purged, language: Language) -> Result<(), Complaint> {
    let (given, free) = (size(purged.bytes), size(purged.free));
    let args = [
        ("rooms", Arg::from(purged.rooms as usize)),
        ("size", Arg::Text(&given)),
    ];
    say(language, "operate-purged", &args)?;
    match purged.free {
        0 => Ok(()),
        _ => say(language, "operate-free", &[("size", Arg::Text(&free))]),
    }
}

fn table(rooms: &[RoomSummary], language: Language) -> String {
    let word = |key: &str| text(language, key, &[]);
    if rooms.is_empty() {
        return word("operate-no-rooms") + "\n";
    }
    let heads = [
        "operate-code",
        "operate-game",
        "operate-phase",
        "operate-people",
        "operate-since",
        "operate-size",
    ];
    let mut lines = vec![heads.map(word).to_vec()];
    lines.extend(rooms.iter().map(|room| {
        let people = match room.people {
            0 => "-".to_owned(),
            people => people.to_string(),
        };
        vec![
            room.code.clone(),
            room.game.clone().unwrap_or_else(|| "?".to_owned()),
            phase(&room.phase, language),
            people,
            moment(room.opened),
            size(room.bytes),
        ]
    }));
    let right = Side::Right;
    columns(
        &[Side::Left, Side::Left, Side::Left, right, Side::Left, right],
        &lines,
    )
}

fn page(room: &RoomDetails, language: Language) -> String {
    let summary = &room.summary;
    let mut lines = Vec::new();
    let mut line = |key: &str, value: String| {
        lines.push(vec![text(language, key, &[]), value]);
    };
    line("operate-code", summary.code.clone());
    line(
        "operate-game",
        summary.game.clone().unwrap_or_else(|| "?".to_owned()),
    );
    for option in &room.options {
        line("operate-option", option.clone());
    }
    line("operate-phase", phase(&summary.phase, language));
    line("operate-people", summary.people.to_string());
    if !room.seats.is_empty() {
        line("operate-seats", room.seats.join(", "));
    }
    if room.locked {
        line("operate-locked", text(language, "operate-yes", &[]));
    }
    line("operate-since", moment(summary.opened));
    if let Some(closed) = summary.closed {
        line("operate-closed-at", moment(closed));
    }
    line("operate-changes", summary.changes.to_string());
    line("operate-size", size(summary.bytes));
    if let Some(problem) = &room.problem {
        line("operate-problem", problem.clone());
    }
    columns(&[Side::Left, Side::Left], &lines)
}

/// What a phase is called.
fn phase(phase: &str, language: Language) -> String {
    let key = match phase {
        "lobby" => "operate-lobby",
        "counting" => "operate-counting",
        "playing" => "operate-playing",
        "paused" => "operate-paused",
        "over" => "operate-over",
        "closed" => "operate-shut",
        "damaged" => "operate-damaged",
        other => return other.to_owned(),
    };
    text(language, key, &[])
}
