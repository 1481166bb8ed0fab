//! From the sources of all languages to their tables, or to the list of what is wrong.

mod check;
mod read;
mod source;
pub(crate) mod tree;

pub(crate) use source::{Locale, Problem, Source};

use tree::Table;

/// Each stage relies on what the one before has ruled out, so the first with problems is the last.
pub(crate) fn compile(locales: &[Locale]) -> Result<Vec<Table<'_>>, Vec<Problem>> {
    let tables = gather(locales, read::read)?;
    gather(&tables, check::references)?;
    gather(&tables, check::terms)?;
    check::languages(&tables)?;
    Ok(tables)
}

/// The results for all items, or the problems of all items.
fn gather<'a, T, R>(
    items: &'a [T],
    stage: impl Fn(&'a T) -> Result<R, Vec<Problem>>,
) -> Result<Vec<R>, Vec<Problem>> {
    let (mut results, mut problems) = (Vec::new(), Vec::new());
    for item in items {
        match stage(item) {
            Ok(result) => results.push(result),
            Err(found) => problems.extend(found),
        }
    }
    none_of(problems).map(|()| results)
}

fn none_of(problems: Vec<Problem>) -> Result<(), Vec<Problem>> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems)
    }
}
