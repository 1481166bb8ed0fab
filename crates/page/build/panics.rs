//! Takes the words of panics out of the wasm. In a browser nobody hears them: a panic stops the page without a word. So
//! whatever only makes up those words is not worth loading: a fifteenth of the page.
//!
//! Every call of a function that panics becomes the instruction that stops, in its place and of its length, and what such
//! a call refers to is no longer noted as used. What nothing else uses is then left out when parts are cut.

use std::collections::HashSet;
use std::ops::Range;

use wasmparser::{
    KnownCustom, Name, NameSectionReader, Operator, OperatorsReader, Parser, Payload, TypeRef,
};

/// Functions that panic, or throw what nobody catches, as a part of their mangled names. Only those count after a call of
/// which the compiler knows that nothing comes.
const PANICS: [&str; 19] = [
    "4core9panicking",
    "3std9panicking11begin_panic",
    "13unwrap_failed",
    "13expect_failed",
    "22panic_on_ord_violation",
    "14panic_poisoned",
    "12extend_panic",
    "16slice_index_fail",
    "9throw_str",
    "26___rust_alloc_error_handler",
    "22panic_already_borrowed",
    "30panic_already_mutably_borrowed",
    "18panic_access_error",
    "16slice_error_fail",
    "17len_mismatch_fail",
    "13assert_failed",
    "12handle_error",
    "18handle_alloc_error",
    "17capacity_overflow",
];

/// Functions that a library offers to scripts, and no script of the page calls.
const UNUSED: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];

const UNREACHABLE: u8 = 0x00;
const NOP: u8 = 0x01;

/// A call, with what leads up to it and does nothing else.
struct Call {
    caller: u32,
    callee: u32,
    /// Whether the compiler knows that it never returns.
    is_last: bool,
    /// Where it is in the file.
    range: Range<usize>,
    /// Whether the function does nothing else at all.
    is_all: bool,
}

/// Takes the words of panics out of a wasm that is linked with its relocations.
pub(crate) fn silence(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let found = Found::read(wasm).map_err(|error| error.to_string())?;
    let last = found.calls.iter().filter(|call| call.is_last);
    let last: HashSet<u32> = last.map(|call| call.callee).collect();
    let mut panics: HashSet<u32> = found.named.intersection(&last).copied().collect();
    // A function that does nothing but call one that panics is one that panics.
    loop {
        let only = |call: &&Call| call.is_all && call.is_last && panics.contains(&call.callee);
        let more: Vec<u32> = found
            .calls
            .iter()
            .filter(only)
            .map(|call| call.caller)
            .collect();
        let before = panics.len();
        panics.extend(more);
        if panics.len() == before {
            break;
        }
    }
    let mut silent = wasm.to_vec();
    let mut gone: Vec<Range<usize>> = Vec::new();
    let unused = |function: &u32| found.unused.contains(function);
    let bodies = found.bodies.iter();
    let bodies = bodies.filter(|(function, _)| unused(function));
    let bodies = bodies.map(|(_, range)| range.clone());
    let calls = found.calls.into_iter();
    let calls = calls.filter(|call| panics.contains(&call.callee) && !unused(&call.caller));
    for range in bodies.chain(calls.map(|call| call.range)) {
        silent[range.clone()].fill(NOP);
        silent[range.start] = UNREACHABLE;
        gone.push(range);
    }
    gone.sort_by_key(|range| range.start);
    let is_gone = |at: usize| {
        let after = gone.partition_point(|range| range.end <= at);
        gone.get(after).is_some_and(|range| range.contains(&at))
    };
    let section = found.section.ok_or("it has no relocations")?;
    let kept = section.relocations.iter();
    let kept = kept.filter(|(at, _)| !is_gone(found.code + at));
    let kept: Vec<&[u8]> = kept.map(|(_, range)| &wasm[range.clone()]).collect();
    let mut content = wasm[section.head.clone()].to_vec();
    put_number(&mut content, kept.len());
    content.extend(kept.concat());
    let mut out = silent[..section.whole.start].to_vec();
    out.push(0);
    put_number(&mut out, content.len());
    out.extend(content);
    out.extend(&silent[section.whole.end..]);
    Ok(out)
}

/// The section with the relocations of code.
struct Section {
    /// All of it, from its kind on.
    whole: Range<usize>,
    /// Its name and the section that it is about.
    head: Range<usize>,
    /// Each relocation with the place that it is for, counted from the begin of the code, and its bytes.
    relocations: Vec<(usize, Range<usize>)>,
}

/// What is found in the file.
#[derive(Default)]
struct Found {
    /// Where the code begins.
    code: usize,
    /// Functions that panic, by name.
    named: HashSet<u32>,
    calls: Vec<Call>,
    /// Functions that nobody calls.
    unused: HashSet<u32>,
    /// What each function does, up to its last instruction, which only ends it.
    bodies: Vec<(u32, Range<usize>)>,
    section: Option<Section>,
}

