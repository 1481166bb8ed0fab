//! What somebody does with their hands: touches, drags, keys.

use std::time::Duration;

use serde_json::json;

use crate::person::Person;

/// So many looks, a fiftieth of a second apart, until somebody touches a thing though something lies over it.
const BARE_AFTER: usize = 50;

/// A script that says where the middle of the first is that can be seen, after something was done to it.
pub(crate) fn middle_of(selector: &str, first: &str) -> String {
    format!(
        "(()=>{{for(const e of document.querySelectorAll({selector:?})){{let r=e.getBoundingClientRect();\
         if(!r.width)continue;{first};r=e.getBoundingClientRect();return [r.x+r.width/2,r.y+r.height/2]}}return []}})()"
    )
}

impl Person {
    /// The middle of something, scrolled into view; none if it is gone.
    async fn place(&self, selector: &str) -> Option<(f64, f64)> {
        let look = "e.scrollIntoView({block:'center',behavior:'instant'})";
        self.found(selector, look).await
    }

    /// The middle of something where it is.
    async fn middle(&self, selector: &str) -> Option<(f64, f64)> {
        self.found(selector, "").await
    }

    /// The middle of the first that can be seen, after something was done to it.
    async fn found(&self, selector: &str, first: &str) -> Option<(f64, f64)> {
        let script = middle_of(selector, first);
        match self.ask::<Vec<f64>>(&script).await.as_slice() {
            &[x, y] => Some((x, y)),
            _ => None,
        }
    }

    /// Waits until nothing lies over something: a finger would only hit that.
    async fn is_bare(&self, selector: &str, (x, y): (f64, f64)) {
        let bare = format!(
            "(()=>{{const hit=document.elementFromPoint({x},{y});\
             return [...document.querySelectorAll({selector:?})].some(e=>e.contains(hit)||hit?.contains(e))}})()"
        );
        for _ in 0..BARE_AFTER {
            if self.ask(&bare).await {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Touches or clicks the middle of something, as a finger or a mouse does; false if it is gone meanwhile.
    pub(crate) async fn touch(&self, selector: &str) -> bool {
        let Some(found) = self.place(selector).await else {
            return false;
        };
        self.is_bare(selector, found).await;
        // It may have moved while something lay over it.
        let Some(place) = self.middle(selector).await else {
            return false;
        };
        self.touch_at(place).await;
        true
    }

    /// Lets a finger rest on something for longer than a touch.
    pub(crate) async fn presses_long(&self, selector: &str) {
        self.sees("[data-asks]").await;
        let place = self.place(selector).await.expect("something to press");
        self.is_bare(selector, place).await;
        self.pointer("down", place).await;
        self.sees(".sheet look-up").await;
        // A finger is never quite still.
        self.pointer("move", (place.0 + 40.0, place.1)).await;
        self.pointer("up", place).await;
    }

    /// Clicks with the second button of a mouse.
    pub(crate) async fn clicks_right(&self, selector: &str) {
        self.sees("[data-asks]").await;
        let (x, y) = self.place(selector).await.expect("something to click");
        for (kind, held) in [("mousePressed", 2), ("mouseReleased", 0)] {
            let mouse = json!({"type": kind, "x": x, "y": y, "button": "right", "buttons": held, "clickCount": 1});
            self.does("Input.dispatchMouseEvent", mouse).await;
        }
    }

    /// Touches or clicks a place in the window.
    pub(crate) async fn touch_at(&self, place: (f64, f64)) {
        if self.screen.is_phone() {
            self.pointer("down", place).await;
            self.pointer("up", place).await;
        } else {
            self.clicks(place).await;
        }
    }

    /// Clicks by mouse.
    async fn clicks(&self, place: (f64, f64)) {
        self.mouse("mouseMoved", false, place).await;
        self.mouse("mousePressed", true, place).await;
        self.mouse("mouseReleased", false, place).await;
    }

    /// Drags something somewhere, by finger or by mouse.
    pub(crate) async fn drags(&self, what: &str, onto: &str) {
        let to = self.place(onto).await.expect("a place to drag to");
        let from = self.middle(what).await.expect("something to drag");
        let way = |part: f64| {
            let x = from.0 + (to.0 - from.0) * part;
            (x, from.1 + (to.1 - from.1) * part)
        };
        let steps = [0.0, 0.3, 0.6, 0.9, 1.0].map(way);
        self.pointer("down", steps[0]).await;
        for step in steps {
            self.pointer("move", step).await;
        }
        self.pointer("up", steps[4]).await;
    }

    /// A finger or a mouse, as the screen has it, goes down, moves or goes up.
    async fn pointer(&self, what: &str, (x, y): (f64, f64)) {
        if self.screen.is_phone() {
            let (kind, points) = match what {
                "down" => ("touchStart", json!([{"x": x, "y": y}])),
                "move" => ("touchMove", json!([{"x": x, "y": y}])),
                _ => ("touchEnd", json!([])),
            };
            let touch = json!({"type": kind, "touchPoints": points});
            self.does("Input.dispatchTouchEvent", touch).await;
            return;
        }
        let (kind, held) = match what {
            "down" => ("mousePressed", true),
            "move" => ("mouseMoved", true),
            _ => ("mouseReleased", false),
        };
        self.mouse(kind, held, (x, y)).await;
    }

    /// A mouse does something, after which its button is held or not.
    async fn mouse(&self, kind: &str, held: bool, (x, y): (f64, f64)) {
        let changed = held || kind == "mouseReleased";
        let mouse = json!({
            "type": kind,
            "x": x,
            "y": y,
            "button": if changed { "left" } else { "none" },
            "buttons": u8::from(held),
            "clickCount": u8::from(changed),
        });
        self.does("Input.dispatchMouseEvent", mouse).await;
    }

    /// Presses a key.
    pub(crate) async fn presses(&self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            let mut press = json!({"type": kind, "key": key});
            if key.chars().count() == 1 {
                press["text"] = key.into();
            }
            if key == " " {
                press["code"] = "Space".into();
                press["windowsVirtualKeyCode"] = 32.into();
            }
            if key == "Tab" {
                press["windowsVirtualKeyCode"] = 9.into();
            }
            if key == "Enter" {
                press["text"] = "\r".into();
                press["windowsVirtualKeyCode"] = 13.into();
            }
            self.does("Input.dispatchKeyEvent", press).await;
        }
    }

    /// Types into a field.
    pub(crate) async fn types(&self, selector: &str, text: &str) {
        self.sees(selector).await;
        let field = self.place(selector).await.expect("a field");
        self.clicks(field).await;
        self.does("Input.insertText", json!({"text": text})).await;
    }
}
