//! A room in a tab: bytes in, bytes out.

use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::{Numbers, Seat};
use klaxon_driver::{BotBoard, Minds, Save, TabRoom};
use klaxon_proto::{Ask, Form, Reply, Request, Told};
use klaxon_room::{Phase, Refusal, Wall};

use crate::hidden::{check_text, leak};
use crate::house::{answer, chance, say};
use crate::player::Player;

fn minds() -> Minds {
    let mut board = BotBoard::default();
    Box::new(move |question| answer(&mut board, question))
}

fn open(game: &str, options: &[&str], now: Wall) -> Result<TabRoom, Refusal> {
    let options = options.iter().map(|&line| line.to_owned()).collect();
    TabRoom::open(Arc::new(Games), game, options, say, minds(), now)
}

/// A tab: the room in its worker, and the page, which has nothing but what it was sent.
struct Tab {
    room: TabRoom,
    now: Wall,
    player: Player,
    /// All that the page was told.
    told: Vec<Reply>,
    /// What messages are read against.
    heard: Told,
    saved: Option<String>,
    id: u64,
    numbers: Numbers,
}

impl Tab {
    fn new(room: TabRoom, now: Wall) -> Tab {
        Tab {
            room,
            now,
            player: Player::new(Seat(0)),
            told: Vec::new(),
            heard: Told::default(),
            saved: None,
            id: 0,
            numbers: Numbers::new(3),
        }
    }

    fn take(&mut self, out: klaxon_driver::Out) {
        match out.save {
            Some(Save::Text(text)) => self.saved = Some(text),
            Some(Save::Nothing) => self.saved = None,
            None => {}
        }
        for bytes in out.bytes {
            let mut before = self.heard;
            let reply = Form::Binary.read_reply(&bytes, &mut self.heard);
            let reply = reply.expect("a reply");
            let same = Form::Binary.write_reply(&reply, &mut before);
            assert_eq!(same, bytes, "there is nothing in it but what is read");
            if let Reply::Welcome { last, .. } = reply {
                self.id = last;
            }
            self.told.push(reply);
        }
        self.player.hear(&self.told);
    }

    fn say(&mut self, ask: Ask) {
        self.id += 1;
        let request = Request { id: self.id, ask };
        let bytes = Form::Binary.write_request(&request);
        let out = self.room.hear(&bytes, self.now);
        self.take(out);
    }

    fn hello(&mut self, have: Option<u64>) {
        self.say(Ask::Hello {
            room: String::new(),
            name: Some("Anna".to_owned()),
            token: None,
            have,
            language: Some("en".to_owned()),
            screen: false,
        });
    }

    /// Sits down among bots, and is ready.
    fn begin(&mut self, players: u8) {
        self.say(Ask::Sit { seat: 1 });
        for seat in 2..=players {
            let policy = "greedy".to_owned();
            self.say(Ask::Bot { seat, policy });
        }
        self.say(Ask::Ready(true));
    }

    /// The player acts if the table waits for them; else the clock moves to what is due.
    fn go_on(&mut self) {
        if let Some(act) = self.player.act() {
            // A count-in is not over yet, perhaps.
            self.say(act);
            if !matches!(self.told.last(), Some(Reply::Refused { .. })) {
                return;
            }
        }
        let due = self.room.deadline().expect("something is due");
        self.now = self.now.max(due);
        let chance = chance(&mut self.numbers);
        let out = self.room.wake(self.now, chance);
        self.take(out);
    }

    fn play_to_the_end(&mut self) {
        while self.player.fold.phase() != Phase::Over {
            self.go_on();
        }
    }

    /// No byte that the page was sent tells it more than its seat sees.
    fn check_secrets(&self, players: usize) {
        for reply in &self.told {
            assert_eq!(leak(reply, Seat(0)), None);
            check_text(reply, Seat(0), players);
        }
    }
}

fn planter() -> Tab {
    let now = Wall(5_000_000);
    let options = ["players 3", "extras yes"];
    let mut tab = Tab::new(open("planter", &options, now).expect("good options"), now);
    tab.hello(None);
    tab.begin(3);
    tab
}

#[test]
fn a_game_with_secrets_sends_the_page_only_its_own_seats_view() {
    let mut tab = planter();
    tab.play_to_the_end();
    tab.check_secrets(3);
    let events = tab.told.iter().filter_map(|reply| match reply {
        Reply::Change { events, .. } => Some(events),
        _ => None,
    });
    let eyes = events.flat_map(|events| events.keys());
    assert!(eyes.clone().count() > 20 && eyes.clone().all(|eyes| eyes == "1"));
    // Somebody who reads on another seat's behalf finds Anna's cards, so cards are told at all.
    assert!(tab.told.iter().any(|reply| leak(reply, Seat(1)).is_some()));
}

#[test]
fn a_saved_game_goes_on_in_the_middle() {
    let mut tab = planter();
    for _ in 0..60 {
        tab.go_on();
    }
    assert_eq!(tab.player.fold.phase(), Phase::Playing);
    assert!(tab.room.is_on());
    let text = tab.saved.clone().expect("it is saved");
    let before = tab.player.fold.positions();

    // The tab is closed, and opened again an hour later.
    let now = tab.now.plus(3_600_000);
    let room = TabRoom::resume(Arc::new(Games), &text, say, minds(), now);
    let mut again = Tab::new(room.expect("it can be read"), now);
    assert!(again.room.is_on(), "before anybody is there");
    again.hello(None);
    let Reply::Welcome { member, last, .. } = again.told[0] else {
        panic!("a welcome");
    };
    assert_eq!(
        (member, last),
        (1, tab.id),
        "still Anna, whose messages go on"
    );
    assert_eq!(again.player.fold.positions(), before);
    again.play_to_the_end();
    again.check_secrets(3);
    let played = again.room.played().expect("the game is over");
    assert_eq!(played.players[0].as_deref(), Some("Anna"));
    assert!(played.paused >= 3_600_000, "the hour was paused time");
    assert!(again.room.record().is_some());
}

