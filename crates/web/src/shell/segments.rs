//! A few values side by side, of which one holds: a group of radio keys, with arrow keys as everywhere.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// The largest number of values that stand side by side.
pub(crate) const MOST: usize = 5;

/// What can be chosen.
pub(crate) struct Segments {
    /// What the group is called.
    pub(crate) title: String,
    /// The id of the sentence that says what it does; empty without one.
    pub(crate) why: String,
    /// The value that holds.
    pub(crate) now: String,
    /// Whether this person may choose.
    pub(crate) mine: bool,
    /// The values, each with its label.
    pub(crate) values: Vec<(&'static str, String)>,
    /// Chooses a value.
    pub(crate) choose: Rc<dyn Fn(&'static str)>,
}

/// The group.
pub(crate) fn segments(group: Segments) -> AnyView {
    let Segments {
        title,
        why,
        now,
        mine,
        values,
        choose,
    } = group;
    let class = if values.len() > 3 { "seg five" } else { "seg" };
    // One key of the group is on the way of the Tab key: the one that holds.
    let known = values.iter().any(|(word, _)| *word == now);
    let keys: Vec<_> = values
        .into_iter()
        .enumerate()
        .map(|(place, (word, label))| {
            let on = word == now;
            let first = on || (!known && place == 0);
            let choose = Rc::clone(&choose);
            view! {
                <button type="button" role="radio" class:on=on aria-checked=on.to_string() data-value=word
                    tabindex=if first { "0" } else { "-1" } disabled=!mine && !on on:click=move |_| choose(word)>
                    {label}
                </button>
            }
        })
        .collect();
    let described = (!why.is_empty()).then_some(why);
    view! {
        <div class=class role="radiogroup" aria-label=title aria-describedby=described
            aria-disabled=(!mine).then_some("true") on:keydown=move |event| walk(&event)>{keys}</div>
    }
    .into_any()
}

/// An arrow key goes to the neighbour and chooses it; after the last comes the first.
fn walk(event: &KeyboardEvent) {
    let forth = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return,
    };
    let here = event.target().and_then(|target| target.dyn_into().ok());
    let Some(here): Option<web_sys::Element> = here else {
        return;
    };
    event.prevent_default();
    event.stop_propagation();
    let group = here.parent_element();
    let end = |group: web_sys::Element| match forth {
        true => group.first_element_child(),
        false => group.last_element_child(),
    };
    let beside = match forth {
        true => here.next_element_sibling(),
        false => here.previous_element_sibling(),
    };
    let next = beside.or_else(|| group.and_then(end));
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
        next.click();
    }
}
