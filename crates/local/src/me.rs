//! Who plays on this device: its player, and guests with a token of their own.

use crate::answer::{self, Answer};
use crate::message::{Output, Reply, StoredGuest};
use crate::{Identity, LocalServer};
use armonium_protocol::http::{Fault, Guest, MeChanges, MyCard, NewGuest, NewIdentity, NewMe, checked_name};
use armonium_table::{Digest, PlayerId, same_token};

/// The most guests that are remembered; those who came first are forgotten first.
const MAX_GUESTS: usize = 100;

impl Identity {
    /// What a player of this device is called.
    pub(crate) fn name_of(&self, player: PlayerId) -> Option<&str> {
        if player == LocalServer::PLAYER {
            return self.name.as_deref();
        }
        self.guests.iter().find(|guest| guest.player == player).map(|guest| guest.name.as_str())
    }
}

fn token_hash(token: &str) -> Digest {
    Digest::of("armonium token 1", &[token.as_bytes()])
}

impl LocalServer {
    /// The player with this token; without one, this device's player, once there is a name.
    pub(crate) fn caller(&self, token: Option<&str>) -> Result<Option<PlayerId>, Fault> {
        let Some(token) = token else { return Ok(self.identity.name.is_some().then_some(Self::PLAYER)) };
        let hash = token_hash(token).to_string();
        let found = self.identity.guests.iter().find(|guest| same_token(&guest.token.to_string(), &hash));
        found.map(|guest| Some(guest.player)).ok_or(Fault::BAD_TOKEN)
    }

    /// The same for what only a player with an identity may do.
    pub(crate) fn me(&self, token: Option<&str>) -> Result<PlayerId, Fault> {
        self.caller(token)?.ok_or(Fault::NOBODY)
    }

    fn card(&self, player: PlayerId) -> MyCard {
        MyCard::named(player, self.identity.name_of(player).unwrap_or_default().to_owned())
    }

    /// `GET /api/me`.
    pub(crate) fn show_me(&self, token: Option<&str>) -> Answer<Reply> {
        let caller = self.caller(token)?;
        Ok(caller.map_or_else(answer::empty, |player| answer::json(200, &self.card(player))))
    }

    /// `POST /api/me`.
    pub(crate) fn create_me(&mut self, asked: &NewIdentity) -> Answer<Reply> {
        self.identity.name = Some(checked_name(&asked.name)?);
        self.identity_changed(Self::PLAYER);
        Ok(answer::json(201, &NewMe { player: self.card(Self::PLAYER), recovery: None }))
    }

    /// `PATCH /api/me`.
    pub(crate) fn change_me(&mut self, token: Option<&str>, asked: MeChanges) -> Answer<Reply> {
        let me = self.me(token)?;
        if asked.passphrase.is_some() {
            let why = "There is no signing in on this device.";
            return Err(Fault::fixed(422, "bad_passphrase", why).into());
        }
        if let Some(name) = asked.name {
            let name = checked_name(&name)?;
            match self.identity.guests.iter_mut().find(|guest| guest.player == me) {
                Some(guest) => guest.name = name,
                None => self.identity.name = Some(name),
            }
            self.identity_changed(me);
        }
        Ok(answer::json(200, &self.card(me)))
    }

    /// `POST /api/guests`.
    pub(crate) fn create_guest(&mut self, asked: &NewGuest) -> Answer<Reply> {
        let name = checked_name(&asked.name)?;
        let player = PlayerId::from_bits(self.random_bits());
        let token = self.random().to_string();
        let guests = &mut self.identity.guests;
        if guests.len() >= MAX_GUESTS {
            guests.remove(0);
        }
        guests.push(StoredGuest { player, name: name.clone(), token: token_hash(&token) });
        self.identity_changed(player);
        Ok(answer::json(201, &Guest { player, name, token }))
    }

    /// Stores who plays here, and shows a new name at the tables in memory.
    fn identity_changed(&mut self, player: PlayerId) {
        self.outputs.push(Output::Identity { identity: self.identity.clone() });
        for table in self.tables.values_mut() {
            if table.own_names.contains_key(&player) || table.table.host == player {
                table.renamed(&self.identity, self.now);
            }
        }
    }
}
