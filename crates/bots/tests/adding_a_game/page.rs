//! The page shows the code of this game, and no other.

use klaxon_core::conformance::{games_asked_for, run};

use crate::Matches;

const PAGE: &str = include_str!("../../../../docs/adding-a-game.md");
const SOURCES: [&str; 6] = [
    include_str!("main.rs"),
    include_str!("bots.rs"),
    include_str!("conform.rs"),
    include_str!("game.rs"),
    include_str!("stage.rs"),
    include_str!("page.rs"),
];
/// What the page shows of files that list all games: this one is on no list.
const LISTS: [&str; 3] = ["klaxon_matches::Matches", "each_game", "matches/standard-2"];

#[test]
fn every_invariant_holds_at_every_step() {
    let seen = run::<Matches>(games_asked_for());
    println!("{seen}");
    seen.check_kinds::<Matches>();
}

/// Code without blanks, commas, comments and line breaks: the page breaks its lines where it likes.
fn bare(code: &str) -> String {
    let lines = code.lines();
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
    let kept = |c: &char| !c.is_whitespace() && *c != ',';
    lines.flat_map(|line| line.chars().filter(kept)).collect()
}

#[test]
fn the_page_shows_this_very_game() {
    let sources = bare(&SOURCES.join("\n"));
    let (mut shown, mut missing) = (0, Vec::new());
    for block in PAGE.split("```rust\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        // Between two empty lines stands one thing; its last braces may close what is left out.
        for item in block.split("\n\n") {
            let is_list = LISTS.iter().any(|list| item.contains(list));
            // Dots stand for what is left out.
            for code in item.split("...\n").map(bare) {
                let code = code.trim_matches('}');
                let is_known = is_list || item.contains("include_str!") || sources.contains(code);
                missing.extend((!is_known).then_some(item));
            }
            shown += 1;
        }
    }
    assert!(missing.is_empty(), "not in the example: {missing:#?}");
    assert!(shown > 20, "{shown}");
}
