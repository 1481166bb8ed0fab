//! The texts of one language as trees, with names that are slices of the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::source::{Place, Source};

pub(crate) struct Table<'a> {
    pub(crate) code: &'a str,
    pub(crate) entries: BTreeMap<Id<'a>, Entry<'a>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Id<'a> {
    Message(&'a str),
    Term(&'a str),
}

pub(crate) struct Entry<'a> {
    pub(crate) source: &'a Source,
    pub(crate) name: &'a str,
    pub(crate) parts: Vec<Part<'a>>,
}

#[derive(PartialEq)]
pub(crate) enum Part<'a> {
    Text(String),
    Arg(&'a str),
    Reference(Id<'a>),
    /// The argument and the variants, the default last.
    Select(&'a str, Vec<Variant<'a>>),
}

#[derive(PartialEq)]
pub(crate) struct Variant<'a> {
    pub(crate) key: Key<'a>,
    pub(crate) parts: Vec<Part<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key<'a> {
    Number(i64),
    Name(&'a str),
}

impl<'a> Table<'a> {
    /// The arguments that an entry needs, also for what it refers to.
    pub(crate) fn arguments(&self, entry: &Entry<'a>) -> BTreeSet<&'a str> {
        let mut arguments = BTreeSet::new();
        walk(&entry.parts, &mut |part| match part {
            Part::Text(_) => {}
            Part::Arg(name) | Part::Select(name, _) => {
                arguments.insert(*name);
            }
            Part::Reference(id) => {
                if let Some(entry) = self.entries.get(id) {
                    arguments.extend(self.arguments(entry));
                }
            }
        });
        arguments
    }
}

impl<'a> Id<'a> {
    pub(crate) fn name(self) -> &'a str {
        match self {
            Id::Message(name) | Id::Term(name) => name,
        }
    }
}

impl fmt::Display for Id<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Id::Message(key) => write!(f, "{key}"),
            Id::Term(name) => write!(f, "-{name}"),
        }
    }
}

impl<'a> Entry<'a> {
    pub(crate) fn place(&self) -> Place {
        self.source.place_of(self.name)
    }

    pub(crate) fn references(&self) -> Vec<Id<'a>> {
        let mut references = Vec::new();
        walk(&self.parts, &mut |part| {
            if let Part::Reference(id) = part {
                references.push(*id);
            }
        });
        references
    }
}

/// Visits all parts, also those of variants.
fn walk<'a>(parts: &[Part<'a>], visit: &mut impl FnMut(&Part<'a>)) {
    for part in parts {
        visit(part);
        if let Part::Select(_, variants) = part {
            for variant in variants {
                walk(&variant.parts, visit);
            }
        }
    }
}
