//! The games that have a table in the page. The others would only make it larger.

use klaxon_core::Shelf;
use klaxon_core::board::Playing;
use klaxon_core::shelf::Unpacked;
use klaxon_fuse::Fuse;

/// The name of the one game that has a table.
pub(crate) const FUSE: &str = "fuse";

/// The games of the page.
pub(crate) struct PageGames;

impl Shelf for PageGames {
    fn games(&self) -> Vec<String> {
        vec![FUSE.to_owned()]
    }

    fn unpack(&self, game: &str, options: &[&str]) -> Option<Unpacked> {
        (game == FUSE).then(|| Ok(Box::new(Playing::<Fuse>::new(game, options)?) as Box<_>))
    }

    fn policies(&self, _: &str) -> Vec<&'static str> {
        klaxon_bots::registry::policies::<Fuse>().to_vec()
    }
}
