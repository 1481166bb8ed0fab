//! A link as a QR code, for the phone beside.

use std::fmt::Write;

use qrcode::{Color, QrCode};

/// The code as SVG; nothing if the link is too long for one.
pub(crate) fn svg(link: &str) -> String {
    let Ok(code) = QrCode::new(link) else {
        return String::new();
    };
    let width = code.width();
    let mut path = String::new();
    for (i, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", i % width + 4, i / width + 4);
        }
    }
    let size = width + 8;
    format!(
        "<svg viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"QR\"><rect width=\"{size}\" height=\"{size}\" \
         fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}
