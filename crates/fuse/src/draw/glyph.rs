//! A small sign for a layout, where a card is drawn flat or too small.

use crate::card::Layout;

/// Returns the sign of a layout as one SVG; a row has none.
pub fn glyph(layout: Layout) -> String {
    let path = path(layout);
    if path.is_empty() {
        return String::new();
    }
    [
        "<svg class=\"gl\" viewBox=\"0 0 12 13\" aria-hidden=\"true\"><path d=\"",
        path,
        "\"/></svg>",
    ]
    .concat()
}

pub(super) const fn path(layout: Layout) -> &'static str {
    match layout {
        Layout::Row => "",
        Layout::Stack => "M1 11h4V8h3V5h3V2",
        Layout::DoubleStack => "M1 6h3V4h3V2M1 12h3v-2h3V8",
        Layout::Pyramid => "M1 11h10L6 2Z",
        Layout::Wall { .. } => "M1 11h10V6H1ZM6 6V2h5v4",
        Layout::Ziggurat => "M1 11h10V7H1ZM4 7V3h4v4",
    }
}
