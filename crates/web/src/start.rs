//! The page begins: it finds its room, and hears what comes from outside.

use klaxon_core::Seat;
use klaxon_room::{Command, Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::desk::Desk;
use crate::link::{Coming, Link};
use crate::shell::{clock, door, keys, late, screen, seats, setup};
use crate::text::{language, set_language, t, t_with};
use crate::{awake, browser, computer, ears, games, stored};

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
    if browser::path() == computer::PATH {
        std::mem::forget(owner);
        return computer::start(loaded);
    }
    let desk = Desk::new();
    std::mem::forget(owner);
    find_room(desk);
    loaded();
    mount_to_body(move || screen::screen(desk));
    listen(desk);
}

/// What was to be read while the page loaded makes room.
fn loaded() {
    if let Some(loading) = browser::document().get_element_by_id("loading") {
        loading.remove();
    }
}

/// The room of the address.
fn find_room(desk: Desk) {
    let name = browser::kept(stored::NAME);
    if browser::path() == TAB {
        return open_tab(desk, &name.unwrap_or_else(|| t("web-you")));
    }
    if is_replay(&browser::path()) {
        return;
    }
    games::load_ahead(USUAL.to_owned());
    if is_big_screen() {
        ears::quiet_by_default(false);
        let code = browser::path().to_ascii_uppercase();
        let link = Link::to_server(&code, &t("web-to-big"), Coming::ToWatch);
        desk.set_link(Some(link));
    } else if let Some(name) = name {
        door::come_in(desk, &name);
    }
}

/// The path of the room of this tab.
pub(crate) const TAB: &str = "solo";

/// Returns whether a path is one where records are watched: `replay`, or `replay/` and the address of a record.
pub(crate) fn is_replay(path: &str) -> bool {
    path.starts_with("replay")
}

/// The game of a person who names none.
const USUAL: &str = "fuse";

/// Under which name the game that was last played in this tab is kept.
const LAST: &str = "klaxon-game";

/// Opens a room of this tab, for the game of the address, or else the last one.
fn open_tab(desk: Desk, name: &str) {
    let wish = Wish::of_address();
    if let Some(lesson) = wish.lesson {
        return late::lesson(desk, lesson, name.to_owned());
    }
    if let Some(game) = wish.game.as_ref().filter(|game| !games::has_table(game)) {
        let named = [("game", Arg::Text(game))];
        return desk.leave(&t_with("web-no-such-game", &named), false);
    }
    let last = browser::kept(LAST).filter(|game| games::has_table(game));
    let game = wish.game.or(last).unwrap_or_else(|| USUAL.to_owned());
    games::load_ahead(game.clone());
    let name = name.to_owned();
    let known = game.clone();
    let play = move || desk.set_link(Some(Link::to_tab(&name, game.clone(), None)));
    match browser::asks_for("now") && is_new_to(&known) {
        true => late::offer_lesson(known, play),
        false => play(),
    }
}

/// The games that have lessons.
const TAUGHT: [&str; 4] = ["fuse", "countdown", "flatline", "planter"];

/// Returns whether nothing on this device says that its person knows a game: no game was played, and no lesson was taken
/// or turned down. On a device that keeps nothing, everybody would be asked each time.
fn is_new_to(game: &str) -> bool {
    if browser::storage().is_none() {
        return false;
    }
    let offered = browser::kept(stored::OFFERED).unwrap_or_default();
    let learnt = browser::kept(stored::LESSONS).unwrap_or_default();
    let learnt = learnt.split(' ').any(|one| one.starts_with(game));
    let logged = browser::kept(stored::GAMES).unwrap_or_default();
    let logged = logged.contains(&format!("\"game\":\"{game}\""));
    let played = logged || browser::kept(&mission(game)).is_some();
    let asked = offered.split(' ').any(|one| one == game);
    TAUGHT.contains(&game) && !asked && !learnt && !played
}

