//! The table of FUSE: clock, what is awaited from whom, the tray, the cards, the row.

use std::cell::RefCell;

use klaxon_core::board::Playing;
use klaxon_core::{Game, Seat};
use klaxon_fuse::game::Action;
use klaxon_fuse::game::state::Phase as Step;
use klaxon_fuse::{Face, Fuse};
use klaxon_room::{Command, Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::link::Link;
use crate::text::{t, t_with};
use crate::{app, browser, card, clock, end, tray};

/// The seat that this page plays now: of several on one device the one whose turn it is, or the first.
pub(crate) fn my_seat(link: &Link) -> Option<Seat> {
    let shown = app::signals().shown.get_untracked();
    let mine: Vec<Seat> = link.room().seats_of(link.me()).collect();
    let able = || {
        let playing = link.fuse()?;
        let can = |seat: &&Seat| !listed(playing, **seat).is_empty();
        mine.iter().find(can).copied()
    };
    let chosen = shown.filter(|seat| mine.contains(seat));
    chosen.or_else(able).or(mine.first().copied())
}

fn listed(playing: &Playing<Fuse>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    Fuse::legal(&playing.table, &playing.state, seat, &mut |one| {
        if !one.mistake {
            actions.push(one.action);
        }
    });
    actions
}

/// Takes a die up, or puts it down again. An unused die is rolled again.
pub(crate) fn touch_die(die: Face) {
    let held = app::signals().held;
    let again = app::with_link(|link| {
        let seat = my_seat(link)?;
        let actions = listed(link.fuse()?, seat);
        actions.contains(&Action::Reroll(die)).then_some(seat)
    });
    if let Some(Some(seat)) = again {
        held.set(None);
        return app::act(seat, format!("reroll {die}"));
    }
    held.update(|held| *held = if *held == Some(die) { None } else { Some(die) });
}

/// Does what the touched space is lit for; else says why it can't.
pub(crate) fn touch_space(seat: Seat, card: u8, space: u8) {
    let held = app::signals().held;
    let place = |die| Action::Place { die, card, space };
    enum Then {
        Act(String),
        Complain(Option<String>),
    }
    let then = app::with_link(|link| {
        let playing = link.fuse()?;
        let actions = listed(playing, seat);
        let back = Action::Return { card, space };
        let wanted = match held.get_untracked() {
            _ if actions.contains(&back) => back,
            Some(die) => place(die),
            None => return None,
        };
        Some(match actions.contains(&wanted) {
            true => Then::Act(Fuse::action_text(&playing.table, &wanted)),
            false => Then::Complain(card::reason(playing, seat, wanted)),
        })
    });
    match then.flatten() {
        Some(Then::Act(action)) => {
            held.set(None);
            app::act(seat, action);
        }
        Some(Then::Complain(Some(why))) => app::complain(why),
        _ => {}
    }
}

thread_local! {
    static GHOST: RefCell<Option<web_sys::HtmlElement>> = const { RefCell::new(None) };
}

/// A die is dragged: it follows the finger, and goes where it is let go.
pub(crate) fn begin_drag(event: &web_sys::PointerEvent, die: Face) {
    let start = (event.client_x(), event.client_y());
    let moved = std::rc::Rc::new(std::cell::Cell::new(false));
    let target: Option<web_sys::Element> = event.target().and_then(|t| t.dyn_into().ok());
    if let Some(target) = target {
        let _ = target.release_pointer_capture(event.pointer_id());
    }
    let follow = {
        let moved = moved.clone();
        Closure::<dyn FnMut(web_sys::PointerEvent)>::new(move |event: web_sys::PointerEvent| {
            let (x, y) = (event.client_x(), event.client_y());
            if !moved.get() && (x - start.0).abs() + (y - start.1).abs() > 12 {
                moved.set(true);
                app::signals().held.set(Some(die));
                GHOST.set(ghost(die));
            }
            GHOST.with_borrow(|ghost| {
                if let Some(ghost) = ghost {
                    let _ = ghost.style().set_property("left", &format!("{x}px"));
                    let _ = ghost.style().set_property("top", &format!("{y}px"));
                }
            });
        })
    };
    let window = browser::window();
    let _ = window.add_event_listener_with_callback("pointermove", follow.as_ref().unchecked_ref());
    let drop = Closure::once_into_js(move |event: web_sys::PointerEvent| {
        let follow = follow;
        let function = follow.as_ref().unchecked_ref();
        let _ = browser::window().remove_event_listener_with_callback("pointermove", function);
        if let Some(ghost) = GHOST.take() {
            ghost.remove();
        }
        if moved.get() {
            let point = (event.client_x() as f32, event.client_y() as f32);
            let under = browser::document().element_from_point(point.0, point.1);
            drop_on(under);
        }
    });
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"once".into(), &true.into());
    let add: js_sys::Function = js_sys::Reflect::get(&window, &"addEventListener".into())
        .ok()
        .and_then(|function| function.dyn_into().ok())
        .unwrap_or_else(|| js_sys::Function::new_no_args(""));
    for event in ["pointerup", "pointercancel"] {
        let _ = add.call3(&window, &event.into(), &drop, &options);
        if event == "pointerup" {
            continue;
        }
    }
}

