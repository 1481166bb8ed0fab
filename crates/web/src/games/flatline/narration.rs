//! What happens at the table: heard at once, shown where nobody must miss it, told to people who can't see it. Everything
//! that happens in one go is told together.

mod minute;
mod news;
mod sounds;
mod speech;
mod teller;

use klaxon_flatline::Event;

use self::teller::Teller;
use super::show::{self, News, Sight};
use super::table::FlatTable;
use crate::ears;
use crate::text::capital;

/// One event, with the position before it and after it. `quick`: it is one of many that are caught up on at once, so nothing
/// is heard, and only what matters is told.
pub(super) fn tell(
    table: FlatTable,
    before: &Sight,
    event: &Event,
    after: &Sight,
    quick: bool,
) -> Option<News> {
    let teller = Teller::new(table, before, after, quick);
    ears::moved();
    speech::speak(&teller, event);
    sounds::sound(&teller, event);
    let news = news::news(&teller, event);
    match &news {
        Some(news) => {
            // The line over the tray tells what the page rests on.
            let shown = !quick && show::rest(event, &before.state) > 0;
            let text = if shown { "" } else { &news.text };
            teller.say(sentence(text, &news.detail), news::matters(news, event));
        }
        None => minute::tell(&teller, event),
    }
    news
}

/// News as they are told.
fn sentence(text: &str, detail: &str) -> String {
    match (text.is_empty(), detail.is_empty()) {
        (true, _) => detail.to_owned(),
        (_, true) => text.to_owned(),
        _ => format!("{text}. {detail}"),
    }
}

/// A sentence by itself.
fn full(text: &str) -> String {
    capital(text) + "."
}
