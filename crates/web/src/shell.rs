//! The shell: everything of the page that knows no game.

pub(crate) mod chip;
pub(crate) mod choice;
pub(crate) mod clock;
pub(crate) mod count_in;
pub(crate) mod door;
pub(crate) mod end;
pub(crate) mod head;
pub(crate) mod icon;
pub(crate) mod invitation;
pub(crate) mod keys;
pub(crate) mod lobby;
pub(crate) mod menu;
pub(crate) mod motion;
pub(crate) mod names;
pub(crate) mod narration;
pub(crate) mod options;
pub(crate) mod pause;
pub(crate) mod screen;
pub(crate) mod seats;
pub(crate) mod section;
pub(crate) mod settings;
pub(crate) mod sheet;
pub(crate) mod story;
pub(crate) mod tabs;
pub(crate) mod tag;
pub(crate) mod team_log;
