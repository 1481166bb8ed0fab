//! A bomb on the table: a plate with its holes, drawn from the card language.

use klaxon_core::Seat;
use klaxon_core::board::Playing;
use klaxon_fuse::AnyFuse;
use klaxon_fuse::card::space::MAX_SPACES;
use klaxon_fuse::card::{Filling, Layout};
use klaxon_fuse::draw::{self, Look};
use klaxon_fuse::game::card_id::CardId;
use klaxon_fuse::game::slot::Letter;
use klaxon_fuse::game::{Action, Table as Rules};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::extra::extra;
use super::lit::Lit;
use super::table::{FuseTable, listed, of, playing};
use super::{becoming, hand, looks, names, sparks};
use crate::browser;
use crate::live::{Follows, Live};
use crate::text::{language, t_with};

/// So long after spaces light up there are buttons for them, in milliseconds.
const AFTER_LIGHT: u64 = 80;

/// A card with its dice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lies {
    pub(crate) card: CardId,
    pub(crate) dice: Filling,
}

impl Lies {
    /// A card without dice.
    pub(crate) fn bare(card: CardId) -> Lies {
        Lies {
            card,
            dice: Filling::EMPTY,
        }
    }
}

/// A card of the person's own.
#[derive(Clone, Copy)]
pub(crate) struct Own {
    pub(crate) seat: Seat,
    /// Its place, from 0.
    pub(crate) card: u8,
    pub(crate) lit: Follows<Vec<Lit>>,
    /// Whether nothing can be done with it now.
    pub(crate) shade: Signal<bool>,
}

/// How large a card is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// To be played on: with its sentence and its wires.
    Large,
    /// To be looked at.
    Small,
}

/// The parts of a module, as HTML.
pub(crate) struct Module {
    /// The classes that its layout brings.
    pub(crate) class: String,
    /// What it asks for and what lies on it, as a sentence.
    pub(crate) name: String,
    /// Everything on the plate.
    pub(crate) inside: String,
    /// The name under which it is looked up.
    pub(crate) look: String,
}

/// The sentence that explains a card.
pub(crate) fn explained(rules: &Rules, card: CardId) -> String {
    let words = rules.card(card).map(|bomb| bomb.card.explain());
    klaxon_words::say_all(language(), &words.unwrap_or_default())
}

/// What a card asks for and what lies on it: for people who can't see it.
fn name(rules: &Rules, lies: Lies) -> String {
    let words = explained(rules, lies.card);
    let spaces = rules.card(lies.card).map(|bomb| bomb.card.spaces().len());
    let dice: Vec<String> = (0..spaces.unwrap_or(0))
        .filter_map(|space| lies.dice.get(space))
        .map(names::die)
        .collect();
    if dice.is_empty() {
        return words;
    }
    let dice = dice.join(", ");
    t_with(
        "web-card-with-dice",
        &[("card", Arg::Text(&words)), ("dice", Arg::Text(&dice))],
    )
}

/// The class of a layout, and its sign where it is no row.
fn layout_class(layout: Layout) -> &'static str {
    match layout {
        Layout::Row => "l-row",
        Layout::Stack => "l-stack",
        Layout::DoubleStack => "l-stacks",
        Layout::Pyramid => "l-pyramid",
        Layout::Wall { .. } => "l-wall",
        Layout::Ziggurat => "l-ziggurat",
    }
}

