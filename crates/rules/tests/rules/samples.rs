//! There is a sample of every event, action, question and refusal, so that what is tried with all of them is tried with all.

use armonium_pack::Pack;
use armonium_rules::samples::{actions, asks, events, refusals};
use armonium_rules::{Action, Ask, Event, Illegal};
use std::collections::BTreeSet;

/// Names the variants of an enum by a match without `_`, so that a new variant does not compile until it is listed,
/// and then fails until there is a sample of it.
macro_rules! kinds {
    ($samples:expr, $name:ident: $($variant:ident)+) => {
        let kind = |sample: &$name| match sample { $($name::$variant { .. } => stringify!($variant)),+ };
        let met: BTreeSet<_> = $samples.iter().map(kind).collect();
        let all = BTreeSet::from([$(stringify!($variant)),+]);
        assert_eq!(met, all, "samples of every {}", stringify!($name));
    };
}

#[test]
fn there_is_a_sample_of_everything() {
    let content = &Pack::turin().content;
    kinds!(events(content), Event: CharacterDealt CharacterFaceUp HourBegan RoleDealt EventTurned AuctionOpened
        BidMade BidPassed PositionWon PositionGiven PositionStruck CluePlaced Declared MarkShown DeclaredWrongly
        DeclaredRightly CharacterChosen AbilityUsed CharacterBlocked TimeGained TimePaid MusicGained ClueGained
        CluesSpent CluePicked TileDrawn PowerTakenBack GearsTurned Moved ActionTaken Skipped CardLooked ClueMoved
        PowerPlayed ItemPlayed Relocated Swapped TurnEnded LocationPlaced LocationDeclined OrganTileDiscarded
        OrganPlaced TileDiscarded PlayerOut CardRevealed TilesReturned Ended);
    kinds!(actions(content), Action: Open Bid Pass PlaceClue Declare Choose PlayPower PlayItem Name Favour Block
        TakeBack Turn Step Ride Taxi Stop Investigate Research Compose MoveClue Relocate Swap EndTurn
        PlaceLocation DiscardOrgan Decline PlaceOrgan Discard);
    kinds!(asks(), Ask: OpenAuction OpeningBid Raise PlaceClue Choose Gears Move Act EndTurn Look FreeSteps
        TaxiRide Ride ClueOnMystic TakeBack Block Name Favour MoveClue Relocate Swap PlaceLocation PlaceOrgan
        Discard Nothing);
    kinds!(refusals(content), Illegal: GameOver NotYourTurn NotNow NoSuchSpace NoSuchTile NoSuchPosition
        PositionTaken BidTooLow BidTooHigh NotRegular NotMystic NotEmpty AlreadyDeclared OrganNotOnMap TooFewMarks
        CharacterUsed CharacterBlocked MustChoose NotHimself NoEffect IdleAbility TeethNotOffered TooExpensive
        NoStepsLeft NotAdjacent Occupied RideUsed TransportForbidden NotAtStation NotAStop NoTaxi PowerNotHeld
        PowerAlready TileNotHeld ItemAlready NotAnItem NotALocation CardsForbidden NoCharacterYet NoClue NoTarget
        NoCluesHere TooManyClues NoClueThere PowerNotPlayed SameSpace SwapOrder SideTaken EmptyArea AreaOccupied
        NoOrganSymbol NotThreeTiles OutsideArea);
}
