//! The picture to share, 1200 x 630, and the words that go with it. It is made in the page: nothing is sent anywhere
//! unless the person hands it on.

use js_sys::{Array, Function, Object, Reflect, Uint8Array};
use klaxon_core::svg::escape;
use klaxon_words::Arg;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::Ended;
use super::picture::{Frame, picture};
use crate::browser;
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::shell::story::Story;
use crate::text::{t, t_with};

/// The frame of the shared picture.
const SHARED: [Frame; 2] = [
    Frame {
        seen: "-160 20 1120 430",
        size: "width=\"1200\" height=\"500\"",
    },
    Frame {
        seen: "-160 40 1120 420",
        size: "width=\"1200\" height=\"500\"",
    },
];
/// So many letters of the sentence stand in a line.
const LINE: usize = 44;
/// The fonts of the page, as its style sheet names them.
const FONTS: [&str; 2] = ["klaxon-display.woff2", "klaxon-ui.woff2"];

#[wasm_bindgen]
extern "C" {
    /// A picture of the browser's.
    type Image;
    #[wasm_bindgen(constructor)]
    fn new() -> Image;
    #[wasm_bindgen(method, setter)]
    fn set_src(this: &Image, src: &str);
    #[wasm_bindgen(method)]
    fn decode(this: &Image) -> js_sys::Promise;

    /// What draws on a canvas.
    type Pen;
    #[wasm_bindgen(method, js_name = drawImage)]
    fn draw_image(this: &Pen, image: &Image, x: f64, y: f64);

    /// A file that is handed to another program.
    type File;
    #[wasm_bindgen(constructor)]
    fn new(parts: &Array, name: &str, options: &JsValue) -> File;
}

/// What is shared.
#[derive(Clone)]
struct Shared {
    picture: String,
    text: String,
    link: String,
}

/// What lies behind the key. `asked` goes true when the person wants to see it; then it is made, once.
pub(super) fn share(ended: Ended, story: Live<Story>, asked: Live<bool>) -> AnyView {
    let made = Live::new(None::<Shared>);
    let copied = Live::new(false);
    let link = browser::window().location().origin().unwrap_or_default();
    let text = text(&ended, &link);
    let told = text.clone();
    Effect::new(move |_| {
        let wanted = asked.get() && made.with_untracked(Option::is_none);
        if !wanted {
            return;
        }
        let (ended, link, text) = (ended.clone(), link.clone(), told.clone());
        let numbers = story.with_untracked(|story| story.numbers.clone());
        leptos::task::spawn_local(async move {
            let picture = drawn(&ended, &numbers).await.unwrap_or_default();
            let _ = made.try_set(Some(Shared {
                picture,
                text,
                link,
            }));
        });
    });
    let copy = {
        let text = text.clone();
        move |_| {
            let clipboard = browser::window().navigator();
            let known = Reflect::get(&clipboard, &"clipboard".into());
            if known.is_ok_and(|known| !known.is_undefined()) {
                let _ = clipboard.clipboard().write_text(&text);
                copied.set(true);
            }
        }
    };
    let alt = text.clone();
    let shown = move || {
        match made.get() {
        Some(made) if !made.picture.is_empty() => {
            view! { <img class="shared" alt=alt.clone() width="1200" height="630" src=made.picture/> }.into_any()
        }
        Some(_) => ().into_any(),
        None => view! { <p class="shared wait" role="status">{t("end-drawing")}</p> }.into_any(),
    }
    };
    let keys = move || {
        made.get().map(|made| {
            let picture = made.picture.clone();
            let save = (!picture.is_empty()).then(|| {
                view! { <a class="key" id="save-picture" download="klaxon.png" href=picture>{icon(Icon::Log)}{t("end-save-picture")}</a> }
            });
            view! { {send_key(made)} {save} }
        })
    };
    view! {
        {shown}
        <p class="sharetext">{text}</p>
        <p class="rowkeys">
            {keys}
            <button class="key" id="copy-text" on:click=copy>
                {icon(Icon::Copy)}{move || t(if copied.get() { "web-copied" } else { "end-copy-text" })}
            </button>
        </p>
    }
    .into_any()
}

/// The words that go with the picture.
fn text(ended: &Ended, link: &str) -> String {
    if !ended.rivals.is_empty() {
        return format!("{} {link}", ended.who());
    }
    let points = ended.total.to_string();
    let args = [
        ("word", Arg::Text(ended.poster.word.trim_end_matches('.'))),
        ("points", Arg::Text(&points)),
        ("unit", Arg::Text(&ended.unit())),
        ("game", Arg::Text(&ended.title)),
        ("link", Arg::Text(link)),
    ];
    t_with("end-share-text", &args)
}

/// Hands it to another program, where the device can.
fn send_key(made: Shared) -> Option<AnyView> {
    let navigator: JsValue = browser::window().navigator().into();
    let can = |name: &str| {
        Reflect::get(&navigator, &name.into())
            .ok()?
            .dyn_into::<Function>()
            .ok()
    };
    let share = can("share")?;
    let allows = can("canShare");
    let press = move |_| {
        let navigator: JsValue = browser::window().navigator().into();
        let whole = data(&made, true);
        let takes = allows
            .as_ref()
            .and_then(|allows| allows.call1(&navigator, &whole).ok());
        let data = match takes.is_some_and(|takes| takes.is_truthy()) {
            true => whole,
            false => data(&made, false),
        };
        browser::ignore(share.call1(&navigator, &data));
    };
    Some(view! { <button class="key main" id="send" on:click=press>{icon(Icon::Share)}{t("end-send")}</button> }.into_any())
}

