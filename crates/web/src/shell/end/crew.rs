//! The crew: what each of them did for the team.

use leptos::prelude::*;

use super::{Ended, Mate};
use crate::live::Live;
use crate::shell::chip::chip;
use crate::shell::story::Story;
use crate::text::t;

/// The crew with its medals. Until the record is there, and where none can be had, it is a list of names.
pub(super) fn crew(ended: &Ended, story: Live<Story>) -> AnyView {
    let crew = ended.crew.clone();
    let rows =
        move || story.with(|story| crew.iter().map(|mate| row(mate, story)).collect::<Vec<_>>());
    let counted =
        move || story.with(|story| Some(story.legend[0]).filter(|word| !word.is_empty()).map(t));
    view! {
        <section class="crewl panel">
            <header><h2 class="lbl">{t("web-crew")}</h2><span class="key-l">{counted}</span></header>
            <ol>{rows}</ol>
        </section>
    }
    .into_any()
}

fn row(mate: &Mate, story: &Story) -> AnyView {
    let medal = story.medals.iter().find(|medal| medal.seat == mate.seat);
    let text = medal.map(|medal| medal.text.clone());
    let count = medal.map(|medal| medal.count);
    let class = if mate.mine { "me" } else { "" };
    view! { <li>{chip(mate.seat, class)}<b>{mate.name.clone()}</b><span>{text}</span><i>{count}</i></li> }.into_any()
}
