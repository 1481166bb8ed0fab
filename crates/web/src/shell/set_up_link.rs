//! The set-up of a room as a link, for whoever wants to play the same.

use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::link::Link;
use crate::shell::choice::Kept;
use crate::shell::{copy, options, setup};

/// The key that copies it.
pub(crate) fn key(desk: Desk) -> AnyView {
    let link = move || desk.look(link_of).unwrap_or_default();
    copy::key("copy-set-up", "key sm", "web-link-set-up", Box::new(link))
}

/// The link: the game, how many play, and every other option that is not as usual. How many play is always said: alone in
/// a tab the usual number is another than in a room.
fn link_of(link: &Link) -> String {
    let origin = browser::window().location().origin().unwrap_or_default();
    let (game, options) = link.set_up();
    let usual = options::of_game(link).into_iter();
    let usual = usual.filter(|choice| choice.kept == Kept::Option);
    let usual: Vec<_> = usual.map(|choice| (choice.name, choice.usual)).collect();
    let players = setup::line_of(&options, "players").map(str::to_owned);
    let players = players.unwrap_or_else(|| link.room().seats().len().to_string());
    let mut address = format!("{origin}/new?game={game}&players={players}");
    for line in &options {
        // A deck of the team's own is too long for a link.
        let said = |name: &str| matches!(name, "|" | "players");
        let Some((name, value)) = line.split_once(' ').filter(|(name, _)| !said(name)) else {
            continue;
        };
        if !usual.contains(&(name, value)) {
            address += &format!("&{name}={}", encoded(value));
        }
    }
    address
}

fn encoded(value: &str) -> String {
    let value = String::from(js_sys::encode_uri_component(value));
    value.replace("%20", "+").replace("%3A", ":")
}
