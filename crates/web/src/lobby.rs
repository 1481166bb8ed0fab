//! Before the game: names, seats, options, ready.

use klaxon_core::Seat;
use klaxon_room::{Command, MemberId, Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::icon::{Icon, icon};
use crate::link::Link;
use crate::section::{section, watch};
use crate::text::{home, language, t, t_with};
use crate::{app, browser, names, options, table, top};

/// Asks for a name, then comes in.
pub(crate) fn join_form() -> impl IntoView {
    let name = NodeRef::<leptos::html::Input>::new();
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(name) = name.get().map(|input| input.value()) {
            let name = name.trim().to_owned();
            app::join(if name.is_empty() { "?" } else { &name });
        }
    };
    let code = browser::path().to_ascii_uppercase();
    // Nobody should give a name to a room that is not there.
    let path = format!("/api/rooms/{code}?lang={}", language().code());
    browser::get_refusal(&path, |why| app::leave(&why, false));
    view! {
        <main class="lobby">
            <h1>{t_with("web-come-in", &[("code", Arg::Text(&code))])}</h1>
            <p>{t("web-come-in-what")}</p>
            <form on:submit=join>
                <label>
                    {t("web-your-name")}
                    <input node_ref=name name="name" maxlength="24" autocomplete="nickname" autofocus required/>
                </label>
                <button class="main" id="join">{t("web-join")}</button>
            </form>
        </main>
    }
}

/// Nobody knows the room yet.
pub(crate) fn connecting() -> impl IntoView {
    view! { <main class="lobby"><p class="wait" role="status">{t("web-connecting")}</p></main> }
}

/// A game that has no table here.
pub(crate) fn other_game() -> impl IntoView {
    view! {
        <main class="lobby">
            <p>{t("web-other-game")}</p>
            <p><a class="button" href=home()>{t("web-to-start")}</a></p>
        </main>
    }
}

/// The room was left.
pub(crate) fn goodbye() -> impl IntoView {
    let (why, can_return) = app::signals().left.get_untracked().unwrap_or_default();
    let come_back = |_| {
        let _ = browser::window().location().reload();
    };
    view! {
        <main class="lobby">
            <h1>{why}</h1>
            {can_return.then(|| view! {
                <p><button class="main" id="come-back" on:click=come_back>{t("web-come-back")}</button></p>
            })}
            <p><a class="button main" href=home()>{t("web-to-start")}</a></p>
        </main>
    }
}

/// The room before the game.
pub(crate) fn lobby() -> impl IntoView {
    let code = app::with_link(|link| link.code().map(str::to_owned)).flatten();
    let online = code.is_some();
    let watching = section(watching, |names| {
        (!names.is_empty()).then(|| {
            view! {
                <p class="watching">{t("web-watching")}" "{names.join(", ")}</p>
            }
        })
    });
    let big = app::is_big_screen();
    view! {
        <main class="lobby" class:big=big>
            <header>
                <a href=home() class="home">"KLAXON"</a><h1>"FUSE"</h1>
                {top::mute()}
                {(online && !big).then(|| view! {
                    <button class="icon" id="leave" aria-label=t("web-leave") title=t("web-leave") on:click=|_| leave()>{icon(Icon::Close)}</button>
                })}
            </header>
            {code.map(|code| invitation(code, big))}
            {section(look, move |seats| view! { <ol class="seats">{seats.into_iter().map(row).collect::<Vec<_>>()}</ol> })}
            {watching}
            {(!big).then(|| ready(online))}
            {(!big).then(|| options::options(online))}
        </main>
        {counting()}
    }
}

fn counting() -> impl IntoView {
    let counting = watch(|link| matches!(link.room().phase(), Phase::Counting(_)));
    move || (counting.get() == Some(true)).then(table::count_in)
}

fn watching(link: &Link) -> Vec<String> {
    let room = link.room();
    let sits = |id: MemberId| room.seats_of(id).next().is_some();
    let members = room.members().iter();
    let watching = members.filter(|member| !sits(member.id) && member.is_here());
    watching.map(|member| member.name.clone()).collect()
}

