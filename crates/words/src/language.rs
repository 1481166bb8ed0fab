use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language that has texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// Every language, in the order in which to offer them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The ISO 639 code, which is also the name of the folder with the texts.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What its speakers call the language.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The plural category of `n` things, as the Fluent files name it.
    pub fn plural(self, n: i64) -> &'static str {
        match self {
            Language::English | Language::German => match n {
                1 => "one",
                _ => "other",
            },
        }
    }
}

/// Accepts a code, such as `de`, or a locale, such as `de_AT.UTF-8` or `en-GB`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(locale: &str) -> Result<Self, Self::Err> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or(locale);
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(locale.to_owned()))
    }
}

/// A language was asked for that has no texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let offered = Language::ALL.map(|it| format!("{} ({})", it.code(), it.own_name()));
        write!(
            f,
            "unknown language \"{}\", choose one of: {}",
            self.0,
            offered.join(", ")
        )
    }
}

impl Error for UnknownLanguage {}
