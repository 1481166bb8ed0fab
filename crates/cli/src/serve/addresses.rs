//! Where the server can be reached, for people: addresses, and a QR code for phones.

use std::net::{IpAddr, SocketAddr};

use klaxon_words::{Arg, Language, text};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// What a person reads when the server has started.
pub(super) fn greeting(
    scheme: &str,
    address: SocketAddr,
    lan: bool,
    records: &str,
    language: Language,
) -> String {
    let link = |ip: IpAddr| format!("{scheme}://{}/", SocketAddr::new(ip, address.port()));
    let own = match address.ip().is_unspecified() {
        true => IpAddr::from([127, 0, 0, 1]),
        false => address.ip(),
    };
    let mut lines = vec![say(language, "serve-open", &link(own))];
    if lan {
        let others = lan_addresses();
        match others.first() {
            None => lines.push(text(language, "serve-no-lan", &[])),
            Some(first) => {
                for ip in &others {
                    lines.push(say(language, "serve-lan", &link(*ip)));
                }
                lines.extend(qr(&link(*first)));
            }
        }
    }
    lines.push(say(language, "serve-data", records));
    lines.push(text(language, "serve-stop", &[]));
    lines.join("\n") + "\n"
}

fn say(language: Language, key: &str, what: &str) -> String {
    text(language, key, &[("what", Arg::Text(what))])
}

/// The addresses of this machine in its networks, the likeliest for a home first.
fn lan_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let others = interfaces.into_iter().filter(|one| !one.is_loopback());
    let addresses = others
        .map(|interface| interface.ip())
        .filter(IpAddr::is_ipv4);
    let mut addresses: Vec<IpAddr> = addresses.collect();
    addresses.sort_by_key(|ip| match ip {
        IpAddr::V4(ip) => (!ip.is_private(), ip.octets()),
        IpAddr::V6(_) => (true, [255; 4]),
    });
    addresses
}

/// A QR code made of half blocks, light on dark as terminals usually are.
fn qr(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let picture = code
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build();
    Some(picture)
}
