//! Tabs beside lit spaces: what a wild die becomes there (C-33, C-34).

use klaxon_fuse::game::slot::Letter;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::lit::Lit;
use super::names;
use super::table::FuseTable;
use super::ways::Becomes;
use crate::live::{Follows, follow};
use crate::shell::motion;
use crate::text::t_with;

/// What a wild die becomes on a space, in a word; none if it stays what it is.
pub(crate) fn text(lit: Lit) -> Option<String> {
    let what = match lit.becomes? {
        Becomes::Colour(Some(colour)) => names::letter(colour),
        Becomes::Colour(None) => "c".to_owned(),
        Becomes::Number(Some(number)) => number.to_string(),
        Becomes::Number(None) => "#".to_owned(),
    };
    Some(t_with("web-as", &[("what", Arg::Text(&what))]))
}

/// A tab and where it stands on its card.
#[derive(Clone, PartialEq)]
struct Tab {
    x: i32,
    y: i32,
    text: String,
}

/// The tabs of a card. Spaces are drawn at places that only the browser knows, so they are asked for.
pub(crate) fn tabs(table: FuseTable, lit: Follows<Vec<Lit>>, card: u8) -> impl IntoView {
    let shown = follow(move || {
        // Somebody may turn the phone: they are asked for again from time to time.
        table.desk.tick.track();
        let lit = lit.get().into_iter();
        let mine = lit.filter(|lit| lit.card == card && lit.becomes.is_some());
        let tabs = mine.filter_map(|lit| tab(lit, card));
        tabs.collect::<Vec<_>>()
    });
    move || {
        let tabs = shown.get().into_iter().map(|tab| {
            let style = format!("left:{}px;top:{}px", tab.x, tab.y);
            view! { <span class="as" style=style aria-hidden="true">{tab.text}</span> }
        });
        tabs.collect::<Vec<_>>()
    }
}

fn tab(lit: Lit, card: u8) -> Option<Tab> {
    let letter = Letter(card);
    let plate = format!(".hand [data-card='{letter}']");
    let on = motion::spot(&plate)?;
    let space = motion::spot(&format!("{plate} [data-space='{}']", lit.space))?;
    Some(Tab {
        x: (space.x - on.x + space.width / 2.0).round() as i32,
        y: (space.y - on.y).round() as i32,
        text: text(lit)?,
    })
}
