//! What happened when: the turning points of a game, from its record.

use klaxon_core::board::Playing;
use klaxon_core::{Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::moments::{Kind, Moment, What, moments};
use klaxon_room::Room;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::text::{t, t_with};
use crate::{app, browser, names};

/// It as a sentence.
fn sentence(what: &What, room: &Room, playing: &Playing<Fuse>) -> String {
    let who = |key, seat: &Seat| {
        let name = names::seat_in(room, *seat);
        t_with(key, &[("name", Arg::Text(&name))])
    };
    match what {
        What::Defused(seat, card) => {
            let name = names::seat_in(room, *seat);
            let bombs = playing.table.deck().bombs.iter();
            let place = bombs.zip(0..).find(|(bomb, _)| bomb.id == *card);
            let value = place.map_or(0, |(_, place)| playing.table.value(CardId(place)));
            let args = [
                ("name", Arg::Text(&name)),
                ("value", Arg::from(usize::from(value))),
            ];
            t_with("web-line-defused", &args)
        }
        What::Fuse(card) => {
            let what = names::fuse_card(card);
            t_with("web-did-activate", &[("what", Arg::Text(&what))])
        }
        What::Mistake(seat) => who("web-line-mistake", seat),
        What::Toppled(seat) => who("web-line-toppled", seat),
        What::Unused => String::new(),
        What::End => t("web-line-end"),
    }
}

/// Gets the record: of a room from its server, else from this tab.
pub(crate) fn load(shown: RwSignal<Vec<Moment>>) {
    let own = app::with_link(|link| link.record()).flatten();
    if let Some(record) = own {
        return shown.set(moments(&record));
    }
    let code = app::with_link(|link| link.code().map(str::to_owned)).flatten();
    if let Some(code) = code {
        browser::get(&format!("/api/rooms/{code}/record"), move |record| {
            let _ = shown.try_set(moments(&record));
        });
    }
}

/// The line, and every moment on it as a list.
pub(crate) fn timeline(moments: &[Moment]) -> AnyView {
    let Some(end) = moments.last().map(|moment| moment.at.0.max(1)) else {
        return ().into_any();
    };
    let mark = |moment: &Moment| {
        let x = 40 + 2920 * u64::from(moment.at.0) / u64::from(end);
        // A shape for each kind: colour is never alone.
        match moment.kind {
            Kind::Defused => format!("<circle cx=\"{x}\" cy=\"120\" r=\"40\" fill=\"#4fd8eb\"/>"),
            Kind::Fuse => {
                let (left, right) = (x - 50, x + 50);
                format!("<path d=\"M{x} 50L{right} 170L{left} 170z\" fill=\"#ffcc14\"/>")
            }
            Kind::Lost => {
                let left = x - 25;
                format!("<rect x=\"{left}\" y=\"80\" width=\"50\" height=\"80\" fill=\"#ff8a8f\"/>")
            }
            Kind::End => {
                format!("<path d=\"M{x} 20V220\" stroke=\"#f2f6fa\" stroke-width=\"20\"/>")
            }
        }
    };
    let marks: String = moments.iter().map(mark).collect();
    let picture = format!(
        "<svg viewBox=\"0 0 3000 240\" aria-hidden=\"true\"><path d=\"M40 120H2960\" stroke=\"#4a6278\" \
         stroke-width=\"20\"/>{marks}</svg>"
    );
    let rows = app::with_link(|link| {
        let playing = link.fuse()?;
        let told = moments.iter().filter(|moment| moment.what != What::Unused);
        let rows = told.map(|moment| {
            let at = Time::seconds(moment.at.whole_seconds()).to_string();
            (at, sentence(&moment.what, link.room(), playing))
        });
        Some(rows.collect::<Vec<_>>())
    });
    let rows = rows.flatten().unwrap_or_default().into_iter();
    let rows: Vec<_> = rows
        .map(|(at, what)| view! { <li><b>{at}</b>" "{what}</li> })
        .collect();
    view! {
        <div class="line" inner_html=picture></div>
        <ol class="moments">{rows}</ol>
    }
    .into_any()
}