/// A module of a card.
pub(crate) fn module(rules: &Rules, lies: Lies, size: Size) -> Module {
    let bomb = &rules.card(lies.card).unwrap_or(&rules.deck().bombs[0]).card;
    let spark = rules.spark(lies.card).is_some();
    let spaces = bomb.spaces().len();
    let row = bomb.layout() == Layout::Row;
    let words = escaped(&explained(rules, lies.card));
    let filled = lies.dice.filled();
    let lamps: String = (0..spaces)
        .map(|space| match filled.contains(space) {
            true => "<i class=\"on\"></i>",
            false => "<i></i>",
        })
        .collect();
    let glyph = match row {
        true => String::new(),
        false => draw::glyph(bomb.layout()),
    };
    // A spark is worth no points to whoever holds it, but to get rid of it.
    let value = match spark {
        true => sparks::BOLT.to_owned(),
        false => rules.value(lies.card).to_string(),
    };
    let look = Look {
        // A spark is too small for wires.
        wires: size == Size::Large && !spark,
        flat: false,
        letters: names::letters(),
    };
    let board = draw::board(bomb, &lies.dice, &look);
    let flat = match row {
        true => String::new(),
        false => draw::board(
            bomb,
            &lies.dice,
            &Look {
                flat: true,
                wires: false,
                ..look
            },
        ),
    };
    let progress = match size {
        Size::Small => String::new(),
        Size::Large => format!(
            "<footer aria-hidden=\"true\"><span class=\"bar\">{lamps}</span>{}/{spaces}</footer>",
            filled.len()
        ),
    };
    let inside = format!(
        "<header>{glyph}<span class=\"words\">{words}</span><span class=\"prog\">{lamps}</span><b class=\"val\">{value}</b></header>{board}{flat}{progress}"
    );
    Module {
        class: format!(
            "mod {}{} n{spaces}",
            if spark { "sparkmod " } else { "" },
            layout_class(bomb.layout())
        ),
        name: name(rules, lies),
        inside,
        look: looks::of_card(rules, lies.card),
    }
}

/// A text as it may stand in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A card of the person's own: its spaces can be touched.
pub(crate) fn own(table: FuseTable, own: Own, lies: Lies) -> AnyView {
    let Own {
        seat,
        card,
        lit,
        shade,
    } = own;
    let Some(made) = table.look(|playing| module(&playing.table, lies, Size::Large)) else {
        return ().into_any();
    };
    let touch = move |event: web_sys::MouseEvent| {
        let space = touched(event.target()).or_else(|| nearest(&event));
        // A complete card is defused wherever it is touched.
        let space = space.or_else(|| is_complete(table, seat, Letter(card)).then_some(0));
        if let Some(space) = space {
            hand::touch_space(table, seat, card, space);
        }
    };
    let complete = move || {
        table.desk.version.track();
        is_complete(table, seat, Letter(card))
    };
    let letter = Letter(card).to_string();
    let giving = move || shade_of_giving(table);
    let waits = move || waiting_on(table, seat, Letter(card));
    view! {
        <article class=made.class class:lit=move || !shade.get() class:shade=move || shade.get() class:complete=complete
            data-look=made.look data-card=letter data-lit=move || lit_on(lit, card) data-waits=waits data-giving=giving aria-label=made.name on:click=touch>
            <div class="in" inner_html=made.inside></div>
            {extra().map(|extra| (extra.tabs)(table, lit, card))}
            {choices(table, lit, card)}
        </article>
    }
    .into_any()
}

/// Returns whether a card of a seat can be defused now (C-27).
fn is_complete(table: FuseTable, seat: Seat, card: Letter) -> bool {
    let can = |playing: &Playing<AnyFuse>| {
        playing.table.rules().defuse_step()
            && listed(playing, seat).contains(&Action::Defuse { card })
    };
    table.look(can) == Some(true)
}

/// The spaces whose dice were placed without a network, as the style sheet reads them.
fn waiting_on(table: FuseTable, seat: Seat, card: Letter) -> Option<String> {
    table.desk.version.track();
    let spaces = table.desk.look(|link| {
        let told = of(link.told().filter(|_| !link.is_connected())?)?;
        let shown = playing(link)?;
        let filled = |playing: &Playing<AnyFuse>| {
            let slot = playing.state.own_slot(&playing.table, seat, card)?;
            Some(playing.state.slot(slot).dice.filled())
        };
        let (told, shown) = (filled(told)?, filled(shown)?);
        let waiting =
            (0..MAX_SPACES).filter(|&space| shown.contains(space) && !told.contains(space));
        let waiting: Vec<String> = waiting.map(|space| space.to_string()).collect();
        Some(waiting.join(" "))
    })?;
    spaces.filter(|spaces| !spaces.is_empty())
}

/// Set while dice must be returned: the style sheet puts the others into the shade.
fn shade_of_giving(table: FuseTable) -> Option<&'static str> {
    table.desk.version.track();
    let returning = table.look(|playing| playing.state.returning.is_some());
    (returning == Some(true)).then_some("")
}

