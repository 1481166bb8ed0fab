use crate::Language;
use crate::pattern::{Key, Part, Table};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

pub(crate) fn table(language: Language) -> &'static Table {
    match language {
        Language::English => &EN,
        Language::German => &DE,
    }
}
