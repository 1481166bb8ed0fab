//! What moves: copies that fly over the table, and shaking. Only `transform` and `opacity` move, by animations of the
//! style sheet. Nothing waits for a flight, and people who asked their system for less motion see none.

use klaxon_core::svg::number;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser;

/// A place on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spot {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// How something flies; the style sheet has an animation for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flight {
    /// A die of the person's own goes to its space.
    Place,
    /// A mate's die goes to theirs.
    Mate,
    /// A die goes back to the bag.
    Back,
    /// A bomb goes to a hand.
    Card,
    /// A bomb is seen complete and goes to the score.
    Defused,
}

impl Flight {
    /// The name of its animation, and how long it takes in milliseconds.
    fn animation(self) -> (&'static str, u64) {
        match self {
            Flight::Place => ("fly-place", 160),
            Flight::Mate => ("fly-mate", 200),
            Flight::Back => ("fly-back", 220),
            Flight::Card => ("fly-card", 200),
            Flight::Defused => ("fly-defused", 900),
        }
    }
}

/// Where the first visible element that fits is.
pub(crate) fn spot(selector: &str) -> Option<Spot> {
    let found = browser::document().query_selector_all(selector).ok()?;
    let elements = (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<Element>().ok());
    elements
        .map(|element| {
            let rect = element.get_bounding_client_rect();
            Spot {
                x: rect.x(),
                y: rect.y(),
                width: rect.width(),
                height: rect.height(),
            }
        })
        .find(|spot| spot.width > 0.0)
}

/// Returns whether the person asked for less motion.
pub(crate) fn is_calm() -> bool {
    let asked = browser::window().match_media("(prefers-reduced-motion:reduce)");
    asked.ok().flatten().is_some_and(|asked| asked.matches())
}

/// A copy flies from one place to another.
pub(crate) fn fly(picture: &str, from: Spot, to: Spot, flight: Flight) {
    if is_calm() || browser::document().hidden() {
        return;
    }
    let Some(copy) = copy(picture) else { return };
    let (animation, millis) = flight.animation();
    let style = copy.style();
    let pixels = |value: f64| format!("{}px", number(value));
    let scale = match flight {
        // A plate keeps its shape.
        Flight::Card | Flight::Defused => (to.width / from.width).min(1.0),
        _ => to.width / from.width,
    };
    for (name, value) in [
        ("width", pixels(from.width)),
        ("height", pixels(from.height)),
        ("--fx", pixels(from.x)),
        ("--fy", pixels(from.y)),
        ("--tx", pixels(to.x + (to.width - from.width) / 2.0)),
        ("--ty", pixels(to.y + (to.height - from.height) / 2.0)),
        ("--ts", thousandths(scale)),
        ("animation-name", animation.to_owned()),
        ("animation-duration", format!("{millis}ms")),
    ] {
        let _ = style.set_property(name, &value);
    }
    browser::after(millis, move || copy.remove());
}

/// A number that is not negative, without what prints floats exactly: that would be a fiftieth of the page.
fn thousandths(value: f64) -> String {
    let value = (value * 1000.0).round() as u32;
    format!("{}.{:03}", value / 1000, value % 1000)
}

fn copy(picture: &str) -> Option<HtmlElement> {
    let copy = browser::document().create_element("div").ok()?;
    copy.set_class_name("flyer");
    let _ = copy.set_attribute("aria-hidden", "true");
    copy.set_inner_html(picture);
    let _ = browser::document().body()?.append_child(&copy);
    copy.dyn_into().ok()
}

/// Something shakes, once.
pub(crate) fn shake(selector: &str) {
    let found = browser::document().query_selector(selector);
    let Ok(Some(element)) = found else { return };
    let list = element.class_list();
    let _ = list.add_1("refuse");
    browser::after(1600, move || {
        let _ = list.remove_1("refuse");
    });
}
