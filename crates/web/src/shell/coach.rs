//! The coach of a lesson: what to do, in a bubble that covers nothing that is to be touched, and a light around that.
//! Only lessons load it.

mod end;
mod lights;
mod place;

use klaxon_lesson::{Cue, Waits};
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{AddEventListenerOptions, KeyboardEvent};

use crate::desk::Desk;
use crate::link::Link;
use crate::live::{Follows, Live, follow};
use crate::tab::Lesson;
use crate::text::{home, language, learn, t, t_with};
use crate::{browser, games, start};

/// The coach, and what is learnt.
#[derive(Clone, Copy)]
struct Coach {
    desk: Desk,
    lesson: StoredValue<Asked>,
    /// What is to be said and lit.
    cue: Follows<Cue>,
    /// Whether the table still shows what has happened: the coach speaks of it afterwards.
    hushed: Follows<bool>,
    /// How many hints were asked for.
    hints: Live<usize>,
    /// Whether the bubble is folded up, so that a puzzle can be seen.
    folded: Live<bool>,
}

/// The lesson of the address.
#[derive(Clone)]
struct Asked {
    lesson: Lesson,
    /// The game that is played in it.
    game: String,
}

/// Begins the lesson of a name, such as `fuse-1`.
pub(crate) async fn begin(desk: Desk, name: String, guest: String) {
    let family = family(&name).to_owned();
    let text = browser::text_at(&browser::asset(&format!("lessons-{family}.txt"))).await;
    let texts = learn("lesson").await && learn(&format!("lesson-{family}")).await;
    let game = text.as_deref().and_then(|text| game_of(text, &name));
    let (Some(text), Some(game), true) = (text, game, texts) else {
        let why = match texts {
            true => t("lesson-missing"),
            false => t("web-chunk-missing"),
        };
        return desk.leave(&why, !texts);
    };
    browser::wear("coach.css").await;
    browser::mark_root("data-lesson", &name);
    games::load_ahead(game.clone());
    let lesson = Lesson { text, name, guest };
    let asked = Asked { lesson, game };
    let owner = Owner::new();
    owner.set();
    let cue = follow(move || {
        let cue = desk.cue.get().and_then(|cue| cue.parse().ok());
        cue.unwrap_or_default()
    });
    let hushed = follow(move || {
        desk.version.track();
        desk.table().is_some_and(|table| table.is_behind())
    });
    let coach = Coach {
        desk,
        lesson: StoredValue::new(asked),
        cue,
        hushed,
        hints: Live::new(0),
        folded: Live::new(false),
    };
    std::mem::forget(owner);
    coach.open();
    coach.listen();
    coach.make_room();
    mount_to_body(move || coach.view());
}

/// The game that a lesson is about: its name without its number.
fn family(name: &str) -> &str {
    name.rsplit_once('-').map_or(name, |(family, _)| family)
}

/// The game that is played in a lesson of a text; none if it is not there.
fn game_of(text: &str, name: &str) -> Option<String> {
    let mut lines = text.lines();
    lines.find(|line| line.strip_prefix("lesson ") == Some(name))?;
    lines.next()?.strip_prefix("game ").map(str::to_owned)
}

impl Coach {
    /// Opens the room of the lesson.
    fn open(self) {
        let Asked { lesson, game } = self.lesson.get_value();
        let name = lesson.guest.clone();
        let link = Link::to_tab(&name, game, Some(lesson));
        self.desk.set_link(Some(link));
    }

    /// Begins the lesson once more.
    fn again(self) {
        self.desk.take(|link| link.tab().map(|tab| tab.close()));
        self.hints.set(0);
        self.folded.set(false);
        self.desk.cue.set(None);
        self.open();
    }

    /// The name of the lesson, such as `fuse-1`.
    fn name(self) -> String {
        self.lesson.with_value(|asked| asked.lesson.name.clone())
    }

    fn game(self) -> String {
        self.lesson.with_value(|asked| asked.game.clone())
    }

