//! A seat is a helmet: its number in the visor, a pattern on its dome. Never a die's colour, never a die's shape.

use klaxon_core::Seat;
use klaxon_words::Arg;
use leptos::prelude::*;

use crate::text::t_with;

const DOME: &str = "M1.5 14.5C1.2 6 5.8 1.2 12 1.2S22.8 6 22.5 14.5c-.2 5-4.2 8.300-10.500 8.300S1.700 19.500 1.500 14.500Z";

/// The patterns of nine seats.
const PATTERNS: [&str; 9] = [
    "",
    "M10.600 1.200h2.800v6h-2.800Z",
    "M3.600 5.600h16.800l-.9-1.800H4.700Z",
    "M6 2.600l3-1v2.600H6ZM12 1.200h3v3h-3ZM9 4.200h3v3H9ZM15 4.200h3v3h-3Z",
    "M7 2.300l1.600-.7v5.600H7ZM15.400 1.600l1.600.7v4.900h-1.600Z",
    "M12 2l4 5h-2.300L12 4.800 10.300 7H8Z",
    "M7 4.700a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0-2.800 0M14.200 4.700a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0-2.800 0",
    "M12 1.200c6 0 9 3 10 6.500h-10Z",
    "M10.700 1.200h2.600v2h3.600v2.200h-3.600v2h-2.600v-2H7.100V3.200h3.600Z",
];

/// The faces behind the visors of large helmets.
const FACES: [&str; 4] = [
    "M18 25h.1M30 25h.1M20 30q4 3 8 0",
    "M16 24q2-3 4 0M28 24q2-3 4 0M21 30h6",
    "M18 25h.1M28 25h4M20 30h8",
    "M17 24l4 2M31 24l-4 2M20 31q4-3 8 0",
];

/// The helmet of a seat: the person's own is `me`, one that claims a die `want`.
pub(crate) fn chip(seat: Seat, class: &'static str) -> AnyView {
    let number = usize::from(seat.0) + 1;
    let pattern = PATTERNS[usize::from(seat.0) % PATTERNS.len()];
    let picture = format!(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path class=\"hd\" d=\"{DOME}\"/><path class=\"hp\" d=\"{pattern}\"/>\
         <rect class=\"hv\" x=\"3.4\" y=\"7.6\" width=\"17.2\" height=\"13\" rx=\"6\"/><text class=\"hn\" x=\"12\" y=\"18.2\">{number}</text></svg>"
    );
    let name = t_with("web-seat", &[("seat", Arg::from(number))]);
    view! {
        <b class=format!("chip seat{number} {class}") role="img" aria-label=name inner_html=picture></b>
    }
    .into_any()
}

/// The large helmet of a seat, with a face; an empty seat has an outline.
pub(crate) fn helmet(seat: Seat, taken: bool) -> AnyView {
    let place = usize::from(seat.0);
    let picture = match taken {
        false => "<svg viewBox=\"0 0 48 48\" aria-hidden=\"true\"><path class=\"ho\" d=\"M6 30C4 12 14 4 24 4s20 8 18 26c-1 9-8 14-18 14S7 39 6 30Z\"/></svg>".to_owned(),
        true => format!(
            "<svg viewBox=\"0 0 48 48\" aria-hidden=\"true\"><path d=\"M6 30C4 12 14 4 24 4s20 8 18 26c-1 9-8 14-18 14S7 39 6 30Z\" fill=\"#e6dec9\"/>\
             <path transform=\"translate(0 1.5) scale(2 1.75)\" d=\"{}\" fill=\"#5d6a6c\"/>\
             <path d=\"M11 26c0-9 6-12 13-12s13 3 13 12c0 7-5 10-13 10s-13-3-13-10Z\" fill=\"#0b1012\"/>\
             <path d=\"{}\" fill=\"none\" stroke=\"#4fe3f5\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>\
             <path d=\"M13 11c3-3 7-4 11-4\" stroke=\"#fff\" stroke-opacity=\".6\" stroke-width=\"2.5\" fill=\"none\" stroke-linecap=\"round\"/></svg>",
            PATTERNS[place % PATTERNS.len()],
            FACES[place % FACES.len()],
        ),
    };
    view! { <span class="helm" inner_html=picture></span> }.into_any()
}
