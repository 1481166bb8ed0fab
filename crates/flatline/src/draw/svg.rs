//! Writing SVG: the few elements the drawings are made of.

use klaxon_core::svg::{escape, number};

/// What text is set in: whatever the device reads best.
const FONT: &str = "system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/// A point, x and y.
pub(super) type Point = (f64, f64);

/// A rectangle: x, y, width, height.
#[derive(Clone, Copy)]
pub(super) struct Rect(
    pub(super) f64,
    pub(super) f64,
    pub(super) f64,
    pub(super) f64,
);

/// An SVG in the making.
pub(super) struct Canvas {
    text: String,
}

impl Canvas {
    /// A picture of this size with a name for those who do not see it.
    pub(super) fn new((width, height): Point, title: &str) -> Canvas {
        let (width, height) = (number(width), number(height));
        let mut canvas = Canvas {
            text: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
                 font-family=\"{FONT}\" font-weight=\"700\">"
            ),
        };
        canvas.title(title);
        canvas
    }

    /// The finished picture.
    pub(super) fn finish(mut self) -> String {
        self.text += "</svg>";
        self.text
    }

    fn title(&mut self, title: &str) {
        self.text += &format!("<title>{}</title>", escape(title));
    }

    /// Draws something moved away from the origin, with a name of its own.
    pub(super) fn titled(&mut self, at: Point, title: &str, draw: impl FnOnce(&mut Canvas)) {
        let (x, y) = (number(at.0), number(at.1));
        self.text += &format!("<g transform=\"translate({x} {y})\" role=\"img\">");
        self.title(title);
        draw(self);
        self.text += "</g>";
    }

    /// Draws a space; its place lets a page find it.
    pub(super) fn space(&mut self, place: &str, draw: impl FnOnce(&mut Canvas)) {
        self.text += &format!("<g data-space=\"{place}\">");
        draw(self);
        self.text += "</g>";
    }

    /// Draws a picture of our own at a point, so much larger, filled or in lines.
    pub(super) fn glyph(&mut self, glyph: &str, at: Point, scale: f64, paint: Paint) {
        let [x, y, scale] = [at.0, at.1, scale].map(number);
        let paint = paint.attributes();
        self.text +=
            &format!("<g transform=\"translate({x} {y}) scale({scale})\" {paint}>{glyph}</g>");
    }

    /// A rectangle with rounded corners.
    pub(super) fn rect(&mut self, Rect(x, y, width, height): Rect, radius: f64, paint: Paint) {
        let [x, y, width, height, radius] = [x, y, width, height, radius].map(number);
        let paint = paint.attributes();
        self.text += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" {paint}/>"
        );
    }

    /// A circle.
    pub(super) fn circle(&mut self, centre: Point, radius: f64, paint: Paint) {
        let [x, y, radius] = [centre.0, centre.1, radius].map(number);
        let paint = paint.attributes();
        self.text += &format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {paint}/>");
    }

    /// Text that begins at a point of its baseline, no wider than the room; it is set smaller if it must be.
    pub(super) fn text(&mut self, at: Point, size: f64, room: f64, colour: &str, text: &str) {
        let letters = text.chars().count().max(1) as f64;
        let [x, y, size] = [at.0, at.1, size.min(room / (0.6 * letters))].map(number);
        let text = escape(text);
        self.text += &format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\">{text}</text>"
        );
    }

    /// Text around a centre.
    pub(super) fn label(&mut self, centre: Point, size: f64, colour: &str, text: &str) {
        // Baselines are set by hand: not every renderer knows `dominant-baseline`.
        let [x, y, size] = [centre.0, centre.1 + 0.36 * size, size].map(number);
        let text = escape(text);
        self.text += &format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\" text-anchor=\"middle\">{text}</text>"
        );
    }
}

/// How an element is painted.
#[derive(Clone, Copy)]
pub(super) enum Paint<'a> {
    /// A filled area.
    Fill(&'a str),
    /// Lines of this width.
    Line(&'a str, f64),
    /// Lines of this width with gaps.
    Dashes(&'a str, f64),
}

impl Paint<'_> {
    fn attributes(self) -> String {
        let (colour, width, dashes) = match self {
            Paint::Fill(colour) => return format!("fill=\"{colour}\""),
            Paint::Line(colour, width) => (colour, number(width), ""),
            Paint::Dashes(colour, width) => (colour, number(width), " stroke-dasharray=\"3 3\""),
        };
        format!(
            "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"{dashes}"
        )
    }
}
