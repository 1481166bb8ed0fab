//! The language the system is set to.

use klaxon_words::Language;

/// The first of the usual variables that names one of our languages, else English.
pub(crate) fn of_the_system() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let values = variables.iter().filter_map(|name| std::env::var(name).ok());
    values
        .filter(|value| !value.is_empty())
        .find_map(|value| value.parse().ok())
        .unwrap_or(Language::English)
}
