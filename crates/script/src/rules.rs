//! The rules that a scenario may name: those of the pages that specify its game.

/// The numbers of all rules on a page: list items that begin with one.
pub fn rules_of(page: &str) -> impl Iterator<Item = &str> {
    let items = page.lines().filter_map(|line| line.strip_prefix("- "));
    let numbers = items.filter_map(|item| item.split_whitespace().next());
    numbers.filter(|number| {
        number
            .split_once('-')
            .is_some_and(|(letter, number)| letter.len() == 1 && number.parse::<u8>().is_ok())
    })
}

/// Those that stand on none of these pages.
pub(crate) fn unknown_rules<'a>(pages: &[&str], named: &'a [String]) -> Vec<&'a String> {
    let known = |rule: &&String| {
        pages
            .iter()
            .any(|page| rules_of(page).any(|one| one == **rule))
    };
    named.iter().filter(|rule| !known(rule)).collect()
}
