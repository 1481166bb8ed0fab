//! Who asks: the address of a machine, or of the network behind which it stands.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;
use crate::trust::Trust;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    /// A proxy says for whom it asks: the last in its list is the one that it saw itself. If that is a proxy too, it is the
    /// one before.
    pub(crate) fn new(peer: IpAddr, headers: &HeaderMap, trust: &Trust) -> Caller {
        let lists = headers.get_all("x-forwarded-for").into_iter().rev();
        let lists = lists.filter_map(|list| list.to_str().ok());
        let mut told = lists.flat_map(|list| list.rsplit(','));
        let mut address = peer.to_canonical();
        while trust.is_proxy(address)
            && let Some(Ok(before)) = told.next().map(|told| told.trim().parse::<IpAddr>())
        {
            address = before.to_canonical();
        }
        Caller(match address {
            // One household has that many addresses.
            IpAddr::V6(address) if !address.is_loopback() => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from(network))
            }
            address => address,
        })
    }

    /// Returns whether it is the machine itself: who runs the server, or a proxy that does not say for whom it asks.
    pub(crate) fn is_own(self) -> bool {
        self.0.is_loopback()
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        Ok(Caller::new(peer, &parts.headers, &app.trust))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(peer: &str, forwarded: &[&str], proxies: &[&str]) -> Caller {
        let mut headers = HeaderMap::new();
        for list in forwarded {
            headers.append("x-forwarded-for", list.parse().expect("a header"));
        }
        let proxies = proxies
            .iter()
            .map(|proxy| proxy.parse().expect("a network"));
        let trust = Trust {
            proxies: proxies.collect(),
            ..Trust::default()
        };
        Caller::new(peer.parse().expect("an address"), &headers, &trust)
    }

    #[test]
    fn a_proxy_on_the_same_machine_is_believed_and_no_other() {
        let eve = caller("203.0.113.5", &[], &[]);
        assert_eq!(caller("127.0.0.1", &["10.9.9.9, 203.0.113.5"], &[]), eve);
        assert_eq!(caller("127.0.0.1", &["10.9.9.9", "203.0.113.5"], &[]), eve);
        assert_eq!(caller("::ffff:127.0.0.1", &["203.0.113.5"], &[]), eve);
        assert_eq!(caller("203.0.113.5", &["10.9.9.9"], &[]), eve);
        let own = caller("127.0.0.1", &[], &[]);
        assert_eq!(caller("127.0.0.1", &["nonsense"], &[]), own);
        assert!(own.is_own() && caller("::1", &[], &[]).is_own() && !eve.is_own());
    }

    #[test]
    fn proxies_elsewhere_are_believed_if_the_server_was_told_of_them() {
        let eve = caller("203.0.113.5", &[], &[]);
        let proxies = ["10.0.0.0/8"];
        assert_eq!(caller("10.0.0.2", &["203.0.113.5"], &proxies), eve);
        let chain = ["198.51.100.1, 203.0.113.5, 10.0.0.7"];
        assert_eq!(caller("10.0.0.2", &chain, &proxies), eve);
        assert_eq!(caller("127.0.0.1", &chain, &proxies), eve);
        assert_ne!(caller("10.0.0.2", &["203.0.113.5"], &[]), eve);
    }

    #[test]
    fn a_household_is_one_caller() {
        let one = caller("2001:db8:1:2:3::4", &[], &[]);
        assert_eq!(one, caller("2001:db8:1:2:ffff::1", &[], &[]));
        assert_ne!(one, caller("2001:db8:1:3::4", &[], &[]));
    }
}
