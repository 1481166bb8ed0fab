//! The drawings of the bomb-planter game, as SVG: cards, bombs, the match. The style sheet has their colours.

use klaxon_core::svg::escape;

use crate::Card;

/// Returns a bomb; `used` if its owner has played it.
pub fn bomb(class: &str) -> String {
    format!(
        "<svg class=\"bmb {class}\" viewBox=\"0 0 60 64\" aria-hidden=\"true\">\
         <path d=\"M40 16q6-10 14-6t4-8\" fill=\"none\" stroke=\"#8a6a3a\" stroke-width=\"3\" stroke-linecap=\"round\"/>\
         <rect x=\"32\" y=\"11\" width=\"14\" height=\"13\" rx=\"3\" fill=\"#0d1113\" class=\"bb\" transform=\"rotate(36 39 17)\"/>\
         <circle cx=\"27\" cy=\"38\" r=\"24\" fill=\"#0d1113\" class=\"bb\"/>\
         <path d=\"M9 33a19 19 0 0 1 13-14\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".6\" stroke-width=\"3.5\" stroke-linecap=\"round\"/></svg>"
    )
}

/// The match, burning.
pub const MATCH: &str = "<svg class=\"match\" viewBox=\"0 0 60 112\" aria-hidden=\"true\">\
     <path d=\"M30 108V52\" stroke=\"#d9b98a\" stroke-width=\"9\" stroke-linecap=\"round\"/>\
     <path d=\"M30 54c-6 0-8-6-6-10l6-8 6 8c2 4 0 10-6 10Z\" fill=\"#5a1d10\"/>\
     <path class=\"flame\" d=\"M30 50C12 46 14 24 30 2c3 14 18 20 14 36-2 8-8 12-14 12Z\" fill=\"#ff8a3d\"/>\
     <path class=\"flame\" d=\"M30 48c-8-2-8-14 0-26 2 8 9 12 7 19-1 5-4 7-7 7Z\" fill=\"#fff0b5\"/></svg>";

/// A card from behind.
pub const REAR: &str = "<svg viewBox=\"0 0 80 112\" class=\"card rear\" aria-hidden=\"true\">\
     <rect x=\"0\" y=\"3\" width=\"80\" height=\"109\" rx=\"10\" fill=\"#3d1405\"/><rect width=\"80\" height=\"108\" rx=\"10\" fill=\"#b8431a\"/>\
     <rect x=\"7\" y=\"7\" width=\"66\" height=\"94\" rx=\"6\" fill=\"none\" stroke=\"#ffb48e\" stroke-width=\"2\"/><circle cx=\"40\" cy=\"54\" r=\"17\" fill=\"#ffd9b8\"/>\
     <path d=\"M40 54L24.7 46.4A17 17 0 0 1 40 37ZM40 54l15.3 7.6A17 17 0 0 1 40 71Z\" fill=\"#b8431a\"/></svg>";

/// A bolt, beside what is sudden.
pub const BOLT: &str = "<svg class=\"ico\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M13 2L5 14h6l-1 8 9-13h-7Z\"/></svg>";

/// The face of every card: its lip and its paper.
const PAPER: &str = "<rect x=\"0\" y=\"3\" width=\"80\" height=\"109\" rx=\"10\" class=\"cl\"/><rect width=\"80\" height=\"108\" rx=\"10\" class=\"cf\"/>";

/// The piece of rope on a fuse card. It runs from edge to edge at one height, so that neighbours join; the more points,
/// the more bends.
fn rope(card: Card) -> &'static str {
    match card {
        Card::Three => "M0 30H80",
        Card::Seven => "M0 30C20 30 22 16 40 16S60 30 80 30",
        Card::Ten => "M0 30C14 30 14 12 28 12S42 46 54 46 66 30 80 30",
        _ => "M0 30C8 30 8 8 20 8S30 50 40 50 50 8 60 8 70 30 80 30",
    }
}

/// What a defuse card shows.
fn tool(card: Card) -> &'static str {
    match card {
        Card::Scissors => {
            "<path d=\"M22 18l26 40M58 18L32 58\"/><circle cx=\"26\" cy=\"66\" r=\"9\"/><circle cx=\"54\" cy=\"66\" r=\"9\"/>"
        }
        Card::Bucket => "<path d=\"M16 30h48l-6 42H22ZM16 30q24 14 48 0M22 30q18-26 36 0\"/>",
        Card::Boot => "<path d=\"M26 16h22v34q20 2 20 16v6H24V50q4-14 2-34ZM24 72h44\"/>",
        _ => {
            "<path d=\"M28 36q0-10 12-10t12 10v38H28ZM28 50h24M40 26V16M32 16h16M52 22l14-8M28 30q-12 2-12 18\"/>"
        }
    }
}

