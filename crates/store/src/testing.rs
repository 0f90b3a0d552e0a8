//! PostgreSQL for tests.
