//! What the page shows, and everything that can happen to it.

use std::cell::RefCell;
use std::collections::HashMap;

use klaxon_bots::registry::Decision;
use klaxon_core::Seat;
use klaxon_room::{Command, Occupant, Phase, Think};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::ears::{self, Sound};
use crate::hand::Held;
use crate::link::Link;
use crate::local::Local;
use crate::remote::Remote;
use crate::section::watch;
use crate::shelf::FUSE;
use crate::text::{capital, set_language, t};
use crate::{awake, browser, clock, end, keys, lobby, saved, table, thinking};

/// What screens watch.
#[derive(Clone, Copy)]
pub(crate) struct Signals {
    /// Goes up with every change of the room.
    pub(crate) version: RwSignal<u32>,
    /// A short line for the person.
    pub(crate) toast: RwSignal<Option<String>>,
    /// Something that happened and that nobody must miss, for a while.
    pub(crate) caption: RwSignal<Option<String>>,
    /// How often something was refused.
    pub(crate) refusals: RwSignal<u32>,
    /// The die that the person holds.
    pub(crate) held: RwSignal<Option<Held>>,
    /// Goes up whenever the clock has to be drawn.
    pub(crate) tick: RwSignal<u32>,
    /// Goes up with every claim on a die.
    pub(crate) claims: RwSignal<u32>,
    /// Of several seats on this device, the one that is played now.
    pub(crate) shown: RwSignal<Option<Seat>>,
    /// Whose cards are shown large besides.
    pub(crate) enlarged: RwSignal<Option<Seat>>,
    /// What each seat did last, by its number from 0.
    pub(crate) deeds: RwSignal<HashMap<u8, String>>,
    /// What happened last, as a sentence.
    pub(crate) told: RwSignal<String>,
    /// Does the person play by keyboard?
    pub(crate) keys: RwSignal<bool>,
    /// Why the room was left, if it was, and whether one can come back.
    pub(crate) left: RwSignal<Option<(String, bool)>>,
    /// Is there no sound?
    pub(crate) mute: RwSignal<bool>,
}

thread_local! {
    static LINK: RefCell<Option<Link>> = const { RefCell::new(None) };
    static SIGNALS: RefCell<Option<Signals>> = const { RefCell::new(None) };
}

/// The signals of the page.
pub(crate) fn signals() -> Signals {
    SIGNALS.with_borrow(|signals| signals.expect("the page has started"))
}

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
    let signals = Signals {
        version: RwSignal::new(0),
        toast: RwSignal::new(None),
        caption: RwSignal::new(None),
        refusals: RwSignal::new(0),
        held: RwSignal::new(None),
        tick: RwSignal::new(0),
        claims: RwSignal::new(0),
        shown: RwSignal::new(None),
        enlarged: RwSignal::new(None),
        deeds: RwSignal::new(HashMap::new()),
        told: RwSignal::new(String::new()),
        keys: RwSignal::new(false),
        left: RwSignal::new(None),
        mute: ears::muted(),
    };
    SIGNALS.set(Some(signals));
    std::mem::forget(owner);
    if browser::path() == "solo" {
        open_local();
    } else if is_big_screen() {
        enter(&t("web-big-screen"), Coming::ToWatch);
    } else if let Some(name) = browser::kept("klaxon-name") {
        enter(&name, Coming::ToPlay);
    }
    if let Some(loading) = browser::document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(screen);
    listen();
}

/// Is this a screen for everybody to look at, such as a television?
pub(crate) fn is_big_screen() -> bool {
    let search = browser::window().location().search().unwrap_or_default();
    let search = search.trim_start_matches('?');
    search
        .split('&')
        .any(|part| part == "screen" || part.starts_with("screen="))
}

fn open_local() {
    thinking::start();
    let name = browser::kept("klaxon-name").unwrap_or_else(|| t("web-you"));
    let saved = saved::is_there().then(Local::resume).flatten();
    let local = saved.or_else(|| Local::new(vec!["players 1".to_owned()], &name));
    LINK.set(local.map(|local| Link::Local(Box::new(local))));
    if matches!(with_link(|link| link.room().phase()), Some(Phase::Lobby)) {
        fill_seats();
    }
}

/// In a room of this tab nobody else will come: the first seat is the person's, and bots take the others.
pub(crate) fn fill_seats() {
    let free = with_link(|link| {
        let seats = link
            .room()
            .seats()
            .iter()
            .zip(Seat::all(usize::from(u8::MAX)));
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
            true => ask(Command::Bot {
                seat,
                policy: "greedy".to_owned(),
            }),
            false => ask(Command::Sit(seat)),
        }
        sits = true;
    }
}

/// Comes to the room of the address, under this name from now on.
pub(crate) fn join(name: &str) {
    enter(name, Coming::ToPlay);
}

/// Why somebody comes to a room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Coming {
    ToPlay,
    ToWatch,
}

fn enter(name: &str, coming: Coming) {
    let code = browser::path().to_ascii_uppercase();
    LINK.set(Some(Link::Remote(Box::new(Remote::new(
        &code,
        name,
        coming == Coming::ToWatch,
    )))));
    changed();
}

