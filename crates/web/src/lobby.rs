//! Before the game: names, seats, options, ready.

use klaxon_core::Seat;
use klaxon_room::{Command, MemberId, Occupant, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::link::Link;
use crate::text::{t, t_with};
use crate::{app, browser, saved};

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
    view! {
        <main class="lobby">
            <h1>{t("web-come-in")}</h1>
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

/// The room was left.
pub(crate) fn goodbye() -> impl IntoView {
    view! {
        <main class="lobby">
            <h1>{t("web-gone")}</h1>
            <p><a class="button main" href="/">{t("web-to-start")}</a></p>
        </main>
    }
}

/// The options that the owner can choose by hand: the name, its values with their keys.
const DIFFICULTIES: [(&str, &str); 5] = [
    ("training", "web-training"),
    ("standard", "web-standard"),
    ("expert", "web-expert"),
    ("elite", "web-elite"),
    ("insane", "web-insane"),
];

/// The value of an option as the room has it.
fn option_value(options: &[String], name: &str, usual: &str) -> String {
    let line = options
        .iter()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or(usual).to_owned()
}

/// The same options with one changed.
fn with_option(options: &[String], name: &str, value: &str) -> Vec<String> {
    let other = |line: &&String| line.split(' ').next() != Some(name);
    let mut lines: Vec<String> = options.iter().filter(other).cloned().collect();
    lines.push(format!("{name} {value}"));
    lines
}

fn change_option(name: &'static str, value: &str) {
    let options = app::with_link(|link| link.room().options().to_vec()).unwrap_or_default();
    app::ask(Command::Setup {
        game: "fuse".to_owned(),
        options: with_option(&options, name, value),
    });
}

fn chosen(event: &web_sys::Event) -> String {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok());
    target.map_or(String::new(), |select| select.value())
}

struct Shown {
    code: Option<String>,
    owner: bool,
    me: MemberId,
    counting: bool,
    ready: bool,
    seated: bool,
    options: Vec<String>,
    seats: Vec<(Occupant, String, bool)>,
    watching: Vec<String>,
}

fn look(link: &Link) -> Shown {
    let room = link.room();
    let me = link.me();
    let name = |id: MemberId| {
        room.member(id)
            .map_or(String::new(), |member| member.name.clone())
    };
    let seats = room.seats().iter().map(|occupant| match occupant {
        Occupant::Nobody => (Occupant::Nobody, String::new(), false),
        Occupant::Bot(policy) => (occupant.clone(), policy.clone(), true),
        Occupant::Member(id) => {
            let ready = room.member(*id).is_some_and(|member| member.ready);
            (occupant.clone(), name(*id), ready)
        }
    });
    let sits = |id: MemberId| room.seats().contains(&Occupant::Member(id));
    let watching = room
        .members()
        .iter()
        .filter(|member| !sits(member.id) && member.is_here());
    Shown {
        code: link.code().map(str::to_owned),
        owner: room.owner() == Some(me),
        me,
        counting: matches!(room.phase(), Phase::Counting(_)),
        ready: room.member(me).is_some_and(|member| member.ready),
        seated: sits(me),
        options: room.options().to_vec(),
        seats: seats.collect(),
        watching: watching.map(|member| member.name.clone()).collect(),
    }
}

/// The room before the game.
pub(crate) fn lobby() -> impl IntoView {
    let Some(shown) = app::with_link(look) else {
        return view! { <main></main> }.into_any();
    };
    if shown.me == MemberId(0) {
        return view! { <main class="lobby"><p class="wait">{t("web-connecting")}</p></main> }
            .into_any();
    }
    let tick = app::signals().tick;
    let count = move || {
        tick.track();
        let left = app::with_link(Link::count_in).flatten();
        left.map(|left| view! { <p class="count" role="timer">{left}</p> })
    };
    let ready = shown.ready;
    let start = if shown.code.is_some() {
        "web-ready"
    } else {
        "web-start"
    };
    let can_ready = shown.seated || shown.owner;
    view! {
        <main class="lobby">
            <header><a href="/" class="home">"Klaxon"</a><h1>"FUSE"</h1></header>
            {shown.code.clone().map(invitation)}
            {options(&shown)}
            {seats(&shown)}
            {(!shown.watching.is_empty()).then(|| view! {
                <p class="watching">{t("web-watching")}" "{shown.watching.join(", ")}</p>
            })}
            <button class="main" id="ready" disabled=!can_ready
                on:click=move |_| app::ask(Command::Ready(!ready))>
                {if ready { t("web-not-ready") } else { t(start) }}
            </button>
            {shown.counting.then_some(count)}
        </main>
    }
    .into_any()
}

/// How others come in: the link, the code.
fn invitation(code: String) -> impl IntoView {
    let origin = browser::window().location().origin().unwrap_or_default();
    let link = format!("{origin}/{code}");
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            // On plain http browsers have no clipboard: the link stands there to be copied by hand.
            let clipboard =
                js_sys::Reflect::get(&browser::window().navigator(), &"clipboard".into());
            if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
                let _ = browser::window().navigator().clipboard().write_text(&link);
                copied.set(true);
            }
        }
    };
    view! {
        <section class="invite">
            <p>{t("web-invite")}</p>
            <p class="code" id="code">{code.clone()}</p>
            <div class="qr" inner_html=crate::qr::svg(&link)></div>
            <p><input class="link" readonly value=link.clone() aria-label=t("web-link")/>
            <button on:click=copy>{move || if copied.get() { t("web-copied") } else { t("web-copy") }}</button></p>
        </section>
    }
}

