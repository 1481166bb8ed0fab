//! The few pictures on keys: drawn, since not every device has letters for them.

use leptos::prelude::*;

/// What a key shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Sound,
    Pause,
    Bag,
    Bomb,
    Share,
    Log,
    Screen,
    Copy,
    Check,
    Bot,
    Close,
    Play,
    Arrow,
    Redo,
    NoLink,
    Back,
    Silence,
    Menu,
    Call,
    Bolt,
    Search,
}

/// The picture; the key that has it says its name.
pub(crate) fn icon(icon: Icon) -> AnyView {
    let lines = match icon {
        Icon::Sound => {
            r#"<path d="M3 9v6h4l5 4V5L7 9Z"/><path d="M15.5 8.5a5 5 0 0 1 0 7M18 6a9 9 0 0 1 0 12"/>"#
        }
        Icon::Pause => r#"<path d="M8 5v14M16 5v14"/>"#,
        Icon::Bag => r#"<path d="M8 4h8l-2 4h-4ZM10 8c-8 5-7 12-3 12h10c4 0 5-7-3-12"/>"#,
        Icon::Bomb => {
            r#"<rect x="3" y="6" width="18" height="13" rx="2"/><path d="M7 12h2M11 12h2M15 12h2M12 6V3h4"/>"#
        }
        Icon::Share => r#"<path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8"/>"#,
        Icon::Log => r#"<path d="M5 4h14v16H5ZM9 9h6M9 13h6M9 17h3"/>"#,
        Icon::Screen => r#"<rect x="3" y="5" width="18" height="12" rx="2"/><path d="M9 21h6"/>"#,
        Icon::Copy => {
            r#"<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 4H6a2 2 0 0 0-2 2v10"/>"#
        }
        Icon::Check => r#"<path d="M5 13l4 4L19 7"/>"#,
        Icon::Bot => {
            r#"<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 13v1M15 13v1"/>"#
        }
        Icon::Close => r#"<path d="M6 6l12 12M18 6L6 18"/>"#,
        Icon::Play => r#"<path d="M7 4l13 8-13 8Z"/>"#,
        Icon::Arrow => r#"<path d="M5 12h13M13 6l6 6-6 6"/>"#,
        Icon::Redo => r#"<path d="M4 12a8 8 0 1 0 3-6M4 3v5h5"/>"#,
        Icon::NoLink => {
            r#"<path d="M4 4l16 16M9 5a10 10 0 0 1 12 4M3 9a14 14 0 0 1 3-2M8 14a6 6 0 0 1 3-1.6M12 19h.1"/>"#
        }
        Icon::Back => r#"<path d="M9 7l-5 5 5 5M4 12h11a5 5 0 0 1 5 5v2"/>"#,
        Icon::Silence => r#"<path d="M3 9v6h4l5 4V5L7 9ZM16 9.5l5 5M21 9.5l-5 5"/>"#,
        Icon::Call => r#"<path d="M4 5h16v11h-9l-5 4v-4H4ZM8 9h8M8 12h5"/>"#,
        Icon::Bolt => r#"<path d="M13 2L5 13h6l-1 9 9-12h-6Z"/>"#,
        Icon::Search => r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>"#,
        Icon::Menu => r#"<path d="M4 7h16M4 12h16M4 17h16"/>"#,
    };
    view! { <svg class="ico" viewBox="0 0 24 24" aria-hidden="true" inner_html=lines></svg> }
        .into_any()
}
