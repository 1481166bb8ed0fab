//! The page in a real browser, by what a person would touch.

mod app;
mod balancer;
mod choosing;
mod clock;
mod computer;
mod countdown;
mod driver;
mod everyone;
mod fair;
mod fingers;
mod fits;
mod flatline;
mod four;
mod frames;
mod hands;
mod lesson;
mod log;
mod look;
mod look_up;
mod moments;
mod newer;
mod nodes;
mod person;
mod planter;
mod play;
mod replay;
mod rooms;
mod screen;
mod seats;
mod set_ups;
mod smoke;
mod solo;
mod speed;
mod support;
mod team;
mod tunnel;
mod upgraded;
mod watched;
mod webdriver;

use std::time::Duration;

/// A whole game takes less than this.
const GAME: Duration = Duration::from_secs(400);
