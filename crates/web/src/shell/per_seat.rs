//! What is chosen for each seat before a game: an option with a word for every one of them, such as a role. The owner
//! chooses, by pictures; the others see it.

use klaxon_core::Seat;
use klaxon_room::Command;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::desk::{Desk, Sheet};
use crate::games;
use crate::link::Link;
use crate::shell::section::section;
use crate::shell::setup;
use crate::text::{capital, t, t_with};

/// An option with a word for each seat.
pub(crate) struct PerSeat {
    /// Its name in the notation.
    pub(crate) name: &'static str,
    /// What it is called.
    pub(crate) title: &'static str,
    /// The word of a seat for which nothing is chosen.
    pub(crate) usual: &'static str,
    /// What can be chosen, the usual word first. Except for that, no two seats can have the same.
    pub(crate) words: Vec<Word>,
}

/// A word for a seat.
#[derive(Clone, Copy)]
pub(crate) struct Word {
    pub(crate) word: &'static str,
    pub(crate) title: &'static str,
    /// What it means, in one sentence.
    pub(crate) what: &'static str,
    /// Draws its sign.
    pub(crate) sign: fn(&str) -> AnyView,
}

/// The option of the room's game; none if it has none.
fn of(link: &Link) -> Option<PerSeat> {
    let game = link.room().game();
    games::find(game)?.per_seat(game)
}

/// The words of all seats.
fn words(link: &Link, option: &PerSeat) -> Vec<String> {
    let (_, options) = link.set_up();
    let line = setup::line_of(&options, option.name).unwrap_or_default();
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    words.retain(|word| !word.is_empty());
    words.resize(link.room().seats().len(), option.usual.to_owned());
    words
}

/// What a seat has.
fn chosen(link: &Link, option: &PerSeat, seat: Seat) -> Option<Word> {
    let words = words(link, option);
    let word = words.get(seat.index())?;
    let mut known = option.words.iter();
    known.find(|one| one.word == word).copied()
}

/// The sign of what a seat has, in its row; a key for the owner. Nothing where the game has no such option.
pub(crate) fn sign(desk: Desk, seat: Seat) -> AnyView {
    section(
        desk,
        move |link| {
            let option = of(link)?;
            let word = chosen(link, &option, seat)?;
            Some((option.title, word.title, word.word, link.may_set_up()))
        },
        move |found| {
            found.map(|(title, name, word, mine)| {
                let number = Arg::from(usize::from(seat.0) + 1);
                let (title, name) = (t(title), t(name));
                let args = [
                    ("title", Arg::Text(&title)),
                    ("seat", number),
                    ("name", Arg::Text(&name)),
                ];
                let label = t_with("web-per-seat", &args);
                let drawn = desk.look(|link| drawn(link, word)).flatten();
                match mine {
                    true => view! {
                        <button class="key round own-sign" aria-haspopup="dialog" aria-label=label title=name
                            on:click=move |_| desk.sheet.set(Some(Sheet::OfSeat(seat)))>{drawn}</button>
                    }
                    .into_any(),
                    false => view! {
                        <span class="own-sign" role="img" aria-label=label title=name>{drawn}</span>
                    }
                    .into_any(),
                }
            })
        },
    )
}

fn drawn(link: &Link, word: &str) -> Option<AnyView> {
    let option = of(link)?;
    let found = option.words.iter().find(|one| one.word == word)?;
    Some((found.sign)(word))
}

/// The title of the sheet with the pictures for a seat.
pub(crate) fn title(link: &Link, seat: Seat) -> String {
    let option = of(link).map_or(String::new(), |option| t(option.title));
    let seat = [("seat", Arg::from(usize::from(seat.0) + 1))];
    format!("{option} · {}", t_with("web-seat", &seat))
}

/// The pictures for a seat.
pub(crate) fn chooser(desk: Desk, seat: Seat) -> impl IntoView {
    let found = desk.look(|link| {
        let option = of(link)?;
        let now = chosen(link, &option, seat).map(|word| word.word);
        Some((option.words, now))
    });
    let (words, now) = found.flatten().unwrap_or_default();
    let cards: Vec<_> = words
        .into_iter()
        .map(|one| {
            let on = Some(one.word) == now;
            let press = move |_| {
                desk.sheet.set(None);
                choose(desk, seat, one.word);
            };
            view! {
                <button class="sw" aria-pressed=on.to_string() class:sel=on data-value=one.word on:click=press>
                    <span class="own-sign">{(one.sign)(one.word)}</span>
                    <span><b>{t(one.title)}</b><small>{capital(&t(one.what))}</small></span>
                </button>
            }
        })
        .collect();
    view! { <div class="parts">{cards}</div> }
}

/// A seat has another word from now on; a seat that had it before has the usual one.
fn choose(desk: Desk, seat: Seat, word: &'static str) {
    let found = desk.look(|link| {
        let option = of(link)?;
        let mut words = words(link, &option);
        for (place, one) in words.iter_mut().enumerate() {
            if place == seat.index() {
                word.clone_into(one);
            } else if one == word {
                option.usual.clone_into(one);
            }
        }
        Some((option.name, option.usual, words, link.set_up()))
    });
    let Some((name, usual, mut words, (game, mut options))) = found.flatten() else {
        return;
    };
    while words.last().is_some_and(|last| last == usual) {
        words.pop();
    }
    options.retain(|line| line.split(' ').next() != Some(name));
    let wanted = match words.is_empty() {
        true => Vec::new(),
        false => vec![format!("{name} {}", words.join(" "))],
    };
    let options = setup::fit(&game, wanted, options);
    desk.ask(Command::Setup { game, options });
}
