//! Where a store is, read from the text a host gives.

use sqlx::postgres::PgConnectOptions;
use std::fmt::{self, Debug, Display, Formatter};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a store is: a file for SQLite, or the address of a PostgreSQL database. Shown without its password.
#[derive(Clone)]
pub struct Place(pub(crate) Kind);

#[derive(Clone)]
pub(crate) enum Kind {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

/// The text says no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlace {
    /// There is no text.
    #[error("the place of the database is empty; give a file, or postgres://USER:PASSWORD@HOST/DATABASE")]
    Empty,
    /// It looks like an address, but not like one of PostgreSQL.
    #[error("databases are files or begin with postgres://; {0}:// is not known")]
    Scheme(String),
    /// It is no address of PostgreSQL. What is wrong is told, the address is not: it may hold a password.
    #[error(
        "the address of the PostgreSQL database cannot be read ({0}); it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE"
    )]
    Address(String),
}

impl Place {
    /// The place of a SQLite file.
    pub fn file(path: impl AsRef<Path>) -> Self {
        Self(Kind::Sqlite(path.as_ref().to_owned()))
    }

    /// The file, if it is one.
    pub fn path(&self) -> Option<&Path> {
        match &self.0 {
            Kind::Sqlite(path) => Some(path),
            Kind::Postgres(_) => None,
        }
    }
}

impl FromStr for Place {
    type Err = BadPlace;

    fn from_str(text: &str) -> Result<Self, BadPlace> {
        if text.is_empty() {
            return Err(BadPlace::Empty);
        }
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => {
                let options = text.parse().map_err(|error: sqlx::Error| match error {
                    sqlx::Error::Configuration(why) => BadPlace::Address(why.to_string()),
                    _ => BadPlace::Address("it has another form".to_owned()),
                })?;
                Ok(Self(Kind::Postgres(Box::new(options))))
            }
            Some((scheme, _)) if scheme.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
                Err(BadPlace::Scheme(scheme.to_owned()))
            }
            _ => Ok(Self::file(text)),
        }
    }
}

impl Display for Place {
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

impl Debug for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let place: Place =
            "postgres://ann:s3cret@db.example:5433/games?application_name=x".parse().expect("an address");
        assert_eq!(place.to_string(), "postgres://ann@db.example:5433/games");
        assert!(!format!("{place:?}").contains("s3cret"));
        for text in
            ["postgres://ann:s3cret@db:99999/x", "postgres://ann:s3cret@[db/x", "mysql://ann:s3cret@db/x"]
        {
            let error = text.parse::<Place>().expect_err(text);
            assert!(!format!("{error} {error:?}").contains("s3cret"), "{error:?}");
        }
    }

    #[test]
    fn what_is_no_address_is_a_file() {
        for text in ["games.db", "/var/lib/armonium/games.db", "C:\\games.db", "./a b"] {
            assert_eq!(text.parse::<Place>().expect(text).to_string(), text);
        }
        assert_eq!("".parse::<Place>().expect_err("nothing"), BadPlace::Empty);
    }
}
