//! Parses the sources of one language and refuses what the evaluator does not know.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;

use fluent_syntax::ast;
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::none_of;
use super::source::{Locale, Problem, Source};
use super::tree::{Entry, Id, Key, Part, Table, Variant};

pub(super) fn read(locale: &Locale) -> Result<Table<'_>, Vec<Problem>> {
    let mut entries = BTreeMap::new();
    let mut problems = Vec::new();
    for source in &locale.sources {
        let mut reader = Reader::new(source);
        reader.source();
        for (id, entry) in reader.entries {
            match entries.entry(id) {
                Slot::Vacant(slot) => {
                    slot.insert(entry);
                }
                Slot::Occupied(slot) => problems.push(duplicate(id, &entry, slot.get())),
            }
        }
        problems.extend(reader.problems);
    }
    none_of(problems).map(|()| Table {
        code: &locale.code,
        entries,
    })
}

fn duplicate(id: Id, entry: &Entry, first: &Entry) -> Problem {
    entry.place().problem(format!(
        "`{id}` is already defined at {}: remove or rename one of them",
        first.place()
    ))
}

struct Reader<'a> {
    source: &'a Source,
    entries: Vec<(Id<'a>, Entry<'a>)>,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    fn new(source: &'a Source) -> Self {
        Reader {
            source,
            entries: Vec::new(),
            problems: Vec::new(),
        }
    }

    fn source(&mut self) {
        match parser::parse(self.source.text.as_str()) {
            Ok(resource) => resource.body.iter().for_each(|it| self.entry(it)),
            Err((_, errors)) => errors.iter().for_each(|it| self.syntax_error(it)),
        }
    }

    fn syntax_error(&mut self, error: &parser::ParserError) {
        let place = self.source.place_at(error.pos.start);
        let message = format!("not valid Fluent, correct it: {error}");
        self.problems.push(place.problem(message));
    }

    fn entry(&mut self, entry: &ast::Entry<&'a str>) {
        match entry {
            ast::Entry::Message(message) => {
                let id = Id::Message(message.id.name);
                self.define(id, message.value.as_ref(), &message.attributes);
            }
            ast::Entry::Term(term) => {
                let id = Id::Term(term.id.name);
                self.define(id, Some(&term.value), &term.attributes);
            }
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_) => {}
            ast::Entry::Junk { content } => {
                self.refuse(content, "not valid Fluent, correct or remove it".to_owned());
            }
        }
    }

    fn define(
        &mut self,
        id: Id<'a>,
        pattern: Option<&ast::Pattern<&'a str>>,
        attributes: &[ast::Attribute<&'a str>],
    ) {
        let name = id.name();
        if !is_kebab(name) {
            self.refuse(
                name,
                format!("`{id}` must consist of lower-case letters, digits and single hyphens"),
            );
        }
        for attribute in attributes {
            let attribute = attribute.id.name;
            self.refuse(
                attribute,
                format!(
                    "`{id}` has the attribute `.{attribute}`: \
                     make it a message of its own, such as `{name}-{attribute}`"
                ),
            );
        }
        let entry = Entry {
            source: self.source,
            name,
            parts: pattern.map_or_else(Vec::new, |pattern| self.pattern(pattern)),
        };
        self.entries.push((id, entry));
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) -> Vec<Part<'a>> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => push_text(&mut parts, value),
                ast::PatternElement::Placeable { expression } => {
                    self.expression(&mut parts, expression);
                }
            }
        }
        parts
    }

    fn expression(&mut self, parts: &mut Vec<Part<'a>>, expression: &ast::Expression<&'a str>) {
        match expression {
            ast::Expression::Select { selector, variants } => {
                let variants = self.variants(variants);
                match selector {
                    ast::InlineExpression::VariableReference { id } => {
                        parts.push(Part::Select(id.name, variants));
                    }
                    other => self.refuse_selector(other),
                }
            }
            ast::Expression::Inline(inline) => self.inline(parts, inline),
        }
    }

    fn inline(&mut self, parts: &mut Vec<Part<'a>>, inline: &ast::InlineExpression<&'a str>) {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::StringLiteral { value } => self.string(parts, value),
            Inline::NumberLiteral { value } => push_text(parts, value),
            Inline::VariableReference { id } => parts.push(Part::Arg(id.name)),
            Inline::Placeable { expression } => self.expression(parts, expression),
            Inline::MessageReference {
                id,
                attribute: None,
            } => parts.push(Part::Reference(Id::Message(id.name))),
            Inline::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => parts.push(Part::Reference(Id::Term(id.name))),
            Inline::MessageReference { id, .. } => self.refuse(
                id.name,
                format!(
                    "an attribute of `{}` is used: make it a message and refer to that",
                    id.name
                ),
            ),
            Inline::TermReference { id, .. } => self.refuse(
                id.name,
                format!(
                    "the term `-{}` is used with arguments or an attribute: \
                     make it a message and refer to that",
                    id.name
                ),
            ),
            Inline::FunctionReference { id, .. } => self.refuse(
                id.name,
                format!(
                    "the function `{}` is used: pass its result as an argument",
                    id.name
                ),
            ),
        }
    }

    fn string(&mut self, parts: &mut Vec<Part<'a>>, value: &'a str) {
        let text = unescape_unicode_to_string(value);
        if text.contains(char::REPLACEMENT_CHARACTER) {
            self.refuse(
                value,
                format!("`\"{value}\"` has an escape that is no character: correct it"),
            );
        }
        push_text(parts, &text);
    }

    fn variants(&mut self, variants: &[ast::Variant<&'a str>]) -> Vec<Variant<'a>> {
        let mut read: Vec<Variant> = Vec::new();
        let (default, others): (Vec<_>, Vec<_>) = variants.iter().partition(|it| it.default);
        for variant in others.into_iter().chain(default) {
            let (key, name) = self.key(&variant.key);
            if read.iter().any(|other| other.key == key) {
                self.refuse(
                    name,
                    format!("the variant `[{name}]` occurs twice: remove one of them"),
                );
            }
            let parts = self.pattern(&variant.value);
            read.push(Variant { key, parts });
        }
        read
    }

    fn key(&mut self, key: &ast::VariantKey<&'a str>) -> (Key<'a>, &'a str) {
        match key {
            ast::VariantKey::Identifier { name } => (Key::Name(name), name),
            ast::VariantKey::NumberLiteral { value } => match value.parse() {
                Ok(number) => (Key::Number(number), value),
                Err(_) => {
                    self.refuse(
                        value,
                        format!(
                            "the variant `[{value}]` can never be selected: \
                             use a whole number of at most 64 bits"
                        ),
                    );
                    (Key::Name(value), value)
                }
            },
        }
    }

    fn refuse_selector(&mut self, selector: &ast::InlineExpression<&'a str>) {
        use ast::InlineExpression as Inline;
        let slice = match selector {
            Inline::StringLiteral { value } | Inline::NumberLiteral { value } => *value,
            Inline::FunctionReference { id, .. }
            | Inline::MessageReference { id, .. }
            | Inline::TermReference { id, .. }
            | Inline::VariableReference { id } => id.name,
            Inline::Placeable { expression } => match &**expression {
                ast::Expression::Inline(selector) | ast::Expression::Select { selector, .. } => {
                    return self.refuse_selector(selector);
                }
            },
        };
        self.refuse(
            slice,
            format!("`{slice}` cannot select a variant: select by an argument such as `$count`"),
        );
    }

    fn refuse(&mut self, slice: &str, message: String) {
        let place = self.source.place_of(slice);
        self.problems.push(place.problem(message));
    }
}

/// The parser gives each line as an element of its own.
fn push_text(parts: &mut Vec<Part>, text: &str) {
    if let Some(Part::Text(before)) = parts.last_mut() {
        before.push_str(text);
    } else {
        parts.push(Part::Text(text.to_owned()));
    }
}

fn is_kebab(name: &str) -> bool {
    let is_word = |word: &str| {
        let mut bytes = word.bytes();
        !word.is_empty() && bytes.all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
    };
    name.split('-').all(is_word)
}
