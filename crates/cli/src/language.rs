//! The language the system is set to, and how it writes numbers.

use klaxon_words::{Language, text};

/// The first of the usual variables that names one of our languages, else English.
pub(crate) fn of_the_system() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let values = variables.iter().filter_map(|name| std::env::var(name).ok());
    values
        .filter(|value| !value.is_empty())
        .find_map(|value| value.parse().ok())
        .unwrap_or(Language::English)
}

/// A number with the decimal mark of the language.
pub(crate) fn localised(number: &str, language: Language) -> String {
    number.replace('.', &text(language, "decimal-mark", &[]))
}
