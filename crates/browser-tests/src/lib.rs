//! Only tests are here: the page in a real browser.
