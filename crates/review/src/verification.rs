//! What was found when the record of a table was checked.

use armonium_protocol::BranchOf;
use armonium_rules::{Seat, Seed};
use armonium_table::{Digest, Proof, RecordFault};
use serde::Serialize;

/// What was found when the record of a table was checked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verification {
    /// What does not hold; null if everything does.
    fault: Option<Fault>,
    /// What was proved; null if something does not hold.
    proof: Option<Proved>,
}

/// What does not hold in a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// The line of the record, from 1; 0 for all of it.
    line: u32,
    /// The clause that is broken.
    clause: &'static str,
    /// A sentence about it, in English.
    message: String,
}

/// What was checked of a record, and found true.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proved {
    /// The last sum of the chain.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    sum: Digest,
    /// What bound the server to its secret.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    commitment: Digest,
    /// The players' parts of the chance.
    nonces: Vec<Nonce>,
    /// The seed that the cards were dealt from.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    seed: Option<Seed>,
    /// How many records there are.
    records: u32,
    /// How many decisions, with those that were taken back.
    decisions: u32,
    /// How many decisions were taken back.
    take_backs: u32,
    /// How often a clock ran out.
    clocks: u32,
    /// Where the table branched off: then its cards are those of another game, and the deal proves nothing.
    branch: Option<BranchOf>,
}

/// A player's part of the chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "GivenNonce"))]
pub struct Nonce {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    seat: Seat,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    nonce: Digest,
}

impl Verification {
    /// What was found.
    pub fn of(verified: Result<Proof, RecordFault>) -> Self {
        match verified {
            Ok(proof) => {
                let nonces = proof.nonces.iter().map(|given| Nonce { seat: given.seat, nonce: given.nonce });
                let proved = Proved {
                    sum: proof.sum,
                    commitment: proof.commitment,
                    nonces: nonces.collect(),
                    seed: proof.seed,
                    records: proof.records as u32,
                    decisions: proof.decisions as u32,
                    take_backs: proof.take_backs as u32,
                    clocks: proof.clocks as u32,
                    branch: proof.table.branch.map(BranchOf::from),
                };
                Self { fault: None, proof: Some(proved) }
            }
            Err(fault) => {
                let clause = fault.clause();
                let RecordFault { line, wrong } = fault;
                let fault = Fault { line: line as u32, clause, message: wrong.to_string() };
                Self { fault: Some(fault), proof: None }
            }
        }
    }
}
