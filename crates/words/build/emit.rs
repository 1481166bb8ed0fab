//! Writes the compiled texts as Rust: one `static` per language, named by its code.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::compile::tree::{Entry, Id, Key, Part, Table, Variant};

pub(crate) fn emit(tables: &[Table]) -> String {
    tables.iter().map(emit_table).collect()
}

/// Which messages and terms each file has: one `static` per language.
pub(crate) fn files(tables: &[Table]) -> String {
    tables.iter().map(files_of).collect()
}

fn files_of(table: &Table) -> String {
    let mut files = BTreeMap::<String, Vec<&str>>::new();
    for (id, entry) in &table.entries {
        let file = entry.source.path.file_stem().unwrap_or_default();
        let names = files.entry(file.to_string_lossy().into_owned());
        names.or_default().push(id.name());
    }
    let files = files
        .iter()
        .map(|(file, names)| format!("({file:?}, &{names:?})"));
    let files: Vec<String> = files.collect();
    format!(
        "static {}_FILES: Files = &[{}];\n",
        table.code.to_uppercase(),
        files.join(", ")
    )
}

fn emit_table(table: &Table) -> String {
    let (mut messages, mut terms) = (String::new(), String::new());
    for (id, entry) in &table.entries {
        match id {
            Id::Message(key) => emit_entry(&mut messages, key, entry),
            Id::Term(name) => emit_entry(&mut terms, name, entry),
        }
    }
    format!(
        "static {}: Table = Table {{\nmessages: &[\n{messages}],\nterms: &[\n{terms}],\n}};\n",
        table.code.to_uppercase()
    )
}

fn emit_entry(code: &mut String, name: &str, entry: &Entry) {
    let pattern = pattern(&entry.parts);
    writeln!(code, "({name:?}, {pattern}),").expect("a string takes any text");
}

fn pattern(parts: &[Part]) -> String {
    list(parts, |part| match part {
        Part::Text(text) => format!("Part::Text({text:?})"),
        Part::Arg(name) => format!("Part::Arg({name:?})"),
        Part::Reference(Id::Message(key)) => format!("Part::Message({key:?})"),
        Part::Reference(Id::Term(name)) => format!("Part::Term({name:?})"),
        Part::Select(arg, variants) => {
            format!("Part::Select({arg:?}, {})", list(variants, variant))
        }
    })
}

fn variant(variant: &Variant) -> String {
    let pattern = pattern(&variant.parts);
    match variant.key {
        Key::Number(number) => format!("(Key::Number({number}), {pattern})"),
        Key::Name(name) => format!("(Key::Name({name:?}), {pattern})"),
    }
}

fn list<T>(items: &[T], code: impl Fn(&T) -> String) -> String {
    let items: Vec<_> = items.iter().map(code).collect();
    format!("&[{}]", items.join(", "))
}
