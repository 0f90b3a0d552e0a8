//! The file or URL of a database, parsed from the operator's settings.

use sqlx::postgres::PgConnectOptions;
use std::fmt::{self, Debug, Display, Formatter};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The file of a SQLite database or the URL of a PostgreSQL database. Displayed without its password.
#[derive(Clone)]
pub struct DatabaseUrl(pub(crate) Kind);

#[derive(Clone)]
pub(crate) enum Kind {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

/// The text is neither.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DatabaseUrlError {
    /// The text is empty.
    #[error("no database is given; name a file, or postgres://USER:PASSWORD@HOST/DATABASE")]
    Empty,
    /// It is a URL of something else.
    #[error("a database is a file or a URL that begins with postgres://, not with {0}://")]
    Scheme(String),
    /// It is not a valid PostgreSQL URL. The message leaves the URL out, because it may contain a password.
    #[error(
        "the URL of the PostgreSQL database is not valid ({0}); it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE"
    )]
    Address(String),
}

impl DatabaseUrl {
    /// A SQLite file.
    pub fn file(path: impl AsRef<Path>) -> Self {
        Self(Kind::Sqlite(path.as_ref().to_owned()))
    }

    /// The path of a SQLite file.
    pub fn path(&self) -> Option<&Path> {
        match &self.0 {
            Kind::Sqlite(path) => Some(path),
            Kind::Postgres(_) => None,
        }
    }
}

impl FromStr for DatabaseUrl {
    type Err = DatabaseUrlError;

    fn from_str(text: &str) -> Result<Self, DatabaseUrlError> {
        if text.is_empty() {
            return Err(DatabaseUrlError::Empty);
        }
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => {
                let options = text.parse().map_err(|error: sqlx::Error| match error {
                    sqlx::Error::Configuration(why) => DatabaseUrlError::Address(why.to_string()),
                    _ => DatabaseUrlError::Address("it has another form".to_owned()),
                })?;
                Ok(Self(Kind::Postgres(Box::new(options))))
            }
            Some((scheme, _)) if scheme.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
                Err(DatabaseUrlError::Scheme(scheme.to_owned()))
            }
            _ => Ok(Self::file(text)),
        }
    }
}

impl Display for DatabaseUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Sqlite(path) => write!(f, "{}", path.display()),
            Kind::Postgres(options) => {
                write!(f, "postgres://{}@{}", options.get_username(), options.get_host())?;
                write!(f, ":{}/{}", options.get_port(), options.get_database().unwrap_or_default())
            }
        }
    }
}

impl Debug for DatabaseUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let url: DatabaseUrl =
            "postgres://ann:s3cret@db.example:5433/games?application_name=x".parse().expect("a URL");
        assert_eq!(url.to_string(), "postgres://ann@db.example:5433/games");
        assert!(!format!("{url:?}").contains("s3cret"));
        for text in
            ["postgres://ann:s3cret@db:99999/x", "postgres://ann:s3cret@[db/x", "mysql://ann:s3cret@db/x"]
        {
            let error = text.parse::<DatabaseUrl>().expect_err(text);
            assert!(!format!("{error} {error:?}").contains("s3cret"), "{error:?}");
        }
    }

    #[test]
    fn what_is_not_a_url_is_a_file() {
        for text in ["games.db", "/var/lib/armonium/games.db", "C:\\games.db", "./a b"] {
            assert_eq!(text.parse::<DatabaseUrl>().expect(text).to_string(), text);
        }
        assert_eq!("".parse::<DatabaseUrl>().expect_err("nothing"), DatabaseUrlError::Empty);
    }
}
