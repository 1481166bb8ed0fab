//! The role of each seat, as it is chosen before a game (C-10): dealt, unless the owner chooses.

use klaxon_fuse::Role;
use leptos::prelude::*;

use super::roles;
use crate::shell::per_seat::{PerSeat, Word};

/// The word of a role that is dealt.
const RANDOM: &str = "random";

/// The option, for rules with roles.
pub(super) fn per_seat() -> PerSeat {
    let dealt = Word {
        word: RANDOM,
        title: "role-random",
        what: "role-random-what",
        sign,
    };
    let chosen = Role::ALL.into_iter().map(|role| Word {
        word: role.word(),
        title: roles::title_key(role),
        what: roles::what_key(role),
        sign,
    });
    PerSeat {
        name: "roles",
        title: "role-word",
        usual: RANDOM,
        words: [dealt].into_iter().chain(chosen).collect(),
    }
}

fn sign(word: &str) -> AnyView {
    match word.parse() {
        Ok(role) => roles::sign(role),
        Err(_) => view! { <b class="ico">"?"</b> }.into_any(),
    }
}
