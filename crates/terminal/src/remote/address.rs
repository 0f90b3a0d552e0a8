//! Where a table is: `https://host/table/ID?invitation=TOKEN`, or a server alone.

use armonium_table::TableId;
use std::str::FromStr;
use ureq::http::Uri;

/// The address of a server, and of a table there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Is it https?
    pub secure: bool,
    /// The host.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The table.
    pub table: Option<TableId>,
    /// The token of an invitation.
    pub invitation: Option<String>,
}

/// This is no address of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadAddress;

impl std::fmt::Display for BadAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an address like https://example.org or https://example.org/table/ID is wanted")
    }
}

impl std::error::Error for BadAddress {}

impl Address {
    /// The server, as pages and identities name it.
    pub fn origin(&self) -> String {
        let (scheme, usual) = if self.secure { ("https", 443) } else { ("http", 80) };
        if self.port == usual {
            format!("{scheme}://{}", self.host)
        } else {
            format!("{scheme}://{}:{}", self.host, self.port)
        }
    }

    /// The address of a table, for people.
    pub fn of_table(&self, table: TableId, invitation: Option<&str>) -> String {
        let query = invitation.map(|token| format!("?invitation={token}")).unwrap_or_default();
        format!("{}/table/{table}{query}", self.origin())
    }
}

/// Is this host the machine itself?
fn is_here(host: &str) -> bool {
    host == "localhost" || host.starts_with("127.") || host == "[::1]"
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let full = if text.contains("://") {
            text.to_owned()
        } else if is_here(text.split(['/', ':']).next().unwrap_or_default()) || text.starts_with("[::1]") {
            format!("http://{text}")
        } else {
            format!("https://{text}")
        };
        let uri: Uri = full.parse().map_err(|_| BadAddress)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(BadAddress),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(BadAddress)?.to_owned();
        let authority = uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
        let has_port = !authority.trim_end_matches(':').ends_with(&host);
        if authority.contains('@') || has_port && uri.port_u16().is_none() {
            return Err(BadAddress);
        }
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let parts: Vec<&str> = uri.path().split('/').filter(|part| !part.is_empty()).collect();
        let table = match parts[..] {
            [] => None,
            ["table", id] | ["api", "tables", id] => Some(id.to_lowercase().parse().map_err(|_| BadAddress)?),
            _ => return Err(BadAddress),
        };
        let invitation = uri.query().and_then(|query| {
            let given = query.split('&').find_map(|part| part.strip_prefix("invitation="))?;
            let plain = given.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
            (plain && !given.is_empty()).then(|| given.to_owned())
        });
        Ok(Self { secure, host, port, table, invitation })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_the_address_of_its_page() {
        let id = "0123456789abc";
        let address: Address =
            format!("https://example.org/table/{id}?invitation=a1-_b").parse().expect("one");
        assert_eq!((address.host.as_str(), address.port, address.secure), ("example.org", 443, true));
        assert_eq!(address.table.map(|table| table.to_string()).as_deref(), Some(id));
        assert_eq!(address.invitation.as_deref(), Some("a1-_b"));
        assert_eq!(address.origin(), "https://example.org");
        let here: Address = "localhost:8011".parse().expect("one");
        assert_eq!((here.origin().as_str(), here.table), ("http://localhost:8011", None));
        let v6: Address = "http://[::1]:8011/".parse().expect("one");
        assert_eq!(v6.origin(), "http://[::1]:8011");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let bad = [
            "",
            "ftp://example.org",
            "https://",
            "https://example.org/rules",
            "https://a@example.org",
            "https://example.org/table/short",
            "http://example.org:99999",
        ];
        for text in bad {
            assert_eq!(text.parse::<Address>(), Err(BadAddress), "{text}");
        }
    }
}