impl Found {
    fn read(wasm: &[u8]) -> wasmparser::Result<Found> {
        let mut found = Found::default();
        let mut function = 0;
        // The header of the file.
        let mut section_start = 8;
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            let section = payload.as_section().map(|(_, range)| place(&range));
            match payload {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        function += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionStart { range, .. } => found.code = place(&range).start,
                Payload::CodeSectionEntry(body) => {
                    found.look_through(function, body.get_operators_reader()?)?;
                    function += 1;
                }
                Payload::CustomSection(custom) => match custom.as_known() {
                    KnownCustom::Name(parts) => found.read_names(parts)?,
                    KnownCustom::Reloc(reader) if custom.name() == "reloc.CODE" => {
                        let range = place(&custom.range());
                        let mut relocations = Vec::new();
                        for entry in reader.entries().into_iter_with_offsets() {
                            let (at, entry) = entry?;
                            relocations.push((entry.offset as usize, at as usize..range.end));
                        }
                        for i in 1..relocations.len() {
                            relocations[i - 1].1.end = relocations[i].1.start;
                        }
                        found.section = Some(Section {
                            whole: section_start..range.end,
                            head: range.start..place(&reader.entries().range()).start,
                            relocations,
                        });
                    }
                    _ => {}
                },
                _ => {}
            }
            section_start = section.map_or(section_start, |range| range.end);
        }
        Ok(found)
    }

    fn read_names(&mut self, parts: NameSectionReader) -> wasmparser::Result<()> {
        for part in parts {
            let Name::Function(names) = part? else {
                continue;
            };
            for named in names {
                let named = named?;
                if PANICS.iter().any(|part| named.name.contains(part)) {
                    self.named.insert(named.index);
                }
                if UNUSED.iter().any(|begin| named.name.starts_with(begin)) {
                    self.unused.insert(named.index);
                }
            }
        }
        Ok(())
    }

    /// Finds the calls in a function.
    fn look_through(&mut self, caller: u32, code: OperatorsReader) -> wasmparser::Result<()> {
        let operators: Vec<(Operator, u64)> =
            code.into_iter_with_offsets().collect::<Result<_, _>>()?;
        if let [(_, begin), .., (_, end)] = &operators[..] {
            self.bodies.push((caller, *begin as usize..*end as usize));
        }
        // Since when nothing was done that anybody could notice.
        let mut idle = 0;
        for (i, (operator, _)) in operators.iter().enumerate() {
            let after = operators.get(i + 1);
            if let (Operator::Call { function_index }, Some((next, end))) = (operator, after) {
                self.calls.push(Call {
                    caller,
                    callee: *function_index,
                    is_last: matches!(next, Operator::Unreachable),
                    range: operators[idle].1 as usize..*end as usize,
                    is_all: idle == 0,
                });
            }
            if !is_idle(operator) {
                idle = i + 1;
            }
        }
        Ok(())
    }
}

fn place(range: &Range<u64>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// Returns whether nobody notices that an instruction is left out right before everything stops.
fn is_idle(operator: &Operator) -> bool {
    use Operator::*;
    matches!(
        operator,
        I32Const { .. }
            | I64Const { .. }
            | F32Const { .. }
            | F64Const { .. }
            | LocalGet { .. }
            | LocalSet { .. }
            | LocalTee { .. }
            | GlobalGet { .. }
            | GlobalSet { .. }
            | I32Load { .. }
            | I32Load8U { .. }
            | I32Load8S { .. }
            | I32Load16U { .. }
            | I32Load16S { .. }
            | I64Load { .. }
            | I64Load32U { .. }
            | I64Load8U { .. }
            | F64Load { .. }
            | F32Load { .. }
            | I32Store { .. }
            | I32Store8 { .. }
            | I32Store16 { .. }
            | I64Store { .. }
            | I64Store32 { .. }
            | F64Store { .. }
            | F32Store { .. }
            | I32Add
            | I32Sub
            | I32Mul
            | I32And
            | I32Or
            | I32Xor
            | I32Shl
            | I32ShrU
            | I32ShrS
            | I32Eq
            | I32Ne
            | I32Eqz
            | I64Add
            | I64Sub
            | I64Or
            | I64And
            | I64Shl
            | I64ShrU
            | I64ExtendI32U
            | I64ExtendI32S
            | I32WrapI64
            | Select
            | Drop
            | Nop
    )
}

fn put_number(out: &mut Vec<u8>, mut number: usize) {
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        if number == 0 {
            return out.push(low);
        }
        out.push(low | 0x80);
    }
}
