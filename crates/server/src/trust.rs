//! Whom a server believes: proxies that say for whom they ask, and pages of other sites.

use std::net::IpAddr;
use std::str::FromStr;

use serde::Deserialize;

/// Whom a server believes, besides what runs on the same machine and its own pages.
#[derive(Clone, Debug, Default)]
pub struct Trust {
    /// Where proxies are that say for whom they ask.
    pub proxies: Vec<Network>,
    /// Other sites whose pages may open sockets, such as `https://klaxon.example`.
    pub origins: Vec<String>,
}

impl Trust {
    /// Returns whether a machine says truly for whom it asks.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        let mut proxies = self.proxies.iter();
        address.is_loopback() || proxies.any(|network| network.contains(address))
    }

    /// Returns whether a page from there may open a socket that was asked for by this name of the server.
    pub(crate) fn lets_in(&self, origin: &str, host: Option<&str>) -> bool {
        let own = origin.split_once("://").map(|(_, host)| host);
        let same = own
            .zip(host)
            .is_some_and(|(own, host)| own.eq_ignore_ascii_case(host));
        let mut others = self.origins.iter();
        same || others.any(|other| other.trim_end_matches('/').eq_ignore_ascii_case(origin))
    }
}

/// Addresses that begin alike: `10.0.0.0/8`, or only one: `10.0.0.2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let mask = u32::MAX.checked_shl(32 - self.bits).unwrap_or(0);
                u32::from(own) & mask == u32::from(other) & mask
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let mask = u128::MAX.checked_shl(128 - self.bits).unwrap_or(0);
                u128::from(own) & mask == u128::from(other) & mask
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("“{text}” is no address, and no network such as 10.0.0.0/8");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        match bits <= most {
            true => Ok(Network { address, bits }),
            false => Err(wrong()),
        }
    }
}

impl TryFrom<String> for Network {
    type Error = String;

    fn try_from(text: String) -> Result<Network, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contains(network: &str, address: &str) -> bool {
        let network: Network = network.parse().expect("a network");
        network.contains(address.parse().expect("an address"))
    }

    #[test]
    fn a_network_is_addresses_that_begin_alike() {
        assert!(contains("10.0.0.2", "10.0.0.2") && !contains("10.0.0.2", "10.0.0.3"));
        assert!(contains("10.0.0.0/8", "10.9.9.9") && !contains("10.0.0.0/8", "11.0.0.1"));
        assert!(contains("0.0.0.0/0", "192.0.2.1") && !contains("0.0.0.0/0", "::1"));
        assert!(contains("fd00::/8", "fd12::1") && !contains("fd00::/8", "fe80::1"));
        assert!(contains("::/0", "2001:db8::1"));
        for wrong in ["", "tea", "10.0.0.0/33", "::/129", "10.0.0.0/", "/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn pages_of_the_server_itself_and_those_it_was_told_of_are_let_in() {
        let trust = Trust {
            origins: vec!["https://friend.example/".to_owned()],
            ..Trust::default()
        };
        let host = Some("Play.example:8080");
        assert!(trust.lets_in("http://play.example:8080", host));
        assert!(trust.lets_in("https://friend.example", host));
        for stranger in ["http://play.example", "https://evil.example", "null", ""] {
            assert!(!trust.lets_in(stranger, host), "{stranger}");
        }
        assert!(!trust.lets_in("http://play.example", None));
    }
}
