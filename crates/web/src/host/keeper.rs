//! Who keeps a room. It hears and answers as a server would, and saves the room in the browser's store after every
//! change.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use klaxon_core::Message;
use klaxon_driver::{Chance, Minds, Out, Save, TabRoom};
use klaxon_room::{Thought, Wall};
use klaxon_words::Language;
use wasm_bindgen::JsValue;

use super::teacher::{self, Teaches};
use super::{Answer, Keeps};
use crate::games::kept;
use crate::shell::setup;
use crate::text::{language, learn};
use crate::{browser, store};

/// Under which name a room is saved: every game has one, so that a game that is not over can be gone on with after another
/// was chosen.
fn saved_as(game: &str) -> String {
    match game {
        "fuse" => "solo".to_owned(),
        game => format!("solo {game}"),
    }
}

/// So long nothing happens by itself in a lesson after the coach has said something, in milliseconds.
const READING: u64 = 2200;
/// So long nothing happens by itself in a lesson after something has happened, in milliseconds.
const BETWEEN: u64 = 1000;

/// Keeps a room.
#[derive(Clone)]
pub(super) struct Keeper {
    kept: Rc<RefCell<Kept>>,
}

struct Kept {
    room: Option<TabRoom>,
    /// Whoever guides the room, if it is a lesson's.
    teacher: Option<Rc<dyn Teaches>>,
    /// The last cue that the page was told.
    cued: Option<u64>,
    /// What the coach said last.
    said: Option<String>,
    /// Until then nothing happens by itself in a lesson.
    quiet: Rc<Cell<Wall>>,
    /// Whether the page was told that it is there.
    opened: bool,
    /// Whether the page has given it up.
    closed: bool,
    /// What came before the room was there.
    early: Vec<Array>,
    answer: Answer,
    /// The texts that the room can speak with.
    texts: Vec<&'static str>,
    /// The game that was chosen in the lobby, while one of that name may wait in the store: the lobby is not saved over it.
    guarded: Option<String>,
    /// Which timer is armed: an older one that rings has nothing to say.
    timer: u64,
}

impl Keeper {
    /// A keeper without a room, and how it answers.
    pub(super) fn new(answer: Answer) -> Keeper {
        let kept = Kept {
            room: None,
            teacher: None,
            cued: None,
            said: None,
            quiet: Rc::default(),
            opened: false,
            closed: false,
            early: Vec::new(),
            answer,
            texts: Vec::new(),
            guarded: None,
            timer: 0,
        };
        Keeper {
            kept: Rc::new(RefCell::new(kept)),
        }
    }

