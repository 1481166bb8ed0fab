//! What the computer says, to be read, and when it will speak next.

use klaxon_voice::{Mark, Pace, Temper, marks};
use klaxon_words::Arg;
use leptos::prelude::*;

use super::clock::Stage;
use super::desk::Desk;
use super::eye;
use super::mission::Kind;
use crate::ears;
use crate::live::follow;
use crate::text::{t, t_with};

/// So many of the next times are shown.
const SHOWN: usize = 5;

/// The line that is spoken, or else how things stand.
pub(super) fn line(desk: Desk) -> impl IntoView {
    let temper = move || match eye::temper() {
        Temper::Professional => t("voice-set-professional"),
        Temper::Sarcastic => t("voice-set-sarcastic"),
        Temper::Anxious => t("voice-set-anxious"),
    };
    let said = move || match (desk.notice.get(), ears::caption().get()) {
        (Some(notice), _) => t(notice),
        (None, Some(caption)) => t_with("computer-said", &[("line", Arg::Text(&caption.text))]),
        (None, None) => state(desk),
    };
    view! {
        <div class="say">
            <p class="lbl">{temper}" · "{t("computer-language")}</p>
            <p class="line" id="said" role="status">{said}</p>
        </div>
    }
}

/// How things stand.
fn state(desk: Desk) -> String {
    let clock = desk.clock.get();
    let mission = desk.mission.get();
    let round = [("round", Arg::from(usize::from(clock.round)))];
    match (mission.kind, clock.stage) {
        (Kind::Flatline, Stage::Ready) if clock.round == 1 && clock.plans == mission.plans() => {
            t("computer-put-down")
        }
        (Kind::Flatline, Stage::Ready) => t_with("computer-planned", &round),
        (Kind::Flatline, Stage::Between) => t_with("computer-round-over", &round),
        (Kind::Flatline, Stage::Running { .. } | Stage::CountIn { .. }) if clock.plans => {
            t_with("computer-planning-now", &round)
        }
        (Kind::Flatline, Stage::Running { .. } | Stage::CountIn { .. }) => {
            t_with("computer-round-now", &round)
        }
        (_, Stage::Ready) => t("computer-put-down"),
        (_, Stage::Held { .. }) => t("computer-held"),
        (_, Stage::Over { won: true, .. }) => t("computer-won"),
        (_, Stage::Over { won: false, .. }) => t("computer-lost"),
        _ => t("computer-listening"),
    }
}

/// The times at which it will speak.
pub(super) fn next(desk: Desk) -> impl IntoView {
    let coming = follow(move || {
        let (left, whole) = desk.time();
        let pace = desk.pace();
        let spoken = marks(pace, whole, left.div_ceil(1000) * 1000, 0);
        let spoken = spoken
            .into_iter()
            .filter(|mark| !matches!(mark, Mark::Count(_)));
        let mut spoken: Vec<(u32, &'static str)> = spoken
            .map(|mark| (mark.left() / 1000, what(pace, mark)))
            .collect();
        // The first ones and the last ones: what lies between is more of the same.
        if spoken.len() > SHOWN {
            spoken.drain(2..spoken.len() - (SHOWN - 2));
        }
        spoken
    });
    let rows = move || {
        let rows = coming.get().into_iter().map(|(seconds, what)| {
            view! { <li><b>{digits(seconds)}</b>{t(what)}</li> }
        });
        rows.collect::<Vec<_>>()
    };
    let none = move || {
        coming
            .with(Vec::is_empty)
            .then(|| view! { <p class="dull">{t("computer-next-none")}</p> })
    };
    view! {
        <section class="next panel">
            <h2 class="lbl">{t("computer-next")}</h2><ol>{rows}</ol>{none}
        </section>
    }
}

/// What is heard at a mark.
fn what(pace: Pace, mark: Mark) -> &'static str {
    match mark {
        Mark::Minutes(1) => "computer-klaxon",
        Mark::Minutes(_) | Mark::Half(_) => "computer-minute",
        Mark::Thirty if pace == Pace::Game => "computer-pulse",
        Mark::Ten if pace != Pace::Planning => "computer-count",
        _ => "computer-call",
    }
}

/// Minutes and seconds.
pub(super) fn digits(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
