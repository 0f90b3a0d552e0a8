//! Where the Research Tiles are: the pile, the hands, and who knows which tile lies where (R42, R50, R73, R77).
//!
//! Each of the fifty tiles is a token with a kind. Equal tiles are indistinguishable to players, so no token number ever
//! leaves this crate.

use crate::chance::Stream;
use crate::content::Content;
use crate::state::Eyes;
use crate::vocabulary::{Seat, Tile};

/// The tiles of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tiles {
    kinds: [Tile; Content::TILES],
    known: [Eyes; Content::TILES],
    hands: [u64; Seat::MAX],
    pile: [u8; Content::TILES],
    head: u8,
    len: u8,
}

impl Tiles {
    /// A face-down pile in this order, first tile on top, and empty hands.
    pub(crate) fn new(order: &[Tile]) -> Self {
        let mut tiles = Self {
            kinds: [Tile(0); Content::TILES],
            known: [Eyes::NOBODY; Content::TILES],
            hands: [0; Seat::MAX],
            pile: [0; Content::TILES],
            head: 0,
            len: order.len().min(Content::TILES) as u8,
        };
        for (token, &kind) in order.iter().take(Content::TILES).enumerate() {
            tiles.kinds[token] = kind;
            tiles.pile[token] = token as u8;
        }
        tiles
    }

    /// Tiles with given hands and a given pile from the top.
    pub(crate) fn assemble(hands: &[Vec<(Tile, Eyes)>], pile: &[(Tile, Eyes)]) -> Self {
        let mut tiles = Self::new(&[]);
        let mut next = 0;
        for (seat, hand) in hands.iter().enumerate() {
            for &(tile, known) in hand {
                (tiles.kinds[next], tiles.known[next]) = (tile, known);
                tiles.hands[seat] |= 1 << next;
                next += 1;
            }
        }
        for &(tile, known) in pile {
            (tiles.kinds[next], tiles.known[next]) = (tile, known);
            tiles.append(next);
            next += 1;
        }
        tiles
    }

    /// How many tiles are in the pile.
    #[inline]
    pub(crate) const fn pile_len(&self) -> u8 {
        self.len
    }

    /// How many tiles a player holds.
    #[inline]
    pub(crate) const fn held(&self, seat: Seat) -> usize {
        self.hands[seat.index()].count_ones() as usize
    }

    /// The kinds a player holds, as bits.
    #[inline]
    pub(crate) fn kinds_held(&self, seat: Seat) -> u64 {
        let mut kinds = 0;
        for token in tokens(self.hands[seat.index()]) {
            kinds |= 1 << self.kinds[token].0;
        }
        kinds
    }

    /// Does a player hold such a tile?
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, tile: Tile) -> bool {
        tokens(self.hands[seat.index()]).any(|token| self.kinds[token] == tile)
    }

    /// Every tile a player holds, with who knows it.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = (Tile, Eyes)> + '_ {
        tokens(self.hands[seat.index()]).map(|token| (self.kinds[token], self.known[token]))
    }

    /// Every tile of the pile from the top, with who knows it.
    pub(crate) fn pile(&self) -> impl Iterator<Item = (Tile, Eyes)> + '_ {
        (0..self.len).map(|place| {
            let token = usize::from(self.pile[usize::from(self.head + place) % Content::TILES]);
            (self.kinds[token], self.known[token])
        })
    }

    /// Shows every tile to everybody.
    pub(crate) const fn lay_open(&mut self) {
        self.known = [Eyes::EVERYBODY; Content::TILES];
    }

    /// Draws the top tile into a hand.
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Tile> {
        if self.len == 0 {
            return None;
        }
        let token = usize::from(self.pile[self.head as usize]);
        self.head = (self.head + 1) % Content::TILES as u8;
        self.len -= 1;
        self.hands[seat.index()] |= 1 << token;
        self.known[token].add(seat);
        Some(self.kinds[token])
    }

    /// A tile leaves a hand in the open, to lie under the pile where everybody knows it.
    pub(crate) fn return_openly(&mut self, seat: Seat, tile: Tile) {
        if let Some(token) = self.take(seat, tile) {
            self.known[token] = Eyes::EVERYBODY;
            self.append(token);
        }
    }

    /// A tile leaves a hand face down: only its owner knows it, and the others no longer know what the owner holds.
    pub(crate) fn return_secretly(&mut self, seat: Seat, tile: Tile) {
        if let Some(token) = self.take(seat, tile) {
            self.known[token] = Eyes::only(seat);
            for held in tokens(self.hands[seat.index()]) {
                self.known[held] = Eyes::only(seat);
            }
            self.append(token);
        }
    }

    /// A tile leaves a hand for the board and never comes back.
    pub(crate) fn place_on_board(&mut self, seat: Seat, tile: Tile) {
        self.take(seat, tile);
    }

    /// Everybody sees that a hand holds so many tiles of a kind.
    pub(crate) fn show(&mut self, seat: Seat, tile: Tile, copies: usize) {
        let alike = |kinds: &[Tile], token: usize| kinds[token] == tile;
        let open = |tiles: &Self, token: usize| tiles.known[token] == Eyes::EVERYBODY;
        let shown =
            tokens(self.hands[seat.index()]).filter(|&t| alike(&self.kinds, t) && open(self, t)).count();
        for _ in shown..copies {
            let hidden = tokens(self.hands[seat.index()]).find(|&t| alike(&self.kinds, t) && !open(self, t));
            if let Some(token) = hidden {
                self.known[token] = Eyes::EVERYBODY;
            }
        }
    }

    /// Puts all tiles of a hand under the pile, mixed; a single one stays known to those who knew it (R73).
    pub(crate) fn return_all(&mut self, seat: Seat, stream: impl FnOnce() -> Stream) -> u8 {
        let hand = std::mem::take(&mut self.hands[seat.index()]);
        let count = hand.count_ones() as u8;
        let mut mixed = [0u8; Content::TILES];
        for (slot, token) in mixed.iter_mut().zip(tokens(hand)) {
            *slot = token as u8;
        }
        let mixed = &mut mixed[..count as usize];
        mixed.sort_unstable_by_key(|&token| self.kinds[token as usize]);
        if count > 1 {
            stream().shuffle(mixed);
            for token in mixed.iter() {
                self.known[*token as usize] = Eyes::NOBODY;
            }
        }
        for token in mixed.iter() {
            self.append(*token as usize);
        }
        count
    }

    /// Takes a tile of this kind out of a hand. Seats that knew of such a tile there now know of one less.
    fn take(&mut self, seat: Seat, tile: Tile) -> Option<usize> {
        let hand = self.hands[seat.index()];
        let taken = tokens(hand).find(|&token| self.kinds[token] == tile)?;
        self.hands[seat.index()] &= !(1 << taken);
        let mut unsure = !self.known[taken].0 & !Eyes::only(seat).0;
        for token in tokens(self.hands[seat.index()]) {
            if self.kinds[token] == tile {
                let lost = unsure & self.known[token].0;
                self.known[token].0 &= !lost;
                unsure &= !lost;
            }
        }
        Some(taken)
    }

    fn append(&mut self, token: usize) {
        self.pile[usize::from(self.head + self.len) % Content::TILES] = token as u8;
        self.len += 1;
    }
}

/// A set of tokens, lowest first.
#[inline]
fn tokens(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let token = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        Some(token)
    })
}
