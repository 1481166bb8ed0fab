//! Names of people: what everybody can see, and tell apart from nothing.

/// The longest name.
const LONGEST: usize = 24;

/// A name as it is shown; none if nobody can be called that.
pub(crate) fn tidy(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = words.join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    let fools = name.chars().any(|c| c.is_control() || is_invisible(c));
    let shows = name.chars().any(|c| !leans_on_another(c));
    (fits && shows && !fools).then_some(name)
}

/// Marks that turn the direction of text, or that nobody sees: names made of them fool people.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// What only changes the letter before it: accents that stand alone, and the choice of a form, as of a heart. Alone it
/// shows nothing.
fn leans_on_another(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}' | ' ')
}