/// What the address of a room in this tab asks for.
struct Wish {
    game: Option<String>,
    /// The name of a lesson, such as `fuse-1`.
    lesson: Option<String>,
    /// In the notation, one a line.
    options: Vec<String>,
}

impl Wish {
    fn of_address() -> Wish {
        let mut wish = Wish {
            game: None,
            lesson: None,
            options: Vec::new(),
        };
        let asked = browser::asked().into_iter();
        for (name, value) in asked.filter(|(_, value)| !value.is_empty()) {
            match name.as_str() {
                // In an address a plus stands for a blank, and no game has a blank in its name.
                "game" => wish.game = Some(value.replace(' ', "+")),
                "lesson" => wish.lesson = Some(value),
                "lang" | "now" => {}
                _ => wish.options.push(format!("{name} {value}")),
            }
        }
        wish
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
            let wished = Wish::of_address().options;
            let game = desk.look(|link| link.room().game().to_owned());
            match browser::kept(&mission(&game.unwrap_or_default())) {
                _ if !wished.is_empty() => {
                    desk.opening.set_value(Opening::Asked);
                    set_up(desk, wished);
                }
                Some(kept) => set_up(desk, kept.lines().map(str::to_owned).collect()),
                None => fill_seats(desk),
            }
        }
        Opening::Asked => {
            desk.opening.set_value(Opening::Restored);
            fill_seats(desk);
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
    /// It was asked for the options of the address.
    Asked,
    /// It has the mission of the address, or of the last time.
    Restored,
    /// The game that the address asked for has begun.
    Begun,
}

/// Under which name the options of a game in this tab are kept.
fn mission(game: &str) -> String {
    match game {
        USUAL => "klaxon-mission".to_owned(),
        game => format!("klaxon-mission {game}"),
    }
}

/// Keeps what begins in this tab, for the next time: the game, and its options.
pub(crate) fn keep_mission(desk: Desk) {
    let found = desk.look(|link| {
        let options = link.room().options().join("\n");
        (link.room().game().to_owned(), options)
    });
    if let Some((game, options)) = found {
        browser::keep(&mission(&game), &options);
        browser::keep(LAST, &game);
    }
}

/// Another game was chosen in this tab: a page that is loaded anew comes back to it.
pub(crate) fn keep_address(desk: Desk) {
    let game = desk.look(|link| link.room().game().to_owned());
    let game = game.filter(|game| Wish::of_address().game.as_ref() != Some(game));
    if let Some(game) = game {
        browser::show_address(&address(&game));
    }
}

/// A game of this tab that is not over waits under the name of the one that was chosen: the page is loaded anew with it.
/// Without a network it can't be; then the old game waits until the new one begins.
pub(crate) fn go_on_with(game: &str) {
    if browser::is_online() {
        let _ = browser::window().location().replace(&address(game));
    }
}

/// The address of the room of this tab for a game.
fn address(game: &str) -> String {
    format!("/solo?game={game}&lang={}", language().code())
}

/// Returns whether the room of this tab does not take what the address asks for.
pub(crate) fn was_asked_in_vain(desk: Desk, command: &Command) -> bool {
    let asked = desk.opening.get_value() == Opening::Asked;
    asked && matches!(command, Command::Setup { .. })
}

/// Asks for options. As many play as before, if nobody says otherwise.
fn set_up(desk: Desk, mut options: Vec<String>) {
    let found = desk.look(|link| (link.room().game().to_owned(), link.room().seats().len()));
    let Some((game, seats)) = found else { return };
    if setup::line_of(&options, "players").is_none() {
        options.push(format!("players {seats}"));
    }
    desk.ask(Command::Setup { game, options });
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
            true => seats::put_bot(desk, seat),
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
pub(crate) fn on<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    target: &web_sys::EventTarget,
    event: &str,
    then: impl FnMut(E) + 'static,
) {
    let listener = Closure::<dyn FnMut(E)>::new(then);
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}