/// Returns a card, face up. Its name is printed on all but fuse cards.
pub fn card(card: Card, name: &str, class: &str) -> String {
    let name = escape(name);
    let points = card.points();
    match card {
        Card::Guy => {
            format!(
                "<svg viewBox=\"0 0 80 112\" class=\"card guy {class}\" aria-hidden=\"true\">{PAPER}\
                 <g fill=\"none\" stroke=\"#5a1d10\" stroke-width=\"4.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><circle cx=\"34\" cy=\"30\" r=\"10\"/>\
                 <path d=\"M18 84c0-36 32-36 32 0M46 60l14-14M60 46V34\"/></g>\
                 <path d=\"M60 34c-7-3-5-10 0-18 3 5 8 10 5 15-1 2-3 3-5 3Z\" fill=\"#ff8a3d\"/><text x=\"40\" y=\"100\" class=\"cn\">{name}</text></svg>"
            )
        }
        card if card.is_fuse() => {
            let rope = rope(card);
            let line = |ink: &str, wide: &str, dash: &str| {
                format!(
                    "<path d=\"{rope}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{wide}\"{dash}/>"
                )
            };
            format!(
                "<svg viewBox=\"0 0 80 112\" class=\"card {class}\" aria-hidden=\"true\">{PAPER}<g transform=\"translate(0 35)\">{}{}{}</g>\
                 <text x=\"10\" y=\"25\" class=\"cp\">{points}</text></svg>",
                line("#2a1606", "10", ""),
                line("#e0b96a", "6.5", ""),
                line("#8a5f20", "6.5", " stroke-dasharray=\"2 5\""),
            )
        }
        card => {
            let tool = tool(card);
            format!(
                "<svg viewBox=\"0 0 80 112\" class=\"card def {class}\" aria-hidden=\"true\">{PAPER}\
                 <g class=\"dp\" transform=\"translate(8 14) scale(.8)\">{tool}</g><text x=\"10\" y=\"24\" class=\"cp\">{points}</text>\
                 <text x=\"40\" y=\"99\" class=\"cn\">{name}</text></svg>"
            )
        }
    }
}

/// Returns the oldest cards of a long fuse, folded into one pile: how many they are, and what they are worth together.
pub fn pile(cards: usize, points: u16) -> String {
    format!(
        "<svg viewBox=\"0 0 80 112\" class=\"card pile\" aria-hidden=\"true\"><rect x=\"0\" y=\"3\" width=\"80\" height=\"109\" rx=\"10\" class=\"cl\"/>\
         <rect width=\"80\" height=\"105\" rx=\"10\" class=\"cl\"/><rect width=\"80\" height=\"101\" rx=\"10\" class=\"cf\"/>\
         <g transform=\"translate(0 35)\"><path d=\"M66 30H80\" stroke=\"#2a1606\" stroke-width=\"10\"/><path d=\"M66 30H80\" stroke=\"#e0b96a\" stroke-width=\"6.5\"/></g>\
         <text x=\"10\" y=\"25\" class=\"cp\">{points}</text><circle cx=\"40\" cy=\"65\" r=\"26\" fill=\"none\" stroke=\"#e0b96a\" stroke-width=\"7\"/>\
         <circle cx=\"40\" cy=\"65\" r=\"17\" fill=\"#2a1606\"/><text x=\"40\" y=\"72\" class=\"cc\">×{cards}</text></svg>"
    )
}

/// A burst, behind the word of an explosion.
pub const BURST: &str = "<svg class=\"burst\" viewBox=\"-300 -300 600 600\" aria-hidden=\"true\">\
     <path d=\"M0-238L39-208L104-270L98-158L256-281L167-126L289-144L205-58L314-29L200 19L263 75L205 102L208 157L140 153L176 285L85 220L55 296L0 188L-50 269L-83 215L-177 285L-147 161L-253 191L-177 88L-277 79L-233 22L-238-22L-188-53L-298-148L-183-138L-162-177L-109-176L-139-358L-40-213Z\" fill=\"#ff6a2b\"/>\
     <path d=\"M0-163L27-126L84-188L89-123L142-128L112-65L164-53L154-16L232 24L143 46L221 128L126 114L103 142L66 149L39 185L0 136L-44 207L-55 124L-150 206L-113 101L-200 115L-155 50L-223 23L-145-15L-204-66L-115-66L-131-118L-76-105L-92-207L-28-130Z\" fill=\"#ffb03a\"/>\
     <path d=\"M0-127L23-115L55-132L69-104L91-91L122-81L168-69L121-24L154 0L148 29L160 66L126 84L151 151L77 115L52 127L28 141L0 186L-26 133L-66 160L-66 98L-99 99L-122 82L-146 60L-135 27L-140 0L-132-26L-124-51L-105-70L-92-92L-84-126L-52-125L-27-137Z\" fill=\"#fff3c4\"/></svg>";
