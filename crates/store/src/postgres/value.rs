//! Values as PostgreSQL's parameters and columns.

use crate::StoreError;
use crate::database::{DbRow, Value};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgRow, PgTypeInfo};
use sqlx::{Column, Encode, Postgres, Row, Type, TypeInfo};

/// Leaves the type to PostgreSQL.
const UNSPECIFIED: PgTypeInfo = PgTypeInfo::with_oid(Oid(0));

impl Type<Postgres> for Value {
    fn type_info() -> PgTypeInfo {
        UNSPECIFIED
    }
}

impl Encode<'_, Postgres> for Value {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(number) => Encode::<Postgres>::encode_by_ref(number, buffer),
            Self::Real(number) => Encode::<Postgres>::encode_by_ref(number, buffer),
            Self::Text(text) => Encode::<Postgres>::encode_by_ref(text, buffer),
            Self::Bytes(bytes) => Encode::<Postgres>::encode_by_ref(bytes, buffer),
        }
    }

    fn produces(&self) -> Option<PgTypeInfo> {
        Some(match self {
            Self::Null => UNSPECIFIED,
            Self::Int(_) => i64::type_info(),
            Self::Real(_) => f64::type_info(),
            Self::Text(_) => String::type_info(),
            Self::Bytes(_) => Vec::<u8>::type_info(),
        })
    }
}

/// The values of a row.
pub fn read(row: &PgRow) -> Result<DbRow, StoreError> {
    let value = |(place, column): (usize, &sqlx::postgres::PgColumn)| {
        Ok(match column.type_info().name() {
            "INT8" => row.try_get::<Option<_>, _>(place)?.map(Value::Int),
            "FLOAT8" => row.try_get::<Option<_>, _>(place)?.map(Value::Real),
            "BYTEA" => row.try_get::<Option<_>, _>(place)?.map(Value::Bytes),
            _ => row.try_get::<Option<_>, _>(place)?.map(Value::Text),
        }
        .unwrap_or_default())
    };
    row.columns().iter().enumerate().map(value).collect::<sqlx::Result<_>>().map(DbRow).map_err(Into::into)
}
