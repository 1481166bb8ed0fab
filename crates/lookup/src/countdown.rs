//! The book of Countdown: what it adds to FUSE.

use klaxon_fuse::deck::{Bomb, Deck};
use klaxon_fuse::{Role, draw};
use klaxon_words::{Arg, Language, text};

use crate::books::Part;
use crate::entry::{Entry, capital};
use crate::{fuse, picture};

const SPACES: [&str; 4] = ["not-colour", "split-space", "first", "last"];
const SHAPES: [&str; 2] = ["wall", "ziggurat"];
const DICE: [&str; 3] = ["die-split", "die-wild", "die-changed"];
const ROLES: [&str; 3] = ["role", "role-off", "leader"];
const TABLE: [&str; 8] = [
    "must",
    "defuse",
    "spark",
    "sparks-in-play",
    "spark-deck",
    "face-down",
    "heroic",
    "mix",
];
const FUSES: [&str; 4] = ["fuse-several", "fuse-spark", "fuse-roles-off", "fuse-six"];

pub(crate) fn parts(language: Language) -> Vec<Part> {
    let deck = Deck::countdown();
    let look = |names: &[&str]| fuse::looks(language, names);
    let mut parts = fuse::numbered(language, 'C');
    let roles = Role::ALL.into_iter().map(|one| role(language, one));
    let fuses = deck.fuse_cards.iter();
    let fuses = fuses.map(|card| fuse::fuse(language, *card));
    parts.extend([
        Part::new(
            language,
            "rules-role-cards",
            look(&ROLES).into_iter().chain(roles).collect(),
        ),
        Part::new(language, "rules-spaces", look(&SPACES)),
        Part::new(language, "rules-card-shapes", look(&SHAPES)),
        Part::new(language, "rules-dice", look(&DICE)),
        Part::new(language, "rules-table", look(&TABLE)),
        Part::new(
            language,
            "rules-each-fuse-card",
            look(&FUSES).into_iter().chain(fuses).collect(),
        ),
        Part::new(
            language,
            "rules-bombs",
            fuse::bombs(language, 'c', &deck.bombs),
        ),
        Part::new(language, "rules-sparks", sparks(language, &deck.sparks)),
    ]);
    parts
}

fn sparks(language: Language, sparks: &[Bomb]) -> Vec<Entry> {
    let entries = sparks.iter().map(|spark| {
        let title = text(language, "rules-spark", &[("id", Arg::Text(&spark.id))]);
        fuse::explained(language, format!("spark-{}", spark.id), &title, spark)
    });
    entries.collect()
}

fn role(language: Language, role: Role) -> Entry {
    let (title, what, rule) = match role {
        Role::Cutter => ("role-cutter", "role-cutter-what", "C-33"),
        Role::OperationsEngineer => ("role-operations", "role-operations-what", "C-34"),
        Role::LogisticsSpecialist => ("role-logistics", "role-logistics-what", "C-35"),
        Role::Technologist => ("role-technologist", "role-technologist-what", "C-36"),
        Role::EquipmentTechnician => ("role-equipment", "role-equipment-what", "C-36"),
        Role::DisposalExpert => ("role-disposal", "role-disposal-what", "C-37"),
        Role::ExplosivesInstructor => ("role-instructor", "role-instructor-what", "C-38"),
    };
    let title = text(language, title, &[]);
    let title = text(language, "rules-role", &[("role", Arg::Text(&title))]);
    let what = capital(&text(language, what, &[])) + ".";
    Entry::said(format!("role-{}", role.word()), &title, &what)
        .with_picture(picture::lines(24, draw::role(role)))
        .with_related([rule, "C-21", "C-39"])
}
