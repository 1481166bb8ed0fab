//! What the page shows, and everything that can happen to it.

use std::cell::RefCell;
use std::collections::HashMap;

use klaxon_bots::registry::Decision;
use klaxon_core::Seat;
use klaxon_fuse::Face;
use klaxon_proto::Sign;
use klaxon_room::{Command, MemberId, Phase, Think};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::link::Link;
use crate::local::Local;
use crate::remote::Remote;
use crate::sound::Sound;
use crate::text::{set_language, t};
use crate::{browser, clock, lobby, saved, sound, table};

/// What screens watch.
#[derive(Clone, Copy)]
pub(crate) struct Signals {
    /// Goes up with every change of the room.
    pub(crate) version: RwSignal<u32>,
    /// A short line for the person.
    pub(crate) toast: RwSignal<Option<String>>,
    /// The die that the person holds.
    pub(crate) held: RwSignal<Option<Face>>,
    /// Goes up ten times a second while a clock runs.
    pub(crate) tick: RwSignal<u32>,
    /// Whose cards are shown large; the person's own if nobody's.
    pub(crate) shown: RwSignal<Option<Seat>>,
    /// Is the room left?
    pub(crate) left: RwSignal<bool>,
    /// Is there no sound?
    pub(crate) mute: RwSignal<bool>,
}

thread_local! {
    static LINK: RefCell<Option<Link>> = const { RefCell::new(None) };
    static SIGNALS: RefCell<Option<Signals>> = const { RefCell::new(None) };
    static CLAIMS: RefCell<HashMap<String, Vec<MemberId>>> = RefCell::new(HashMap::new());
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
    let signals = Signals {
        version: RwSignal::new(0),
        toast: RwSignal::new(None),
        held: RwSignal::new(None),
        tick: RwSignal::new(0),
        shown: RwSignal::new(None),
        left: RwSignal::new(false),
        mute: RwSignal::new(browser::kept("klaxon-mute").is_some()),
    };
    SIGNALS.set(Some(signals));
    std::mem::forget(owner);
    if browser::path() == "solo" {
        open_local();
    } else if let Some(name) = browser::kept("klaxon-name") {
        join(&name);
    }
    if let Some(loading) = browser::document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(screen);
    listen();
}

fn open_local() {
    let name = browser::kept("klaxon-name").unwrap_or_else(|| t("web-you"));
    let saved = saved::is_there().then(Local::resume).flatten();
    let local = saved.or_else(|| Local::new(vec!["players 1".to_owned()], &name));
    LINK.set(local.map(|local| Link::Local(Box::new(local))));
    if matches!(with_link(|link| link.room().phase()), Some(Phase::Lobby)) {
        ask(Command::Sit(Seat(0)));
    }
}

/// Comes to the room of the address.
pub(crate) fn join(name: &str) {
    browser::keep("klaxon-name", name);
    let code = browser::path().to_uppercase();
    LINK.set(Some(Link::Remote(Box::new(Remote::new(&code, name)))));
    changed();
}

/// The network, the tab or a key: what comes from outside.
fn listen() {
    let window = browser::window();
    let hurry = Closure::<dyn FnMut()>::new(|| {
        remote(|remote| remote.hurry());
        changed();
    });
    for event in ["online", "focus", "pageshow"] {
        let _ = window.add_event_listener_with_callback(event, hurry.as_ref().unchecked_ref());
    }
    hurry.forget();
    let lost = Closure::<dyn FnMut()>::new(|| {
        remote(|remote| remote.lose());
        changed();
    });
    let _ = window.add_event_listener_with_callback("offline", lost.as_ref().unchecked_ref());
    lost.forget();
    let key = Closure::<dyn FnMut(web_sys::KeyboardEvent)>::new(|event: web_sys::KeyboardEvent| {
        table::key(&event);
    });
    let _ = window.add_event_listener_with_callback("keydown", key.as_ref().unchecked_ref());
    key.forget();
    clock::run();
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
    let toast = signals().toast;
    toast.set(Some(text.clone()));
    sound::play(Sound::Refused);
    browser::after(3500, move || {
        toast.update(|shown| {
            if shown.as_ref() == Some(&text) {
                *shown = None;
            }
        });
    });
}

/// Something happened in the game: it is heard.
pub(crate) fn heard(events: &[String]) {
    for event in events {
        let word = event.split(' ').next().unwrap_or_default();
        match word {
            "rolled" => {
                CLAIMS.with_borrow_mut(HashMap::clear);
                sound::play(Sound::Dice);
            }
            "placed" => sound::play(Sound::Place),
            "defused" => sound::play(Sound::Defused),
            "activated" | "toppled" | "mistake" => sound::play(Sound::Alarm),
            "won" => sound::play(Sound::Won),
            "lost-clock" | "lost-bag" => sound::play(Sound::Lost),
            _ => {}
        }
    }
}

/// Somebody says something that is no move.
pub(crate) fn signalled(member: MemberId, sign: Sign) {
    if let Sign::Claim(die) = sign {
        CLAIMS.with_borrow_mut(|claims| claims.entry(die).or_default().push(member));
    }
}

/// Who can use a die.
pub(crate) fn claims(die: Face) -> Vec<MemberId> {
    CLAIMS.with_borrow(|claims| claims.get(&die.to_string()).cloned().unwrap_or_default())
}

/// The room is left for good.
pub(crate) fn leave() {
    signals().left.set(true);
}

/// What is to be seen.
fn screen() -> impl IntoView {
    let signals = signals();
    view! {
        {move || {
            signals.version.track();
            if signals.left.get() {
                return lobby::goodbye().into_any();
            }
            match with_link(|link| (link.room().phase(), link.room().number())) {
                None => lobby::join_form().into_any(),
                Some((Phase::Lobby | Phase::Counting(_), _)) => lobby::lobby().into_any(),
                Some(_) => table::table().into_any(),
            }
        }}
        {move || {
            signals.version.track();
            let connected = with_link(Link::is_connected).unwrap_or(true);
            (!connected && !signals.left.get())
                .then(|| view! { <p class="banner" role="status">{t("web-offline")}</p> })
        }}
        <div class="toast" role="alert" aria-live="assertive">
            {move || signals.toast.get().map(|text| view! { <p>{text}</p> })}
        </div>
    }
}