fn ghost(die: Face) -> Option<web_sys::HtmlElement> {
    let ghost = browser::document().create_element("div").ok()?;
    ghost.set_class_name("ghost");
    ghost.set_inner_html(&klaxon_fuse::draw::die_svg(die));
    let _ = browser::document().body()?.append_child(&ghost);
    ghost.dyn_into().ok()
}

fn drop_on(under: Option<web_sys::Element>) {
    let Some(element) = under else { return };
    let Ok(Some(figure)) = element.closest("[data-card]") else {
        return;
    };
    let letter = figure.get_attribute("data-card").unwrap_or_default();
    let Some(&[letter]) = letter.as_bytes().first_chunk::<1>() else {
        return;
    };
    let space = card::touched(Some(element.into()));
    let seat = app::with_link(my_seat).flatten();
    if let (Some(space), Some(seat)) = (space, seat) {
        touch_space(seat, letter - b'a', space);
    }
}

/// Keys: numbers take a die up, letters a lit space, Enter does what is asked, Escape lets go.
pub(crate) fn key(event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let typing = event.target().is_some_and(|target| {
        target.dyn_ref::<web_sys::HtmlInputElement>().is_some()
            || target.dyn_ref::<web_sys::HtmlSelectElement>().is_some()
    });
    if typing {
        return;
    }
    let key = event.key();
    match key.as_bytes() {
        [digit @ b'1'..=b'9'] => {
            let die = app::with_link(|link| {
                let dice = link.fuse()?.state.tray;
                dice.dice().get(usize::from(digit - b'1')).copied()
            });
            if let Some(Some(die)) = die {
                touch_die(die);
            }
        }
        [letter @ b'a'..=b'z'] => {
            let held = app::signals().held.get_untracked();
            let space = app::with_link(|link| {
                let seat = my_seat(link)?;
                let playing = link.fuse()?;
                let cards = 0..playing.table.hand() as u8;
                let lit = cards.flat_map(|card| {
                    card::lit_spaces(playing, seat, card, held)
                        .into_iter()
                        .map(move |space| (card, space))
                });
                let (card, space) = lit
                    .collect::<Vec<_>>()
                    .get(usize::from(letter - b'a'))
                    .copied()?;
                Some((seat, card, space))
            });
            if let Some(Some((seat, card, space))) = space {
                touch_space(seat, card, space);
            }
        }
        b"Escape" => app::signals().held.set(None),
        _ => {}
    }
}

