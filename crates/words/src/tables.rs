//! The texts of programs: all languages are built in.

use crate::Language;
use crate::pattern::{Key, Part, Table};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The files of a language, each with the names of what is in it.
pub(crate) type Files = &'static [(&'static str, &'static [&'static str])];

pub(crate) fn table(language: Language) -> &'static Table {
    match language {
        Language::English => &EN,
        Language::German => &DE,
    }
}

pub(crate) fn files(language: Language) -> Files {
    match language {
        Language::English => EN_FILES,
        Language::German => DE_FILES,
    }
}