/// What the owner chooses, and the others see.
fn options(shown: &Shown) -> impl IntoView + use<> {
    let players = option_value(&shown.options, "players", "4");
    let difficulty = option_value(&shown.options, "difficulty", "standard");
    let locked = !shown.owner;
    let count = |n: usize| {
        let n = n.to_string();
        let selected = n == players;
        view! { <option value=n.clone() selected=selected>{n.clone()}</option> }
    };
    let counts: Vec<_> = (1..=5).map(count).collect();
    let level = |(word, key): (&'static str, &'static str)| {
        let selected = word == difficulty;
        view! { <option value=word selected=selected>{t(key)}</option> }
    };
    let levels: Vec<_> = DIFFICULTIES.into_iter().map(level).collect();
    view! {
        <section class="options">
            <label>{t("web-players")}
                <select id="players" disabled=locked on:change=|event| change_option("players", &chosen(&event))>
                    {counts}
                </select>
                <small>{t("web-players-why")}</small>
            </label>
            <label>{t("web-difficulty")}
                <select id="difficulty" disabled=locked
                    on:change=|event| change_option("difficulty", &chosen(&event))>
                    {levels}
                </select>
                <small>{t("web-difficulty-why")}</small>
            </label>
        </section>
    }
}

fn seats(shown: &Shown) -> impl IntoView + use<> {
    let (me, owner) = (shown.me, shown.owner);
    let rows = shown.seats.iter().zip(0..).map(|((occupant, name, ready), i)| {
        let seat = Seat(i);
        let number = usize::from(i) + 1;
        let who = match occupant {
            Occupant::Nobody => t("web-free"),
            Occupant::Bot(_) => t("web-bot"),
            Occupant::Member(_) => name.clone(),
        };
        let mine = *occupant == Occupant::Member(me);
        let free = *occupant == Occupant::Nobody;
        let bot = matches!(occupant, Occupant::Bot(_));
        let add_bot = move |_| {
            app::ask(Command::Bot { seat, policy: "greedy".to_owned() });
        };
        view! {
            <li class:mine=mine class:ready=*ready>
                <span class="who">{t_with("web-seat", &[("seat", Arg::from(number))])}": "{who}</span>
                {ready.then(|| view! { <span class="mark">"✓"</span> })}
                {free.then(|| view! {
                    <button class="sit" on:click=move |_| app::ask(Command::Sit(seat))>{t("web-sit")}</button>
                })}
                {(free && owner).then(|| view! {
                    <button class="bot" on:click=add_bot>{t("web-add-bot")}</button>
                })}
                {(mine || (bot && owner)).then(|| view! {
                    <button on:click=move |_| app::ask(Command::Stand(seat))>{t("web-stand")}</button>
                })}
            </li>
        }
    });
    view! { <ul class="seats">{rows.collect::<Vec<_>>()}</ul> }
}

/// A new game alone, in place of the one that is there.
pub(crate) fn start_over() {
    saved::forget();
    let _ = browser::window().location().reload();
}