    /// The room is the saved one, or a new one for this game.
    fn open(&self, game: &str, saved: Option<&str>) {
        let resumed = saved.and_then(resumed);
        let players = setup::of(game).map_or(1, |setup| setup.alone);
        let options = vec![format!("players {players}")];
        let fresh = || TabRoom::open(kept::shelf(), game, options, say, minds(), now()).ok();
        if let Some(room) = resumed.or_else(fresh) {
            self.take(room, None);
        }
        let keeper = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            keeper.learn_all().await;
            keeper.opened();
        });
    }

    /// The room is one for a lesson.
    fn open_lesson(&self, lesson: String, name: String, guest: String) {
        let keeper = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let Ok(Some(teacher)) = teacher::load(lesson, name).await else {
                return keeper.answer("missing", &JsValue::NULL);
            };
            let (shelf, minds) = (teacher.shelf(kept::shelf()), keeper.minds_of(&*teacher));
            // What the lesson does not say comes out the same each time.
            let chance = Chance {
                secret: [0; 32],
                bots: 0,
            };
            let begun = TabRoom::begun(shelf, teacher.begun(guest), say, minds, now(), chance);
            let refused = match begun {
                Ok(room) => {
                    keeper.take(room, Some(teacher));
                    None
                }
                Err(refusal) => Some(refusal.message()),
            };
            keeper.learn_all().await;
            learn("lesson").await;
            if let Some(message) = refused {
                return keeper.answer("refused", &say(language().code(), &message).into());
            }
            keeper.opened();
            keeper.guide();
        });
    }

    /// A room to be kept, unless it was given up meanwhile.
    fn take(&self, room: TabRoom, teacher: Option<Rc<dyn Teaches>>) {
        let mut kept = self.kept.borrow_mut();
        if !kept.closed {
            (kept.room, kept.teacher) = (Some(room), teacher);
        }
    }

    /// The room is given up: nothing happens in it any more.
    fn close(&self) {
        let mut kept = self.kept.borrow_mut();
        (kept.room, kept.teacher, kept.closed) = (None, None, true);
    }

    /// Without its texts the room would only be at a loss for words.
    async fn learn_all(&self) {
        learn("shell").await;
        self.learn_game().await;
    }

    /// How mates answer: they leave the learner time to read, and to see what the one before did.
    fn minds_of(&self, teacher: &dyn Teaches) -> Minds {
        let (mut minds, quiet) = (teacher.minds(), Rc::clone(&self.kept.borrow().quiet));
        Box::new(move |question| match now() < quiet.get() {
            // Time stands, so it looks again after a while.
            true => Thought::Wait(Some(question.time)),
            false => minds(question),
        })
    }

    /// The page is told what the coach says now, if that is something else; and time passes where the lesson wants it.
    fn guide(&self) {
        let Some(teacher) = self.kept.borrow().teacher.clone() else {
            return;
        };
        let (number, cue) = teacher.cue();
        if self.kept.borrow_mut().cued.replace(number) == Some(number) {
            return;
        }
        let said = cue.lines().next().unwrap_or_default().to_owned();
        let pause = match self.kept.borrow_mut().said.replace(said.clone()) == Some(said) {
            true => BETWEEN,
            false => READING,
        };
        self.kept.borrow().quiet.set(now().plus(pause));
        self.answer("coach", &cue.into());
        if teacher.wants_time() {
            let keeper = self.clone();
            browser::after(pause, move || {
                teacher.pass_time(&mut |time| keeper.change(|room| room.keep_still(time, now())));
                keeper.go_on();
            });
        }
    }

    /// The learner went on: mates may have something to do.
    fn go_on(&self) {
        if let Some(room) = &mut self.kept.borrow_mut().room {
            room.nudge(now());
        }
        self.guide();
        self.arm();
    }

    /// Fetches the texts of the room's game, if they are not there.
    async fn learn_game(&self) {
        let game = self.kept.borrow().room.as_ref().map(TabRoom::game);
        for part in kept::texts(&game.unwrap_or_default()) {
            let known = self.kept.borrow().texts.contains(part);
            if !known {
                self.kept.borrow_mut().texts.push(part);
                learn(part).await;
            }
        }
    }

    /// The room is there, and can speak.
    fn opened(&self) {
        self.kept.borrow_mut().opened = true;
        self.answer("opened", &JsValue::NULL);
        let early = std::mem::take(&mut self.kept.borrow_mut().early);
        for message in early {
            self.heard(&message);
        }
        self.arm();
    }

    /// Something happens in the room: it is saved, then told.
    fn change(&self, change: impl FnOnce(&mut TabRoom) -> Out) {
        let changed = |room: &mut TabRoom| (room.game(), change(room), room.game());
        let out = self.kept.borrow_mut().room.as_mut().map(changed);
        let Some((before, Out { save, bytes }, game)) = out else {
            return;
        };
        if before != game {
            self.look_for(game.clone());
            let keeper = self.clone();
            wasm_bindgen_futures::spawn_local(async move { keeper.learn_game().await });
        }
        let is_lesson = self.kept.borrow().teacher.is_some();
        if let Some(save) = save.filter(|_| !is_lesson) {
            self.save(&game, &save);
        }
        for bytes in bytes {
            self.answer("bytes", &Uint8Array::from(&*bytes));
        }
        self.guide();
        self.arm();
    }

    /// Saves the room, unless it is a lobby where a game waits.
    fn save(&self, game: &str, save: &Save) {
        let mut kept = self.kept.borrow_mut();
        let is_on = kept.room.as_ref().is_some_and(TabRoom::is_on);
        match save {
            Save::Text(_) if kept.guarded.is_some() && !is_on => return,
            Save::Text(text) => store::put(&saved_as(game), text),
            Save::Nothing => store::remove(&saved_as(game)),
        }
        kept.guarded = None;
    }

    /// Another game was chosen: if one of that name is not over, the page is told that it is `waiting`. A mix is made part
    /// by part, and nobody who makes one wants to be led away: there the old game waits until the new one begins.
    fn look_for(&self, game: String) {
        self.kept.borrow_mut().guarded = Some(game.clone());
        let keeper = self.clone();
        store::get(&saved_as(&game.clone()), move |text| {
            // Meanwhile another may be chosen, or the game has begun.
            if keeper.kept.borrow().guarded.as_ref() != Some(&game) {
                return;
            }
            let saved = text.and_then(|text| resumed(&text));
            match saved.is_some_and(|room| room.is_on()) {
                true if game.contains('+') => {}
                true => keeper.answer("waiting", &game.into()),
                false => keeper.kept.borrow_mut().guarded = None,
            }
        });
    }

    fn answer(&self, what: &str, with: &JsValue) {
        // Of a room that was given up nothing is told any more.
        if self.kept.borrow().closed {
            return;
        }
        let answer = Rc::clone(&self.kept.borrow().answer);
        answer(Array::of2(&what.into(), with));
    }

    /// Arms the one timer of the room.
    fn arm(&self) {
        let mut kept = self.kept.borrow_mut();
        kept.timer += 1;
        let timer = kept.timer;
        let due = kept.room.as_ref().and_then(TabRoom::deadline);
        drop(kept);
        let Some(due) = due else { return };
        let keeper = self.clone();
        browser::after(due.since(now()), move || {
            if keeper.kept.borrow().timer == timer {
                keeper.change(|room| room.wake(now(), chance()));
            }
        });
    }
}

