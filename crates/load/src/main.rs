//! How much a server carries: rooms of four players made of code, who pass and take their pass back, so that no game
//! ever ends. The server is a process of its own, as people run it, with its journal on disk; or there are several, with
//! PostgreSQL and NATS. What they cost is read from `/proc`.

mod costs;
mod figures;
mod player;
mod room;
mod server;
mod service;

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
use service::Service;

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
    /// How many nodes share PostgreSQL and NATS, with the players of each room spread over them; 0 is one process with
    /// SQLite. Several numbers, with commas between, are measured one after the other
    #[arg(long, value_delimiter = ',', default_value = "0")]
    nodes: Vec<usize>,
    /// Where the journal of one process is kept; a folder of its own in the system's folder for such things if it is left out
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
    let each_form = |&nodes| forms.iter().map(move |&form| (nodes, form));
    for (nodes, form) in arguments.nodes.iter().flat_map(each_form) {
        match measure(&arguments, nodes, form) {
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
fn measure(arguments: &Arguments, nodes: usize, form: Form) -> Result<Figures, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    LocalSet::new().block_on(&runtime, play(arguments, nodes, form))
}

async fn play(arguments: &Arguments, nodes: usize, form: Form) -> Result<Figures, String> {
    let service = Service::start(&arguments.binary, nodes, arguments.data.as_deref())?;
    let addresses = service.addresses();
    let mut memory = Memory {
        empty: service.memory()?,
        ..Memory::default()
    };
    let codes = together(0..arguments.rooms, |place| room::open(&addresses, place)).await?;
    memory.opened = service.memory()?;
    let rooms = together(codes.into_iter().zip(0..), |(code, place)| {
        Room::join(&addresses, form, code, place)
    });
    let rooms = rooms.await?;
    memory.joined = service.memory()?;
    let rooms = together(rooms, |room| room.begin(&addresses)).await?;
    memory.playing = service.memory()?;
    let mut figures = Figures::new(form, nodes, arguments.rooms, arguments.rate, memory);
    run(&service, rooms, arguments, &mut figures).await?;
    figures.memory.played = service.memory()?;
    Ok(figures)
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
    service: &Service,
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
        let before = (service.spent()?, Instant::now());
        tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
        let after = (service.spent()?, Instant::now());
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
