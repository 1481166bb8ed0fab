//! The temper of the ship's computer, as each device likes it, with a sample of what it says.

use std::rc::Rc;

use leptos::prelude::*;

use crate::ears::{self, Setting};
use crate::shell::segments::{Segments, segments};
use crate::text::t;

/// The name of the setting among those of the ears.
const TEMPER: &str = "klaxon-temper";

/// The choice, as a part of the mission.
pub(crate) fn temper() -> impl IntoView {
    move || {
        let all = ears::settings().into_iter();
        all.filter(|setting| setting.name == TEMPER)
            .map(|setting| {
                let sample = t(match setting.chosen {
                    "sarcastic" => "web-temper-sarcastic",
                    "anxious" => "web-temper-anxious",
                    _ => "web-temper-professional",
                });
                let id = "why-temper".to_owned();
                let group = group(&setting, t("web-computer-is"), id.clone());
                view! {
                    <div class="opt" id="choose-temper">
                        <span class="lbl">{t("web-computer-is")}</span>{group}<small id=id>{sample}</small>
                    </div>
                }
            })
            .collect::<Vec<_>>()
    }
}

/// A setting of the ears as a group of keys.
pub(crate) fn group(setting: &Setting, title: String, why: String) -> AnyView {
    let name = setting.name;
    let values = setting.choices.iter();
    segments(Segments {
        title,
        why,
        now: setting.chosen.to_owned(),
        mine: true,
        values: values.map(|&(value, label)| (value, t(label))).collect(),
        choose: Rc::new(move |value| ears::choose(name, value)),
    })
}
