//! The time line: what happened when, and where the tape stands. It can be touched, dragged, and used by keys.

use klaxon_core::Time;
use klaxon_words::Arg;
use leptos::html;
use leptos::prelude::*;

use super::bar::watch;
use super::player;
use super::reel::{self, Reel};
use crate::desk::Desk;
use crate::live::{Live, follow};
use crate::shell::clock;
use crate::shell::end::timeline::{self, Scale};
use crate::shell::names;
use crate::shell::story::Story;
use crate::text::{t, t_with};

/// What is drawn of a tape.
#[derive(Clone, PartialEq)]
struct Drawn {
    story: Story,
    lasted: Time,
}

fn scale(desk: Desk, lasted: Time) -> Scale {
    Scale::tight(clock::face(desk).map(|face| face.whole), lasted)
}

/// The line.
pub(super) fn line(desk: Desk) -> AnyView {
    let drawn = watch(desk, |reel| Drawn {
        story: reel.story.clone(),
        lasted: reel.lasted(),
    });
    let marks = move || {
        let drawn = drawn.get()?;
        Some(timeline::marks(&drawn.story, scale(desk, drawn.lasted)))
    };
    // Where it stands: while it plays, the clock runs on from the last moment.
    let stands = follow(move || {
        desk.version.track();
        desk.tick.track();
        let (lasted, live) = reel::look(|reel| (reel.lasted(), reel.live))?;
        let now = desk.look(|link| link.time()).unwrap_or_default();
        let now = if live { lasted } else { now.min(lasted) };
        Some((
            scale(desk, lasted).percent(now),
            scale(desk, lasted).shown(now),
        ))
    });
    let style = move || format!("--at:{}%", stands.get().map_or(String::new(), |(at, _)| at));
    let time = move || stands.get().map(|(_, time)| time);
    let value = watch(desk, |reel| (reel.moment, reel.tape.last()));
    let number = move |which: fn((usize, usize)) -> usize| which(value.get().unwrap_or_default());
    let spoken = follow(move || {
        desk.version.track();
        reel::look(|reel| spoken(desk, reel)).unwrap_or_default()
    });
    let node = NodeRef::<html::Div>::new();
    let held = Live::new(false);
    let touch = move |event: &web_sys::PointerEvent| {
        let Some(node) = node.get_untracked() else {
            return;
        };
        let place = node.get_bounding_client_rect();
        let along = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        touched(desk, along.clamp(0.0, 1.0));
    };
    let down = move |event: web_sys::PointerEvent| {
        if let Some(node) = node.get_untracked() {
            let _ = node.set_pointer_capture(event.pointer_id());
        }
        held.set(true);
        touch(&event);
    };
    let moved = move |event: web_sys::PointerEvent| {
        if held.get_untracked() {
            touch(&event);
        }
    };
    let up = move |_: web_sys::PointerEvent| held.set(false);
    view! {
        <div class="when"><b class="now" aria-hidden="true">{time}</b>
            <div class="tl" id="timeline" role="slider" tabindex="0" aria-label=t("replay-line") style=style node_ref=node
                aria-valuemin="0" aria-valuemax=move || number(|(_, last)| last).to_string()
                aria-valuenow=move || number(|(moment, _)| moment).to_string() aria-valuetext=move || spoken.get()
                on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=up>
                <u></u>{marks}<em></em>
            </div>
        </div>
    }
    .into_any()
}

/// Somebody touches the line, so far along it.
fn touched(desk: Desk, along: f64) {
    let place = reel::look(|reel| {
        let time = f64::from(reel.lasted().0) * along;
        (reel.tape.moment_at(Time(time as u32)), reel.moment)
    });
    if let Some((place, now)) = place
        && place != now
    {
        player::seek(desk, place);
    }
}

/// Where the tape stands, and what happened there, in words.
fn spoken(desk: Desk, reel: &Reel) -> String {
    let moment = reel.shown();
    let time = scale(desk, reel.lasted()).shown(moment.at);
    let mut marks = reel.marks().into_iter();
    let mark = marks.find(|(place, _)| *place == reel.moment);
    let what = match (mark, &moment.deed) {
        (Some((_, text)), _) => text.to_owned(),
        (None, Some((seat, action))) => {
            let name = desk.look(|link| names::seat_in(link.room(), *seat));
            format!("{}: {action}", name.unwrap_or_default())
        }
        (None, None) => String::new(),
    };
    let args = [
        ("time", Arg::Text(&time)),
        ("moment", Arg::from(reel.moment)),
        ("all", Arg::from(reel.tape.last())),
    ];
    let place = t_with("replay-place", &args);
    match what.is_empty() {
        true => place,
        false => format!("{place}: {what}"),
    }
}