/// The network, the tab or a key: what comes from outside.
fn listen() {
    let back = || {
        if browser::document().hidden() {
            return awake::slept();
        }
        remote(Remote::hurry);
        clock::draw();
        awake::stay();
        changed();
    };
    for event in ["online", "focus", "pageshow"] {
        on(&browser::window(), event, move |_: web_sys::Event| back());
    }
    on(
        &browser::document(),
        "visibilitychange",
        move |_: web_sys::Event| back(),
    );
    on(&browser::document(), "resume", move |_: web_sys::Event| {
        back()
    });
    on(&browser::window(), "offline", |_: web_sys::Event| {
        remote(Remote::lose);
        changed();
    });
    on(
        &browser::window(),
        "keydown",
        |event: web_sys::KeyboardEvent| keys::press(&event),
    );
    on(
        &browser::window(),
        "pointerdown",
        |_: web_sys::PointerEvent| {
            signals().keys.set(false);
            awake::stay();
        },
    );
    clock::run();
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

/// Looks at the room.
pub(crate) fn with_link<T>(look: impl FnOnce(&Link) -> T) -> Option<T> {
    LINK.with_borrow(|link| link.as_ref().map(look))
}

fn change_link(change: impl FnOnce(&mut Link)) {
    LINK.with_borrow_mut(|link| link.as_mut().map(change));
}

/// The server's room, if it is one.
pub(crate) fn remote(change: impl FnOnce(&mut Remote)) {
    change_link(|link| {
        if let Link::Remote(remote) = link {
            change(remote);
        }
    });
}

fn local(change: impl FnOnce(&mut Local)) {
    change_link(|link| {
        if let Link::Local(local) = link {
            change(local);
        }
    });
}

/// Asks the room for something.
pub(crate) fn ask(command: Command) {
    change_link(|link| link.ask(command));
}

/// Does something in the game.
pub(crate) fn act(seat: Seat, action: String) {
    signals().held.set(None);
    ask(Command::Act { seat, action });
}

/// Something was due.
pub(crate) fn wake(timer: u64) {
    local(|local| local.wake(timer));
}

/// A bot of the room in this tab has thought.
pub(crate) fn bot_thought(think: &Think, decision: Decision) {
    local(|local| local.thought(think, decision));
}

/// The room is not as it was.
pub(crate) fn changed() {
    if let Some(signals) = SIGNALS.with_borrow(|signals| *signals) {
        signals
            .version
            .update(|version| *version = version.wrapping_add(1));
    }
}

/// Says something that went wrong, for a while.
pub(crate) fn complain(text: String) {
    let signals = signals();
    let text = capital(&text);
    signals
        .refusals
        .update(|count| *count = count.wrapping_add(1));
    signals.toast.set(Some(text.clone()));
    ears::hear(Sound::Refused);
    for_a_while(signals.toast, text, 3500);
}

/// Says what happened and what nobody must miss, for a while.
pub(crate) fn caption(text: String) {
    let shown = signals().caption;
    let text = capital(&text);
    shown.set(Some(text.clone()));
    for_a_while(shown, text, 5000);
}

fn for_a_while(shown: RwSignal<Option<String>>, text: String, millis: u64) {
    browser::after(millis, move || {
        shown.update(|shown| {
            if shown.as_ref() == Some(&text) {
                *shown = None;
            }
        });
    });
}

/// The room is left for good.
pub(crate) fn leave(why: &str, can_return: bool) {
    signals().left.set(Some((capital(why), can_return)));
}

/// Back to the form that asks for a name.
pub(crate) fn ask_for_name() {
    LINK.set(None);
    changed();
}

/// Another game: nothing of the last one is in anybody's hand or told any more.
pub(crate) fn forget_game() {
    let signals = signals();
    signals.held.set(None);
    signals.shown.set(None);
    signals.enlarged.set(None);
    signals.caption.set(None);
    signals.deeds.set(HashMap::new());
}

/// Which screen is to be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Screen {
    Join,
    Gone,
    Connecting,
    Lobby,
    OtherGame,
    Table,
    Paused,
    End,
}

fn which(link: &Link) -> Screen {
    if link.me().0 == 0 {
        return Screen::Connecting;
    }
    let phase = link.room().phase();
    if link.room().game().is_empty() {
        return Screen::Connecting;
    }
    if link.room().game() != FUSE {
        return Screen::OtherGame;
    }
    match phase {
        Phase::Lobby | Phase::Counting(_) => Screen::Lobby,
        Phase::Playing => Screen::Table,
        Phase::Paused { .. } => Screen::Paused,
        Phase::Over => Screen::End,
    }
}

/// What is to be seen.
fn screen() -> impl IntoView {
    let signals = signals();
    let which = watch(which);
    let shown = Memo::new(move |_| match signals.left.get() {
        Some(_) => Screen::Gone,
        None => which.get().unwrap_or(Screen::Join),
    });
    let connected = watch(Link::is_connected);
    view! {
        {move || {
            let lost = connected.get() == Some(false) && signals.left.get().is_none() && shown.get() != Screen::Connecting;
            lost.then(|| view! { <p class="banner" role="status">{t("web-offline")}</p> })
        }}
        {move || match shown.get() {
            Screen::Join => lobby::join_form().into_any(),
            Screen::Gone => lobby::goodbye().into_any(),
            Screen::Connecting => lobby::connecting().into_any(),
            Screen::Lobby => lobby::lobby().into_any(),
            Screen::OtherGame => lobby::other_game().into_any(),
            Screen::Table => table::table().into_any(),
            Screen::Paused => table::paused().into_any(),
            Screen::End => end::end().into_any(),
        }}
        <p class="told" role="log" aria-live="polite">{move || signals.told.get()}</p>
        <div class="toast" role="alert" aria-live="assertive">
            {move || signals.toast.get().map(|text| view! { <p>{text}</p> })}
        </div>
    }
}