    /// Returns whether the coach waits until the learner has read it.
    fn takes_next(self) -> bool {
        let cue = self.cue.try_get_untracked();
        let hushed = self.hushed.try_get_untracked().unwrap_or(true);
        !hushed && cue.is_some_and(|cue| cue.waits.takes_next())
    }

    /// Returns whether the learner is to do something; a view that asks follows it.
    fn asks(self) -> bool {
        self.cue
            .with(|cue| matches!(cue.waits, Waits::Act | Waits::Try))
    }

    /// The learner has read it.
    fn next(self) {
        if self.takes_next() {
            self.desk.tell_keeper("next", "");
        }
    }

    /// The person touches the table while a puzzle is to be solved: the bubble makes room for that.
    fn make_room(self) {
        let fold = move |event: web_sys::PointerEvent| {
            let puzzle = self.cue.try_get_untracked();
            let puzzle = puzzle.is_some_and(|cue| cue.waits == Waits::Puzzle);
            let target = event.target();
            let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let own = target.and_then(|target| target.closest("#coach").ok().flatten());
            if puzzle && own.is_none() && !self.folded.get_untracked() {
                self.folded.set(true);
            }
        };
        start::on(&browser::window(), "pointerdown", fold);
    }

    /// N and Enter go on, where the coach waits for that. They come first here: the table knows both.
    fn listen(self) {
        let heard = move |event: KeyboardEvent| {
            let wanted = matches!(event.key().as_str(), "n" | "N" | "Enter");
            let named = event.ctrl_key() || event.alt_key() || event.meta_key();
            let waits = self.takes_next();
            let covered = self.desk.sheet.get_untracked().is_some();
            let elsewhere = event.key() == "Enter" && !is_free();
            if wanted && !named && !event.repeat() && waits && !covered && !elsewhere {
                event.prevent_default();
                event.stop_propagation();
                self.next();
            }
        };
        let listener = wasm_bindgen::closure::Closure::<dyn FnMut(KeyboardEvent)>::new(heard);
        let first = AddEventListenerOptions::new();
        first.set_capture(true);
        let window = browser::window();
        let _ = window.add_event_listener_with_callback_and_add_event_listener_options(
            "keydown",
            listener.as_ref().unchecked_ref(),
            &first,
        );
        listener.forget();
    }

    fn view(self) -> impl IntoView {
        let over = follow(move || {
            let told = self.desk.cue.with(Option::is_some);
            let gone = self.desk.left.with(Option::is_some);
            let over = self
                .cue
                .with(|cue| matches!(cue.waits, Waits::Done | Waits::Failed));
            (told && !gone).then_some(over && !self.hushed.get())
        });
        move || match over.get() {
            None => ().into_any(),
            Some(true) => end::end(self).into_any(),
            Some(false) => self.bubble().into_any(),
        }
    }

