//! Phones that share the clock of a table.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use klaxon_client::{Client, Message, Socket};
use klaxon_proto::Form;
use klaxon_room::Wall;
use klaxon_server::{Limits, PageFile};
use klaxon_session::{ClockNews, Coming, Effect, SharedClock};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::support::{Running, figure};

/// How long anything may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(20);

/// A phone whose clock is wrong by some milliseconds.
struct Phone {
    clock: SharedClock,
    form: Form,
    socket: Option<Socket>,
    wrong: i64,
    /// When its clock ends, by itself; none if it stands.
    until: Option<u64>,
    news: Vec<ClockNews>,
}

impl Phone {
    /// A phone that is not connected yet.
    fn new(coming: Coming, form: Form, wrong: i64) -> Phone {
        Phone {
            clock: SharedClock::new(coming, form.into(), 7, at(wrong)),
            form,
            socket: None,
            wrong,
            until: None,
            news: Vec::new(),
        }
    }

    async fn shares(server: &Running, form: Form, wrong: i64, until: Option<u64>) -> Phone {
        let mut phone = Phone::new(Coming::ToShare, form, wrong);
        phone.until = until;
        phone.connects(server).await;
        phone.until(|phone| phone.clock.is_together()).await;
        phone
    }

    async fn follows(server: &Running, form: Form, wrong: i64, code: &str) -> Phone {
        let coming = Coming::ToFollow {
            code: code.to_owned(),
            known: None,
            touched: false,
        };
        let mut phone = Phone::new(coming, form, wrong);
        phone.connects(server).await;
        phone.until(|phone| phone.has_heard()).await;
        phone
    }

    fn now(&self) -> Wall {
        at(self.wrong)
    }

    async fn connects(&mut self, server: &Running) {
        let socket = Client::socket_at(&server.address, "/api/clocks?lang=de", self.form).await;
        self.socket = Some(socket.expect("a socket"));
        self.clock.effects();
        self.clock.opened(self.now());
    }

    /// The network is gone.
    fn is_lost(&mut self) {
        self.socket = None;
        self.clock.lost(self.now());
        self.learns();
    }

    /// Somebody touches its clock.
    fn touches(&mut self, until: Option<u64>) {
        self.until = until;
        self.clock.touch();
    }

    fn has_heard(&self) -> bool {
        let is_state = |news: &ClockNews| matches!(news, ClockNews::State(_));
        self.news.iter().any(is_state)
    }

    fn is_overruled(&self) -> bool {
        self.news.contains(&ClockNews::Overruled)
    }

    /// What is left on its clock, as its own people see it.
    fn left(&self) -> Option<i64> {
        let until = self.until?;
        Some(until as i64 - self.now().0 as i64)
    }

    fn learns(&mut self) {
        for news in self.clock.news() {
            if let ClockNews::State(state) = &news {
                let until = state.strip_prefix("until ");
                let until = until.map(|until| Wall(until.parse().expect("a time")));
                self.until = until.map(|until| self.clock.here(until).0);
            }
            self.news.push(news);
        }
    }

    fn state(&self) -> String {
        match self.until {
            Some(until) => format!("until {}", self.clock.there(Wall(until)).0),
            None => "stands".to_owned(),
        }
    }

    /// Says what is to be said, and hears one message.
    async fn goes_on(&mut self) {
        if self.clock.is_asked() {
            self.clock.tell(self.state());
        }
        for effect in self.clock.effects() {
            let (Effect::Send(bytes), Some(socket)) = (effect, &mut self.socket) else {
                continue;
            };
            let message = match self.form {
                Form::Json => Message::text(String::from_utf8(bytes).expect("text")),
                Form::Binary => Message::binary(bytes),
            };
            socket.send(message).await.expect("sent");
        }
        let Some(socket) = &mut self.socket else {
            return;
        };
        // A phone looks at its clock several times a second, whatever it hears.
        let heard = timeout(Duration::from_millis(20), socket.next()).await;
        match heard {
            Ok(Some(Ok(message @ (Message::Text(_) | Message::Binary(_))))) => {
                self.clock.heard(&message.into_data(), self.now());
            }
            Ok(None | Some(Err(_))) => {
                self.socket = None;
                self.clock.closed(self.now());
            }
            _ => {}
        }
        self.learns();
    }

    async fn until(&mut self, so: impl Fn(&Phone) -> bool) {
        let waits = async {
            while !so(self) {
                self.goes_on().await;
            }
        };
        let came = timeout(PATIENCE, waits).await;
        assert!(came.is_ok(), "it never came to that: {:?}", self.news);
    }
}

