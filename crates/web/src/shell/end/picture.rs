//! The word of an end as a picture: stamped on the plate of a bomb whose wires are cut, or in the heart of a burst. The
//! game brings the word and the things that lie around.

use klaxon_core::svg::escape;

use crate::shell::story::{Poster, Scene};

const RAYS: &str = "M90 0L900-9L894 108ZM87 22L876 207L842 318ZM80 42L801 410L741 511ZM67 60L680 590L597 673ZM51 74\
     L519 736L419 797ZM32 84L328 838L216 874ZM11 89L117 892L1 900ZM-11 89L-100 894L-215 874ZM-32 84\
     L-311 845L-418 797ZM-51 74L-504 746L-596 674ZM-67 60L-668 604L-740 512ZM-80 42L-793 426L-841 320\
     ZM-87 22L-872 224L-893 109ZM-90-0L-900 9L-894-108ZM-87-22L-876-207L-842-318ZM-80-42L-801-410\
     L-741-511ZM-67-60L-680-590L-597-673ZM-51-74L-519-736L-419-797ZM-32-84L-328-838L-216-874ZM-11-89\
     L-117-892L-1-900ZM11-89L100-894L215-874ZM32-84L311-845L418-797ZM51-74L504-746L596-674ZM67-60\
     L668-604L740-512ZM80-42L793-426L841-320ZM87-22L872-224L893-109Z";
const OUTER: &str = "M0-238L39-208L104-270L98-158L256-281L167-126L289-144L205-58L314-29L200 19L263 75L205 102L208 157\
     L140 153L176 285L85 220L55 296L0 188L-50 269L-83 215L-177 285L-147 161L-253 191L-177 88L-277 79\
     L-233 22L-238-22L-188-53L-298-148L-183-138L-162-177L-109-176L-139-358L-40-213Z";
const FIRE: &str = "M0-193L37-185L114-275L94-140L199-199L131-88L207-86L171-34L246 0L186 37L292 121L154 103L151 151\
     L90 135L88 211L37 184L0 241L-30 152L-121 292L-95 142L-145 145L-147 98L-295 122L-185 37L-224 0\
     L-184-37L-235-97L-139-93L-144-144L-100-150L-102-247L-38-193Z";
const GLOW: &str = "M0-163L27-126L84-188L89-123L142-128L112-65L164-53L154-16L232 24L143 46L221 128L126 114L103 142\
     L66 149L39 185L0 136L-44 207L-55 124L-150 206L-113 101L-200 115L-155 50L-223 23L-145-15L-204-66\
     L-115-66L-131-118L-76-105L-92-207L-28-130Z";
const HEART: &str = "M0-127L23-115L55-132L69-104L91-91L122-81L168-69L121-24L154 0L148 29L160 66L126 84L151 151L77 115\
     L52 127L28 141L0 186L-26 133L-66 160L-66 98L-99 99L-122 82L-146 60L-135 27L-140 0L-132-26\
     L-124-51L-105-70L-92-92L-84-126L-52-125L-27-137Z";

/// The dark room, the lamp's cone, the bench, and four wires from above, each cut.
const ROOM: &str = "<rect x=\"-200\" y=\"-200\" width=\"1200\" height=\"900\" fill=\"#12211f\"/>\
     <path d=\"M400-160L-60 470H860Z\" fill=\"#f4efe1\" opacity=\".09\"/><path d=\"M400-160L150 470H650Z\" fill=\"#f4efe1\" opacity=\".13\"/>\
     <rect x=\"-200\" y=\"384\" width=\"1200\" height=\"260\" fill=\"#070d0d\"/>";
const PLATE: &str = "<ellipse cx=\"400\" cy=\"394\" rx=\"400\" ry=\"17\" opacity=\".6\"/><g class=\"drop\">\
     <path d=\"M166 150V66q0-34-34-34H-200M283 150V-120M517 150V-120M634 150V52q0-34 34-34h400\" fill=\"none\" stroke=\"#060a0a\" stroke-width=\"13\"/>\
     <path d=\"M166 108V76M283 86V54M517 112V80M634 94V62\" stroke=\"#24332f\" stroke-width=\"17\"/>\
     <path d=\"M166 112l-6-11M166 72l6 11M283 90l6-11M283 50l-6 11M517 116l-6-11M517 76l6 11M634 98l6-11M634 58l-6 11\" stroke=\"#ff8a4d\" stroke-width=\"8\" stroke-linecap=\"round\"/>\
     <rect x=\"44\" y=\"142\" width=\"712\" height=\"250\" rx=\"34\" fill=\"#857e6b\"/><rect x=\"44\" y=\"130\" width=\"712\" height=\"248\" rx=\"34\" fill=\"#ebe4d2\"/>\
     <path d=\"M44 164a34 34 0 0 1 34-34h644a34 34 0 0 1 34 34v6H44Z\" fill=\"#fff\" opacity=\".6\"/>\
     <path d=\"M74 160h0M726 160h0M74 348h0M726 348h0\" stroke=\"#aaa18b\" stroke-width=\"22\" stroke-linecap=\"round\"/>\
     <path d=\"M68 165l12-10M720 165l12-10M68 353l12-10M720 353l12-10\" stroke=\"#5a5444\" stroke-width=\"3.5\"/>\
     <path d=\"M120 186H680\" stroke=\"#2d3538\" stroke-width=\"4\"/><g stroke-linecap=\"round\">\
     <path d=\"M166 186h0M283 186h0M400 186h0M517 186h0M634 186h0\" stroke=\"#35d07f\" stroke-width=\"48\" opacity=\".28\"/>\
     <path d=\"M166 186h0M283 186h0M400 186h0M517 186h0M634 186h0\" stroke=\"#f2fff7\" stroke-width=\"28\"/>\
     <path d=\"M166 186h0M283 186h0M400 186h0M517 186h0M634 186h0\" stroke=\"#35d07f\" stroke-width=\"20\"/></g>";
