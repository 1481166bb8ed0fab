//! Bots of a room in this tab think in a worker, so that no thought keeps a finger waiting.
//!
//! A question is a text: game, seat, policy, seed, game time, the position as the seat sees it, then the options, a line
//! each. The answer is `act ACTION`, `wait` or `wait MILLIS`.

use std::cell::RefCell;
use std::collections::HashMap;

use klaxon_bots::registry::{self, Decision};
use klaxon_core::board::Board;
use klaxon_core::{Seat, Shelf, Time, Viewer};
use klaxon_fuse::Fuse;
use klaxon_room::Think;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::shelf::PageGames;
use crate::{app, browser};

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static ASKED: RefCell<HashMap<u32, (Think, String)>> = RefCell::new(HashMap::new());
    static COUNT: RefCell<u32> = const { RefCell::new(0) };
    /// In the worker: the table of the last question.
    static TABLE: RefCell<Option<(String, Box<dyn Board>)>> = const { RefCell::new(None) };
}

/// Starts the worker. Where there is none, bots think here, between two pictures.
pub(crate) fn start() {
    let script = browser::document()
        .query_selector("script[src$='/boot.js']")
        .ok()
        .flatten();
    let Some(path) = script.and_then(|script| script.get_attribute("src")) else {
        return;
    };
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let path = path.replace("boot.js", "worker.js");
    let Ok(worker) = Worker::new_with_options(&path, &options) else {
        return;
    };
    let answered = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let answer = js_sys::Array::from(&event.data());
        let number = answer.get(0).as_f64().unwrap_or_default() as u32;
        answer_came(number, &answer.get(1).as_string().unwrap_or_default());
    });
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    answered.forget();
    let failed = Closure::<dyn FnMut()>::new(|| {
        WORKER.set(None);
        let asked = ASKED.take();
        for (number, (think, question)) in asked {
            ASKED.with_borrow_mut(|asked| asked.insert(number, (think, question.clone())));
            think_here(number, question);
        }
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    WORKER.set(Some(worker));
}

/// Lets a bot think.
pub(crate) fn ask(think: Think, board: &dyn Board, now: Time) {
    let seed = u64::from_le_bytes(browser::random());
    let Think { seat, policy, .. } = &think;
    let mut lines = vec![
        board.game().to_owned(),
        seat.to_string(),
        policy.clone(),
        seed.to_string(),
        now.0.to_string(),
        board.view(Viewer::Seat(*seat)),
    ];
    lines.extend(board.options());
    let question = lines.join("\n");
    let number = COUNT.with_borrow_mut(|count| {
        *count = count.wrapping_add(1);
        *count
    });
    ASKED.with_borrow_mut(|asked| asked.insert(number, (think, question.clone())));
    let sent = WORKER.with_borrow(|worker| {
        let message = js_sys::Array::of2(&number.into(), &question.as_str().into());
        worker
            .as_ref()
            .is_some_and(|worker| worker.post_message(&message).is_ok())
    });
    if !sent {
        think_here(number, question);
    }
}

fn think_here(number: u32, question: String) {
    browser::after(0, move || answer_came(number, &answer(&question)));
}

fn answer_came(number: u32, answer: &str) {
    let asked = ASKED.with_borrow_mut(|asked| asked.remove(&number));
    let Some((think, question)) = asked else {
        return;
    };
    if let Some(decision) = parse(answer) {
        return app::bot_thought(&think, decision);
    }
    // The worker can't think: from now on it is done here.
    if let Some(worker) = WORKER.take() {
        worker.terminate();
    }
    ASKED.with_borrow_mut(|asked| asked.insert(number, (think, question.clone())));
    think_here(number, question);
}

fn parse(answer: &str) -> Option<Decision> {
    match answer.split_once(' ').unwrap_or((answer, "")) {
        ("act", action) => Some(Decision::Act(action.to_owned())),
        ("wait", "") => Some(Decision::Wait(None)),
        ("wait", millis) => Some(Decision::Wait(Some(Time(millis.parse().ok()?)))),
        _ => None,
    }
}

/// The other side: what a bot does. A question that makes no sense is answered by waiting.
pub(crate) fn answer(question: &str) -> String {
    match decide(question) {
        Some(Decision::Act(action)) => format!("act {action}"),
        Some(Decision::Wait(Some(Time(millis)))) => format!("wait {millis}"),
        Some(Decision::Wait(None)) | None => "wait".to_owned(),
    }
}

fn decide(question: &str) -> Option<Decision> {
    let mut lines = question.splitn(7, '\n');
    let mut next = || lines.next();
    let (name, seat, policy) = (next()?, next()?.parse::<Seat>().ok()?, next()?);
    let (seed, now) = (next()?.parse().ok()?, Time(next()?.parse().ok()?));
    let (position, options) = (next()?, next().unwrap_or_default());
    TABLE.with_borrow_mut(|table| {
        let known = format!("{name}\n{options}");
        if table.as_ref().is_none_or(|(of, _)| *of != known) {
            let lines: Vec<&str> = options.lines().collect();
            let board = PageGames.unpack(name, &lines)?.ok()?;
            *table = Some((known, board));
        }
        let (_, board) = table.as_mut()?;
        board.set_position(position).then_some(())?;
        let thinking = registry::think::<Fuse>(board.as_ref(), seat, policy, seed, now)?;
        Some(thinking())
    })
}
