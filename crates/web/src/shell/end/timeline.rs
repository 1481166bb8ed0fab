//! What happened when: a line with a shape for each kind of thing, and all of it in words.

use klaxon_core::Time;
use klaxon_core::svg::number;
use leptos::prelude::*;

use super::Ended;
use crate::live::Live;
use crate::shell::story::{Kind, Story};
use crate::text::t;

/// The time of a game, as its clock shows it.
#[derive(Clone, Copy)]
pub(crate) struct Scale {
    whole: Time,
    /// What the line is long for: a short game has it for itself, or its marks would lie on each other.
    span: Time,
    /// Whether the clock runs down.
    down: bool,
}

impl Scale {
    /// A line that is just as long as a game of so much time on the clock lasted.
    pub(crate) fn tight(whole: Option<Time>, lasted: Time) -> Scale {
        Scale {
            whole: whole.unwrap_or(lasted),
            span: lasted,
            down: whole.is_some(),
        }
    }

    fn of(ended: &Ended) -> Scale {
        let whole = ended.whole.unwrap_or(ended.lasted);
        let played = Time::seconds(ended.lasted.whole_seconds() / 60 * 60 + 60);
        Scale {
            whole,
            span: if played.0 * 2 <= whole.0 {
                played
            } else {
                whole
            },
            down: ended.whole.is_some(),
        }
    }

    /// How far along the line a time is, of a hundred.
    pub(crate) fn percent(self, at: Time) -> String {
        let percent = 100.0 * f64::from(at.0) / f64::from(self.span.0.max(1));
        number(percent.min(100.0))
    }

    /// A time as the clock showed it.
    pub(crate) fn shown(self, at: Time) -> String {
        let at = if self.down { self.whole.since(at) } else { at };
        // A clock that runs down shows a second until it is over.
        let seconds = if self.down {
            at.0.div_ceil(1000)
        } else {
            at.whole_seconds()
        };
        Time::seconds(seconds).to_string()
    }
}

/// The time line.
pub(super) fn timeline(ended: &Ended, story: Live<Story>) -> AnyView {
    let scale = Scale::of(ended);
    let lasted = ended.lasted;
    let half = Time(scale.span.0 / 2);
    view! {
        <section class="time panel" aria-label=t("end-timeline")>
            <header><h2 class="lbl">{t("end-timeline")}</h2>{move || legend(&story.get())}</header>
            <div class="tl" aria-hidden="true">
                <u style=format!("width:{}%", scale.percent(lasted))></u>
                {move || marks(&story.get(), scale)}
            </div>
            <footer aria-hidden="true">
                <span>{scale.shown(Time::ZERO)}</span><span>{scale.shown(half)}</span><span>{scale.shown(scale.span)}</span>
            </footer>
        </section>
    }
    .into_any()
}

fn legend(story: &Story) -> Option<AnyView> {
    let [good, alarm, lost] = story.legend;
    (!good.is_empty()).then(|| {
        view! {
            <p class="key-l"><i class="g"></i>{t(good)}<i class="k"></i>{t(alarm)}<i class="r"></i>{t(lost)}</p>
        }
        .into_any()
    })
}

/// A shape for each thing that happened.
pub(crate) fn marks(story: &Story, scale: Scale) -> Vec<AnyView> {
    let marks = story.moments.iter().map(|moment| {
        let left = scale.percent(moment.at);
        let (class, style) = match moment.kind {
            Kind::Good(value) => ("d", format!("left:{left}%;height:{}px", value * 5 + 2)),
            Kind::Alarm => ("f", format!("left:{left}%")),
            Kind::Lost => ("b", format!("left:{left}%")),
        };
        view! { <i class=class style=style></i> }.into_any()
    });
    marks.collect()
}

/// All of it in words, for people who can't see the line or want to know it exactly.
pub(super) fn words(ended: &Ended, story: Live<Story>) -> AnyView {
    let scale = Scale::of(ended);
    let rows = move || {
        let told = |story: &Story| -> Vec<AnyView> {
            let told = story.moments.iter();
            let told = told.filter(|moment| !moment.text.is_empty());
            told.map(|moment| {
                view! { <li><b>{scale.shown(moment.at)}</b>" "{moment.text.clone()}</li> }
                    .into_any()
            })
            .collect()
        };
        story.with(told)
    };
    view! { <h3 class="lbl">{t("end-timeline-list")}</h3><ol class="moments">{rows}</ol> }
        .into_any()
}