/// What a clock shows that is wrong by so much.
fn at(wrong: i64) -> Wall {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("a time");
    Wall((now.as_millis() as u64).saturating_add_signed(wrong))
}

const MINUTE: i64 = 60_000;

#[tokio::test]
async fn phones_with_wrong_clocks_agree_and_see_every_touch() {
    let server = Running::start().await;
    for form in Form::ALL {
        let end = at(7 * MINUTE).plus(300_000);
        let mut anna = Phone::shares(&server, form, 7 * MINUTE, Some(end.0)).await;
        let code = anna.clock.code().expect("a code").to_owned();
        // As somebody types it.
        let typed = format!(" {} ", code.to_lowercase());
        let mut ben = Phone::follows(&server, form, -3 * MINUTE, &typed).await;
        let mut carl = Phone::follows(&server, form, 0, &code).await;
        for phone in [&ben, &carl] {
            let (left, hers) = (
                phone.left().expect("it runs"),
                anna.left().expect("it runs"),
            );
            assert!((left - hers).abs() < 2000, "{left} is not {hers}");
        }
        anna.until(|anna| anna.clock.phones() == 3).await;
        // Anybody may touch it, and everybody sees it; who touched last counts.
        ben.touches(None);
        ben.until(|ben| !ben.clock.is_ahead()).await;
        anna.until(|anna| anna.until.is_none()).await;
        carl.until(|carl| carl.until.is_none()).await;
        carl.touches(Some(carl.now().plus(1000).0));
        carl.until(|carl| !carl.clock.is_ahead()).await;
        anna.until(|anna| anna.until.is_some()).await;
        ben.until(|ben| ben.until.is_some()).await;
        drop(carl);
        anna.until(|anna| anna.clock.phones() == 2).await;
        for phone in [&anna, &ben] {
            assert!(!phone.is_overruled(), "{:?}", phone.news);
        }
    }
    assert_eq!(figure(&server, "klaxon_clocks").await, 2);
    server.stop().await;
}