fn data(made: &Shared, with_picture: bool) -> JsValue {
    let data = Object::new();
    let set = |name: &str, value: &JsValue| Reflect::set(&data, &name.into(), value);
    let _ = set("title", &"Klaxon".into());
    let _ = set("text", &made.text.as_str().into());
    match file(&made.picture).filter(|_| with_picture) {
        Some(file) => set("files", &Array::of1(&file)),
        None => set("url", &made.link.as_str().into()),
    }
    .ok();
    data.into()
}

/// The picture as a file, from its data URL.
fn file(picture: &str) -> Option<JsValue> {
    let (_, code) = picture.split_once(',')?;
    let bytes = browser::window().atob(code).ok()?;
    let bytes: Vec<u8> = bytes.chars().map(|byte| byte as u8).collect();
    let options = Object::new();
    let _ = Reflect::set(&options, &"type".into(), &"image/png".into());
    let parts = Array::of1(&Uint8Array::from(bytes.as_slice()));
    Some(File::new(&parts, "klaxon.png", &options).into())
}

/// The picture as a data URL.
async fn drawn(ended: &Ended, numbers: &[(String, String)]) -> Option<String> {
    let style = style().await.unwrap_or_default();
    let svg = String::from(js_sys::encode_uri_component(&svg(ended, numbers, &style)));
    let image = Image::new();
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{svg}"));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas = browser::document().create_element("canvas").ok()?;
    let canvas: web_sys::HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(1200);
    canvas.set_height(630);
    let pen: Pen = canvas.get_context("2d").ok()??.unchecked_into();
    pen.draw_image(&image, 0.0, 0.0);
    canvas.to_data_url().ok()
}

/// The style sheet of the page with its fonts inside: a picture may load nothing.
async fn style() -> Option<String> {
    let sheet = browser::document().query_selector("link[rel=stylesheet]");
    let address = sheet.ok()??.get_attribute("href")?;
    let folder = &address[..=address.rfind('/')?];
    let mut style = String::from_utf8(bytes(&address).await?).ok()?;
    for font in FONTS {
        let found = bytes(&format!("{folder}{font}")).await;
        let code = found.and_then(|bytes| {
            let text: String = bytes.into_iter().map(char::from).collect();
            browser::window().btoa(&text).ok()
        });
        if let Some(code) = code {
            style = style.replace(
                &format!("url({font})"),
                &format!("url(data:font/woff2;base64,{code})"),
            );
        }
    }
    Some(style)
}

async fn bytes(address: &str) -> Option<Vec<u8>> {
    let answer = JsFuture::from(browser::window().fetch_with_str(address)).await;
    let answer: web_sys::Response = answer.ok()?.dyn_into().ok()?;
    let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    answer.ok().then(|| Uint8Array::new(&bytes).to_vec())
}

/// The picture as SVG.
fn svg(ended: &Ended, numbers: &[(String, String)], style: &str) -> String {
    let points = (ended.total.to_string(), ended.unit());
    let mut x = 48;
    let figures = std::iter::once(&points).chain(numbers).take(3).map(|(number, word)| {
        let at = x;
        // The digits are about as wide as they are high.
        x += 44 + (36 * number.chars().count()).max(10 * word.chars().count());
        format!(
            "<text x=\"{at}\" y=\"568\" style=\"font:800 50px var(--display);letter-spacing:-.03em\" fill=\"#f4efe1\">{}</text>\
             <text x=\"{at}\" y=\"598\" style=\"font:400 20px var(--ui)\" fill=\"#a8b6b6\">{}</text>",
            escape(number),
            escape(word)
        )
    });
    let figures: String = figures.collect();
    let lines = lines(&ended.who());
    // One line stands lower than the first of two.
    let top = if lines.len() > 1 { 536 } else { 553 };
    let who = lines.iter().enumerate().map(|(number, line)| {
        let y = top + 34 + 30 * number;
        format!("<text x=\"1152\" y=\"{y}\" text-anchor=\"end\" style=\"font:500 24px var(--ui)\" fill=\"#f4efe1\">{}</text>", escape(line))
    });
    let who: String = who.collect();
    let title = escape(&ended.title.to_uppercase());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" viewBox=\"0 0 1200 630\"><style><![CDATA[{style}]]></style>\
         <rect width=\"1200\" height=\"630\" fill=\"#0a0e0f\"/>{}{figures}\
         <text x=\"1152\" y=\"{top}\" text-anchor=\"end\" style=\"font:800 22px var(--display)\" fill=\"#ff8a4d\">KLAXON · {title}</text>{who}</svg>",
        picture(ended.won, &ended.poster, SHARED[usize::from(ended.won)]),
    )
}

/// Two lines at most; what is too long for them ends in dots.
fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let long = lines[last].chars().count() + word.chars().count() >= LINE;
        match (lines[last].is_empty(), long, last) {
            (true, ..) => lines[last] += word,
            (_, false, _) => lines[last] += &format!(" {word}"),
            (_, true, 0) => lines.push(word.to_owned()),
            _ => {
                lines[last].push('…');
                break;
            }
        }
    }
    lines
}
