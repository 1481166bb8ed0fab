//! How much a server carries: rooms of four players made of code, who pass and take their pass back, so that no game
//! ever ends. The server is a process of its own, as people run it, with its journal on disk; what it costs is read
//! from `/proc`.

mod figures;
mod player;
mod room;
mod server;

use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};

use clap::Parser;
use futures_util::StreamExt;
use futures_util::stream;
use klaxon_proto::Form;
use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::task::{JoinSet, LocalSet};

use figures::{Figures, Memory};
use room::Room;
use server::Server;

/// How many players sit in a room.
const PLAYERS: usize = 4;
/// How many rooms are prepared at the same time.
const AT_ONCE: usize = 32;
/// Before anything is measured, everything has happened a few times.
const WARM_UP: Duration = Duration::from_secs(2);

#[derive(Parser)]
#[command(about = "How much a server carries")]
struct Arguments {
    /// The server: a klaxon binary
    #[arg(long)]
    binary: PathBuf,
    /// How many rooms, with four players each
    #[arg(long, default_value_t = 500)]
    rooms: usize,
    /// How many moves a second each player makes
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// For how many seconds to measure
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// In which form messages are sent: json or binary; both, one after the other, if it is left out
    #[arg(long, value_parser = form)]
    form: Option<Form>,
    /// Where the journal is kept; a folder of its own in the system's folder for such things if it is left out
    #[arg(long)]
    data: Option<PathBuf>,
}

fn form(word: &str) -> Result<Form, String> {
    match word {
        "json" => Ok(Form::Json),
        "binary" => Ok(Form::Binary),
        _ => Err("json or binary".to_owned()),
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    allow_many_files();
    let forms = match arguments.form {
        Some(form) => vec![form],
        None => vec![Form::Json, Form::Binary],
    };
    for form in forms {
        match measure(&arguments, form) {
            Ok(figures) => println!("{figures}"),
            Err(why) => {
                eprintln!("{why}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// A socket needs a descriptor, and there are thousands.
fn allow_many_files() {
    let limit = getrlimit(Resource::Nofile);
    let raised = rustix::process::Rlimit {
        current: limit.maximum,
        ..limit
    };
    // If that is forbidden, opening the sockets says so.
    let _ = setrlimit(Resource::Nofile, raised);
}

/// One thread is enough for the players, and leaves the others to the server.
fn measure(arguments: &Arguments, form: Form) -> Result<Figures, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    LocalSet::new().block_on(&runtime, play(arguments, form))
}

async fn play(arguments: &Arguments, form: Form) -> Result<Figures, String> {
    let server = Server::start(&arguments.binary, arguments.data.as_deref())?;
    let mut memory = Memory {
        empty: server.memory()?,
        ..Memory::default()
    };
    let codes = opened(&server, arguments.rooms).await?;
    memory.opened = server.memory()?;
    let rooms = together(codes.into_iter().zip(0..), |(code, place)| {
        Room::join(&server.address, form, code, place)
    });
    let rooms = rooms.await?;
    memory.joined = server.memory()?;
    let rooms = together(rooms, |room| room.begin(&server.address)).await?;
    memory.playing = server.memory()?;
    let mut figures = Figures::new(form, arguments.rooms, arguments.rate, memory);
    run(&server, rooms, arguments, &mut figures).await?;
    figures.memory.played = server.memory()?;
    Ok(figures)
}

async fn opened(server: &Server, rooms: usize) -> Result<Vec<String>, String> {
    together(0..rooms, |place| room::open(&server.address, place)).await
}

/// Does something for many, some at a time, and gives what came of it in the same order.
async fn together<T, U, F: Future<Output = Result<U, String>>>(
    all: impl IntoIterator<Item = T>,
    each: impl Fn(T) -> F,
) -> Result<Vec<U>, String> {
    let done: Vec<Result<U, String>> = stream::iter(all.into_iter().map(each))
        .buffered(AT_ONCE)
        .collect()
        .await;
    done.into_iter().collect()
}

/// Lets all rooms play, and measures after the warm-up.
async fn run(
    server: &Server,
    rooms: Vec<Room>,
    arguments: &Arguments,
    figures: &mut Figures,
) -> Result<(), String> {
    let log = Rc::default();
    let mut playing = JoinSet::new();
    let between = Duration::from_secs_f64(1.0 / (arguments.rate * PLAYERS as f64));
    let count = rooms.len() as u32;
    for (room, place) in rooms.into_iter().zip(0..) {
        // They don't all begin at the same moment.
        let first = Instant::now() + between * place / count;
        playing.spawn_local(room.play(first, between, Rc::clone(&log)));
    }
    let window = async {
        tokio::time::sleep(WARM_UP).await;
        log.clear();
        let before = (server.costs()?, Instant::now());
        tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
        let after = (server.costs()?, Instant::now());
        figures.note(&log, after.0 - before.0, after.1 - before.1);
        Ok(())
    };
    tokio::select! {
        measured = window => measured,
        Some(ended) = playing.join_next() => match ended {
            Ok(Err(why)) => Err(why),
            _ => Err("a room stopped playing".to_owned()),
        },
    }
}
