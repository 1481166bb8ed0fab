//! Naming and finding languages.

use klaxon_words::Language;

#[test]
fn codes_and_locales_are_understood() {
    fn check(locale: &str, expected: Language) {
        assert_eq!(locale.parse(), Ok(expected), "{locale}");
    }
    check("en", Language::English);
    check("de", Language::German);
    check("de_AT.UTF-8", Language::German);
    check("de_DE@euro", Language::German);
    check("en-GB", Language::English);
    check("en.UTF-8", Language::English);
    check("DE", Language::German);
}

#[test]
fn other_languages_are_refused_with_those_offered() {
    for locale in ["fr", "", "C", "deutsch", "english", "_de"] {
        let error = locale.parse::<Language>().unwrap_err().to_string();
        assert_eq!(
            error,
            format!("unknown language \"{locale}\", choose one of: en (English), de (Deutsch)")
        );
    }
}

#[test]
fn every_language_is_found_by_its_code() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
}

#[test]
fn one_thing_is_not_plural() {
    for language in Language::ALL {
        assert_eq!(language.plural(1), "one");
        for n in [-1, 0, 2, 11, 21, 101] {
            assert_eq!(language.plural(n), "other", "{n}");
        }
    }
}
