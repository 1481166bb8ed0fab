//! The look-up: every card, role, fuse card, emergency and icon of the box by name, with what it means (S-5).

use klaxon_core::Message;
use klaxon_flatline::draw::glyph;
use klaxon_flatline::trigger::Effect as Trigger;
use klaxon_flatline::{Card, Deck as Ward, Icon};
use klaxon_fuse::Role;
use klaxon_fuse::card::Filling;
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::draw::{self, Look};
use klaxon_fuse::fuse_card::FuseCard;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::desk::Desk;
use super::mission::{Kind, Mission};
use crate::games::fuse::{names, roles};
use crate::live::Live;
use crate::text::{capital, language, say, t, t_with};

/// Something to look up.
#[derive(Clone)]
struct Entry {
    name: String,
    what: String,
    /// A drawing, as SVG; empty without one.
    picture: String,
}

/// The look-up of the box on the table.
pub(super) fn lookup(desk: Desk) -> impl IntoView {
    let all = desk.mission.with_untracked(entries);
    let asked = Live::new(String::new());
    let type_in = move |event| asked.set(event_target_value(&event).to_lowercase());
    let found = move || {
        let asked = asked.get();
        let words: Vec<&str> = asked.split_whitespace().collect();
        let fits = |entry: &&Entry| {
            let text = format!("{} {}", entry.name, entry.what).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        let found: Vec<_> = all.iter().filter(fits).map(row).collect();
        match found.is_empty() {
            true => {
                view! { <p class="note" role="status">{t("computer-found-nothing")}</p> }.into_any()
            }
            false => view! { <ul class="lookup">{found}</ul> }.into_any(),
        }
    };
    view! {
        <input type="search" id="pc-search" class="search" autocomplete="off" aria-label=t("computer-search")
            placeholder=t("computer-search") on:input=type_in/>
        {found}
    }
}

fn row(entry: &Entry) -> impl IntoView + use<> {
    let Entry {
        name,
        what,
        picture,
    } = entry.clone();
    let picture = (!picture.is_empty())
        .then(|| view! { <div class="pic" aria-hidden="true" inner_html=picture></div> });
    view! { <li><b>{name}</b>{picture}<span>{what}</span></li> }
}

fn entries(mission: &Mission) -> Vec<Entry> {
    match mission.kind {
        Kind::Flatline => ward(),
        Kind::Fuse | Kind::Countdown => bench(mission),
    }
}

fn bench(mission: &Mission) -> Vec<Entry> {
    let deck = mission.rules.deck(mission.players);
    let bombs = deck.bombs.iter().map(|bomb| {
        let (id, value) = (Arg::Text(&bomb.id), Arg::from(bomb.card.value()));
        card(
            bomb,
            t_with("computer-bomb", &[("id", id), ("value", value)]),
        )
    });
    let sparks = deck.sparks.iter().map(|spark| {
        card(
            spark,
            t_with("computer-spark", &[("id", Arg::Text(&spark.id))]),
        )
    });
    let fuses = deck.fuse_cards.iter().map(|fuse| fuse_card(*fuse));
    let roles = Role::ALL
        .into_iter()
        .filter(|role| deck.roles.contains(role));
    let roles = roles.map(|role| Entry {
        name: t_with("computer-role", &[("role", Arg::Text(&roles::title(role)))]),
        what: capital(&roles::what(role)) + ".",
        picture: lines((24, 24), roles::lines(role)),
    });
    roles.chain(fuses).chain(bombs).chain(sparks).collect()
}

fn card(bomb: &Bomb, name: String) -> Entry {
    let look = Look {
        letters: names::letters(),
        wires: false,
        ..Look::default()
    };
    Entry {
        name,
        what: sentences(&bomb.card.explain()),
        picture: draw::board(&bomb.card, &Filling::EMPTY, &look),
    }
}

fn sentences(words: &[Message]) -> String {
    klaxon_words::say_all(language(), words)
}

fn fuse_card(fuse: FuseCard) -> Entry {
    let (name, what) = match fuse {
        FuseCard::Return(shown) => {
            let shown = names::shown(shown);
            let what = t_with("web-fuse-asks", &[("what", Arg::Text(&shown))]);
            (shown, what)
        }
        FuseCard::Spark => (t("web-part-sparks"), t("web-fuse-spark")),
        FuseCard::RolesOff => (t("web-part-roles"), t("web-fuse-roles-off")),
        FuseCard::Six => ("6".to_owned(), t("web-fuse-six")),
    };
    Entry {
        name: t_with("computer-fuse", &[("name", Arg::Text(&name))]),
        what: capital(&what) + ".",
        picture: String::new(),
    }
}

/// A drawing in lines, of this size.
fn lines((width, height): (u8, u8), inside: &str) -> String {
    format!("<svg class=\"lkico\" viewBox=\"0 0 {width} {height}\">{inside}</svg>")
}

fn ward() -> Vec<Entry> {
    let deck = Ward::flatline();
    let icons = Icon::ALL.into_iter().map(|icon| Entry {
        name: capital(&say(&icon.explain())),
        what: t("computer-icon"),
        picture: lines((24, 24), glyph::icon(icon)),
    });
    let cards = Card::ALL.iter().map(|card| Entry {
        name: say(&card.name()),
        what: sentences(&deck.explain_card(*card)),
        picture: lines((16, 16), glyph::card(*card).glyph),
    });
    let triggers = Trigger::ALL.into_iter().map(|effect| Entry {
        name: t("computer-trigger"),
        what: capital(&say(&effect.explain())) + ".",
        picture: lines((16, 16), glyph::effect(effect).glyph),
    });
    let patients = deck.patients.iter().map(|patient| Entry {
        name: say(&patient.name()),
        what: sentences(&patient.explain()),
        picture: String::new(),
    });
    icons.chain(cards).chain(triggers).chain(patients).collect()
}