/// What the person is asked to do, or whom everybody waits for.
fn awaited(link: &Link, playing: &Playing<Fuse>, me: Option<Seat>) -> String {
    let state = &playing.state;
    let name = |seat: Seat| match link.room().seats().get(seat.index()) {
        Some(Occupant::Member(id)) => {
            let member = link.room().member(*id);
            member.map_or(String::new(), |member| member.name.clone())
        }
        Some(Occupant::Bot(_)) => {
            let number = usize::from(seat.0) + 1;
            t_with("web-bot-number", &[("seat", Arg::from(number))])
        }
        _ => (seat.0 + 1).to_string(),
    };
    let wait = |key, seat: Seat| t_with(key, &[("name", Arg::Text(&name(seat)))]);
    let mine = me.map(|seat| listed(playing, seat)).unwrap_or_default();
    let has = |wanted: fn(&Action) -> bool| mine.iter().any(wanted);
    if has(|action| matches!(action, Action::Return { .. })) {
        return t("web-do-return");
    }
    if has(|action| matches!(action, Action::Choose(_))) {
        return t("web-do-choose");
    }
    if has(|action| matches!(action, Action::Compose(_))) {
        return t("web-do-compose");
    }
    if has(|action| matches!(action, Action::Steady { .. })) {
        return t("web-do-steady");
    }
    if let Some(returning) = &state.returning
        && let Some(seat) = returning.owing.iter().next()
    {
        return wait("web-wait-return", seat);
    }
    let choosing =
        Seat::all(playing.table.players()).find(|&s| state.choosing(&playing.table, s).is_some());
    if let Some(seat) = choosing {
        return wait("web-wait-choose", seat);
    }
    match state.phase {
        Step::Rolling if Some(state.holder) == me => t("web-do-roll"),
        Step::Rolling => wait("web-wait-roll", state.holder),
        Step::Unused if has(|action| matches!(action, Action::Reroll(_))) => t("web-do-reroll"),
        Step::Unused => wait("web-wait-reroll", state.holder),
        Step::Distributing if has(|action| matches!(action, Action::Place { .. })) => {
            t("web-do-place")
        }
        Step::Distributing | Step::Defusing => t("web-wait-place"),
        Step::Composing => t("web-do-compose"),
    }
}

/// The table.
pub(crate) fn table() -> impl IntoView {
    let signals = app::signals();
    let held = signals.held.get();
    signals.shown.track();
    let view = app::with_link(|link| {
        let phase = link.room().phase();
        let Some(playing) = link.fuse() else {
            return view! { <main class="lobby"><p>{t("web-other-game")}</p></main> }.into_any();
        };
        if phase == Phase::Over {
            return end::end(link, playing).into_any();
        }
        if let Phase::Paused { .. } = phase {
            return paused().into_any();
        }
        let me = my_seat(link);
        let held = held.filter(|die| playing.state.tray.dice().contains(die));
        view! {
            <main class="table">
                {top(link, playing, me)}
                {tray::tray(playing, held)}
                {me.map(|seat| own_cards(playing, seat, held))}
                {row(playing, me)}
                {others(link, playing, me)}
            </main>
            {count_in()}
        }
        .into_any()
    });
    view.unwrap_or_else(|| ().into_any())
}

fn count_in() -> impl IntoView {
    let tick = app::signals().tick;
    move || {
        tick.track();
        let left = app::with_link(Link::count_in).flatten();
        left.map(|left| view! { <p class="count over" role="timer">{left}</p> })
    }
}

/// While the game stands still nobody sees the cards.
fn paused() -> impl IntoView {
    view! {
        <main class="lobby paused">
            <h1>{t("web-paused")}</h1>
            <button class="main" id="go-on" on:click=|_| app::ask(Command::Vote(true))>{t("web-go-on")}</button>
        </main>
    }
}

