//! The end as a picture: a monitor with a beating heart, or a flat line in the dark.

use klaxon_core::board::{Board, Playing};
use klaxon_flatline::state::Ending;
use klaxon_flatline::{Colour, Die, Flatline, Icon};
use klaxon_words::Arg;

use super::draw;
use super::table::of;
use crate::shell::story::{Poster, Scene};
use crate::text::{t, t_with};

/// The ward in the light of its lamp.
const LIT: Scene = Scene {
    room: "<rect x=\"-200\" y=\"-200\" width=\"1200\" height=\"900\" fill=\"#12211f\"/>\
     <path d=\"M400-160L-60 470H860Z\" fill=\"#f4efe1\" opacity=\".09\"/><path d=\"M400-160L150 470H650Z\" fill=\"#f4efe1\" opacity=\".13\"/>\
     <rect x=\"-200\" y=\"384\" width=\"1200\" height=\"260\" fill=\"#070d0d\"/>",
    plate: "<ellipse cx=\"400\" cy=\"394\" rx=\"400\" ry=\"17\" opacity=\".6\"/>\
     <rect x=\"44\" y=\"52\" width=\"712\" height=\"340\" rx=\"34\" fill=\"#857e6b\"/><rect x=\"44\" y=\"40\" width=\"712\" height=\"338\" rx=\"34\" fill=\"#ebe4d2\"/>\
     <path d=\"M44 74a34 34 0 0 1 34-34h644a34 34 0 0 1 34 34v6H44Z\" fill=\"#fff\" opacity=\".6\"/>\
     <rect x=\"84\" y=\"72\" width=\"632\" height=\"128\" rx=\"18\" fill=\"#0b1012\"/>\
     <path d=\"M84 104H716M84 136H716M84 168H716M180 72V200M290 72V200M400 72V200M510 72V200M620 72V200\" stroke=\"#1d3a33\" stroke-width=\"2\"/>\
     <g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M100 146H196l14-12 12 12h18l10 18 16-84 20 104 14-38h26l14-12 12 12H456l14-12 12 12h18l10 18 16-84 20 104 14-38h26l14-12 12 12H700\" stroke=\"#35d07f\" stroke-width=\"20\" opacity=\".25\"/>\
     <path d=\"M100 146H196l14-12 12 12h18l10 18 16-84 20 104 14-38h26l14-12 12 12H456l14-12 12 12h18l10 18 16-84 20 104 14-38h26l14-12 12 12H700\" stroke=\"#35d07f\" stroke-width=\"8\"/></g>",
    ink: "#151b1d",
};

/// The ward without power.
const DARK: Scene = Scene {
    room: "<rect x=\"-200\" y=\"-200\" width=\"1200\" height=\"900\" fill=\"#080c0e\"/>\
     <g fill=\"#5a120d\" opacity=\".16\"><ellipse cx=\"400\" cy=\"140\" rx=\"620\" ry=\"300\"/><ellipse cx=\"400\" cy=\"140\" rx=\"520\" ry=\"250\"/>\
     <ellipse cx=\"400\" cy=\"140\" rx=\"430\" ry=\"200\"/></g>\
     <rect x=\"-200\" y=\"384\" width=\"1200\" height=\"260\" fill=\"#030506\"/>",
    plate: "<rect x=\"44\" y=\"52\" width=\"712\" height=\"340\" rx=\"34\" fill=\"#0a0d0f\"/><rect x=\"44\" y=\"40\" width=\"712\" height=\"338\" rx=\"34\" fill=\"#232b2e\"/>\
     <path d=\"M44 74a34 34 0 0 1 34-34h644a34 34 0 0 1 34 34v4H44Z\" fill=\"#fff\" opacity=\".07\"/>\
     <rect x=\"84\" y=\"72\" width=\"632\" height=\"128\" rx=\"18\" fill=\"#050708\"/>\
     <path d=\"M84 104H716M84 136H716M84 168H716M180 72V200M290 72V200M400 72V200M510 72V200M620 72V200\" stroke=\"#241513\" stroke-width=\"2\"/>\
     <g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M100 146H150l12-10 10 10h14l8 14 12-62 16 78 12-30H700\" stroke=\"#ff5a3c\" stroke-width=\"20\" opacity=\".25\"/>\
     <path d=\"M100 146H150l12-10 10 10h14l8 14 12-62 16 78 12-30H700\" stroke=\"#ff5a3c\" stroke-width=\"8\"/></g>",
    ink: "#f4efe1",
};

/// The dice that lie around.
const DICE: [(u8, Icon); 5] = [
    (0, Icon::Pulse),
    (1, Icon::Blood),
    (2, Icon::Drug),
    (3, Icon::Air),
    (4, Icon::Shock),
];

/// A die for a picture that may leave the page: this game's style sheet does not go with it.
fn thing((colour, icon): (u8, Icon)) -> String {
    let lines = "style=\"fill:none;stroke:var(--fi);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round\"";
    draw::die(Die::new(Colour(colour), icon))
        .replace("class=\"fi\"", lines)
        .replace("class=\"fb\"", "style=\"fill:var(--fi);opacity:.9\"")
}

/// The end as a picture.
pub(super) fn poster(board: &dyn Board) -> Poster {
    of(board).and_then(shown).unwrap_or_default()
}

fn shown(end: &Playing<Flatline>) -> Option<Poster> {
    let (rules, state) = (&*end.table, &end.state);
    let (why, _) = state.end?;
    let all = usize::from(rules.patients_to_treat());
    let waiting = state.untreated().count() + usize::from(state.left);
    let treated = all.saturating_sub(waiting);
    let args = [
        ("count", Arg::from(treated)),
        ("all", Arg::from(all)),
        ("cubes", Arg::from(state.meter)),
    ];
    let (word, line) = match why {
        Ending::Won => ("flatline-end-won", "flatline-end-won-line"),
        Ending::Power => ("flatline-end-lost", "flatline-end-power-line"),
        Ending::Failed => ("flatline-end-lost", "flatline-end-failed-line"),
    };
    let won = why == Ending::Won;
    let failed = format!("{} / {}", state.failed.len(), rules.most_failed());
    Some(Poster {
        word: t(word),
        line: t_with(line, &args),
        things: DICE.map(thing).to_vec(),
        unit: t("flatline-end-unit"),
        facts: vec![
            (t("flatline-end-rounds"), state.round.to_string()),
            (t("flatline-end-power"), state.meter.to_string()),
            (t("flatline-end-failures"), failed),
        ],
        scene: Some(if won { LIT } else { DARK }),
        fate: match won {
            true => Default::default(),
            false => ["flatline-end-crew-lost", "flatline-end-who-lost"],
        },
        ..Poster::default()
    })
}
