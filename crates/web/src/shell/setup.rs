//! Set-ups: what people choose from when they say what to play, each with a picture and a sentence. The list of them
//! costs little, so a game can be chosen before it is loaded.

use klaxon_room::Command;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::games::setups::SETUPS;
use crate::live::Live;
use crate::shell::choice::Label;
use crate::text::t;
use crate::{browser, games};

/// A set-up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    /// The name of the game; of one with parts, its name without any.
    pub(crate) game: &'static str,
    pub(crate) title: Label,
    /// One sentence about it.
    pub(crate) what: &'static str,
    /// The name of the file with its picture.
    pub(crate) picture: &'static str,
    /// The lowest and the highest number of players.
    pub(crate) players: (usize, usize),
    /// The number of players for a person who plays alone, with bots.
    pub(crate) alone: usize,
    /// What can be added to it, in the order of the game's name.
    pub(crate) parts: &'static [Part],
}

/// Something that can be added to a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// Its word in the game's name.
    pub(crate) word: &'static str,
    pub(crate) title: &'static str,
    pub(crate) why: &'static str,
    /// The name of the file with its picture.
    pub(crate) picture: &'static str,
}

impl Setup {
    /// Returns whether the game of a name is this one, perhaps with parts.
    pub(crate) fn has(&self, game: &str) -> bool {
        match self.parts {
            [] => game == self.game,
            _ => game.split('+').next() == Some(self.game) && game.contains('+'),
        }
    }

    /// The name of the game after a part was added, or taken away if it was there.
    pub(crate) fn toggled(&self, game: &str, word: &str) -> String {
        let there = |one: &str| has_part(game, one);
        let parts = self.parts.iter().map(|part| part.word);
        let parts = parts.filter(|one| there(one) != (*one == word));
        parts.fold(self.game.to_owned(), |name, part| name + "+" + part)
    }
}

/// Returns whether a game's name has a part.
pub(crate) fn has_part(game: &str, word: &str) -> bool {
    game.split('+').skip(1).any(|part| part == word)
}

/// The set-up that a game of this name is; none if there is no such.
pub(crate) fn of(game: &str) -> Option<&'static Setup> {
    SETUPS.iter().find(|setup| setup.has(game))
}

/// What the set-up of a game says of itself: its title, and its parts or else its sentence.
pub(crate) fn words(game: &str) -> (String, String) {
    let Some(setup) = of(game) else {
        return (game.to_owned(), String::new());
    };
    let parts = setup.parts.iter().filter(|part| has_part(game, part.word));
    let parts: Vec<String> = parts.map(|part| t(part.title)).collect();
    let what = match parts.is_empty() {
        true => t(setup.what),
        false => parts.join(" · "),
    };
    (setup.title.text(), what)
}

/// A picture of the page's own, as soon as it is fetched, which begins after so many milliseconds: what a game needs
/// comes first. It is only for the eye.
pub(crate) fn picture(name: &'static str, after: u64) -> AnyView {
    let drawn = Live::new(String::new());
    browser::after(after, move || {
        // A lobby may be gone by then.
        if !drawn.is_disposed() {
            browser::get(&browser::asset(&format!("{name}.svg")), move |svg| {
                let _ = drawn.try_set(svg);
            });
        }
    });
    view! { <span class="pic" aria-hidden="true" inner_html=move || drawn.get()></span> }.into_any()
}

/// Chooses another game. Options that it does not have are dropped, and as many play as before, if it takes them.
pub(crate) fn choose(desk: Desk, game: String) {
    let found = desk.look(|link| {
        let (_, options) = link.set_up();
        (options, link.room().seats().len(), link.code().is_some())
    });
    let Some((options, seats, online)) = found else {
        return;
    };
    let players = line_of(&options, "players").and_then(|number| number.parse().ok());
    let players = fitting_players(&game, players.unwrap_or(seats), online);
    let wanted = vec![format!("players {players}")];
    let options = fit(&game, wanted, options);
    desk.ask(Command::Setup { game, options });
}

fn fitting_players(game: &str, players: usize, online: bool) -> usize {
    match of(game) {
        Some(Setup {
            players: (least, most),
            alone,
            ..
        }) => match (*least..=*most).contains(&players) {
            true => players,
            false if online => players.clamp(*least, *most),
            false => *alone,
        },
        None => players,
    }
}

/// The value of an option.
pub(crate) fn line_of<'a>(options: &'a [String], name: &str) -> Option<&'a str> {
    let mut lines = options.iter();
    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
}

/// Options that are wanted, and of the others all that go together with them in this game. A game that is not loaded
/// can't be asked: there only what is wanted stays.
pub(crate) fn fit(game: &str, wanted: Vec<String>, others: Vec<String>) -> Vec<String> {
    let mut options = wanted;
    let Some(found) = games::kin(game) else {
        return options;
    };
    let name = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let fixed: Vec<String> = options.iter().map(|line| name(line)).collect();
    for line in others
        .into_iter()
        .filter(|line| !fixed.contains(&name(line)))
    {
        options.push(line);
        let lines: Vec<&str> = options.iter().map(String::as_str).collect();
        if !matches!(found.rules().unpack(game, &lines), Some(Ok(_))) {
            options.pop();
        }
    }
    options
}