fn top(link: &Link, playing: &Playing<Fuse>, me: Option<Seat>) -> impl IntoView + use<> {
    let state = &playing.state;
    let mine = me.map(|seat| listed(playing, seat)).unwrap_or_default();
    let can_place = mine
        .iter()
        .any(|action| matches!(action, Action::Place { .. }));
    let button = |action: Action, key: &'static str, id: &'static str| {
        let text = Fuse::action_text(&playing.table, &action);
        let seat = me.unwrap_or(Seat(0));
        // Passing is no advice to who can place a die.
        let main = !(action == Action::Pass && can_place) && action != Action::Unpass;
        mine.contains(&action).then(|| {
            view! { <button class=if main { "main" } else { "" } id=id on:click=move |_| app::act(seat, text.clone())>{t(key)}</button> }
        })
    };
    let steady = mine
        .iter()
        .find(|action| matches!(action, Action::Steady { .. }))
        .copied();
    let compose = mine
        .iter()
        .find(|action| matches!(action, Action::Compose(_)))
        .copied();
    let bombs = state.bombs_in_deck() + state.row.iter().flatten().count();
    let mute = app::signals().mute;
    let toggle = move |_| {
        mute.update(|mute| *mute = !*mute);
        match mute.get_untracked() {
            true => browser::keep("klaxon-mute", "yes"),
            false => browser::forget("klaxon-mute"),
        }
    };
    view! {
        <header class="top">
            {clock::clock()}
            <p class="awaited" id="awaited" aria-live="polite">{awaited(link, playing, me)}</p>
            <p class="counts">
                <span id="bombs">{t_with("web-bombs-left", &[("count", Arg::from(bombs))])}</span>
                <span>{t_with("web-bag", &[("count", Arg::from(state.bag.len()))])}</span>
            </p>
            <nav>
                {button(Action::Roll, "web-roll", "roll")}
                {button(Action::Pass, "web-pass", "pass")}
                {button(Action::Unpass, "web-unpass", "unpass")}
                {button(Action::Reveal, "web-reveal", "reveal")}
                {steady.and_then(|action| button(action, "web-steady", "steady"))}
                {compose.and_then(|action| button(action, "web-compose", "compose"))}
                <button class="quiet" on:click=toggle aria-pressed=move || mute.get().to_string()>
                    {move || if mute.get() { t("web-sound-on") } else { t("web-sound-off") }}
                </button>
                <button class="quiet" id="pause" on:click=|_| app::ask(Command::Vote(true))>{t("web-pause")}</button>
            </nav>
        </header>
    }
}

fn own_cards(playing: &Playing<Fuse>, seat: Seat, held: Option<Face>) -> impl IntoView + use<> {
    let cards = 0..playing.table.hand() as u8;
    let cards: Vec<_> = cards
        .map(|card| card::own(playing, seat, card, held))
        .collect();
    view! { <section class="own" id="own" aria-label=t("web-your-cards")>{cards}</section> }
}

fn row(playing: &Playing<Fuse>, me: Option<Seat>) -> impl IntoView + use<> {
    let mine = me.map(|seat| listed(playing, seat)).unwrap_or_default();
    let cards = playing.state.row.iter().flatten().map(|&card| {
        let choose = mine.contains(&Action::Choose(card)).then_some(me).flatten();
        card::in_row(playing, card, choose)
    });
    let cards: Vec<_> = cards.collect();
    let choosing = mine
        .iter()
        .any(|action| matches!(action, Action::Choose(_)));
    view! {
        <section class="row" class:choosing=choosing aria-label=t("web-row")>
            <h2>{t("web-row")}</h2>
            <div>{cards}</div>
        </section>
    }
}

fn others(link: &Link, playing: &Playing<Fuse>, me: Option<Seat>) -> impl IntoView + use<> {
    let seats = Seat::all(playing.table.players()).filter(|seat| Some(*seat) != me);
    let seats = seats.map(|seat| {
        let slots = playing.table.slots_of(seat);
        let cards: Vec<_> = slots.map(|slot| card::small(playing, slot)).collect();
        let occupant = link.room().seats().get(seat.index());
        let (name, away, mine) = match occupant {
            Some(Occupant::Member(id)) => {
                let member = link.room().member(*id);
                let name = member.map_or(String::new(), |member| member.name.clone());
                (
                    name,
                    member.is_none_or(|member| !member.is_here()),
                    *id == link.me(),
                )
            }
            Some(Occupant::Bot(_)) => (t("web-bot"), false, false),
            _ => (t("web-free"), true, false),
        };
        let holds = playing.state.holder == seat;
        let passed = playing.state.passed.contains(seat);
        let swap = move |_| {
            if mine {
                app::signals().shown.set(Some(seat));
            }
        };
        view! {
            <section class="mate" class:away=away class:holds=holds class:mine=mine on:click=swap>
                <h3><i class=format!("mark seat{}", seat.0 + 1)>{seat.0 + 1}</i>" "{name}
                    {away.then(|| view! { <em>{t("web-away")}</em> })}
                    {passed.then(|| view! { <em>{t("web-passed")}</em> })}
                </h3>
                <div>{cards}</div>
            </section>
        }
    });
    let seats: Vec<_> = seats.collect();
    view! { <section class="mates">{seats}</section> }
}
