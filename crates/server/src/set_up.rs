//! Set-ups: a game with its options, as a link or a form asks for it. A link opens no room by itself, since programs
//! follow links too: it shows what is asked for, and a key that opens it.

use std::sync::Arc;

use klaxon_core::Shelf;
use klaxon_room::{Refusal, Room, Wall};
use klaxon_words::{Language, text};

use crate::door::escaped;
use crate::invitation;
use crate::set_up_words;
use crate::words::refused;

/// A game with its options.
pub(crate) struct SetUp {
    pub(crate) game: String,
    /// In the notation, one a line.
    pub(crate) options: Vec<String>,
    /// In which language the page is wanted.
    pub(crate) lang: Option<String>,
}

/// The game of a visitor who names none.
const USUAL: &str = "fuse";

impl SetUp {
    /// Reads the fields of a link or a form: `game`, `lang`, and options by their names.
    pub(crate) fn of(fields: Vec<(String, String)>) -> SetUp {
        let mut found = SetUp {
            game: USUAL.to_owned(),
            options: Vec::new(),
            lang: None,
        };
        let said = fields.into_iter().filter(|(_, value)| !value.is_empty());
        for (name, value) in said {
            match name.as_str() {
                // In an address a plus stands for a blank, and no game has a blank in its name.
                "game" => found.game = value.replace(' ', "+"),
                "lang" => found.lang = Some(value),
                _ => found.options.push(format!("{name} {value}")),
            }
        }
        found
    }

    /// Fills the page that shows it, with a key that opens the room.
    pub(crate) fn page(&self, template: &str, language: Language) -> String {
        let say = |key| escaped(&text(language, key, &[]));
        let about = invitation::about(&self.game, language);
        let wishes = self.wishes(language).into_iter();
        let wishes: String = wishes
            .map(|wish| format!("<li>{}</li>\n", escaped(&wish)))
            .collect();
        let keys = format!(
            "<form class=\"go\" method=\"post\" action=\"/new\">{}\
             <button class=\"key main\" id=\"open-room\">{}</button>\
             <button class=\"key\" id=\"play-alone\" formmethod=\"get\" formaction=\"/solo\">{}</button></form>\n\
             <p class=\"dull\">{}</p>\n",
            self.fields(language),
            say("door-open-this"),
            say("door-alone"),
            say("door-open-why"),
        );
        let said = format!(
            "<h2>{}</h2>\n<p>{}</p>\n<ul>\n{wishes}</ul>\n{keys}",
            escaped(&invitation::title(&self.game, language)),
            escaped(&about),
        );
        self.fill(template, &said)
    }

    /// Fills the page for a set-up that does not work: what is wrong, where it stands, and the ways on.
    pub(crate) fn refused(&self, template: &str, why: &Refusal, language: Language) -> String {
        let say = |key| escaped(&text(language, key, &[]));
        let asked: Vec<String> = [format!("game {}", self.game)]
            .into_iter()
            .chain(self.options.iter().cloned())
            .map(|line| format!("<code>{}</code>", escaped(&line.replacen(' ', "=", 1))))
            .collect();
        let known = !matches!(why, Refusal::NoSuchGame(_));
        let usual = known.then(|| {
            format!(
                "<a class=\"key main\" id=\"usual\" href=\"/new?game={}&amp;lang={}\">{}</a>\n",
                escaped(&self.game),
                language.code(),
                say("door-usual"),
            )
        });
        let said = format!(
            "<h2>{}</h2>\n<div role=\"alert\">{}</div>\n<p>{} {}</p>\n<p>{}</p>\n{}",
            say("door-bad-set-up"),
            sentences(why, language),
            say("door-asked-for"),
            asked.join(" "),
            say("door-mend-link"),
            usual.unwrap_or_default(),
        );
        self.fill(template, &said)
    }

    /// Writes into the page. Its link to another language keeps what is asked for.
    fn fill(&self, template: &str, said: &str) -> String {
        let other = format!("{OTHER_LANGUAGE}{}&amp;", escaped(&self.query()));
        let page = template.replacen(OTHER_LANGUAGE, &other, 1);
        page.replacen(SAID, said, 1)
    }

    /// The set-up as it stands in an address.
    fn query(&self) -> String {
        let options = self.options.iter().filter_map(|line| line.split_once(' '));
        let fields = [("game", self.game.as_str())].into_iter().chain(options);
        let fields = fields.map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
        fields.collect::<Vec<_>>().join("&")
    }

    /// The set-up as fields of a form that nobody sees.
    fn fields(&self, language: Language) -> String {
        let field = |name: &str, value: &str| {
            let (name, value) = (escaped(name), escaped(value));
            format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">")
        };
        let options = self.options.iter().filter_map(|line| line.split_once(' '));
        let options: String = options.map(|(name, value)| field(name, value)).collect();
        field("lang", language.code()) + &field("game", &self.game) + &options
    }

    /// What is asked for, in words: the modules of a mix, then every option.
    fn wishes(&self, language: Language) -> Vec<String> {
        let modules = self.game.split('+').skip(1);
        let modules = modules.map(|module| format!("+ {}", set_up_words::module(module, language)));
        let options = self.options.iter();
        let options = options.map(|line| set_up_words::option(&self.game, line, language));
        modules.chain(options).collect()
    }
}

/// What is wrong with a game and its options; nothing if a room can be opened.
pub(crate) fn problem(
    shelf: Arc<dyn Shelf>,
    game: String,
    options: Vec<String>,
) -> Option<Refusal> {
    let mut room = Room::new(shelf);
    room.open(game, options, Wall(0)).err()
}

/// What is wrong, a sentence for each thing.
fn sentences(why: &Refusal, language: Language) -> String {
    let said: Vec<String> = match why {
        Refusal::Options(problems) if !problems.is_empty() => {
            let problems = problems.iter();
            let problems = problems.map(|(_, problem)| klaxon_words::say(language, problem));
            problems.collect()
        }
        why => vec![refused(why, language).text],
    };
    let sentences = said.iter().map(|said| {
        let mut letters = said.chars();
        let first = letters.next().map(char::to_uppercase);
        let first: String = first.into_iter().flatten().collect();
        format!("<p>{}</p>\n", escaped(&(first + letters.as_str())))
    });
    sentences.collect()
}

/// A text as it may stand in an address: what is neither a letter nor a digit, as bytes.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'-' | b'.' | b'_' => char::from(byte).to_string(),
        plain if plain.is_ascii_alphanumeric() => char::from(plain).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// How the page's link to another language begins.
const OTHER_LANGUAGE: &str = "class=\"key lang\" href=\"?";

/// Where the server writes into the page.
const SAID: &str = "<!--said-->";
