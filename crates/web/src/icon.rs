//! The few pictures on buttons: drawn, since not every device has letters for them.

use leptos::prelude::*;

/// What a button shows.
#[derive(Clone, Copy)]
pub(crate) enum Icon {
    Sound,
    Silence,
    Pause,
    Close,
    Pen,
}

/// The picture; the button that has it says its name.
pub(crate) fn icon(icon: Icon) -> impl IntoView {
    let speaker = "M4 9v6h4l5 4V5L8 9z";
    let rest = match icon {
        Icon::Sound => "M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12",
        Icon::Silence => "M16 9.5l5 5M21 9.5l-5 5",
        Icon::Pause => "M8 5v14M16 5v14",
        Icon::Close => "M6 6l12 12M18 6L6 18",
        Icon::Pen => "M5 19l1-4L16 5l3 3L9 18z",
    };
    let solid = match icon {
        Icon::Sound | Icon::Silence => speaker,
        Icon::Pause | Icon::Close | Icon::Pen => "",
    };
    let picture = format!(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{solid}\" fill=\"currentColor\"/><path d=\"{rest}\" \
         fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.4\" stroke-linecap=\"round\"/></svg>"
    );
    view! { <span class="picture" inner_html=picture></span> }
}
