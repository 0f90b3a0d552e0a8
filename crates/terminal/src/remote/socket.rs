//! The WebSocket to a table, with or without TLS. It is read with a short timeout, so that commands go out in between.

use super::address::Address;
use armonium_table::TableId;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message, WebSocket};

/// How long it may take to connect.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to listen before looking whether there is something to say.
const GLANCE: Duration = Duration::from_millis(15);

/// Bytes to and from a server.
enum Wire {
    Plain(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Read for Wire {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.read(buffer),
            Self::Tls(stream) => stream.read(buffer),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.write(buffer),
            Self::Tls(stream) => stream.write(buffer),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.flush(),
            Self::Tls(stream) => stream.flush(),
        }
    }
}

impl Wire {
    fn tcp(&self) -> &TcpStream {
        match self {
            Self::Plain(stream) => stream,
            Self::Tls(stream) => stream.get_ref(),
        }
    }
}

/// The line to a table.
pub(super) struct Socket {
    socket: WebSocket<Wire>,
}

/// What comes over the line.
pub(super) enum Received {
    /// A message.
    Text(String),
    /// Nothing for the moment.
    Nothing,
    /// The end.
    End,
}

/// Why there is no line.
pub(super) enum ConnectError {
    /// It may come back: try again.
    Down,
    /// The server does not want it.
    Refused(u16),
}

impl Socket {
    /// Opens the line to a table.
    pub(super) fn open(
        address: &Address,
        table: TableId,
        token: Option<&str>,
        invitation: Option<&str>,
    ) -> Result<Self, ConnectError> {
        let wire = connect(address).map_err(|_| ConnectError::Down)?;
        let scheme = if address.secure { "wss" } else { "ws" };
        let query = invitation.map(|token| format!("?invitation={token}")).unwrap_or_default();
        let (host, port) = (&address.host, address.port);
        let url = format!("{scheme}://{host}:{port}/api/tables/{table}/socket{query}");
        let mut request = url.into_client_request().map_err(|_| ConnectError::Down)?;
        if let Some(token) = token.and_then(|token| HeaderValue::try_from(format!("Bearer {token}")).ok()) {
            request.headers_mut().insert("Authorization", token);
        }
        let (socket, _) = tungstenite::client(request, wire).map_err(|error| match error {
            tungstenite::HandshakeError::Failure(Error::Http(answer)) => {
                ConnectError::Refused(answer.status().as_u16())
            }
            _ => ConnectError::Down,
        })?;
        socket.get_ref().tcp().set_read_timeout(Some(GLANCE)).map_err(|_| ConnectError::Down)?;
        Ok(Self { socket })
    }

    /// Sends a message. If it fails, the line is down.
    pub(super) fn send(&mut self, text: String) -> bool {
        self.socket.send(Message::text(text)).is_ok()
    }

    /// Listens for a moment.
    pub(super) fn receive(&mut self) -> Received {
        match self.socket.read() {
            Ok(Message::Text(text)) => Received::Text(text.as_str().to_owned()),
            Ok(Message::Close(_)) => Received::End,
            Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {
                Received::Nothing
            }
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                Received::Nothing
            }
            Err(_) => Received::End,
        }
    }
}

fn connect(address: &Address) -> io::Result<Wire> {
    let bare = address.host.trim_start_matches('[').trim_end_matches(']');
    let mut last = io::Error::from(ErrorKind::NotFound);
    for place in (bare, address.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&place, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return if address.secure { seal(bare, stream) } else { Ok(Wire::Plain(stream)) };
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Speaks TLS over a stream, and trusts whom browsers trust.
fn seal(host: &str, stream: TcpStream) -> io::Result<Wire> {
    let mut roots = RootCertStore::empty();
    roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    let connection = ClientConnection::new(Arc::new(config), name).map_err(io::Error::other)?;
    Ok(Wire::Tls(Box::new(StreamOwned::new(connection, stream))))
}
