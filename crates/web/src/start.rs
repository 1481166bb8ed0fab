//! The page begins: it finds its room, and hears what comes from outside.

use klaxon_core::Seat;
use klaxon_room::{Command, Occupant, Phase};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::desk::Desk;
use crate::link::{Coming, Link};
use crate::shell::{clock, door, keys, names, screen};
use crate::text::{set_language, t};
use crate::{awake, browser, ears, games};

/// Takes the page over.
pub(crate) fn start() {
    let root = browser::document().document_element();
    let code = root.and_then(|root| root.get_attribute("lang"));
    if let Some(language) = code.and_then(|code| code.parse().ok()) {
        set_language(language);
    }
    let owner = Owner::new();
    owner.set();
    ears::start();
    let desk = Desk::new();
    std::mem::forget(owner);
    games::load_ahead();
    find_room(desk);
    if let Some(loading) = browser::document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(move || screen::screen(desk));
    listen(desk);
}

/// The room of the address.
fn find_room(desk: Desk) {
    let name = browser::kept("klaxon-name");
    if browser::path() == "solo" {
        let name = name.unwrap_or_else(|| t("web-you"));
        desk.set_link(Some(Link::to_tab(&name)));
    } else if is_big_screen() {
        ears::quiet_by_default(false);
        let code = browser::path().to_ascii_uppercase();
        let link = Link::to_server(&code, names::SCREEN, Coming::ToWatch);
        desk.set_link(Some(link));
    } else if let Some(name) = name {
        door::come_in(desk, &name);
    }
}

/// Returns whether this is a screen for everybody to look at, such as a television.
fn is_big_screen() -> bool {
    browser::asks_for("screen")
}

/// The room of this tab is there, and nothing is asked of it any more. The mission is the one of the last time; bots take
/// the seats that are left; and if the address asks for it, the game begins.
pub(crate) fn settle_tab(desk: Desk) {
    if desk.look(|link| link.room().phase()) != Some(Phase::Lobby) {
        return;
    }
    let now = browser::asks_for("now");
    match desk.opening.get_value() {
        Opening::Fresh => {
            desk.opening.set_value(Opening::Restored);
            if now {
                let (name, value) = ("count-in".to_owned(), "1000".to_owned());
                desk.ask(Command::Set { name, value });
            }
            match browser::kept(MISSION) {
                Some(options) => set_up(desk, &options),
                None => fill_seats(desk),
            }
        }
        Opening::Restored if now && is_full(desk) => {
            desk.opening.set_value(Opening::Begun);
            desk.ask(Command::Ready(true));
        }
        _ => fill_seats(desk),
    }
}

/// How far a room of this tab has come since the page was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// It was just opened.
    Fresh,
    /// It has the mission of the last time.
    Restored,
    /// The game that the address asked for has begun.
    Begun,
}

/// Under which name the options of the last game in this tab are kept.
const MISSION: &str = "klaxon-mission";

/// Keeps the options of a game that begins in this tab, for the next time.
pub(crate) fn keep_mission(desk: Desk) {
    let options = desk.look(|link| link.room().options().join("\n"));
    browser::keep(MISSION, &options.unwrap_or_default());
}

fn set_up(desk: Desk, options: &str) {
    let game = desk.look(|link| link.room().game().to_owned());
    desk.ask(Command::Setup {
        game: game.unwrap_or_default(),
        options: options.lines().map(str::to_owned).collect(),
    });
}

fn is_full(desk: Desk) -> bool {
    let free = |occupant: &Occupant| *occupant == Occupant::Nobody;
    desk.look(|link| link.room().seats().iter().any(free)) == Some(false)
}

/// In a room of this tab nobody else will come: the first seat is the person's, and bots take the others.
pub(crate) fn fill_seats(desk: Desk) {
    let free = desk.look(|link| {
        let seats = link.room().seats().iter().zip(Seat::all(99));
        let free = seats.filter(|(occupant, _)| **occupant == Occupant::Nobody);
        let free: Vec<Seat> = free.map(|(_, seat)| seat).collect();
        let sits = link.room().seats_of(link.me()).next().is_some();
        (free, sits, link.code().is_some())
    });
    let Some((free, mut sits, false)) = free else {
        return;
    };
    for seat in free {
        match sits {
            true => desk.ask(Command::Bot {
                seat,
                policy: "greedy".to_owned(),
            }),
            false => desk.ask(Command::Sit(seat)),
        }
        sits = true;
    }
}

/// Connects at once: the network or the tab is back.
pub(crate) fn hurry(desk: Desk) {
    desk.change(|link| link.session().hurry(browser::now()));
}

/// The network, the tab or a key: what comes from outside.
fn listen(desk: Desk) {
    let back = move || {
        if browser::document().hidden() {
            return awake::slept();
        }
        hurry(desk);
        clock::look(desk);
        awake::stay(desk);
        desk.changed();
    };
    for event in ["online", "focus", "pageshow"] {
        on(&browser::window(), event, move |_: web_sys::Event| back());
    }
    for event in ["visibilitychange", "resume"] {
        on(&browser::document(), event, move |_: web_sys::Event| back());
    }
    // A page that is left may be kept for the way back, with its socket open: the others are to know.
    on(&browser::window(), "pagehide", move |_: web_sys::Event| {
        if desk.look(|link| link.code().is_some()) == Some(true) {
            desk.change(|link| link.session().lost(browser::now()));
        }
    });
    on(&browser::window(), "offline", move |_: web_sys::Event| {
        // A room of this tab needs no network.
        if desk.look(|link| link.code().is_some()) == Some(true) {
            desk.change(|link| link.session().lost(browser::now()));
        }
    });
    on(
        &browser::window(),
        "keydown",
        move |event: web_sys::KeyboardEvent| keys::press(desk, &event),
    );
    on(
        &browser::window(),
        "pointerdown",
        move |event: web_sys::PointerEvent| {
            desk.keys.set(false);
            desk.touch_at(f64::from(event.client_x()), f64::from(event.client_y()));
            awake::stay(desk);
        },
    );
    clock::run(desk);
}

/// Listens for as long as the page lives.
fn on<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    target: &web_sys::EventTarget,
    event: &str,
    then: impl FnMut(E) + 'static,
) {
    let listener = Closure::<dyn FnMut(E)>::new(then);
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}