/// The button that says it can begin, and what is still missing.
fn ready(online: bool) -> impl IntoView {
    section(
        |link| {
            let room = link.room();
            let seated = room.seats_of(link.me()).next().is_some();
            let ready = room.member(link.me()).is_some_and(|member| member.ready);
            (seated, ready, missing(link))
        },
        move |(seated, ready, missing)| {
            let key = match (ready, online) {
                (true, _) => "web-not-ready",
                (false, true) => "web-ready",
                (false, false) => "web-start",
            };
            view! {
                <p class="missing" role="status">{missing}</p>
                <button class="main" id="ready" class:waits=ready disabled=!seated
                    on:click=move |_| app::ask(Command::Ready(!ready))>{t(key)}</button>
            }
        },
    )
}

/// What keeps the game from beginning.
fn missing(link: &Link) -> String {
    let room = link.room();
    let owner = room.owner().filter(|owner| *owner != link.me());
    let host = owner.map(|owner| names::member(link, owner));
    let seated = room.seats_of(link.me()).next().is_some();
    let free = room
        .seats()
        .iter()
        .filter(|seat| **seat == Occupant::Nobody)
        .count();
    if free == 0 && !seated {
        return t("web-full");
    }
    if let (true, Some(host)) = (free > 0, host) {
        return t_with("web-host-sets-up", &[("name", Arg::Text(&host))]);
    }
    if free > 0 {
        return t_with("web-missing-seats", &[("count", Arg::from(free))]);
    }
    let sits = |id: MemberId| room.seats_of(id).next().is_some();
    let waiting = room
        .members()
        .iter()
        .filter(|member| sits(member.id) && !member.ready);
    let names: Vec<String> = waiting.map(|member| member.name.clone()).collect();
    match link.code().is_some() && !names.is_empty() {
        true => t_with(
            "web-missing-ready",
            &[("names", Arg::Text(&names.join(", ")))],
        ),
        false => String::new(),
    }
}

/// How others come in: the code, the picture for phones, the link.
fn invitation(code: String, big: bool) -> impl IntoView {
    let location = browser::window().location();
    let origin = location.origin().unwrap_or_default();
    let link = format!("{origin}/{code}");
    let screen = format!("/{code}?screen");
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = {
        let link = link.clone();
        move |_| copied.set(hand_over(&link, field.get_untracked().as_ref()))
    };
    view! {
        <section class="invite">
            <p>{t("web-invite")}</p>
            <div class="qr" inner_html=crate::qr::svg(&link)></div>
            <div>
                <p class="code" id="code">{code.clone()}</p>
                <p><input class="link" node_ref=field readonly value=link.clone() aria-label=t("web-link")/></p>
                {(!big).then(|| view! {
                    <p class="buttons">
                        <button id="copy" on:click=copy>{move || if copied.get() { t("web-copied") } else { t("web-copy") }}</button>
                        <a class="button" id="big-screen" href=screen target="_blank">{t("web-show-big")}</a>
                    </p>
                })}
            </div>
        </section>
    }
}

/// Gives a link to the clipboard. On plain http browsers have none for us: there the old way, by selecting it.
fn hand_over(link: &str, field: Option<&web_sys::HtmlInputElement>) -> bool {
    let navigator = browser::window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
        let _ = navigator.clipboard().write_text(link);
        return true;
    }
    if let Some(field) = field {
        field.select();
    }
    let document = browser::document();
    let html: Option<&web_sys::HtmlDocument> = document.dyn_ref();
    html.is_some_and(|html| html.exec_command("copy").unwrap_or(false))
}

/// A seat as the lobby shows it.
#[derive(Clone, PartialEq, Eq)]
struct Row {
    seat: Seat,
    who: String,
    occupant: Occupant,
    ready: bool,
    away: bool,
    mine: bool,
    /// May this page rule over it?
    owner: bool,
    /// Has this page a seat already?
    seated: bool,
    online: bool,
}

