//! What happened when: the turning points of a game, from its record.

use klaxon_core::board::Playing;
use klaxon_core::{Seat, Time};
use klaxon_fuse::Fuse;
use klaxon_room::Room;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::text::{t, t_with};
use crate::{app, browser, names};

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Defused,
    Fuse,
    Lost,
    End,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) at: Time,
    pub(crate) kind: Kind,
    pub(crate) what: What,
}

/// What it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// A seat defused the card with this id.
    Defused(Seat, String),
    /// This fuse card came up.
    Fuse(String),
    /// A seat lost the dice of a card by a mistake.
    Mistake(Seat),
    /// A seat's dice fell.
    Toppled(Seat),
    /// So many dice were rolled again.
    Unused,
    /// The end.
    End,
}

/// The turning points of a record.
pub(crate) fn moments(record: &str) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut cards: Vec<(String, String)> = Vec::new();
    let lines = record.lines().skip_while(|line| !line.is_empty()).skip(1);
    for line in lines {
        let Some((head, events)) = line.split_once(": ") else {
            continue;
        };
        let Some(at) = head
            .split(' ')
            .nth(1)
            .and_then(|time| time.parse::<Time>().ok())
        else {
            continue;
        };
        for event in events.split("; ") {
            let words: Vec<&str> = event.split(' ').collect();
            if let ["dealt" | "chosen", slot, card] = words.as_slice() {
                cards.retain(|(at, _)| at != slot);
                cards.push(((*slot).to_owned(), (*card).to_owned()));
            }
            let card = |slot: &str| {
                let found = cards.iter().find(|(at, _)| at == slot);
                found.map_or(String::new(), |(_, card)| card.clone())
            };
            if let Some((kind, what)) = turning_point(&words, card) {
                moments.push(Moment { at, kind, what });
            }
        }
    }
    moments
}

fn turning_point(words: &[&str], card: impl Fn(&str) -> String) -> Option<(Kind, What)> {
    let owner = |slot: &str| slot.get(..1)?.parse::<Seat>().ok();
    Some(match words {
        ["defused", slot] => (Kind::Defused, What::Defused(owner(slot)?, card(slot))),
        ["activated", fuse] => (Kind::Fuse, What::Fuse((*fuse).to_owned())),
        ["mistake", _, slot] => (Kind::Lost, What::Mistake(owner(slot)?)),
        ["toppled", slot] => (Kind::Lost, What::Toppled(owner(slot)?)),
        ["unused"] => (Kind::Lost, What::Unused),
        ["won" | "lost-clock" | "lost-bag", _] => (Kind::End, What::End),
        _ => return None,
    })
}

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
            let value = place.map_or(0, |(_, place)| playing.table.value(place));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_has_its_turning_points() {
        let record = "klaxon record 1\ngame fuse\nplayers 1\n\n\
            0 0:00 - start: dealt 1a 2h; dealt 1b 1i; turn 1\n\
            1 0:01 1 roll: rolled R4; rolled B2; rolled K1\n\
            2 0:02.500 1 place R4 a1: placed R4 1a1; defused 1a; activated G\n\
            3 0:09 1 choose 3b: chosen 1a 3b\n\
            4 0:20 1 place B2 a1: placed B2 1a1; defused 1a\n\
            5 10:00 - tick: lost-clock 10:00\n";
        let found = moments(record);
        let whats: Vec<&What> = found.iter().map(|moment| &moment.what).collect();
        let defused = |card: &str| What::Defused(Seat(0), card.to_owned());
        assert_eq!(
            whats,
            [
                &defused("2h"),
                &What::Fuse("G".to_owned()),
                &defused("3b"),
                &What::End
            ]
        );
        assert_eq!(found[0].at, Time(2500));
        assert_eq!(found[3].kind, Kind::End);
    }
}
