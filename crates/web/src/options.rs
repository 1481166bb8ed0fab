//! What the owner of a room chooses: the game's options and the room's settings, each with a sentence on what it does.

use klaxon_room::{Command, Phase};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::link::Link;
use crate::section::section;
use crate::shelf::FUSE;
use crate::text::{t, t_with};
use crate::{app, browser};

use self::Label::{Key, Minutes, Plain, Seconds};

/// Where a choice is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    Option,
    Setting,
}

/// Something to choose.
#[derive(Clone, Copy)]
struct Choice {
    kept: Kept,
    name: &'static str,
    title: &'static str,
    why: &'static str,
    /// What it is if nobody says anything.
    usual: &'static str,
    values: &'static [(&'static str, Label)],
}

/// What a value is called.
#[derive(Clone, Copy)]
enum Label {
    Key(&'static str),
    /// The same in every language.
    Plain(&'static str),
    Minutes(usize),
    Seconds(usize),
}

impl Label {
    fn text(self) -> String {
        match self {
            Label::Key(key) => t(key),
            Label::Plain(text) => text.to_owned(),
            Label::Minutes(count) => t_with("web-minutes", &[("count", Arg::from(count))]),
            Label::Seconds(count) => t_with("web-seconds", &[("count", Arg::from(count))]),
        }
    }
}

const PLAYERS: Choice = Choice {
    kept: Kept::Option,
    name: "players",
    title: "web-players",
    why: "web-players-why",
    usual: "4",
    values: &[
        ("1", Plain("1")),
        ("2", Plain("2")),
        ("3", Plain("3")),
        ("4", Plain("4")),
        ("5", Plain("5")),
    ],
};

/// In this tab nobody else comes.
const PLAYERS_HERE: Choice = Choice {
    why: "web-players-bots",
    ..PLAYERS
};

const DIFFICULTY: Choice = Choice {
    kept: Kept::Option,
    name: "difficulty",
    title: "web-difficulty",
    why: "web-difficulty-why",
    usual: "standard",
    values: &[
        ("training", Key("web-training")),
        ("standard", Key("web-standard")),
        ("expert", Key("web-expert")),
        ("elite", Key("web-elite")),
        ("insane", Key("web-insane")),
    ],
};

const YES_NO: &[(&str, Label)] = &[("no", Key("web-no")), ("yes", Key("web-yes"))];

/// What most people leave as it is.
const MORE: [Choice; 10] = [
    Choice {
        kept: Kept::Setting,
        name: "help",
        title: "web-help",
        why: "web-help-why",
        usual: "full",
        values: &[
            ("full", Key("web-help-full")),
            ("little", Key("web-help-little")),
            ("none", Key("web-help-none")),
        ],
    },
    Choice {
        kept: Kept::Option,
        name: "clock",
        title: "web-clock-option",
        why: "web-clock-why",
        usual: "10:00",
        values: &[
            ("5:00", Minutes(5)),
            ("8:00", Minutes(8)),
            ("10:00", Minutes(10)),
            ("12:00", Minutes(12)),
            ("15:00", Minutes(15)),
            ("none", Key("web-clock-none")),
        ],
    },
    Choice {
        kept: Kept::Option,
        name: "fuse-cards",
        title: "web-fuse-cards",
        why: "web-fuse-cards-why",
        usual: "6",
        values: &[
            ("0", Plain("0")),
            ("3", Plain("3")),
            ("6", Plain("6")),
            ("9", Plain("9")),
            ("11", Plain("11")),
        ],
    },
    Choice {
        kept: Kept::Option,
        name: "sixes",
        title: "web-sixes",
        why: "web-sixes-why",
        usual: "no",
        values: YES_NO,
    },
    Choice {
        kept: Kept::Option,
        name: "layout",
        title: "web-layout",
        why: "web-layout-why",
        usual: "standard",
        values: &[
            ("standard", Key("web-layout-standard")),
            ("deck later", Key("web-layout-deck")),
            ("stacks later", Key("web-layout-stacks")),
        ],
    },
    Choice {
        kept: Kept::Option,
        name: "mistakes",
        title: "web-mistakes",
        why: "web-mistakes-why",
        usual: "refused",
        values: &[
            ("refused", Key("web-mistakes-refused")),
            ("penalised", Key("web-mistakes-penalised")),
        ],
    },
    Choice {
        kept: Kept::Option,
        name: "steady-hands",
        title: "web-steady-hands",
        why: "web-steady-hands-why",
        usual: "no",
        values: YES_NO,
    },
    Choice {
        kept: Kept::Option,
        name: "first",
        title: "web-first",
        why: "web-first-why",
        usual: "1",
        values: &[
            ("1", Plain("1")),
            ("2", Plain("2")),
            ("3", Plain("3")),
            ("4", Plain("4")),
            ("5", Plain("5")),
        ],
    },
    Choice {
        kept: Kept::Setting,
        name: "pace",
        title: "web-pace",
        why: "web-pace-why",
        usual: "1500",
        values: &[
            ("700", Key("web-pace-fast")),
            ("1500", Key("web-pace-usual")),
            ("3000", Key("web-pace-slow")),
        ],
    },
    Choice {
        kept: Kept::Setting,
        name: "drop",
        title: "web-drop",
        why: "web-drop-why",
        usual: "go-on",
        values: &[
            ("go-on", Key("web-drop-go-on")),
            ("pause", Key("web-drop-pause")),
        ],
    },
];

/// After how long somebody who is away is played for: a choice only where others wait for them.
const GRACE: Choice = Choice {
    kept: Kept::Setting,
    name: "grace",
    title: "web-grace",
    why: "web-grace-why",
    usual: "10000",
    values: &[
        ("5000", Seconds(5)),
        ("10000", Seconds(10)),
        ("30000", Seconds(30)),
        ("120000", Minutes(2)),
    ],
};

/// The value of a choice as the room has it.
fn value(link: &Link, choice: Choice) -> String {
    let found = match choice.kept {
        Kept::Option => {
            let lines = link.room().options().iter();
            let mut values =
                lines.filter_map(|line| line.strip_prefix(choice.name)?.strip_prefix(' '));
            values.next().map(str::to_owned)
        }
        Kept::Setting => {
            let all = link.room().settings().all().into_iter();
            let mut values = all.filter(|(name, _)| *name == choice.name);
            values.next().map(|(_, value)| value)
        }
    };
    found.unwrap_or_else(|| choice.usual.to_owned())
}

/// Asks for another value.
fn change(choice: Choice, value: String) {
    let name = choice.name;
    if choice.kept == Kept::Setting {
        let name = name.to_owned();
        return app::ask(Command::Set { name, value });
    }
    let mut options = app::with_link(Link::options).unwrap_or_default();
    options.retain(|line| line.split(' ').next() != Some(name));
    options.push(format!("{name} {value}"));
    // With fewer players the one who was to start may be gone.
    if name == "players" {
        options.retain(|line| line.split(' ').next() != Some("first"));
    }
    let game = FUSE.to_owned();
    app::ask(Command::Setup { game, options });
    app::fill_seats();
}

fn chosen(event: &web_sys::Event) -> String {
    let target = event.target();
    let select = target.and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok());
    select.map_or(String::new(), |select| select.value())
}

/// A choice with its sentence. It is drawn anew after a refusal, which may be its own.
fn shown(choice: Choice) -> impl IntoView {
    section(
        move |link| {
            let lobby = link.room().phase() == Phase::Lobby;
            let owner = link.room().owner() == Some(link.me());
            let count = link.room().seats().len();
            let refusals = app::signals().refusals.get();
            (value(link, choice), owner && lobby, count, refusals)
        },
        move |(now, mine, seats, _)| {
            // A list keeps what the person chose last: after a refusal it is told what holds.
            let list = NodeRef::<leptos::html::Select>::new();
            let holds = now.clone();
            browser::after(0, move || {
                if let Some(Some(list)) = list.try_get_untracked() {
                    list.set_value(&holds);
                }
            });
            // A value that only a program could have chosen is shown as it is.
            let known = choice.values.iter().any(|(word, _)| *word == now);
            let other = (!known).then(|| view! { <option selected>{now.clone()}</option> });
            let there = |word: &str| {
                choice.name != "first" || word.parse::<usize>().is_ok_and(|n| n <= seats)
            };
            let values = choice.values.iter().filter(|(word, _)| there(word));
            let values: Vec<_> = values
                .map(|(word, label)| {
                    let selected = *word == now;
                    view! { <option value=*word selected=selected>{label.text()}</option> }
                })
                .collect();
            view! {
                <label>{t(choice.title)}
                    <select node_ref=list id=format!("choose-{}", choice.name) disabled=!mine on:change=move |event| change(choice, chosen(&event))>
                        {other}{values}
                    </select>
                    <small>{t(choice.why)}</small>
                </label>
            }
        },
    )
}

/// What the owner chooses, and the others see.
pub(crate) fn options(online: bool) -> impl IntoView {
    let only_online = |choice: &Choice| online || choice.name != "drop";
    let more: Vec<_> = MORE.into_iter().filter(only_online).map(shown).collect();
    view! {
        <section class="options">
            <div class="pair">{shown(if online { PLAYERS } else { PLAYERS_HERE })}{shown(DIFFICULTY)}</div>
            <details>
                <summary>{t("web-more-options")}</summary>
                {more}
                {online.then(|| shown(GRACE))}
            </details>
        </section>
    }
}