/// A card to look at, with its sentence.
pub(crate) fn large(table: FuseTable, lies: Lies) -> AnyView {
    shown(table, lies, Size::Large)
}

/// A card to look at.
pub(crate) fn small(table: FuseTable, lies: Lies) -> AnyView {
    shown(table, lies, Size::Small)
}

fn shown(table: FuseTable, lies: Lies, size: Size) -> AnyView {
    let Some(made) = table.look(|playing| module(&playing.table, lies, size)) else {
        return ().into_any();
    };
    view! {
        <article class=made.class + " shade" data-look=made.look aria-label=made.name>
            <div class="in" inner_html=made.inside></div>
        </article>
    }
    .into_any()
}

/// The space that was touched, counted from 0.
pub(crate) fn touched(target: Option<web_sys::EventTarget>) -> Option<u8> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    let space = element.closest("[data-space]").ok().flatten()?;
    space.get_attribute("data-space")?.parse().ok()
}

/// A touch beside all spaces is meant for the lit one that is nearest: spaces are small.
fn nearest(event: &web_sys::MouseEvent) -> Option<u8> {
    let card = event
        .current_target()?
        .dyn_into::<web_sys::Element>()
        .ok()?;
    let lit = card.get_attribute("data-lit")?;
    let distance = |space: &&str| {
        let element = card.query_selector(&format!("[data-space='{space}']"));
        let place = element
            .ok()
            .flatten()
            .map(|element| element.get_bounding_client_rect());
        place.map_or(f64::MAX, |place| {
            let x = place.x() + place.width() / 2.0 - f64::from(event.client_x());
            let y = place.y() + place.height() / 2.0 - f64::from(event.client_y());
            x.hypot(y)
        })
    };
    let spaces = lit.split(' ');
    let nearest = spaces.min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest?.parse().ok()
}

/// The lit spaces of a card, as the style sheet reads them.
fn lit_on(lit: Follows<Vec<Lit>>, card: u8) -> String {
    let spaces = lit
        .get()
        .into_iter()
        .filter(|lit| lit.card == card && lit.shines);
    let spaces = spaces.map(|lit| lit.space.to_string());
    spaces.collect::<Vec<_>>().join(" ")
}

/// The lit spaces of a card as buttons: for people who play by keyboard or by ear.
fn choices(table: FuseTable, lit: Follows<Vec<Lit>>, card: u8) -> impl IntoView {
    let keys = table.desk.keys;
    let on_card = move |lit: Vec<Lit>| {
        let all = lit.into_iter().zip('a'..='z');
        all.filter(|(lit, _)| lit.card == card).collect::<Vec<_>>()
    };
    // A finger waits for the light and needs no buttons: they come after the picture with the light.
    let mine = Live::new(Vec::new());
    Effect::new(move |_| {
        let found = on_card(lit.get());
        browser::after(AFTER_LIGHT, move || {
            let lit = lit.try_get_untracked().map(on_card);
            if lit.as_ref() == Some(&found) && mine.try_get_untracked() != lit {
                mine.set(found);
            }
        });
    });
    let buttons = move || {
        let buttons = mine.get().into_iter().map(|(lit, letter)| {
            let number = usize::from(lit.space) + 1;
            let name = space_name(lit);
            let touch = move |event: web_sys::MouseEvent| {
                event.stop_propagation();
                hand::touch_space(table, lit.seat, lit.card, lit.space);
            };
            view! {
                <button aria-label=name aria-keyshortcuts=letter.to_string() on:click=touch>
                    {letter.to_string()}<sub>{number}</sub>
                </button>
            }
        });
        buttons.collect::<Vec<_>>()
    };
    view! { <p class="choices" class:seen=move || keys.get()>{buttons}</p> }
}

/// What a lit space is called; with what a wild die becomes there.
fn space_name(lit: Lit) -> String {
    let number = usize::from(lit.space) + 1;
    let name = match Letter(lit.card).is_sparks() {
        true => t_with("web-space-spark", &[("space", Arg::from(number))]),
        false => {
            let bomb = usize::from(lit.card) + 1;
            let args = [("bomb", Arg::from(bomb)), ("space", Arg::from(number))];
            t_with("web-space", &args)
        }
    };
    match becoming::text(lit) {
        Some(becomes) => format!("{name}, {becomes}"),
        None => name,
    }
}
