//! Templates of the page: HTML with `{{holes}}`.

use klaxon_words::Language;

/// What fills the holes of a template.
pub(crate) struct Filler<'a> {
    /// In this language a hole with the key of a text becomes that text.
    pub(crate) language: Language,
    /// Holes with these names become these values as they are.
    pub(crate) values: &'a [(&'a str, &'a str)],
    /// Returns a file that a hole such as `{{>head.html}}` asks for; its own holes are filled too.
    pub(crate) read: &'a dyn Fn(&str) -> String,
}

impl Filler<'_> {
    /// Fills all holes.
    pub(crate) fn fill(&self, template: &str) -> String {
        let mut parts = template.split("{{");
        let mut html = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (hole, rest) = part.split_once("}}").unwrap_or((part, ""));
            html += &self.hole(hole);
            html += rest;
        }
        html
    }

    fn hole(&self, hole: &str) -> String {
        if hole == "lang" {
            return self.language.code().to_owned();
        }
        if let Some(file) = hole.strip_prefix('>') {
            return self.fill((self.read)(file).trim_end());
        }
        let mut values = self.values.iter();
        match values.find(|(name, _)| *name == hole) {
            Some((_, value)) => (*value).to_owned(),
            None => escaped(&klaxon_words::text(self.language, hole, &[])),
        }
    }
}

/// A text as it may stand in HTML, also as an attribute.
pub(crate) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    const PAGES: [&str; 7] = [
        "learn.html",
        "start.html",
        "table.html",
        "log.html",
        "set-up.html",
        "missing.html",
        "offline.html",
    ];

    fn asset(file: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("assets")
            .join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    fn page(name: &str, language: Language) -> String {
        let filler = Filler {
            language,
            values: &[("mark", "0"), ("typed", "<!--typed-->")],
            read: &asset,
        };
        filler.fill(&asset(name))
    }

    #[test]
    fn holes_are_filled_with_values_texts_and_files() {
        let filler = Filler {
            language: Language::German,
            values: &[("mark", "7")],
            read: &|file| format!("[{file} {{{{mark}}}}]\n"),
        };
        let html = filler.fill("{{lang}} {{mark}} {{door-play-now}} {{>a.html}}.");
        assert_eq!(html, "de 7 Jetzt spielen [a.html 7].");
    }

    #[test]
    fn texts_can_stand_in_attributes() {
        assert_eq!(
            escaped(r#"<b title="a&b">"#),
            "&lt;b title=&quot;a&amp;b&quot;>"
        );
    }

    #[test]
    fn every_page_is_whole_in_every_language() {
        for language in Language::ALL {
            for name in PAGES {
                let html = page(name, language);
                assert!(html.starts_with("<!doctype html>"), "{name}");
                assert!(html.contains(&format!("<html lang=\"{}\">", language.code())));
                for wrong in ["{{", "}}", "⟨"] {
                    assert!(!html.contains(wrong), "{wrong} in {name}");
                }
            }
        }
    }

    /// The server's policy forbids both.
    #[test]
    fn no_page_has_styles_or_scripts_inside() {
        for name in PAGES {
            let html = page(name, Language::English);
            for wrong in [
                "style=",
                "<style",
                "<script>",
                " onclick=",
                "http://",
                "https://",
            ] {
                let html = html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
                assert!(!html.contains(wrong), "{wrong} in {name}");
            }
        }
    }

    /// What the server writes into a page has one place there.
    #[test]
    fn what_the_server_adds_has_its_place() {
        for (name, place) in [
            ("table.html", "<title>Klaxon</title>"),
            ("table.html", "/fuse."),
            ("set-up.html", "<!--said-->"),
            ("set-up.html", "class=\"key lang\" href=\"?"),
            ("missing.html", "<!--said-->"),
            ("missing.html", "<!--typed-->"),
        ] {
            let html = page(name, Language::English);
            assert_eq!(html.matches(place).count(), 1, "{place} in {name}");
        }
    }

    /// Every lesson has its link on the page of lessons, with its name for the tick.
    #[test]
    fn every_lesson_is_listed() {
        let html = page("learn.html", Language::English);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
        for game in fs::read_dir(folder).expect("the lessons").flatten() {
            for lesson in fs::read_dir(game.path()).expect("a game's").flatten() {
                let (game, file) = (game.file_name(), lesson.file_name());
                let file = file.to_string_lossy().into_owned();
                let number: u8 = file
                    .split('-')
                    .next()
                    .unwrap_or("")
                    .parse()
                    .expect("a number");
                let name = format!("{}-{number}", game.to_string_lossy());
                let link =
                    format!("data-lesson=\"{name}\" href=\"/solo?lesson={name}&amp;lang=en\"");
                assert!(html.contains(&link), "{name}");
            }
        }
    }

    #[test]
    fn only_what_exists_is_a_link() {
        let html = page("start.html", Language::English);
        let links = html.split("href=\"").skip(1);
        let links = links.filter_map(|rest| rest.split('"').next());
        let links: Vec<&str> = links.filter(|link| !link.starts_with("/app/")).collect();
        let pages = [
            "/?lang=en",
            "?lang=de",
            "/computer?lang=en",
            "/learn?lang=en",
            "/rules?lang=en",
            "/log?lang=en",
        ];
        assert_eq!(links, pages);
        let forms = html.split("action=\"").skip(1);
        let forms: Vec<&str> = forms.filter_map(|rest| rest.split('"').next()).collect();
        // Each card has its keys, and all of them together have some where there is little room.
        let play = ["/solo", "/new"];
        assert_eq!(forms, [&play.repeat(5)[..], &["/join"]].concat());
        let games = html.split("type=\"radio\"").skip(1);
        let games: Vec<&str> = games
            .filter_map(|rest| rest.split("value=\"").nth(1)?.split('"').next())
            .collect();
        assert_eq!(games, ["fuse", "countdown", "flatline", "planter"]);
    }
}
