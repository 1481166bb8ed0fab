//! A room of a tab in which somebody learns, with its page: bytes in, bytes out.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use klaxon_bots::registry::Games;
use klaxon_core::Message;
use klaxon_driver::{Begun, Chance, Minds, Out, TabRoom};
use klaxon_lesson::{Coach, Cue, GuidedShelf, Lesson};
use klaxon_proto::{Ask, Form, Reply, Request, Told};
use klaxon_room::Wall;
use klaxon_script::{WrittenLesson, compile, lesson_name};
use klaxon_words::Language;

/// A lesson of the project: its text, and what became of it.
pub(crate) struct Found {
    pub(crate) text: String,
    pub(crate) lesson: Lesson,
}

/// All lessons of the project.
pub(crate) fn all() -> Vec<Found> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut found = Vec::new();
    for game in fs::read_dir(folder).expect("the lessons").flatten() {
        for file in fs::read_dir(game.path()).expect("a game's").flatten() {
            let (folder, path) = (game.file_name(), file.path());
            let stem = path.file_stem().expect("a name").to_string_lossy();
            let name = lesson_name(&folder.to_string_lossy(), &stem).expect("a lesson's name");
            let text = fs::read_to_string(&path).expect("a lesson");
            let lesson = read(&name, &text);
            found.push(Found { text, lesson });
        }
    }
    found.sort_by(|one, other| one.lesson.name.cmp(&other.lesson.name));
    found
}

/// A lesson that is as it should be.
pub(crate) fn read(name: &str, text: &str) -> Lesson {
    let lesson = text.parse::<WrittenLesson>();
    let lesson = lesson.and_then(|lesson| compile(name, &lesson));
    lesson.unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

/// A room in which somebody learns.
pub(crate) struct Classroom {
    room: TabRoom,
    pub(crate) coach: Coach,
    now: Wall,
    id: u64,
    told: Vec<Reply>,
    /// What messages are read against.
    heard: Told,
}

const CHANCE: Chance = Chance {
    secret: [0; 32],
    bots: 0,
};

fn say(_: &str, message: &Message) -> String {
    klaxon_words::say(Language::English, message)
}

impl Classroom {
    /// A lesson begins, and its page comes in.
    pub(crate) fn new(lesson: &Lesson) -> Classroom {
        let coach = Coach::new(lesson.clone());
        let shelf = GuidedShelf {
            shelf: Arc::new(Games),
            coach: coach.clone(),
        };
        let begun = Begun {
            name: lesson.game.clone(),
            options: lesson.options.clone(),
            guest: "Anna".to_owned(),
            seat: lesson.learner,
            time: lesson.time,
        };
        let now = Wall(5_000_000);
        let mates = coach.clone();
        let minds: Minds = Box::new(move |question| mates.think(question.think.seat));
        let room = TabRoom::begun(Arc::new(shelf), begun, say, minds, now, CHANCE);
        let mut classroom = Classroom {
            room: room.expect("a room"),
            coach,
            now,
            id: 0,
            told: Vec::new(),
            heard: Told::default(),
        };
        classroom.say(Ask::Hello {
            room: String::new(),
            name: Some("Anna".to_owned()),
            token: None,
            have: None,
            language: Some("en".to_owned()),
            screen: false,
        });
        classroom.settle();
        classroom
    }

    fn take(&mut self, out: Out) {
        for bytes in out.bytes {
            let reply = Form::Binary
                .read_reply(&bytes, &mut self.heard)
                .expect("a reply");
            if let Reply::Welcome { last, .. } = reply {
                self.id = last;
            }
            self.told.push(reply);
        }
    }

    fn say(&mut self, ask: Ask) {
        self.id += 1;
        let request = Request { id: self.id, ask };
        let out = self
            .room
            .hear(&Form::Binary.write_request(&request), self.now);
        self.take(out);
    }

    /// The learner does something; then everything happens that happens by itself. Gives the rule of a refusal, and its
    /// text.
    pub(crate) fn act(&mut self, action: &str) -> Result<(), (String, String)> {
        let seat = self.coach.with(|guide| guide.lesson().learner.0 + 1);
        let action = action.to_owned();
        self.say(Ask::Act { seat, action });
        let refused = self.told.iter().find_map(|reply| match reply {
            Reply::Refused { id, why } if *id == self.id => {
                Some((why.rule.clone().unwrap_or_default(), why.text.clone()))
            }
            _ => None,
        });
        self.settle();
        refused.map_or(Ok(()), Err)
    }

    /// The learner has read what the coach says.
    pub(crate) fn next(&mut self) {
        self.coach.with(|guide| guide.next());
        self.settle();
    }

    /// What the learner could do by the rules.
    pub(crate) fn legal(&mut self) -> Vec<String> {
        let seat = self.coach.with(|guide| guide.lesson().learner.0 + 1);
        self.say(Ask::Legal { seat });
        match self.told.last() {
            Some(Reply::Legal { actions, .. }) => actions.clone(),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn cue(&self) -> Cue {
        self.coach.with(|guide| guide.cue())
    }

    /// An hour goes by for the learner: mates act, and time passes where the lesson says so.
    pub(crate) fn settle(&mut self) {
        let until = self.now.plus(3_600_000);
        loop {
            let (room, now) = (&mut self.room, self.now);
            if let Some(out) = self.coach.pass_time(|time| room.keep_still(time, now)) {
                self.take(out);
            }
            self.room.nudge(self.now);
            let Some(due) = self.room.deadline().filter(|due| *due <= until) else {
                break;
            };
            let idle = self.coach.with(|guide| guide.number());
            self.now = self.now.max(due);
            let out = self.room.wake(self.now, CHANCE);
            let told = out.bytes.len();
            self.take(out);
            let number = self.coach.with(|guide| guide.number());
            let asked = self.room.deadline() == Some(Wall(0));
            if told == 0 && number == idle && !asked {
                break;
            }
        }
    }

    /// All events that the page heard of.
    pub(crate) fn events(&self) -> Vec<String> {
        let changes = self.told.iter().filter_map(|reply| match reply {
            Reply::Change { events, .. } => Some(events.values().flatten().cloned()),
            _ => None,
        });
        changes.flatten().collect()
    }
}