#[tokio::test]
async fn what_is_touched_alone_counts_unless_somebody_else_touched_meanwhile() {
    let server = Running::start().await;
    let form = Form::Binary;
    let mut anna = Phone::shares(&server, form, 0, Some(at(300_000).0)).await;
    let code = anna.clock.code().expect("a code").to_owned();
    let mut ben = Phone::follows(&server, form, 0, &code).await;
    ben.is_lost();
    assert!(ben.news.contains(&ClockNews::Alone));
    ben.touches(None);
    ben.connects(&server).await;
    ben.until(|ben| ben.clock.is_together() && !ben.clock.is_ahead())
        .await;
    anna.until(|anna| anna.until.is_none()).await;
    assert!(!ben.is_overruled());
    // Now Anna touches it, too.
    ben.is_lost();
    ben.touches(Some(at(1000).0));
    let end = at(200_000).0;
    anna.touches(Some(end));
    anna.until(|anna| !anna.clock.is_ahead()).await;
    ben.connects(&server).await;
    ben.until(Phone::is_overruled).await;
    ben.until(|ben| ben.until.is_some_and(|until| until > at(100_000).0))
        .await;
    assert!(!anna.is_overruled());
    // A touch that got lost on its way counts like one that was made alone.
    ben.touches(None);
    ben.clock.tell("stands".to_owned());
    ben.is_lost();
    assert!(ben.clock.is_ahead());
    ben.connects(&server).await;
    ben.until(|ben| ben.clock.is_together() && !ben.clock.is_ahead())
        .await;
    anna.until(|anna| anna.until.is_none()).await;
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_the_newest_state_that_a_phone_brings_back_counts() {
    let server = Running::start().await;
    let form = Form::Json;
    let mut anna = Phone::shares(&server, form, 0, None).await;
    let code = anna.clock.code().expect("a code").to_owned();
    let mut ben = Phone::follows(&server, form, 0, &code).await;
    ben.is_lost();
    anna.touches(Some(at(300_000).0));
    anna.until(|anna| !anna.clock.is_ahead()).await;
    let stopping = tokio::spawn(server.stop());
    anna.until(|anna| !anna.clock.is_together()).await;
    assert!(!anna.clock.is_over(), "{:?}", anna.news);
    let folder = stopping.await.expect("it stops");
    let server = Running::start_again(folder).await;
    // Ben knows less, and comes first.
    ben.connects(&server).await;
    ben.until(|ben| ben.clock.is_together()).await;
    assert_eq!(ben.clock.code(), Some(code.as_str()));
    assert_eq!(ben.until, None);
    anna.connects(&server).await;
    anna.until(|anna| anna.clock.is_together()).await;
    ben.until(|ben| ben.until.is_some()).await;
    assert!(anna.until.is_some() && !anna.is_overruled() && !ben.is_overruled());
    server.stop().await;
}

/// A socket in JSON.
struct Wire(Socket);

impl Wire {
    async fn open(server: &Running) -> Wire {
        let socket = Client::socket_at(&server.address, "/api/clocks", Form::Json).await;
        Wire(socket.expect("a socket"))
    }

    async fn says(&mut self, message: Value) {
        let message = Message::text(message.to_string());
        self.0.send(message).await.expect("sent");
    }

    async fn hears(&mut self) -> Value {
        loop {
            let heard = timeout(PATIENCE, self.0.next()).await.expect("in time");
            match heard.expect("an answer").expect("an answer") {
                Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
                Message::Close(_) => panic!("closed without a word"),
                _ => {}
            }
        }
    }

    /// The key of the goodbye, and whether to come back.
    async fn is_sent_away(&mut self) -> (String, bool) {
        loop {
            let heard = self.hears().await;
            if let Some(bye) = heard.get("bye") {
                let why = &bye["why"];
                assert!(!why["text"].as_str().expect("a text").is_empty());
                let key = why["key"].as_str().expect("a key").to_owned();
                return (key, bye["back"].as_bool().expect("a word"));
            }
        }
    }

    async fn shares(server: &Running) -> (Wire, String) {
        let mut wire = Wire::open(server).await;
        wire.says(json!({"share": {"state": "ready"}})).await;
        let clock = wire.hears().await;
        let code = clock["clock"]["code"].as_str().expect("a code").to_owned();
        (wire, code)
    }
}

#[tokio::test]
async fn a_client_of_ones_own_needs_four_messages() {
    let server = Running::start().await;
    let (mut anna, code) = Wire::shares(&server).await;
    let mut ben = Wire::open(&server).await;
    // What time it is can be asked before anything else.
    ben.says(json!({"time": {"id": 5}})).await;
    let time = ben.hears().await;
    assert_eq!(time["time"]["id"], 5);
    assert!(time["time"]["now"].as_u64().is_some_and(|now| now > 0));
    ben.says(json!({"follow": {"code": code}})).await;
    let clock = ben.hears().await["clock"].clone();
    assert_eq!(
        (&clock["state"], &clock["phones"]),
        (&json!("ready"), &json!(2))
    );
    assert_eq!(anna.hears().await["clock"]["phones"], 2);
    ben.says(json!({"touch": {"state": "held"}})).await;
    let touched = ben.hears().await["touched"].clone();
    assert_eq!(touched["taken"], true);
    assert!(touched["at"].as_u64() > clock["at"].as_u64());
    let clock = anna.hears().await["clock"].clone();
    assert_eq!(
        (&clock["state"], &clock["at"]),
        (&json!("held"), &touched["at"])
    );
    // Made without a connection, and somebody touched it since.
    anna.says(json!({"touch": {"state": "late", "after": 1}}))
        .await;
    assert_eq!(
        anna.hears().await["touched"],
        json!({"at": touched["at"], "taken": false})
    );
    assert_eq!(anna.hears().await["clock"]["state"], "held");
    server.stop().await;
}

#[tokio::test]
async fn whoever_says_something_wrong_is_told_what_and_nobody_else_notices() {
    let server = Running::start().await;
    let (mut anna, code) = Wire::shares(&server).await;
    let long = "x".repeat(4097);
    let cases = [
        (json!("hello"), "serve-malformed"),
        (json!({"share": {}}), "serve-malformed"),
        (json!({"share": {"state": 7}}), "serve-malformed"),
        (json!({"share": {"state": "", "x": 1}}), "serve-malformed"),
        (json!({"touch": {"state": "x"}}), "serve-no-clock-first"),
        (json!({"share": {"state": long}}), "serve-clock-too-long"),
        (json!({"follow": {"code": "nonsense"}}), "serve-no-clock"),
        (json!({"follow": {"code": "CCCC"}}), "serve-no-clock"),
        (
            json!({"follow": {"code": "CCCC", "known": {"at": 1, "state": long}}}),
            "serve-clock-too-long",
        ),
    ];
    for (message, key) in cases {
        let mut eve = Wire::open(&server).await;
        eve.says(message.clone()).await;
        assert_eq!(
            eve.is_sent_away().await,
            (key.to_owned(), false),
            "{message}"
        );
    }
    for (message, key) in [
        (json!({"share": {"state": "x"}}), "serve-no-clock-first"),
        (json!({"touch": {"state": long}}), "serve-clock-too-long"),
        (
            json!({"touch": {"state": "x", "after": -1}}),
            "serve-malformed",
        ),
    ] {
        let mut eve = Wire::open(&server).await;
        eve.says(json!({"follow": {"code": code}})).await;
        eve.hears().await;
        eve.says(message.clone()).await;
        assert_eq!(
            eve.is_sent_away().await,
            (key.to_owned(), false),
            "{message}"
        );
    }
    let mut eve = Wire::open(&server).await;
    eve.0.send(Message::binary(vec![1, 2])).await.expect("sent");
    assert_eq!(eve.is_sent_away().await.0, "serve-wrong-frame");
    anna.says(json!({"touch": {"state": "fine"}})).await;
    loop {
        let heard = anna.hears().await;
        if heard["clock"]["state"] == "fine" {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn there_are_so_many_clocks_and_no_more() {
    let limits = Limits {
        rooms: 2,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let (_anna, _) = Wire::shares(&server).await;
    let (_ben, _) = Wire::shares(&server).await;
    let full = ("serve-too-many-clocks".to_owned(), false);
    let mut eve = Wire::open(&server).await;
    eve.says(json!({"share": {"state": "x"}})).await;
    assert_eq!(eve.is_sent_away().await, full);
    // Nor does anybody bring one back that was not there.
    let known = json!({"at": 1, "state": "x"});
    let mut eve = Wire::open(&server).await;
    eve.says(json!({"follow": {"code": "CCCC", "known": known}}))
        .await;
    assert_eq!(eve.is_sent_away().await, full);
    server.stop().await;
}

#[tokio::test]
async fn whoever_guesses_codes_of_clocks_has_to_slow_down() {
    let server = Running::start().await;
    let (_anna, code) = Wire::shares(&server).await;
    let nothing = json!({"follow": {"code": "CCCC"}});
    let mut guesses = vec![nothing; 15];
    // A phone that claims to know a clock guesses as well.
    guesses.extend((0..15).map(|number| {
        let letters = ["B", "F", "G", "J"];
        let code = format!("BB{}{}", letters[number / 4], letters[number % 4]);
        json!({"follow": {"code": code, "known": {"at": 1, "state": "x"}}})
    }));
    for guess in guesses {
        let mut eve = Wire::open(&server).await;
        eve.says(guess).await;
        eve.hears().await;
    }
    let mut eve = Wire::open(&server).await;
    eve.says(json!({"follow": {"code": code}})).await;
    let slow = ("serve-slow-down".to_owned(), true);
    assert_eq!(eve.is_sent_away().await, slow);
    server.stop().await;
}

#[tokio::test]
async fn a_clock_that_nobody_follows_is_forgotten_and_one_that_somebody_does_is_not() {
    let limits = Limits {
        idle: Duration::ZERO,
        ..Limits::default()
    };
    let server = Running::start_with(limits).await;
    let (anna, left) = Wire::shares(&server).await;
    let (_ben, followed) = Wire::shares(&server).await;
    drop(anna);
    // The server hears of that a little later.
    let gone = async {
        loop {
            let mut eve = Wire::open(&server).await;
            eve.says(json!({"follow": {"code": left}})).await;
            if eve.hears().await.get("bye").is_some() {
                break;
            }
        }
    };
    timeout(PATIENCE, gone).await.expect("it is forgotten");
    let mut carl = Wire::open(&server).await;
    carl.says(json!({"follow": {"code": followed}})).await;
    assert_eq!(carl.hears().await["clock"]["state"], "ready");
    server.stop().await;
}

/// Whoever types the code of a clock where rooms are looked for comes to the clock.
#[tokio::test]
async fn the_code_of_a_clock_leads_there_from_the_door() {
    let page = |path| PageFile {
        path,
        kind: "text/html",
        plain: b"page",
        brotli: b"",
        gzip: b"",
    };
    let page = vec![page("missing.en.html"), page("table.en.html")];
    let server = Running::start_with_page(page).await;
    let (_anna, code) = Wire::shares(&server).await;
    let found = server.get(&format!("/{code}")).await;
    assert_eq!(found.status, 303, "{found:?}");
    let link = format!("/computer?clock={code}&lang=en");
    assert!(found.head.contains(&link), "{found:?}");
    assert_eq!(server.get("/CCCC").await.status, 404);
    server.stop().await;
}
