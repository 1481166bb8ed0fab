//! Invitations: what a messenger shows of a link to a room.

use klaxon_words::{Arg, Language, text};

use crate::door::escaped;
use crate::rest::{RoomInfo, SeatInfo};

/// What a link to a room says before anybody comes in.
pub(crate) struct Invitation {
    title: String,
    about: String,
    /// What is said of its game.
    game: Known,
}

/// What is said of a game.
#[derive(Clone, Copy)]
struct Known {
    /// What the names of its variants begin with.
    name: &'static str,
    title: &'static str,
    /// The name of the file with its picture.
    picture: &'static str,
    /// One sentence about it.
    about: &'static str,
}

/// The games; the last is what every other name means.
const GAMES: [Known; 7] = [
    Known {
        name: "countdown",
        title: "Countdown",
        picture: "countdown",
        about: "web-game-countdown",
    },
    Known {
        name: "integrated",
        title: "FUSE + Countdown",
        picture: "countdown",
        about: "web-game-integrated",
    },
    Known {
        name: "epic",
        title: "Epic",
        picture: "countdown",
        about: "web-game-epic",
    },
    Known {
        name: "flatline",
        title: "FLATLINE",
        picture: "flatline",
        about: "web-game-flatline",
    },
    Known {
        name: "planter",
        title: "Fuse",
        picture: "planter",
        about: "web-game-planter",
    },
    Known {
        name: "fuse+",
        title: "FUSE",
        picture: "fuse",
        about: "web-game-mix",
    },
    FUSE,
];

const FUSE: Known = Known {
    name: "fuse",
    title: "FUSE",
    picture: "fuse",
    about: "web-game-fuse",
};

fn known(game: &str) -> Known {
    let mut games = GAMES.into_iter();
    games
        .find(|known| game.starts_with(known.name))
        .unwrap_or(FUSE)
}

/// A room for a game, as a headline.
pub(crate) fn title(game: &str, language: Language) -> String {
    let name = ("game", Arg::Text(known(game).title));
    text(language, "door-invites-nobody", &[name])
}

/// One sentence about a game.
pub(crate) fn about(game: &str, language: Language) -> String {
    text(language, known(game).about, &[])
}

impl Invitation {
    /// Invites to a room: by whom, to what, how many seats are free, for how long.
    pub(crate) fn new(room: &RoomInfo, language: Language) -> Invitation {
        let game = known(&room.game);
        let name = ("game", Arg::Text(game.title));
        let who = match &room.owner {
            Some(owner) => {
                let host = ("host", Arg::Text(owner));
                text(language, "door-invites", &[host, name])
            }
            None => text(language, "door-invites-nobody", &[name]),
        };
        let mut parts = vec![who, seats(room, language)];
        parts.extend(time(room, language));
        Invitation {
            title: parts.join(" · "),
            about: about(&room.game, language),
            game,
        }
    }

    /// The name of the file with its picture.
    pub(crate) fn picture(&self) -> String {
        format!("{}.png", self.game.picture)
    }

    /// The tags for the head of the page. Addresses are whole, as messengers want them; without them there is no picture.
    pub(crate) fn tags(
        &self,
        address: Option<&str>,
        picture: Option<&str>,
        language: Language,
    ) -> String {
        // The page's own title is for those who are in the room already.
        let mut tags = format!("<title>{} · Klaxon</title>\n", self.game.title);
        let mut tag = |kind: &str, name: &str, content: &str| {
            let content = escaped(content);
            tags += &format!("<meta {kind}=\"{name}\" content=\"{content}\">\n");
        };
        tag("property", "og:type", "website");
        tag("property", "og:site_name", "Klaxon");
        tag("property", "og:locale", locale(language));
        tag("property", "og:title", &self.title);
        tag("property", "og:description", &self.about);
        if let Some(address) = address {
            tag("property", "og:url", address);
        }
        if let Some(picture) = picture {
            let name = [("game", Arg::Text(self.game.title))];
            tag("property", "og:image", picture);
            tag("property", "og:image:type", "image/png");
            tag("property", "og:image:width", "1200");
            tag("property", "og:image:height", "630");
            tag(
                "property",
                "og:image:alt",
                &text(language, "door-picture", &name),
            );
            tag("name", "twitter:card", "summary_large_image");
        }
        tags
    }
}

fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en_GB",
        Language::German => "de_DE",
    }
}

/// How many seats are free; or that it is too late for one.
fn seats(room: &RoomInfo, language: Language) -> String {
    let free = room.seats.iter();
    let free = free.filter(|seat| matches!(seat, SeatInfo::Free)).count();
    match (room.phase.as_str(), free) {
        ("counting" | "playing" | "paused", _) => text(language, "door-playing", &[]),
        (_, 0) => text(language, "door-full", &[]),
        (_, free) => text(language, "door-free", &[("free", Arg::from(free))]),
    }
}

/// How long a game takes, if a clock says so.
fn time(room: &RoomInfo, language: Language) -> Option<String> {
    if room.game.starts_with("planter") {
        return None;
    }
    if room.game.starts_with("flatline") {
        return Some(text(language, "door-rounds", &[]));
    }
    let mut options = room.options.iter().rev();
    let clock = options.find_map(|option| option.strip_prefix("clock "));
    let minutes = match clock {
        None => 10,
        Some(clock) => clock.split_once(':')?.0.parse().ok()?,
    };
    let minutes = [("minutes", Arg::Number(minutes))];
    Some(text(language, "door-minutes", &minutes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(game: &str, options: &[&str]) -> RoomInfo {
        RoomInfo {
            code: "BCDF".to_owned(),
            game: game.to_owned(),
            options: options.iter().map(|&option| option.to_owned()).collect(),
            phase: "lobby".to_owned(),
            seats: vec![
                SeatInfo::Player,
                SeatInfo::Bot("greedy".to_owned()),
                SeatInfo::Free,
                SeatInfo::Free,
            ],
            people: 1,
            locked: false,
            owner: Some("Anna".to_owned()),
        }
    }

    fn title(room: &RoomInfo) -> String {
        Invitation::new(room, Language::English).title
    }

    #[test]
    fn an_invitation_says_who_to_what_how_many_and_how_long() {
        let fuse = room("fuse", &["players 4"]);
        assert_eq!(
            title(&fuse),
            "Anna invites you to FUSE · 2 seats free · 10 minutes"
        );
        let german = Invitation::new(&fuse, Language::German);
        assert_eq!(
            german.title,
            "Anna lädt dich zu FUSE ein · 2 Plätze frei · 10 Minuten"
        );
        assert_eq!(german.picture(), "fuse.png");
    }

    #[test]
    fn time_is_said_only_where_a_clock_runs() {
        for (game, options, ends) in [
            ("fuse", &["clock none"][..], "free"),
            ("fuse+roles", &["clock 8:30"], "· 8 minutes"),
            ("countdown", &[], "· 10 minutes"),
            ("flatline", &[], "· one minute a round"),
            ("planter", &[], "free"),
        ] {
            let title = title(&room(game, options));
            assert!(title.ends_with(ends), "{game}: {title}");
        }
    }

    #[test]
    fn a_room_that_is_full_or_plays_invites_to_watch() {
        let mut full = room("fuse", &[]);
        full.seats.truncate(2);
        assert!(title(&full).contains("all seats taken"));
        let mut playing = room("fuse", &[]);
        playing.phase = "playing".to_owned();
        assert!(title(&playing).contains("they are playing"));
        assert!(!title(&playing).contains("free"));
    }

    #[test]
    fn a_room_without_an_owner_names_nobody() {
        let mut nobodys = room("planter", &[]);
        nobodys.owner = None;
        assert_eq!(title(&nobodys), "A room for Fuse · 2 seats free");
    }

    #[test]
    fn a_name_stays_text() {
        let mut room = room("fuse", &[]);
        room.owner = Some(r#""><script>alert('&')</script>"#.to_owned());
        let invitation = Invitation::new(&room, Language::English);
        let tags = invitation.tags(
            Some("https://x/BCDF"),
            Some("https://x/a.png"),
            Language::English,
        );
        assert!(!tags.contains("<script"), "{tags}");
        assert!(
            tags.contains(
                "content=\"&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt; invites"
            ),
            "{tags}"
        );
        for line in tags.lines().filter(|line| line.starts_with("<meta")) {
            assert_eq!(line.matches('"').count(), 4, "{line}");
        }
    }
}
