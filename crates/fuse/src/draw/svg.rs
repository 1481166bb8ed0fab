//! Writing SVG: numbers, escaping, and the few elements the drawings are made of.

use super::palette;
use super::place::{Point, Rect};

/// What text is set in: whatever the device reads best.
const FONT: &str = "system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/// How an element is painted.
#[derive(Clone, Copy)]
pub(super) struct Style<'a> {
    fill: &'a str,
    stroke: &'a str,
    width: f64,
}

impl<'a> Style<'a> {
    /// A filled area.
    pub(super) fn fill(fill: &'a str) -> Style<'a> {
        let (stroke, width) = ("none", 0.0);
        Style {
            fill,
            stroke,
            width,
        }
    }

    /// A line.
    pub(super) fn line(stroke: &'a str, width: f64) -> Style<'a> {
        Style::fill("none").edged(stroke, width)
    }

    /// The same with another edge.
    pub(super) fn edged(self, stroke: &'a str, width: f64) -> Style<'a> {
        Style {
            stroke,
            width,
            ..self
        }
    }

    fn attributes(self) -> String {
        let fill = format!("fill=\"{}\"", self.fill);
        if self.width == 0.0 {
            return fill;
        }
        let (stroke, width) = (self.stroke, number(self.width));
        format!(
            "{fill} stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
        )
    }
}

/// An SVG in the making.
pub(super) struct Canvas {
    text: String,
}

impl Canvas {
    /// A picture of this size with a name for those who do not see it.
    pub(super) fn new(width: f64, height: f64, title: &str) -> Canvas {
        let (width, height) = (number(width), number(height));
        let mut canvas = Canvas {
            text: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
                 font-family=\"{FONT}\" font-weight=\"700\" text-anchor=\"middle\">"
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

    /// Draws something moved away from the origin, with a name of its own.
    pub(super) fn titled(&mut self, at: Point, title: &str, draw: impl FnOnce(&mut Canvas)) {
        let (x, y) = (number(at.0), number(at.1));
        self.text += &format!("<g transform=\"translate({x} {y})\" role=\"img\">");
        self.title(title);
        draw(self);
        self.text += "</g>";
    }

    /// Draws a space; the number lets a page find it.
    pub(super) fn space(&mut self, space: usize, draw: impl FnOnce(&mut Canvas)) {
        self.text += &format!("<g data-space=\"{space}\">");
        draw(self);
        self.text += "</g>";
    }

    fn title(&mut self, title: &str) {
        self.text += &format!("<title>{}</title>", escape(title));
    }

    /// A rectangle with rounded corners.
    pub(super) fn rect(&mut self, rect: Rect, radius: f64, style: Style) {
        let [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map(number);
        let (radius, style) = (number(radius), style.attributes());
        self.text += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" {style}/>"
        );
    }

    /// A circle.
    pub(super) fn circle(&mut self, centre: Point, radius: f64, style: Style) {
        let [x, y, radius] = [centre.0, centre.1, radius].map(number);
        let style = style.attributes();
        self.text += &format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>");
    }

    /// A polygon.
    pub(super) fn polygon(&mut self, points: &[Point], style: Style) {
        self.points("polygon", points, style);
    }

    /// A line through these points.
    pub(super) fn polyline(&mut self, points: &[Point], style: Style) {
        self.points("polyline", points, style);
    }

    fn points(&mut self, name: &str, points: &[Point], style: Style) {
        let points: Vec<String> = points
            .iter()
            .map(|p| format!("{},{}", number(p.0), number(p.1)))
            .collect();
        let (points, style) = (points.join(" "), style.attributes());
        self.text += &format!("<{name} points=\"{points}\" {style}/>");
    }

    /// A path.
    pub(super) fn path(&mut self, path: &Path, style: Style) {
        let (path, style) = (&path.0, style.attributes());
        self.text += &format!("<path d=\"{path}\" {style}/>");
    }

    /// Text around a centre.
    pub(super) fn text(&mut self, centre: Point, size: f64, colour: &str, text: &str) {
        // Baselines are set by hand: not every renderer knows `dominant-baseline`.
        let drop = if text == "c" { 0.27 } else { 0.36 };
        let [x, y, size] = [centre.0, centre.1 + drop * size, size].map(number);
        let text = escape(text);
        self.text += &format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\">{text}</text>"
        );
    }

    /// Text in the console's own colour.
    pub(super) fn label(&mut self, centre: Point, size: f64, text: &str) {
        self.text(centre, size, palette::LIGHT, text);
    }
}

/// The outline of an area with round parts.
pub(super) struct Path(String);

impl Path {
    /// Begins at a point.
    pub(super) fn from(start: Point) -> Path {
        Path(format!("M{} {}", number(start.0), number(start.1)))
    }

    /// Straight on to a point.
    pub(super) fn to(mut self, end: Point) -> Path {
        self.0 += &format!("L{} {}", number(end.0), number(end.1));
        self
    }

    /// Along a short arc to a point.
    pub(super) fn arc(mut self, radius: f64, clockwise: bool, end: Point) -> Path {
        let [radius, x, y] = [radius, end.0, end.1].map(number);
        let sweep = u8::from(clockwise);
        self.0 += &format!("A{radius} {radius} 0 0 {sweep} {x} {y}");
        self
    }

    /// Back to the start.
    pub(super) fn close(mut self) -> Path {
        self.0 += "Z";
        self
    }
}

/// A number with no more digits than anybody can see.
fn number(value: f64) -> String {
    // By whole numbers: what prints floats exactly would be a fiftieth of the page.
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match part {
        0 => format!("{sign}{whole}"),
        part if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
        part => format!("{sign}{whole}.{part:02}"),
    }
}

/// Text made safe to stand in XML; characters that XML has no place for are left out.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            '\t' | '\n' | '\r' => escaped.push(letter),
            '\0'..='\x1F' | '\u{FFFE}' | '\u{FFFF}' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}