fn look(link: &Link) -> Vec<Row> {
    let room = link.room();
    let rows = room.seats().iter().zip(Seat::all(room.seats().len()));
    let rows = rows.map(|(occupant, seat)| {
        let person = names::person(link, seat);
        Row {
            seat,
            who: match occupant {
                Occupant::Nobody => t("web-free"),
                Occupant::Bot(_) => t("web-bot"),
                Occupant::Member(id) => names::member(link, *id),
            },
            occupant: occupant.clone(),
            ready: person.map_or(*occupant != Occupant::Nobody, |member| member.ready),
            away: person.is_some_and(|member| !member.is_here()),
            mine: *occupant == Occupant::Member(link.me()),
            owner: room.owner() == Some(link.me()),
            seated: room.seats_of(link.me()).next().is_some(),
            online: link.code().is_some(),
        }
    });
    rows.collect()
}

fn row(row: Row) -> impl IntoView {
    let seat = row.seat;
    let free = row.occupant == Occupant::Nobody;
    let bot = matches!(row.occupant, Occupant::Bot(_));
    let add_bot = move |_| {
        let policy = "greedy".to_owned();
        app::ask(Command::Bot { seat, policy });
    };
    let stand = move |_| app::ask(Command::Stand(seat));
    let other = match row.occupant {
        Occupant::Member(id) if row.owner && !row.mine => Some(id),
        _ => None,
    };
    let kick = other.map(|id| {
        let name = t_with("web-kick", &[("name", Arg::Text(&row.who))]);
        let sure = name.clone() + "?";
        let kick = move |_| {
            if browser::confirms(&sure) {
                app::ask(Command::Kick(id));
            }
        };
        view! {
            <button class="kick" aria-label=name on:click=kick>{t("web-remove")}</button>
        }
    });
    let sit = if row.seated { "web-sit-too" } else { "web-sit" };
    // A seat that a bot has can be a second person's on this device.
    let over = (bot && row.owner && !row.online).then(|| {
        let take_over = move |_| {
            app::ask(Command::Stand(seat));
            app::ask(Command::Sit(seat));
        };
        view! { <button class="sit" on:click=take_over>{t("web-sit-too")}</button> }
    });
    let rename = (row.mine && row.online).then(|| {
        let name = row.who.clone();
        let rename = move |_| rename(&name);
        view! {
            <button class="icon" aria-label=t("web-rename") title=t("web-rename") on:click=rename>{icon(Icon::Pen)}</button>
        }
    });
    let away = row.away.then(|| view! { <em>{t("web-away")}</em> });
    view! {
        <li class:mine=row.mine class:ready=row.ready>
            <i class=format!("mark seat{}", seat.0 + 1)>{seat.0 + 1}</i>
            <span class="who">{row.who}" "{away}</span>
            {rename}
            {(row.ready && row.online && !bot).then(|| view! { <span class="yes" role="img" aria-label=t("web-ready")>"✓"</span> })}
            {free.then(|| view! {
                <button class="sit" on:click=move |_| app::ask(Command::Sit(seat))>{t(sit)}</button>
            })}
            {(free && row.owner).then(|| view! { <button class="bot" on:click=add_bot>{t("web-add-bot")}</button> })}
            {over}
            {(row.mine && row.online).then(|| view! { <button class="stand" on:click=stand>{t("web-stand")}</button> })}
            {(row.mine && !row.online && seat.0 > 0).then(|| view! {
                <button class="bot" on:click=move |event| { stand(event); app::fill_seats(); }>{t("web-add-bot")}</button>
            })}
            {(bot && row.owner && row.online).then(|| view! { <button class="stand" on:click=stand>{t("web-remove")}</button> })}
            {kick}
        </li>
    }
}

/// Leaves, if that is meant: a room for good; a game in this tab can be gone on with.
pub(crate) fn leave() {
    let online = app::with_link(|link| link.code().is_some()) == Some(true);
    if online {
        if !browser::confirms(&t("web-leave-sure")) {
            return;
        }
        app::ask(Command::Leave);
    }
    let _ = browser::window().location().set_href(&home());
}

/// Asks for another name.
fn rename(name: &str) {
    let asked = browser::window().prompt_with_message_and_default(&t("web-your-name"), name);
    if let Ok(Some(name)) = asked {
        let name = name.trim().to_owned();
        if !name.is_empty() {
            app::ask(Command::Rename(name));
        }
    }
}