#[test]
fn a_game_that_is_over_is_not_saved() {
    let mut tab = planter();
    assert!(tab.saved.is_some() && !tab.room.is_on());
    tab.play_to_the_end();
    assert_eq!(tab.saved, None);
    assert!(!tab.room.is_on());
    tab.say(Ask::Rematch(true));
    assert!(tab.saved.is_some(), "another one may begin");
}

#[test]
fn games_before_a_rematch_are_not_saved_again() {
    let mut tab = planter();
    let mut longest = Vec::new();
    for _ in 0..4 {
        let mut long = 0;
        while tab.player.fold.phase() != Phase::Over {
            tab.go_on();
            long = long.max(tab.saved.as_ref().map_or(0, String::len));
        }
        longest.push(long);
        tab.say(Ask::Rematch(true));
    }
    // All games are about as long, and what is saved is one of them.
    assert!(
        longest.iter().all(|long| *long < 2 * longest[0]),
        "{longest:?}"
    );

    for _ in 0..60 {
        tab.go_on();
    }
    let (text, before) = (tab.saved.clone(), tab.player.fold.positions());
    let room = TabRoom::resume(
        Arc::new(Games),
        &text.expect("saved"),
        say,
        minds(),
        tab.now,
    );
    let mut again = Tab::new(room.expect("it can be read"), tab.now);
    again.hello(None);
    assert_eq!(again.player.fold.positions(), before);
    assert_eq!(again.player.fold.number(), tab.player.fold.number() + 2);
    again.play_to_the_end();
    again.check_secrets(3);
    assert!(again.room.record().is_some());
}

#[test]
fn nothing_is_saved_twice() {
    let mut tab = planter();
    let clock = Form::Binary.write_request(&Request {
        id: 77,
        ask: Ask::Clock,
    });
    let out = tab.room.hear(&clock, tab.now);
    assert_eq!((out.save, out.bytes.len()), (None, 1));
}

#[test]
fn what_is_saved_is_read_as_it_was_written() {
    let tab = planter();
    let text = tab.saved.expect("it is saved");
    let (_, changes) = klaxon_driver::saved::parse(&text, Arc::new(Games)).expect("a room");
    assert_eq!(klaxon_driver::saved::text(&changes), text);
    for wrong in ["", "1 1", &text[1..], &text.replace("joined", "drank")] {
        let resumed = TabRoom::resume(Arc::new(Games), wrong, say, minds(), tab.now);
        assert!(resumed.is_none(), "{wrong}");
    }
}

#[test]
fn a_page_that_comes_again_is_the_same_guest_and_gets_what_it_missed() {
    let mut tab = planter();
    let have = tab.player.fold.number();
    let told = tab.told.len();
    tab.hello(Some(have));
    assert!(matches!(
        tab.told[told..],
        [Reply::Welcome { member: 1, .. }]
    ));
    tab.say(Ask::Clock);
    assert!(matches!(tab.told.last(), Some(Reply::Clock { .. })));
}

#[test]
fn between_two_bots_the_page_is_heard() {
    let mut tab = planter();
    while tab.room.deadline() != Some(Wall(0)) {
        let before = tab.now;
        tab.go_on();
        assert!(tab.now >= before);
    }
    // A bot is to be asked; the page does not wait for it.
    let told = tab.told.len();
    tab.say(Ask::Clock);
    assert_eq!(tab.told.len(), told + 1);
    assert_eq!(tab.room.deadline(), Some(Wall(0)));
    // Nor for both of them: the second one thinks when the room wakes again.
    for still in [true, false] {
        let chance = chance(&mut tab.numbers);
        let out = tab.room.wake(tab.now, chance);
        tab.take(out);
        assert_eq!(tab.room.deadline() == Some(Wall(0)), still);
    }
}

#[test]
fn a_page_that_has_left_must_say_hello_again() {
    let mut tab = planter();
    tab.say(Ask::Leave);
    let goodbye = |tab: &Tab| match tab.told.last() {
        Some(Reply::Bye { why, .. }) => why.key.clone(),
        other => panic!("a goodbye: {other:?}"),
    };
    assert_eq!(goodbye(&tab), "serve-left");
    tab.say(Ask::Clock);
    assert_eq!(goodbye(&tab), "serve-no-hello");
}

#[test]
fn a_page_that_does_not_say_hello_or_makes_no_sense_is_told_so() {
    let now = Wall(5_000_000);
    let mut tab = Tab::new(open("fuse", &[], now).expect("good options"), now);
    tab.say(Ask::Clock);
    let [Reply::Bye { why, .. }] = tab.told.as_slice() else {
        panic!("a goodbye");
    };
    assert_eq!(why.key, "serve-no-hello");
    tab.hello(None);
    let out = tab.room.hear(&[255, 255, 255], now);
    tab.take(out);
    assert!(matches!(tab.told.last(), Some(Reply::Error { .. })));
    assert!(matches!(open("tea", &[], now), Err(Refusal::NoSuchGame(_))));
}
