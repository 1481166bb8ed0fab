//! The door: what people type to come to a room, and the page for those who typed something else.

use klaxon_words::{Arg, Language};

use crate::code;

/// Reads the code of a room out of whatever somebody typed or pasted: letters of any size with blanks between them, a
/// link, or a whole message with a link in it.
pub(crate) fn typed_code(typed: &str) -> Option<String> {
    let in_link = typed.split_whitespace().find_map(|word| {
        let address = word.split(['?', '#']).next()?;
        let (_, last) = address.trim_end_matches('/').rsplit_once('/')?;
        code::tidy(&letters(last))
    });
    in_link.or_else(|| code::tidy(&letters(typed)))
}

/// Leaves out what is around and between the letters of a code.
fn letters(typed: &str) -> String {
    let kept = typed
        .chars()
        .filter(|c| c.is_alphanumeric() || c.is_ascii_graphic());
    kept.filter(|c| !".,;:!?\"'()<>_-".contains(*c)).collect()
}

/// The code that a person probably meant who typed letters or digits that no code has; none if there are several.
fn perhaps(typed: &str) -> Option<String> {
    let alike = letters(typed).to_uppercase();
    let alike = alike.chars().map(|c| match c {
        '0' | 'O' => 'Q',
        '1' | 'I' => 'L',
        '2' => 'Z',
        '5' => 'S',
        '6' => 'G',
        '8' => 'B',
        'U' => 'V',
        c => c,
    });
    code::tidy(&alike.collect::<String>())
}

/// What somebody looked for in vain.
#[derive(Clone, Copy)]
pub(crate) enum Missing<'a> {
    /// A room, by what they typed.
    Room(&'a str),
    /// Another page.
    Page,
}

/// Fills the page for what is not there. Nothing that was typed can become a part of the page but text.
pub(crate) fn missing(template: &str, missing: Missing<'_>, language: Language) -> String {
    let say = |key, args: &[(&str, Arg<'_>)]| klaxon_words::text(language, key, args);
    let (typed, said) = match missing {
        Missing::Page => ("", paragraph(&say("door-no-page", &[]))),
        Missing::Room(typed) => (typed, no_room(typed, language)),
    };
    let typed: String = typed.chars().take(SHOWN).collect();
    let html = template.replace("<!--said-->", &said);
    html.replace("<!--typed-->", &escaped(&typed))
}

/// So many letters of what was typed are shown.
const SHOWN: usize = 40;

/// Says that there is no such room, and what may have gone wrong.
fn no_room(typed: &str, language: Language) -> String {
    let say = |key, args: &[(&str, Arg<'_>)]| klaxon_words::text(language, key, args);
    if let Some(code) = typed_code(typed) {
        let no_room = say("door-no-room", &[("code", Arg::Text(&code))]);
        return paragraph(&no_room) + &paragraph(&say("door-alike", &[]));
    }
    let shown: String = typed.chars().take(SHOWN).collect();
    let no_code = say("door-no-code", &[("typed", Arg::Text(&shown))]);
    let mut said = paragraph(&no_code) + &paragraph(&say("door-letters", &[]));
    if let Some(code) = perhaps(typed) {
        let perhaps = say("door-perhaps", &[("code", Arg::Text(&code))]);
        let language = language.code();
        said += &format!(
            "<a class=\"key\" id=\"perhaps\" href=\"/{code}?lang={language}\">{}</a>\n",
            escaped(&perhaps)
        );
    }
    said
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

/// A text as it may stand in HTML, also as an attribute in quotes of either kind.
pub(crate) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html += "&amp;",
            '<' => html += "&lt;",
            '>' => html += "&gt;",
            '"' => html += "&quot;",
            '\'' => html += "&#39;",
            c => html.push(c),
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "KRTWXB";
    const PAGE: &str = "<!--said--><input value=\"<!--typed-->\">";

    #[test]
    fn a_code_is_read_as_people_type_and_paste_it() {
        let code = CODE;
        let (one, two) = code.split_at(2);
        let small = code.to_lowercase();
        for typed in [
            code.to_owned(),
            format!("  {small}\n"),
            format!("{one} {two}"),
            format!("{one}-{two}."),
            format!("“{small}”"),
            format!("/{code}"),
            format!("klaxon.example/{small}"),
            format!("https://klaxon.example/{code}?lang=de"),
            format!("http://127.0.0.1:8080/{code}/#top"),
            format!("https://klaxon.example/{code}?screen"),
            format!("Come and play! https://klaxon.example/{code} (ten minutes)"),
        ] {
            assert_eq!(typed_code(&typed), Some(code.to_owned()), "{typed}");
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        for typed in [
            "",
            " ",
            "/",
            "https://",
            "https://klaxon.example/",
            "https://klaxon.example/solo",
            "tea",
            "ÄÖÜß",
            "<script>",
            "BCDFGHJKLMNP",
        ] {
            assert_eq!(typed_code(typed), None, "{typed}");
        }
    }

    #[test]
    fn digits_that_look_like_letters_are_guessed() {
        let code = CODE;
        let typed = format!("5{}", &code[1..]);
        assert_eq!(perhaps(&typed), Some(format!("S{}", &code[1..])));
        assert_eq!(perhaps("tea"), None);
    }

    #[test]
    fn a_room_that_is_not_there_is_named() {
        let code = CODE;
        let html = missing(PAGE, Missing::Room(&code.to_lowercase()), Language::English);
        assert!(
            html.contains(&format!("There is no room {code}.")),
            "{html}"
        );
        let value = format!("value=\"{}\"", code.to_lowercase());
        assert!(html.contains(&value), "{html}");
        let html = missing(PAGE, Missing::Room(code), Language::German);
        assert!(
            html.contains(&format!("Den Raum {code} gibt es nicht.")),
            "{html}"
        );
    }

    #[test]
    fn what_was_typed_stays_text() {
        let typed = "\"><script>alert('x')</script><!--typed-->";
        let html = missing(PAGE, Missing::Room(typed), Language::English);
        assert!(!html.contains("<script"), "{html}");
        assert!(html.contains("&quot;&gt;&lt;script&gt;"), "{html}");
        assert_eq!(html.matches('"').count(), 2, "{html}");
        let long = "x".repeat(5000);
        let html = missing(PAGE, Missing::Room(&long), Language::English);
        assert!(html.len() < 500, "{html}");
    }
}
