//! Why a touch came to nothing, told where the finger is.

use klaxon_words::Arg;
use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;
use crate::text::t_with;

/// The tag, while there is one. People who listen hear it once.
pub(crate) fn tag(desk: Desk) -> impl IntoView {
    let shown = move || {
        desk.tag.get().map(|tag| {
            let width = browser::width();
            // It stays inside the window, its point at the finger.
            let half: f64 = if tag.rule.is_empty() { 110.0 } else { 130.0 };
            let half = half.min(width / 2.0 - 8.0);
            let x = tag
                .at
                .0
                .clamp(half + 8.0, (width - half - 8.0).max(half + 8.0));
            let below = tag.at.1 < 90.0;
            let y = if below {
                tag.at.1 + 34.0
            } else {
                tag.at.1 - 34.0
            };
            let style = format!(
                "transform:translate({}px,{}px) translate(-50%,{});--ax:calc(50% + {}px)",
                x.round() as i32,
                y.round() as i32,
                if below { "0" } else { "-100%" },
                (tag.at.0 - x).clamp(-half + 16.0, half - 16.0).round() as i32,
            );
            let rule = tag.rule;
            let why = (!rule.is_empty()).then(|| {
                let name = t_with("web-why", &[("rule", Arg::Text(&rule))]);
                view! { <button class="why" aria-label=name on:click=move |_| desk.look_up(&rule)></button> }
            });
            view! { <p class="tag" class:below=below style=style>{tag.text}{why}</p> }
        })
    };
    view! { <div class="tags" role="alert" aria-live="assertive">{shown}</div> }
}