impl Keeps for Keeper {
    fn heard(&self, message: &Array) {
        let said = |place: u32| message.get(place).as_string().unwrap_or_default();
        let what = said(0);
        if what == "open" && !said(2).is_empty() {
            return self.open_lesson(said(2), said(3), said(4));
        }
        if what == "open" {
            let (keeper, game) = (self.clone(), said(1));
            return store::get(&saved_as(&game.clone()), move |text| {
                keeper.open(&game, text.as_deref());
            });
        }
        if what == "close" {
            return self.close();
        }
        if !self.kept.borrow().opened {
            return self.kept.borrow_mut().early.push(message.clone());
        }
        match what.as_str() {
            "hear" => {
                let bytes = Uint8Array::new(&message.get(1)).to_vec();
                self.change(|room| room.hear(&bytes, now()));
            }
            "next" | "tried" => {
                let teacher = self.kept.borrow().teacher.clone();
                if let Some(teacher) = teacher {
                    match what.as_str() {
                        "next" => teacher.next(),
                        _ => teacher.tried(&said(1)),
                    }
                    self.go_on();
                }
            }
            "record" => {
                let record = self.kept.borrow().room.as_ref().and_then(TabRoom::record);
                self.answer("record", &record.unwrap_or_default().into());
            }
            _ => {}
        }
    }
}

/// The room that was saved; none if it can't be read.
fn resumed(text: &str) -> Option<TabRoom> {
    TabRoom::resume(kept::shelf(), text, say, minds(), now())
}

fn now() -> Wall {
    browser::now()
}

/// What the room has to say, in the page's language.
fn say(language: &str, message: &Message) -> String {
    let language = language.parse().unwrap_or(Language::English);
    klaxon_words::say(language, message)
}

/// How bots answer; one that can't make sense of a question waits.
fn minds() -> Minds {
    Box::new(|question| kept::think(question).unwrap_or(Thought::Wait(None)))
}

fn chance() -> Chance {
    Chance {
        secret: browser::random(),
        bots: u64::from_le_bytes(browser::random()),
    }
}