    /// What the coach says, with a light around what it is about.
    fn bubble(self) -> impl IntoView {
        // What is said changes once it can be seen: so people who listen hear it.
        let last = StoredValue::new(String::new());
        let said = follow(move || {
            if !self.hushed.get() {
                last.set_value(self.cue.with(|cue| say(&cue.say)));
            }
            last.get_value()
        });
        let is_puzzle = follow(move || self.cue.with(|cue| cue.waits == Waits::Puzzle));
        let takes_next = follow(move || self.cue.with(|cue| cue.waits.takes_next()));
        let skip = move || match is_puzzle.get() {
            true => {
                view! { <a class="skip" id="skip-lesson" href=all_lessons()>{t("lesson-end-puzzle")}</a> }
            }
            false => {
                view! { <a class="skip" id="skip-lesson" href=self.real_game()>{t("lesson-skip")}</a> }
            }
        };
        let next = move || {
            takes_next.get().then(|| {
                view! { <button class="key main" id="next" aria-keyshortcuts="N" on:click=move |_| self.next()>{t("lesson-next")}</button> }
            })
        };
        let folded = follow(move || is_puzzle.get() && self.folded.get());
        let fold = move || {
            is_puzzle.get().then(|| {
                let key = match folded.get() {
                    true => "lesson-task",
                    false => "lesson-got-it",
                };
                let turn = move |_| self.folded.update(|folded| *folded = !*folded);
                view! { <button class="key sm" id="fold" aria-expanded=(!folded.get()).to_string() aria-controls="said" on:click=turn>{t(key)}</button> }
            })
        };
        let lit = lights::follow_lit(self);
        let places = place::follow(self, lit);
        // Whoever was at a key that is gone is still with the coach.
        Effect::new(move |had: Option<bool>| {
            let has = takes_next.get();
            if had == Some(true) && !has && is_focused("next") {
                focus("#coach");
            }
            has
        });
        browser::after(0, || focus("#coach"));
        view! {
            {lights::lights(self, lit)}
            <section class="coach panel" id="coach" aria-label=t("lesson-coach") aria-describedby="said" tabindex="-1"
                style=move || places.get() hidden=move || self.hushed.get()>
                <p class="said" id="said" aria-live="polite" hidden=move || folded.get()>{move || said.get()}</p>
                {move || (!folded.get()).then(|| self.hint())}
                <footer>{skip}{progress(self)}{move || self.hint_key()}{fold}{next}</footer>
            </section>
        }
    }

    /// The hint that was asked for.
    fn hint(self) -> impl IntoView {
        let shown = self.hints.get();
        let hint = self
            .cue
            .with(|cue| cue.hints.get(shown.wrapping_sub(1)).cloned());
        hint.map(|hint| view! { <p class="hinted" id="hinted" role="status">{say(&hint)}</p> })
    }

    fn give_hint(self) {
        self.hints.update(|shown| *shown += 1);
        self.folded.set(false);
    }

    /// The key for the next hint, where there is one.
    fn hint_key(self) -> impl IntoView {
        let shown = self.hints.get();
        let left = self.cue.with(|cue| cue.hints.len() > shown);
        left.then(|| {
            view! { <button class="key sm" id="hint" on:click=move |_| self.give_hint()>{t("lesson-hint")}</button> }
        })
    }

    /// The address of a real game of what is learnt.
    fn real_game(self) -> String {
        format!("/solo?now&game={}&lang={}", self.game(), language().code())
    }
}

/// How far the lesson is.
fn progress(coach: Coach) -> impl IntoView {
    let far = follow(move || coach.cue.with(|cue| (cue.waits, cue.done, cue.of)));
    move || match far.get() {
        (Waits::Puzzle, ..) => view! { <span class="far"></span> }.into_any(),
        (_, _, 0) => ().into_any(),
        (_, done, of) => {
            let args = [("step", Arg::from(done + 1)), ("of", Arg::from(of))];
            let share = done * 100 / of.max(1);
            view! {
                <span class="far"><span class="vh">{t_with("lesson-step", &args)}</span>
                    <i class="bar" aria-hidden="true"><i style=format!("width:{share}%")></i></i></span>
            }
            .into_any()
        }
    }
}

/// Returns whether nothing has the focus that Enter would press.
fn is_free() -> bool {
    let active = browser::document().active_element();
    let free = |id: String| id == "next" || id == "coach";
    active.is_none_or(|element| element.tag_name() == "BODY" || free(element.id()))
}

fn is_focused(id: &str) -> bool {
    let active = browser::document().active_element();
    active.is_some_and(|element| element.id() == id)
}

/// Leads a person at the keyboard to something.
pub(super) fn focus(what: &str) {
    let found = browser::document().query_selector(what).ok().flatten();
    if let Some(found) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = found.focus();
    }
}

/// What a key of a lesson means.
fn say(key: &str) -> String {
    klaxon_words::text(language(), key, &[])
}

/// The address of all lessons.
fn all_lessons() -> String {
    format!("{}learn{}", &home()[..1], &home()[1..])
}
