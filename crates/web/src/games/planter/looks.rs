//! What can be looked up on the table of the bomb-planter game.

/// Parts of the table, each with the names of its entries.
pub(crate) const THINGS: &[(&str, &str)] = &[
    (".hcard", "planter-{data-card} planter-hand"),
    (".rope", "planter-fuse planter-fuse-card"),
    (".aside", "planter-beside planter-defuse-card"),
    (".field .side", "planter-match"),
    (".worth", "planter-worth planter-points"),
    (".opp", "planter-player planter-won planter-bomb"),
    ("[data-deed=pass]", "planter-pass"),
    ("[data-deed=call]", "planter-call"),
    ("[data-deed=guy]", "planter-window planter-guy"),
    ("#deed", "planter-bomb"),
    ("#deck", "planter-deck planter-time-bomb"),
    (".tb", "planter-time-bomb"),
    (".rounds", "planter-round"),
    (".three,.secs", "planter-clock"),
    (".break", "planter-ready planter-round planter-points"),
    (".ask", "planter-turn planter-absent"),
];