/// What the plate has become.
const DEBRIS: &str = "<g stroke=\"#2a0a03\" stroke-width=\"4\" stroke-linejoin=\"round\"><path d=\"M40 60l92-34 20 70-76 26ZM668 346l96-8 16 70-104 14Z\" fill=\"#ebe4d2\"/>\
     <path d=\"M664 22l98 30-34 70-78-26ZM24 352l104-26 14 70-86 30Z\" fill=\"#d3cab4\"/></g>\
     <g fill=\"#8f8874\" stroke=\"#2a0a03\" stroke-width=\"3\"><circle cx=\"70\" cy=\"66\" r=\"8\"/><circle cx=\"730\" cy=\"66\" r=\"8\"/><circle cx=\"60\" cy=\"370\" r=\"8\"/><circle cx=\"744\" cy=\"360\" r=\"8\"/></g>\
     <path d=\"M128 380q50-44 96-30M672 384q-40-50-84-36M140 70q40 40 70 24\" fill=\"none\" stroke=\"#14191b\" stroke-width=\"10\" stroke-linecap=\"round\"/>";

/// Where the things of the game lie: from the left, from above, how they are turned, how wide they are.
const ON_THE_BENCH: [(i32, i32, i32, i32); 5] = [
    (128, 344, -7, 70),
    (252, 344, 4, 70),
    (372, 344, -3, 70),
    (488, 344, 8, 70),
    (606, 344, -5, 70),
];
const IN_THE_AIR: [(i32, i32, i32, i32); 5] = [
    (218, 34, -24, 66),
    (500, 22, 20, 72),
    (196, 344, 16, 70),
    (536, 346, -18, 70),
    (372, 372, -8, 64),
];

/// Which part of the room is seen.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The part of the drawing.
    pub(super) seen: &'static str,
    /// More attributes of the picture.
    pub(super) size: &'static str,
}

/// The frame of the page.
pub(super) const PAGE: Frame = Frame {
    seen: "0 0 800 460",
    size: "class=\"hero\" aria-hidden=\"true\"",
};

/// So large is a word written that it fits; its letters are wide.
fn fit(word: &str) -> usize {
    (918 / word.chars().count().max(1)).min(132)
}

/// The picture, as SVG.
pub(super) fn picture(won: bool, poster: &Poster, frame: Frame) -> String {
    let Frame { seen, size } = frame;
    let word = escape(&poster.word);
    let large = fit(&poster.word);
    let inside = match (poster.scene, won) {
        (Some(Scene { room, plate, ink }), _) => format!(
            "{room}<g class=\"drop\">{plate}{}{}</g>",
            written(&word, large, 292 + large * 12 / 100, ink),
            things(poster, ON_THE_BENCH),
        ),
        (None, true) => format!(
            "{ROOM}{PLATE}{}{}</g>",
            written(&word, large, 292 + large * 12 / 100, "#151b1d"),
            things(poster, ON_THE_BENCH),
        ),
        (None, false) => format!(
            "<rect x=\"-200\" y=\"-200\" width=\"1200\" height=\"900\" fill=\"#3a0c04\"/><g transform=\"translate(400 232) scale(1.36 1)\">\
             <path d=\"{RAYS}\" fill=\"#6d1a07\"/><g class=\"burst\"><path d=\"{OUTER}\" fill=\"#b53208\"/><path d=\"{FIRE}\" fill=\"#ff6a2b\"/></g></g>\
             <g transform=\"translate(400 232) scale(2.05 1)\"><g class=\"burst\"><path d=\"{GLOW}\" fill=\"#ffb03a\"/><path d=\"{HEART}\" fill=\"#fff3c4\"/></g></g>\
             {DEBRIS}{}{}",
            written(&word, large + 14, 232 + large * 36 / 100, "#2a0a03"),
            things(poster, IN_THE_AIR),
        ),
    };
    format!("<svg viewBox=\"{seen}\" preserveAspectRatio=\"xMidYMid meet\" {size}>{inside}</svg>")
}

fn written(word: &str, large: usize, y: usize, ink: &str) -> String {
    format!(
        "<text x=\"400\" y=\"{y}\" text-anchor=\"middle\" style=\"font:800 {large}px var(--display);letter-spacing:-.045em\" fill=\"{ink}\">{word}</text>"
    )
}

fn things(poster: &Poster, places: [(i32, i32, i32, i32); 5]) -> String {
    let lying = poster.things.iter().zip(places);
    let lying = lying.map(|(thing, (x, y, turned, wide))| {
        let sized = format!("<svg width=\"{wide}\" height=\"{wide}\" ");
        let thing = thing.replacen("<svg ", &sized, 1);
        format!("<g transform=\"translate({x} {y}) rotate({turned} 34 34)\">{thing}</g>")
    });
    lying.collect()
}
