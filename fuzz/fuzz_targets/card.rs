//! Any text is a card or an error; a card prints, parses back, explains itself and says what it takes.
#![no_main]

use klaxon_fuse::card::{Filling, Mechanism};
use klaxon_fuse::{Card, Face, Faces, draw};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Card>() {
        Err(error) => assert!(text.get(error.span).is_some()),
        Ok(card) => {
            assert_eq!(card.to_string().parse::<Card>().as_ref(), Ok(&card));
            assert!(!card.explain().is_empty());
            assert!(draw::card_svg(text, text, &card, &Filling::EMPTY).starts_with("<svg"));
            fill(&card);
        }
    }
});

/// A possible card can be filled to its end by taking any die that fits.
fn fill(card: &Card) {
    let mechanism = Mechanism::new(card, Faces::ALL);
    let mut filling = Filling::EMPTY;
    while !mechanism.is_complete(&filling) {
        let placed = Face::all().find_map(|face| {
            let space = mechanism.spaces_for(face, &filling).iter().next()?;
            Some((space, face))
        });
        let (space, face) = placed.expect("a card that can be completed takes some die");
        filling.put(space, face);
        assert!(mechanism.is_right(&filling));
    }
}
