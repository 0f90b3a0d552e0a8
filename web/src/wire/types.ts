// What goes over the wire, generated from the Rust types by `cargo xtask types`. Do not edit.

/** One small decision. A turn is a chain of them. */
export type Action =
  | {
      do: "open";
      /** The position, from 1. */
      position: number;
    }
  | {
      do: "bid";
      /** The whole bid. */
      time: number;
    }
  | { do: "pass" }
  | {
      do: "place_clue";
      /** Where. */
      space: Space;
    }
  | {
      do: "declare";
      /** Who the Chosen One is said to be. */
      character: Character;
    }
  | {
      do: "choose";
      /** Who. */
      character: Character;
    }
  | {
      do: "play_power";
      /** Which. */
      power: Power;
    }
  | {
      do: "play_item";
      /** Which. */
      tile: Tile;
    }
  | {
      do: "name";
      /** Whose ability. */
      character: Character;
    }
  | {
      do: "favour";
      /** Which. */
      activity: Activity;
    }
  | {
      do: "block";
      /** Whom. */
      character: Character;
    }
  | {
      do: "take_back";
      /** Which. */
      power: Power;
    }
  | {
      do: "turn";
      /** Signed: negative is against the arrows of a pack that allows it. */
      teeth: number;
    }
  | {
      do: "step";
      /** Where. */
      to: Space;
    }
  | {
      do: "ride";
      /** Where. */
      to: Space;
    }
  | {
      do: "taxi";
      /** Where. */
      to: Space;
    }
  | { do: "stop" }
  | {
      do: "investigate";
      /** Whose. */
      target: Target;
      /** Clues spent for one more card each. */
      clues: number;
    }
  | {
      do: "research";
      /** Clues spent for one more tile each. */
      clues: number;
    }
  | {
      do: "compose";
      /** Clues spent for one more page each. */
      clues: number;
    }
  | {
      do: "move_clue";
      /** From where. */
      from: Space;
      /** To where. */
      to: Space;
    }
  | {
      do: "relocate";
      /** Whom. */
      character: Character;
      /** Where. */
      to: Space;
    }
  | {
      do: "swap";
      /** One. */
      a: Character;
      /** The other; later in the order of characters than `a`. */
      b: Character;
    }
  | { do: "end_turn" }
  | {
      do: "place_location";
      /** Which. */
      tile: Tile;
      /** On which Location Space. */
      side: Side;
    }
  | {
      do: "discard_organ";
      /** Which. */
      tile: Tile;
    }
  | { do: "decline" }
  | {
      do: "place_organ";
      /** Where. */
      space: Space;
    }
  | {
      do: "discard";
      /** Which. */
      tile: Tile;
    };

/** What the Activity Gear can show. */
export type Activity = "investigate" | "research" | "compose" | "move_clue";

/** A hint for the seat to act. */
export type Advice =
  | {
      about: "position";
      /** The position, from 1: the one up for auction, or the best to open. */
      position: number;
      /** The most Time the detective would pay. */
      most: number;
      /** What makes the position worth it. */
      why: BidReason;
    }
  | {
      about: "clue";
      /** The space. */
      space: Space;
      /** The nearest character that may still be free when the seat chooses. */
      character: Character;
      /** The steps between them. */
      steps: number;
    }
  | {
      about: "character";
      /** The character. */
      character: Character;
      /** The strongest reason for it, compared with the others. */
      why: CharacterReason;
      /** The most Clues within its reach, over all turns of the gears. */
      clues: number;
      /** The other free characters that are worth less than one Time less. */
      close: CharacterSet;
    }
  | {
      about: "gears";
      /** The teeth. */
      teeth: number;
      /** The Clues within reach then. */
      clues: number;
    };

/** A line of an analysis, each a JSON object. */
export type AnalysisLine =
  | {
      line: "begun";
      /** How many. */
      total: number;
    }
  | { line: "judged" } & Judged
  | { line: "done" };

/** How hard it thinks. */
export type AnalysisSetting = "quick" | "deep";

/** The answer to a question: of the optional fields those that were asked for. */
export type Answer = {
  /** The question's number. */
  id: number;
  /** The number of the last record. */
  version: number;
  /** The number of the decision that is asked now. */
  decision: number;
  /** For each action null, if the asking player may do it now, or why not. */
  why?: Array<WhyNot | null>;
  /** Where the mover can go. */
  routes?: Array<Route>;
  /** The odds; null where they are not shown. */
  odds?: Odds | null;
  /** The hint; null where there is none. */
  hint?: Advice | null;
  /** What follows from the View; null before there is one. */
  insight?: Insight | null;
};

/** What a reader sees of the cards the mover has seen this turn. */
export type Apart = {
  /** Whose cards. */
  target: Target;
  /** The cards, in a fixed order. */
  cards: Array<Sight<Card>>;
};

/** What is asked of the player to act. */
export type Ask =
  | "open_auction"
  | "opening_bid"
  | "raise"
  | "place_clue"
  | "choose"
  | "gears"
  | "move"
  | { act: Activity }
  | "end_turn"
  | "look"
  | "free_steps"
  | "taxi_ride"
  | "ride"
  | "clue_on_mystic"
  | "take_back"
  | "block"
  | "name"
  | "favour"
  | "move_clue"
  | "relocate"
  | "swap"
  | "place_location"
  | "place_organ"
  | "discard"
  | "nothing";

/** The auctions of one Hour. */
export type Auction = {
  /** Who has taken which position so far. */
  taken: Array<Seat | null>;
  /** How many positions there are this Hour. */
  positions: number;
  /** The current auction. */
  round: Round;
};

/** One thing that happened about players who are away. */
export type Away =
  | {
      away: "nudged";
      /** Who. */
      seat: Seat;
      /** Whom. */
      to: Seat;
    }
  | {
      away: "pause_proposed";
      /** Who. */
      seat: Seat;
      /** How long, in minutes. */
      minutes: number;
    }
  | {
      away: "pause_answered";
      /** Who. */
      seat: Seat;
      /** Agreed? */
      agree: boolean;
    }
  | { away: "pause_declined" }
  | {
      away: "paused";
      /** When it continues by itself, in milliseconds since 1970. */
      until: number;
    }
  | {
      away: "resume_wanted";
      /** Who. */
      seat: Seat;
    }
  | { away: "pause_ended" }
  | {
      away: "vacation_began";
      /** Who. */
      seat: Seat;
    }
  | {
      away: "vacation_ended";
      /** Who. */
      seat: Seat;
    };

/** What everybody may know of a player's absence. */
export type AwayCard = {
  /** True if the player agreed to the pause that is proposed or on. */
  agreed: boolean;
  /** True if the player agreed to the pause that is on and wants to continue. */
  wants_resume: boolean;
  /** When the player's vacation ends at the latest, in milliseconds since 1970; none if not on vacation. */
  vacation?: number;
  /** How many vacation days are left, without the vacation that is on. */
  vacation_left: number;
  /** When the player was last nudged. */
  nudged?: number;
};

/** What could be known, moment by moment. */
export type Beliefs = {
  /** The Chosen One; null for readers who see what they saw then. */
  chosen: Character | null;
  /** Fenrir's seat; null also if the roles were never dealt. */
  fenrir: Seat | null;
  /** The number of the last moment. */
  end: number;
  /** One for each reader. */
  readers: Array<Believed>;
};

/** What one reader could know. */
export type Believed = {
  /** The reader's seat; null for spectators. */
  seat: Seat | null;
  /** How likely each of the eight characters is to be the Chosen One, whenever that changes. */
  chosen: Array<OddsFrom>;
  /** How likely each seat is to be Fenrir, whenever that changes; all 0 before the roles are dealt. */
  fenrir: Array<OddsFrom>;
};

/** What makes a turn position worth Time. */
export type BidReason = "choice" | "event" | "race" | "location" | "clue";

/** Where a table's game branched off from another table's. */
export type BranchOf = {
  /** The other table. */
  table: TableId;
  /** After how many decisions and take-backs there. */
  at: number;
};

/** What gives a movement. */
export type By = "free" | "walking" | "gear" | "power" | "item";

/** A card of a hand or of the Unknown Characters deck. */
export type Card = { power: Power } | { character: Character };

/** Who knows where a Character Card lies. */
export type CardKnown = {
  /** Whose card. */
  character: Character;
  /** Who knows. */
  by: Who;
};

/** Where a Character Card lies. */
export type CardPlace = { hand: Seat } | "deck" | "chosen";

/** What everybody may know of a chair. */
export type ChairCard = {
  /** The player who owns it. */
  player: PlayerId | null;
  /** The player's name; null where a player owns the chair who has deleted their identity. */
  name: string | null;
  /** The bot that has the seat. */
  bot: Level | null;
  /** The bot that plays for the player, and why. */
  substitute: SubstituteCard | null;
  /** True if the deal needs nothing more from this chair. */
  ready: boolean;
  /** The player's answer in the open vote to end the game. */
  vote: boolean | null;
  /** True if the player asked for a bot to play for the absent player to act. */
  wants_bot: boolean;
  /** The colour of who sits here, from 0. */
  colour: Colour;
  /** The seat with which the player here asks to swap. */
  wants_swap?: Seat;
  /** Pauses, vacation and nudges. */
  away: AwayCard;
};

/** How far the streams of chance were used. */
export type ChanceUsed = {
  /** Looks at cards. */
  looks: number;
  /** Mixings of tiles. */
  mixings: number;
};

/** One of the eight characters that walk through Turin. */
export type Character =
  | "johnsson"
  | "lilja"
  | "palsson"
  | "vikstrom"
  | "lewis"
  | "vidal"
  | "koleberg"
  | "snowy";

/** A reason to choose a character. */
export type CharacterReason = "ability" | "event" | "gears" | "steps";

/** A set of characters. */
export type CharacterSet = Array<Character>;

/** A spectator's phrase. */
export type Cheer = "hello" | "good_luck" | "applause" | "suspense" | "gasp" | "laugh" | "thanks" | "goodbye";

/** A message from a client. Commands have an `id`, a number of the client's choice: a command sent twice is carried out once. */
export type ClientMessage =
  | {
      type: "hello";
      /** The version of the protocol. */
      protocol: number;
      /** The last record the client has; null if it wants the View and no log. */
      have?: number | null;
    }
  | {
      type: "nonce";
      /** The command's number. */
      id: number;
      /** 64 hexadecimal digits. */
      nonce: Digest;
    }
  | {
      type: "act";
      /** The command's number. */
      id: number;
      /** The number of the first decision, as the last message from the server gave it. */
      at: number;
      /** The decisions: 1 to 64, of which only the last may reveal or draw something. */
      actions: Array<Action>;
    }
  | {
      type: "take_back";
      /** The command's number. */
      id: number;
      /** The number of the decision. */
      at: number;
    }
  | {
      type: "reclaim";
      /** The command's number. */
      id: number;
    }
  | {
      type: "say";
      /** The command's number. */
      id: number;
      /** The message. */
      text: string;
    }
  | {
      type: "phrase";
      /** The command's number. */
      id: number;
      /** The phrase. */
      phrase: Phrase;
    }
  | {
      type: "vote";
      /** The command's number. */
      id: number;
      /** True to end it. */
      end: boolean;
    }
  | {
      type: "let_bot_play";
      /** The command's number. */
      id: number;
      /** That player's seat. */
      seat: Seat;
    }
  | {
      type: "colour";
      /** The command's number. */
      id: number;
      /** Whose seat: the player's, or a bot's. */
      seat: Seat;
      /** The colour, from 0. */
      colour: Colour;
    }
  | {
      type: "swap";
      /** The command's number. */
      id: number;
      /** That seat. */
      with: Seat;
    }
  | {
      type: "end_swap";
      /** The command's number. */
      id: number;
      /** The seat of the player who asked. */
      seat: Seat;
    }
  | {
      type: "change_options";
      /** The command's number. */
      id: number;
      /** All options. */
      options: TableOptions;
    }
  | {
      type: "start";
      /** The command's number. */
      id: number;
    }
  | {
      type: "stop";
      /** The command's number. */
      id: number;
    }
  | {
      type: "nudge";
      /** The command's number. */
      id: number;
      /** That player's seat. */
      seat: Seat;
    }
  | {
      type: "propose_pause";
      /** The command's number. */
      id: number;
      /** How long, in minutes. */
      minutes: number;
    }
  | {
      type: "answer_pause";
      /** The command's number. */
      id: number;
      /** True to agree. */
      agree: boolean;
    }
  | {
      type: "end_pause";
      /** The command's number. */
      id: number;
    }
  | {
      type: "vacation";
      /** The command's number. */
      id: number;
      /** True to go. */
      on: boolean;
    }
  | {
      type: "cheer";
      /** The message's number. */
      id: number;
      /** The phrase. */
      cheer: Cheer;
    }
  | {
      type: "plan";
      /** The message's number. */
      id: number;
      /** The plan; null cancels it. */
      plan: Plan | null;
    }
  | { type: "ask" } & Question
  | { type: "ping" };

/** A table's clock. */
export type Clock =
  | { kind: "none" }
  | {
      kind: "real_time";
      /** Seconds for the whole game. */
      reserve: number;
      /** Seconds for each decision. */
      increment: number;
    }
  | {
      kind: "correspondence";
      /** Hours for a turn. */
      hours: number;
      /** When the clock stands every day, if it does. */
      sleep: Sleep | null;
    };

/** The clocks at this moment. */
export type ClockNow = {
  /** When the time of the player to act runs out, in milliseconds since 1970. */
  deadline: number | null;
  /** What is left of each reserve, in milliseconds. */
  reserves: Array<number>;
};

/** One of six colours. */
export type Colour = number;

/** A new program. The token is sent only this once. */
export type CreatedProgram = {
  player: PlayerId;
  /** For the header `Authorization: Bearer TOKEN`. */
  token: string;
};

/** A declaration that named the Chosen One rightly. */
export type Declaration = {
  /** As what it was made. */
  role: Role;
  /** The Chosen One. */
  chosen: Character;
};

/** The confirmation. */
export type DeleteAccount = {
  /** The caller's name, exactly. */
  name: string;
  /** The caller's passphrase or recovery code, if there is one. */
  proof?: string;
};

/** Thirty-two bytes. */
export type Digest = string;

/** The shapes of a sheet as pieces of SVG, each shape with a class that says what it is. There is no text in them, no colour, no style and nothing of the pack's own words. */
export type Drawing = {
  /** Fields, hills, roads and rivers. */
  land: string;
  /** What lies between the spaces: pavement, gardens and bridges. */
  streets: string;
  /** The spaces themselves. */
  spaces: string;
  /** What reaches over their edges. */
  over: string;
};

/** An effect that waits for a decision. */
export type Effect =
  | { look: number }
  | { free_steps: number }
  | { taxi_ride: number }
  | "ride_any"
  | { ride_line: Machine }
  | "clue_on_mystic"
  | "take_back"
  | "block"
  | "name"
  | "favour"
  | "move_clue"
  | "relocate"
  | "swap";

/** The caller's e-mail address. */
export type EmailCard = {
  address: string;
  /** Without it nothing is sent there. */
  confirmed: boolean;
};

/** The token in a link of an e-mail. It needs no other proof. */
export type EmailToken = { token: string };

/** A step that ended without being carried out. */
export type EndedStep = {
  /** The Hour it was for. */
  hour: number;
  /** The decision. */
  then: Planned;
  /** Why it ended. */
  why: PlanEnd;
};

/** Something to store or to deliver. */
export type EngineOutput =
  | {
      out: "append";
      /** The table. */
      table: TableId;
      /** The record's number, from 1 on. */
      version: number;
      /** When it was written, in milliseconds since 1970. */
      at: number;
      /** The record as text. */
      record: string;
    }
  | {
      out: "meta";
      /** The card. */
      meta: StoredMeta;
    }
  | {
      out: "pack";
      /** The SHA-256 of the text. */
      file: Digest;
      /** Its whole file. */
      text: string;
    }
  | {
      out: "identity";
      /** Who. */
      identity: StoredIdentity;
    }
  | {
      out: "removed";
      /** Which. */
      table: TableId;
    }
  | {
      out: "frame";
      /** The connection. */
      connection: number;
      /** A `ServerMessage` as JSON. */
      message: string;
    }
  | {
      out: "bye";
      /** The connection. */
      connection: number;
      /** Why. */
      code: string;
    }
  | {
      out: "lines";
      /** The stream. */
      stream: number;
      /** Whole lines, or nothing. */
      text: string;
      /** True with the last piece. */
      done: boolean;
    };

/** A request to the engine. */
export type EngineRequest =
  | {
      op: "start";
      /** 64 hexadecimal digits from the system's source of randomness. */
      random: Digest;
      /** Who plays on this device, as it was last sent. */
      identity?: StoredIdentity;
      /** The cards of all stored tables. Their records follow with `restore` when they are needed. */
      tables?: Array<StoredMeta>;
      /** How long bots take to answer, in milliseconds: 0 for at once; by default as at a server. */
      pace?: number;
    }
  | {
      op: "restore";
      /** The table with all its records. */
      table: StoredTable;
    }
  | {
      op: "forget";
      /** Which. */
      table: TableId;
    }
  | {
      op: "failed";
      /** Which. */
      table: TableId;
    }
  | {
      op: "request";
      /** `GET`, `POST`, `PUT`, `PATCH` or `DELETE`. */
      method: string;
      /** The path with its query, from `/api` on. */
      path: string;
      /** A guest's token; this device's player without one. */
      token?: string;
      /** The header `Idempotency-Key`. */
      key?: number;
      /** The body. */
      body?: string;
    }
  | {
      op: "open";
      /** The connection. */
      connection: number;
      /** The table. */
      table: TableId;
      /** A guest's token; this device's player without one. */
      token?: string;
      /** The invitation in the address. */
      invitation?: string;
    }
  | {
      op: "hear";
      /** The connection. */
      connection: number;
      /** A `ClientMessage` as JSON. */
      message: string;
    }
  | {
      op: "close";
      /** The connection. */
      connection: number;
    }
  | { op: "tick" }
  | {
      op: "stop";
      /** The stream, as a reply named it. */
      stream: number;
    };

/** What follows from a request. */
export type EngineResponse = {
  /** The reply to an HTTP request, and to `restore`. */
  reply?: Reply;
  /** The request needs this stored table first: restore it and send the same request again. Nothing has changed. */
  needs?: TableId;
  /** This module plays and no more: load the whole engine and send the same request there. Nothing has changed. */
  needs_study?: boolean;
  /** The request itself can't be understood, or not at this time. A fault of the caller, not of a player. */
  fault?: ErrorInside;
  /** What to store and to deliver, in order. All that is to be stored has to be durable before anything is delivered. */
  outputs: Array<EngineOutput>;
  /** In how many milliseconds `tick` has something to do; null if it has nothing. */
  again: number | null;
};

/** Why a request was refused. */
export type ErrorBody = {
  /** The error. */
  error: ErrorInside;
};

/** The code of an error, with its data. */
export type ErrorInside = {
  /** The code, for programs. */
  code: string;
  /** The clause of the rules or of the protocol. */
  clause?: string;
  /** A sentence in English, for developers. */
  message: string;
  /** With the code `missing_pack`: the content pack that is missing. */
  pack?: PackName;
};

/** One thing that happened. */
export type Event =
  | { event: "character_dealt", seat: Seat, character: Sight<Character> }
  | { event: "character_face_up", character: Character }
  | { event: "hour_began", hour: number }
  | { event: "role_dealt", seat: Seat, role: Sight<Role> }
  | { event: "event_turned", card: EventCard }
  | { event: "auction_opened", seat: Seat, position: number }
  | { event: "bid_made", seat: Seat, time: number }
  | { event: "bid_passed", seat: Seat }
  | { event: "position_won", seat: Seat, position: number, time: number }
  | { event: "position_given", seat: Seat, position: number }
  | { event: "position_struck", position: number }
  | { event: "clue_placed", seat: Seat, space: Space }
  | { event: "declared", seat: Seat, role: Role, character: Character }
  | { event: "mark_shown", seat: Seat, tile: Tile }
  | { event: "declared_wrongly", seat: Seat, chosen: Sight<Character> }
  | { event: "declared_rightly", seat: Seat, character: Character }
  | { event: "character_chosen", seat: Seat, character: Character }
  | { event: "ability_used", seat: Seat, character: Character }
  | { event: "character_blocked", seat: Seat, character: Character }
  | { event: "time_gained", seat: Seat, time: number }
  | { event: "time_paid", seat: Seat, time: number }
  | { event: "music_gained", seat: Seat, pages: number }
  | { event: "clue_gained", seat: Seat }
  | { event: "clues_spent", seat: Seat, clues: number }
  | { event: "clue_picked", seat: Seat, space: Space }
  | { event: "tile_drawn", seat: Seat, tile: Sight<Tile> }
  | { event: "power_taken_back", seat: Seat, power: Power }
  | {
      event: "gears_turned";
      seat: Seat;
      teeth: number;
      machine: Machine;
      walking: number;
      activity: Activity;
    }
  | { event: "moved", seat: Seat, character: Character, from: Space, to: Space, means: Means }
  | { event: "action_taken", seat: Seat, activity: Activity }
  | { event: "skipped", seat: Seat, activity: Activity }
  | { event: "card_looked", seat: Seat, target: Target, card: Sight<Card> }
  | { event: "clue_moved", seat: Seat, from: Space, to: Space }
  | { event: "power_played", seat: Seat, power: Power }
  | { event: "item_played", seat: Seat, tile: Tile }
  | { event: "relocated", seat: Seat, character: Character, from: Space, to: Space }
  | { event: "swapped", seat: Seat, a: Character, b: Character }
  | { event: "turn_ended", seat: Seat }
  | { event: "location_placed", seat: Seat, tile: Tile, side: Side }
  | { event: "location_declined", seat: Seat }
  | { event: "organ_tile_discarded", seat: Seat, tile: Tile }
  | { event: "organ_placed", seat: Seat, space: Space }
  | { event: "tile_discarded", seat: Seat, tile: Sight<Tile> }
  | { event: "player_out", seat: Seat, reason: Reason }
  | { event: "card_revealed", seat: Seat, character: Character }
  | { event: "tiles_returned", seat: Seat, tiles: number }
  | { event: "ended", outcome: Outcome };

/** The eleven Event Cards, named by their numbers in the rules (8.1 to 8.11). */
export type EventCard = "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "e7" | "e8" | "e9" | "e10" | "e11";

/** A set of Event Cards. */
export type EventSet = Array<EventCard>;

/** For whom a table is meant. */
export type Experience = "any" | "beginners" | "experienced";

/** What a Research Tile shows. */
export type Face = { location: Mystic } | { item: Item };

/** What became of a seat. */
export type Fate = "empty" | "in" | { out: Reason };

/** What does not hold in a record. */
export type Fault = {
  /** The line of the record, from 1; 0 for all of it. */
  line: number;
  /** The clause that is broken. */
  clause: string;
  /** A sentence about it, in English. */
  message: string;
};

/** A character that a player chose. */
export type FavouriteCard = {
  character: Character;
  /** How often. */
  times: number;
};

/** A past occupant of a seat. */
export type FormerCard = {
  /** The seat. */
  seat: Seat;
  /** The last record in which they had it. */
  until: number;
  /** The player; null for a bot. */
  player: PlayerId | null;
  /** The player's name; null for a bot and for a player who has deleted their identity. */
  name: string | null;
  /** The bot. */
  bot: Level | null;
  /** The colour they had, from 0. */
  colour: Colour;
};

/** A turn of the gears, and what they would show. */
export type GearTurn = {
  /** By how many teeth: backwards if negative. */
  teeth: number;
  /** The Time it costs. */
  price: number;
  /** The machine. */
  machine: Machine;
  /** False if no Machine Transport runs this Hour. */
  runs: boolean;
  /** The steps. */
  steps: number;
  /** The action. */
  activity: Activity;
  /** Where the mover could go then, if the reader may turn the gears now. */
  routes: Array<Route>;
};

/** A player's part of the chance. */
export type GivenNonce = { seat: Seat, nonce: Digest };

/** One of five grades, I to V. */
export type Grade = number;

/** A new guest. The token is sent only this once. */
export type Guest = {
  /** The guest. */
  player: PlayerId;
  /** The guest's name. */
  name: string;
  /** For the header `Authorization: Bearer TOKEN`, and for the subprotocol `bearer.TOKEN` of WebSockets. */
  token: string;
};

/** What a reader sees of a hand. */
export type Hand = {
  /** The Power Cards in it: everybody knows which were played. */
  powers: PowerSet;
  /** How many Character Cards are in it. */
  characters: number;
  /** The tiles, known ones first by number. */
  tiles: Array<Sight<Tile>>;
};

/** Cards held apart until the end of the turn. */
export type HeldApart = {
  /** Whose cards. */
  target: Target;
  /** Which. */
  cards: Array<Card>;
};

/** A page of a history. */
export type History = {
  games: Array<HistoryCard>;
  /** Where the next page begins. */
  next: string | null;
};

/** A game that a player has finished. */
export type HistoryCard = {
  /** The table. */
  table: TableId;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The player's seat. */
  seat: number;
  /** The player's place, 1 for the winner; everybody's place is 1 if nobody won. */
  place: number;
  /** Whether the player won. */
  won: boolean;
  /** `hero` or `fenrir`, if roles were dealt. */
  role: Role | null;
  /** How many players the result names. */
  players: number;
  /** The rating after the game, if it was rated. */
  rating: Rating | null;
  /** How the game ended. */
  outcome: Outcome;
};

/** The kind of a hole. */
export type HoleKind = "fields" | "river" | "garden" | "glacis" | "yard" | "hills";

/** A refused action. The state stays as it was. */
export type Illegal =
  | { refusal: "game_over" }
  | { refusal: "not_your_turn", seat: Seat, to_act: Seat }
  | { refusal: "not_now", asked: Ask }
  | { refusal: "no_such_space", space: Space }
  | { refusal: "no_such_tile", tile: Tile }
  | { refusal: "no_such_position", position: number, positions: number }
  | { refusal: "position_taken", position: number }
  | { refusal: "bid_too_low", least: number }
  | { refusal: "bid_too_high", time: number }
  | { refusal: "not_regular", space: Space }
  | { refusal: "not_mystic", space: Space }
  | { refusal: "not_empty", space: Space }
  | { refusal: "already_declared" }
  | { refusal: "organ_not_on_map" }
  | { refusal: "too_few_marks", marks: number }
  | { refusal: "character_used", character: Character }
  | { refusal: "character_blocked", character: Character }
  | { refusal: "must_choose", character: Character }
  | { refusal: "not_himself" }
  | { refusal: "no_effect" }
  | { refusal: "idle_ability" }
  | { refusal: "teeth_not_offered", teeth: number }
  | { refusal: "too_expensive", price: number, time: number }
  | { refusal: "no_steps_left" }
  | { refusal: "not_adjacent", from: Space, to: Space }
  | { refusal: "occupied", space: Space }
  | { refusal: "ride_used" }
  | { refusal: "transport_forbidden" }
  | { refusal: "not_at_station", space: Space }
  | { refusal: "not_a_stop", space: Space }
  | { refusal: "no_taxi" }
  | { refusal: "power_not_held", power: Power }
  | { refusal: "power_already" }
  | { refusal: "tile_not_held", tile: Tile }
  | { refusal: "item_already" }
  | { refusal: "not_an_item", tile: Tile }
  | { refusal: "not_a_location", tile: Tile }
  | { refusal: "cards_forbidden" }
  | { refusal: "no_character_yet" }
  | { refusal: "no_clue" }
  | { refusal: "no_target", target: Target }
  | { refusal: "too_many_clues", most: number }
  | { refusal: "no_clues_here" }
  | { refusal: "no_clue_there", space: Space }
  | { refusal: "power_not_played", power: Power }
  | { refusal: "same_space", space: Space }
  | { refusal: "swap_order", a: Character, b: Character }
  | { refusal: "side_taken", side: Side }
  | { refusal: "empty_area", side: Side }
  | { refusal: "area_occupied" }
  | { refusal: "no_organ_symbol", tile: Tile }
  | { refusal: "not_three_tiles", tiles: number }
  | { refusal: "outside_area", space: Space };

/** What follows from a View. */
export type Insight = {
  /** For each character a square per place: the hands seat by seat, the deck, the Chosen One. */
  squares: Array<Array<Square>>;
  /** Who may be the Chosen One. */
  names: CharacterSet;
  /** Seat by seat, whether the player is Fenrir; null before the roles are dealt. */
  fenrir: Array<Standing> | null;
  /** The Time that each legal action costs, in their order. A bid is paid by the winner. */
  prices: Array<number>;
  /** Actions that the reader might try now although they aren't legal, and why they aren't. */
  refused: Array<RefusedAction>;
  /** Where the mover can go now, and how, if it is the reader's decision. */
  routes: Array<Route>;
  /** How many steps away each space is for the mover; empty if there is none. */
  distances: Array<number | null>;
  /** Every turn of the gears. */
  gears: Array<GearTurn>;
  /** What each character could reach if the reader chose it; empty unless that is still to come. */
  reach: Array<Reach>;
};

/** What an Item Tile does (section 9 of the rules). */
export type Item =
  | { music: number }
  | { ride: Machine }
  | "clue_on_mystic"
  | "time"
  | "clue_for_time"
  | "investigate"
  | "steps"
  | "paid_music"
  | "paid_tiles"
  | "to_mystic"
  | "swap"
  | "stones";

/** A seat to take. */
export type Joining = {
  /** The seat; the first free one if it is left out. */
  seat?: number;
  /** The token of the invitation; needed at a private table. */
  invitation?: string;
  /** The player's part of the shuffle: 64 hexadecimal digits, drawn after the commitment was seen. If it is left out, it is given over the WebSocket. */
  nonce?: Digest;
};

/** What the bot thinks of a moment. */
export type Judged = {
  /** The moment: how many decisions and take-backs came before it. */
  at: number;
  /** Whose decision it is. */
  seat: Seat;
  /** What it would have done. */
  best: WeighedAction;
  /** What was done; null if nothing was. */
  made: WeighedAction | null;
  /** What else it thinks of, the most promising first. */
  others: Array<WeighedAction>;
  /** How much of a victory was given away, from 0 to 1. */
  given_away: number | null;
  /** Is that within what chance alone could make of it? */
  unsure: boolean;
};

/** What every seat of a game could know. */
export type Knowledge = {
  /** The Chosen One. */
  chosen: Character;
  /** Fenrir's seat; null if the roles were never dealt. */
  fenrir: Seat | null;
  /** Every Hour at its end, the last one at the end of the game. */
  hours: Array<KnownHour>;
};

/** What a seat could know. */
export type Known = {
  /** How likely the Chosen One was. */
  chosen: number;
  /** How likely Fenrir was; null before the roles are dealt. */
  fenrir: number | null;
};

/** What could be known at the end of an Hour. */
export type KnownHour = {
  /** 1 to 11. */
  hour: number;
  /** Seat by seat. */
  seats: Array<Known>;
};

/** Every language by its tag, with its own name. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  ru: 'Русский',
} as const;

/** Every bot level, weakest first. */
export const LEVELS: readonly Level[] = ['apprentice', 'detective', 'inspector', 'master'];

/** The strongest players. */
export type Leaders = { players: Array<PlayerCard> };

/** A chapter in a list. */
export type LessonCard = {
  /** Its ID, in URLs and keys. */
  id: string;
  /** The number of steps. */
  steps: number;
  /** Its approximate duration in minutes. */
  minutes: number;
};

/** The chapters of the tutorial in order, and the content pack they take place in. */
export type LessonList = {
  /** The content pack. */
  pack: PackCard;
  /** The chapters in order. */
  chapters: Array<LessonCard>;
};

/** The state of a chapter. */
export type LessonNow = {
  /** The number of completed steps. */
  step: number;
  /** The number of steps. */
  steps: number;
  /** The key of the text of this step; null when the chapter is over. */
  say: string | null;
  /** The clause of the rules it is about. */
  clause: string | null;
  /** True if the step is only to be read. */
  reading: boolean;
  /** What the page should show: `machine`, `hand`, `notebook` or `players`. */
  look: "machine" | "hand" | "notebook" | "players" | null;
  /** True if the learner should find the action: a page hints at where to look, and shows the action only after a mistake or on request. */
  find: boolean;
  /** The actions that the step accepts. */
  wanted: Array<Action>;
  /** The destination of a movement. */
  to: Space | null;
  /** The key of the explanation, if `try` was a mistake. */
  wrong: string | null;
  /** What a table would send: `welcome` if nothing was tried or asked; an `update` for each decision, or `refused`; the `answer`. */
  frames: Array<ServerMessage>;
};

/** The inputs of a chapter so far, inputs to try, and a question. An input is an action of the game, or `"go_on"` after a step that is only to be read. Inputs in `try` are applied all or none. */
export type LessonPlay = {
  /** At most 200. */
  did: Array<Action | "go_on">;
  /** At most 20. */
  try?: Array<Action | "go_on">;
  /** As in the message `ask` of a table. */
  ask?: Question | null;
};

/** A bot level, in order of measured strength. */
export type Level = "apprentice" | "detective" | "inspector" | "master";

/** The token of a link that hands a seat over or opens a replay. */
export type Link = {
  /** The token. */
  link: string;
};

/** A record of a table's log as a reader sees it. */
export type LogRecord = {
  /** Its number. */
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** What happened. */
  news: Array<TableEvent>;
};

/** Whether the server needs to know. */
export type Looking = {
  /** False for a player without notices and for nobody, whose page need not send it again. */
  notices: boolean;
};

/** The Machine Transports. */
export type Machine = "taxi" | "train" | "monorail" | "airship";

/** What to change of an identity. */
export type MeChanges = {
  /** Another name. */
  name?: string;
  /** A passphrase to sign in with, 8 to 200 characters; null removes it. */
  passphrase?: string | null;
  /** With a passphrase, also to remove it: the one before, or the recovery code. Needed if there is either. */
  proof?: string;
};

/** How a character moved. */
export type Means = "walking" | "free_step" | { machine: Machine };

/** A request of the page. */
export type ModuleRequest =
  | {
      op: "pack";
      /** The description of its pack. */
      pack: Omit<Pack, "sheet">;
    }
  | {
      op: "insight";
      /** The View of the reader's seat. */
      view: View;
    }
  | {
      op: "why_not";
      /** The View of the reader's seat. */
      view: View;
      /** The actions. */
      actions: Array<Action>;
    }
  | {
      op: "victory";
      /** The View of the reader's seat. */
      view: View;
      /** Who would be named. */
      named: Character | null;
    };

/** Who the caller is. */
export type MyCard = {
  /** The player. */
  id: PlayerId;
  /** The name that others see. */
  name: string;
  /** Is it a program? */
  program: boolean;
  /** Whose program it is. */
  owner: PlayerId | null;
  /** Can the player sign in with a passphrase? */
  passphrase: boolean;
  /** Is there a recovery code? */
  recovery_code: boolean;
  /** Where alerts go. */
  webhook: string | null;
  /** The player's strength. */
  rating: Rating | null;
  /** How many rated games the player has finished. */
  rated_games: number;
};

/** One of the caller's games. */
export type MyGame = {
  /** How it ended for the caller. */
  result: HistoryCard | null;
  /** The table's id. */
  id: TableId;
  /** When it was set up, in milliseconds since 1970. */
  created: number;
  /** When it last changed in a way that lists show. */
  changed: number;
  /** What everybody may know of it. */
  card: TableCard;
  /** The player to act; in the caller's own list only, for running games. */
  next?: NextCard;
  /** True if it is the caller's turn. In the caller's own list only. */
  my_turn?: boolean;
};

/** A page of the caller's games. */
export type MyGames = {
  /** The games. */
  games: Array<MyGame>;
  /** Where the next page begins. */
  next: string | null;
};

/** A seek of the caller. */
export type MySeek = {
  /** Its kind. */
  kind: SeekKind;
  /** What is sought. */
  options: SeekOptions;
  /** How it stands. */
  state: SeekState;
  /** The table it has led to, on which the caller has a seat. */
  table: TableId | null;
  /** When it was posted, in milliseconds since 1970. */
  posted: number;
  /** When it ends by itself. */
  expires: number;
};

/** The caller's seeks: at most one of each kind. */
export type MySeeks = {
  /** The seeks. */
  seeks: Array<MySeek>;
};

/** The five Mystic Buildings. */
export type Mystic = "mole" | "cimitero" | "tempio" | "museo" | "obelisco";

/** A bot for a seat. */
export type NewBot = {
  /** Its level. */
  bot: Level;
};

/** A table that continues from a moment of a game. */
export type NewBranch = {
  /** The moment to play on from: how many decisions and take-backs came before it. */
  at: number;
  /** Where the caller sits. */
  seat: number;
  /** Who sits on the other seats. */
  level?: Level;
  /** The token of the invitation; needed for private tables one does not belong to. */
  invitation?: string;
  /** The token of the link to the replay, which opens it without the invitation. */
  link?: string;
};

/** An e-mail address. */
export type NewEmail = {
  address: string;
  /** The language of the mail that asks to confirm it, as a tag. */
  language: string;
};

/** A guest to make an identity for. */
export type NewGuest = {
  /** The name that others see: 1 to 40 visible characters. */
  name: string;
};

/** An identity to make. */
export type NewIdentity = {
  /** The name that others see: 1 to 40 visible characters. */
  name: string;
  /** Whether to create a recovery code at once. `POST /api/me/recovery` creates one later. */
  recovery?: boolean;
};

/** A new identity. The code is sent only this once. */
export type NewMe = {
  /** Restores the identity on another device. Write it down. Null if none was requested. */
  recovery: string | null;
  /** The player. */
  id: PlayerId;
  /** The name that others see. */
  name: string;
  /** Is it a program? */
  program: boolean;
  /** Whose program it is. */
  owner: PlayerId | null;
  /** Can the player sign in with a passphrase? */
  passphrase: boolean;
  /** Is there a recovery code? */
  recovery_code: boolean;
  /** Where alerts go. */
  webhook: string | null;
  /** The player's strength. */
  rating: Rating | null;
  /** How many rated games the player has finished. */
  rated_games: number;
};

export type NewProgram = {
  /** The name that others see. */
  name: string;
};

export type NewRecovery = {
  /** The passphrase, or the recovery code before. Needed if there is either. */
  proof?: string;
};

/** A browser's subscription, as its `toJSON()` gives it. */
export type NewSubscription = { endpoint: string, keys: SubscriptionKeys };

/** A table to set up. */
export type NewTable = {
  /** What the host chooses. */
  options: { players: number } & Partial<TableOptions>;
  /** Who sits where; what is left out is open. Usually the caller sits first. Bots alone begin at once. */
  seats?: Array<Wanted>;
};

export type NewWebhook = {
  /** An address with http or https. */
  url: string;
};

/** The seat to act. */
export type NextCard = {
  /** The seat. */
  seat: number;
  /** The player; null for a bot. */
  player: PlayerId | null;
  /** When the time runs out, in milliseconds since 1970. */
  deadline: number | null;
};

/** What a player has noted: at most 20,000 bytes. */
export type Note = {
  /** The text. */
  text: string;
  /** Names the stored text. A write gives the version it replaces, so that a client that has not read the latest text cannot overwrite it. */
  version: string;
};

/** What an alert is about. */
export type NoticeKind = "your_turn" | "began" | "over" | "said";

/** One line of a message. */
export type NoticeLine = {
  /** What happened. */
  kind: NoticeKind;
  /** Where. */
  table: TableId;
  /** The names of the other people at the table; empty if there are only bots. */
  players: Array<string>;
};

/** A message: what a push message contains, and what an e-mail is written from. */
export type NoticeMessage = {
  /** Its id. A message that comes twice has the same. */
  id: string;
  /** How many games wait for the player. */
  waiting: number;
  /** The lines; games that wait for the player come first. */
  lines: Array<NoticeLine>;
};

/** A player's rules for notices. Moments of the day are minutes after midnight in the player's time zone. */
export type NoticeRules = {
  /** The language of e-mails, as a tag. */
  language: string;
  /** The time zone, such as `Europe/Rome`. */
  zone: string;
  /** Send nothing but "your turn". */
  only_turns: boolean;
  /** Send nothing while the player looks at a page of the server. */
  not_while_looking: boolean;
  /** When to send nothing. */
  quiet: QuietHours | null;
  /** Send everything once a day, at this moment. */
  digest: number | null;
};

/** Where and when the caller wants notices. */
export type NoticeSettings = {
  /** The key that a browser subscribes to push messages with. */
  push_key: string;
  /** How many browsers get push messages. */
  browsers: number;
  /** Whether this server sends e-mail. */
  email_offered: boolean;
  /** The caller's e-mail address. */
  email: EmailCard | null;
  /** Where alerts go. */
  webhook: string | null;
  /** The caller's rules. */
  rules: NoticeRules;
};

/** Who sits on a chair. */
export type Occupant = { player: PlayerId } | { bot: Level };

/** How likely what a seat does not know is: exactly, from the facts of its View. */
export type Odds = {
  /** For each character, that it is the Chosen One. */
  chosen: Array<number>;
  /** For each character, that its card is in the Unknown Characters deck. */
  deck: Array<number>;
  /** Seat by seat, for each character, that its card is in that hand. */
  hands: Array<Array<number>>;
  /** Seat by seat, that the player is Fenrir; 0 before the roles are dealt. */
  fenrir: Array<number>;
};

/** Odds that hold from a moment on. */
export type OddsFrom = {
  /** The moment: how many decisions and take-backs came before it. */
  at: number;
  /** From 0 to 1. */
  odds: Array<number>;
};

export type OldSubscription = { endpoint: string };

/** An open vote to end the game. */
export type OpenVote = {
  /** When it ends by itself, in milliseconds since 1970. */
  until: number;
};

/** Who opens an auction: the unplaced player who stood first or last in the order of the Hour before. */
export type Opener = "first" | "last";

/** The options of a game. */
export type Options = {
  /** 3 to 6 players. */
  players: number;
  /** The Unknown Characters deck lies face up from the start (2.9). */
  beginner: boolean;
  /** Who opens the auctions from the second Hour on (R1). */
  auction_opener: Opener;
  /** The player on the first seat is new to the game and stands last in the initial order (2.10). */
  newcomer?: boolean;
};

/** Seats in turn order. */
export type Order = Array<Seat>;

/** How a game ended. */
export type Outcome =
  | {
      how: "won";
      /** Who. */
      seat: Seat;
      /** As what. */
      role: Role;
    }
  | { how: "ragnarok" }
  | { how: "all_out" };

/** The pace of a table, as lists are filtered by it. */
export type Pace = "timed" | "untimed" | "days";

/** A pack's description, with the sheet that its drawing fits. */
export type Pack = {
  sheet: Sheet;
  /** The pack's short name. */
  id: string;
  /** The hash of what a game depends on, in hexadecimal digits. */
  hash: string;
  /** The SHA-256 of the whole file, in hexadecimal digits. */
  file: string;
  name: string;
  spaces: Array<PackSpace>;
  tiles: Array<PackTile>;
  gears: PackGears;
  turns: Array<number>;
  characters: Array<PackCharacter>;
};

/** A content pack. `GET /api/packs/FILE` gives it, and `GET /api/packs/FILE.toml` its file. */
export type PackCard = {
  /** Its short name. */
  id: string;
  /** The hash of what a game depends on: ids, places, gears, tiles. Games pin it. */
  hash: Digest;
  /** The SHA-256 of its whole file: names, comments and drawing hints too. */
  file: Digest;
};

export type PackCharacter = {
  character: Character;
  name: string;
  starts_at: Space;
  /** The Time that choosing it costs. */
  price: number;
};

export type PackGears = {
  machine: Array<Machine>;
  walking: Array<number>;
  activity: Array<Activity>;
  directions: [number, number, number];
};

/** A content pack as far as it is known. */
export type PackName = {
  /** Its short name; null if it is not known. */
  id: string | null;
  /** The hash of what a game depends on. */
  hash: Digest;
};

export type PackSpace = {
  space: Space;
  id: string;
  name: string;
  col: number;
  row: number;
  kind: SpaceKind;
  neighbours: SpaceSet;
};

export type PackTile = {
  tile: Tile;
  id: string;
  name: string;
  /** The name printed on it; empty if it has none of its own. */
  printed: string;
  face: Face;
  organ: boolean;
  marks: number;
  count: number;
  /** The Time that playing it costs. */
  price: number;
};

/** A source of Music Pages this turn. */
export type PageSource =
  | {
      from: "event";
      /** How many. */
      pages: number;
    }
  | {
      from: "ability";
      /** How many. */
      pages: number;
    }
  | {
      from: "compose";
      /** The turn of the gears that shows it. */
      teeth: number;
      /** How many. */
      pages: number;
    }
  | {
      from: "power";
      /** How many. */
      pages: number;
    }
  | {
      from: "item";
      /** Which. */
      tile: Tile;
      /** How many. */
      pages: number;
    };

/** A pause. */
export type PauseCard = {
  /** Since when, in milliseconds since 1970. */
  since: number;
  /** When it ends by itself. */
  until: number;
};

/** A pause that is proposed. */
export type PauseProposalCard = {
  /** Who proposed it. */
  seat: Seat;
  /** How long, in minutes. */
  minutes: number;
  /** When the proposal expires, in milliseconds since 1970. */
  until: number;
};

/** Where in the Hour the game is, with all that only this phase needs. */
export type Phase =
  | { auction: Auction }
  | {
      clues: {
        /** Index in the order, from 0. */
        index: number;
      };
    }
  | { turn: Turn }
  | {
      location: {
        /** The last player in order. */
        seat: Seat;
        /** Is the Organ to be placed now? */
        organ: boolean;
      };
    }
  | {
      discard: {
        /** Index in the order, from 0. */
        index: number;
      };
    }
  | { over: Outcome };

/** What can be said in any language. */
export type Phrase =
  | "hello"
  | "good_luck"
  | "well_played"
  | "thanks"
  | "sorry"
  | "your_turn"
  | "one_moment"
  | "back_soon"
  | "i_suspect_you"
  | "not_me"
  | "fenrir_is_near"
  | "haha"
  | "goodbye";

/** Decisions that a player makes ahead, and what became of those that can't be carried out any more. */
export type Plan = {
  /** The steps. The first one that fits a question answers it. */
  steps: Array<PlanStep>;
  /** The steps that ended without being carried out, until the player replaces the plan. */
  ended?: Array<EndedStep>;
};

/** Why a step of a plan ended without being carried out. */
export type PlanEnd =
  | "position_gone"
  | "space_taken"
  | "not_enough_time"
  | "not_asked"
  | "taken_back"
  | "substituted";

/** One step of a plan, for one Hour. */
export type PlanStep = {
  /** The Hour: the current one or the next. */
  hour: number;
  /** The decision. */
  then: Planned;
  /** How many questions it has answered. */
  answers?: number;
};

/** A decision that is made ahead. */
export type Planned =
  | {
      do: "open";
      /** The position, from 1. */
      position: number;
      /** The opening bid. */
      time: number;
    }
  | {
      do: "raise";
      /** The position, from 1. */
      position: number;
      /** The highest bid. */
      most: number;
    }
  | { do: "pass" }
  | {
      do: "clue";
      /** Where. */
      space: Space;
    }
  | { do: "end_turn" };

/** The public data of a player. */
export type PlayerCard = {
  id: PlayerId;
  name: string;
  program: boolean;
  rating: Rating | null;
  rated_games: number;
};

/** A player: a person or a program that keeps its identity from table to table. */
export type PlayerId = string;

/** The rating after a game. */
export type PointCard = {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  table: TableId;
  /** The middle. */
  mu: number;
  /** The width. */
  sigma: number;
};

/** The four Power Cards each player owns. */
export type Power = "look" | "ride" | "research" | "music";

/** A set of Power Cards. */
export type PowerSet = Array<Power>;

/** What is wrong with a connection, a message or the server. */
export type Problem =
  | {
      code: "unknown_protocol";
      /** The version it speaks. */
      protocol: number;
    }
  | {
      code: "bad_message";
      /** What is wrong, for the client's developer. */
      detail: string;
    }
  | { code: "no_hello" }
  | { code: "too_fast" }
  | { code: "too_long" }
  | { code: "not_seated" }
  | { code: "no_table" }
  | { code: "not_admitted" }
  | { code: "no_spectators" }
  | { code: "seat_given_away" }
  | { code: "seat_lost" }
  | { code: "raced" }
  | { code: "storage" }
  | { code: "damaged" }
  | {
      code: "missing_pack";
      /** The pack. */
      pack: PackName;
    }
  | { code: "closing" }
  | { code: "restart" }
  | { code: "no_chance" }
  | { code: "signed_out" }
  | { code: "no_identity" };

/** Totals over a player's games. */
export type Profile = {
  /** When the player was created, in milliseconds since 1970. */
  created: number;
  /** Whether it is the caller's own. Then private games count too. */
  own: boolean;
  /** Finished games. */
  games: number;
  /** Games that the player won. */
  won: number;
  /** How the games ended, by the number of players and the role. */
  results: Array<ResultCard>;
  /** The characters that the player chose, the most frequent first. */
  characters: Array<FavouriteCard>;
  /** Decisions that the player made. */
  decisions: number;
  /** Those of them that had a time limit. */
  timed: number;
  /** How often the clock ran out instead. */
  late: number;
  /** The ratings after the last rated games, the oldest first. */
  ratings: Array<PointCard>;
  id: PlayerId;
  name: string;
  program: boolean;
  rating: Rating | null;
  rated_games: number;
};

/** A program of the caller. */
export type ProgramCard = {
  player: PlayerId;
  name: string;
  /** Since when, in milliseconds since 1970. */
  created: number;
};

/** The caller's programs. */
export type ProgramList = { programs: Array<ProgramCard> };

/** What proves an identity: a recovery code, or a player's id and passphrase. */
export type Proof = {
  /** The recovery code. */
  recovery?: string;
  /** The player's id. */
  player?: PlayerId;
  /** The player's passphrase. */
  passphrase?: string;
};

/** What was checked of a record, and found true. */
export type Proved = {
  /** The last sum of the chain. */
  sum: Digest;
  /** What bound the server to its secret. */
  commitment: Digest;
  /** The players' parts of the chance. */
  nonces: Array<GivenNonce>;
  /** The seed that the cards were dealt from. */
  seed: Seed | null;
  /** How many records there are. */
  records: number;
  /** How many decisions, with those that were taken back. */
  decisions: number;
  /** How many decisions were taken back. */
  take_backs: number;
  /** How often a clock ran out. */
  clocks: number;
  /** Where the table branched off: then its cards are those of another game, and the deal proves nothing. */
  branch: BranchOf | null;
};

/** What everybody at the table can see (R42). */
export type Public = {
  /** What was agreed before the game. */
  options: Options;
  /** The Hour, from 1. */
  hour: number;
  /** Where in the Hour the game is, and what is asked of whom. */
  phase: Phase;
  /** This Hour's Event Card. */
  event: EventCard;
  /** The turn order: of this Hour, or during the auctions of the Hour before. */
  order: Order;
  /** What became of each seat. */
  fates: Array<Fate>;
  /** Time Points of each seat. */
  time: Array<number>;
  /** Music Pages of each seat. */
  music: Array<number>;
  /** Clues held by each seat. */
  clues: Array<number>;
  /** Power Cards each seat has played and not taken back. */
  played: Array<PowerSet>;
  /** Where each character stands. */
  at: Array<Space>;
  /** The spaces with a Clue. */
  clues_on: SpaceSet;
  /** Where the Organ stands, once it is on the map. */
  organ: Space | null;
  /** The tooth that the Machine, Walking and Activity Gear show. */
  gears: [number, number, number];
  /** Characters chosen this Hour. */
  used: CharacterSet;
  /** Characters blocked this Hour. */
  blocked: CharacterSet;
  /** The tiles on the Location Spaces. */
  locations: [Tile | null, Tile | null, Tile | null, Tile | null];
  /** Characters wrongly named: all know that they are not the Chosen One (R75). */
  not_chosen: CharacterSet;
  /** Who was dealt a role card; empty before Hour V. */
  roles_dealt: SeatSet;
  /** Roles known by the kind of a declaration (R74). */
  declared_heroes: SeatSet;
  /** The player who declared as Fenrir. */
  declared_fenrir: Seat | null;
  /** The Event Cards turned so far, this Hour's included. */
  events: EventSet;
};

/** A puzzle as it is sent to a player who is to solve it. */
export type Puzzle = {
  /** Its name: a day, or a grade and a seed. */
  id: string;
  /** Is it the puzzle of a day? */
  daily: boolean;
  /** 1 to 5. */
  grade: Grade;
  /** How many play. */
  players: number;
  /** Numbers of names, seat by seat. */
  names: Array<number>;
  /** Whose notebook it is. */
  seat: Seat;
  /** 1 to 11. */
  hour: number;
  /** The reader's own Character Cards. */
  own: CharacterSet;
  /** Those that lie face up. */
  face_up: CharacterSet;
  /** What can be read in the notebook, in the order of the Hours. */
  facts: Array<PuzzleMessage>;
  /** What is asked. */
  question: PuzzleQuestion;
  /** The question in words. */
  asked: PuzzleMessage;
  /** How many steps the explanation has. */
  steps: number;
};

/** An answer to the question. */
export type PuzzleAnswer =
  | {
      /** The Character. */
      character: Character;
    }
  | {
      /** The place. */
      place: CardPlace;
    };

/** One player's choice of a Character. */
export type PuzzleChoice = {
  /** The player. */
  seat: Seat;
  /** The Character. */
  character: Character;
};

/** An answer, or giving up. */
export type PuzzleGuess = {
  /** `{"character":"lewis"}`, or `{"place":{"hand":2}}` where a place is asked for. */
  answer?: PuzzleAnswer;
  /** Tell me. */
  give_up?: boolean;
};

/** A message with its arguments. The Fluent ID is `puzzle-` and the key; the variables are `$player` (`seat`, or the owner of the first place), `$other`, `$cards` and `$places` (lists), `$place` (`hand`, `deck`, `table` or `chosen`), `$hour`, `$count` and `$choices`. */
export type PuzzleMessage = {
  /** The key, without `puzzle-`. */
  key: string;
  /** A player. */
  seat?: Seat;
  /** Another player. */
  other?: Seat;
  /** Characters. */
  cards: Array<Character>;
  /** Places. */
  places: Array<CardPlace>;
  /** An Hour. */
  hour?: number;
  /** A number. */
  count?: number;
  /** Who chose whom. */
  choices?: Array<PuzzleChoice>;
};

/** The question. */
export type PuzzleQuestion =
  | { ask: "chosen" }
  | {
      ask: "holds";
      /** The player. */
      seat: Seat;
    }
  | {
      ask: "lies";
      /** The card. */
      character: Character;
    };

/** The answer and the way to it. */
export type PuzzleSolution = {
  /** The answer. */
  answer: PuzzleAnswer;
  /** The answer in words. */
  says: PuzzleMessage;
  /** The way to it. */
  steps: Array<PuzzleStep>;
};

/** A decided square of the grid. */
export type PuzzleSquare = {
  /** The card. */
  character: Character;
  /** The place. */
  place: CardPlace;
  /** True if the card lies there. */
  holds: boolean;
};

/** One step of an explanation. */
export type PuzzleStep = {
  /** What it says. */
  says: PuzzleMessage;
  /** The facts it reads, by number from 0. */
  facts: Array<number>;
  /** The earlier steps it builds on, by number from 0. */
  steps: Array<number>;
  /** The squares it decides. */
  decides: Array<PuzzleSquare>;
};

/** What becomes of an answer. */
export type PuzzleVerdict = {
  /** Is the answer right? */
  right: boolean;
  /** After a wrong answer: the facts to look at again, by number from 0. */
  hint: Array<number>;
  /** After the right answer, or for a player who gives up. */
  solution?: PuzzleSolution;
};

/** A question to the table. */
export type Question = {
  /** The question's number, which the answer repeats. */
  id: number;
  /** Actions to say why they cannot be done. */
  why?: Array<Action> | null;
  /** Ask where the mover can go, and how. */
  routes?: boolean;
  /** A turn of the gears, to get the routes after it. */
  after?: Action | null;
  /** Ask how likely is what the seat does not know. */
  odds?: boolean;
  /** Ask what a detective would do. */
  hint?: boolean;
  /** Ask what follows from the View, for a page that can't run the engine itself. */
  insight?: boolean;
};

/** Hours of the day, which may include midnight. */
export type QuietHours = {
  /** When they begin. */
  from: number;
  /** When they end. */
  to: number;
};

/** A strength, as a normal distribution. */
export type Rating = {
  /** The middle. */
  mu: number;
  /** The width. */
  sigma: number;
};

/** What a character could reach this turn, with any turn of the gears. */
export type Reach = {
  /** The spaces. */
  spaces: SpaceSet;
  /** Those with a Clue. */
  clues: SpaceSet;
  /** The machines it could ride. */
  rides: Array<Machine>;
};

/** Why a player is out. */
export type Reason = "time" | "wrong_name" | "failed";

/** A recovery code. It is sent only this once. */
export type Recovery = { recovery: string };

/** Why a table refuses a command. */
export type Refusal =
  | {
      code: "illegal";
      /** Why. */
      refusal: Illegal;
    }
  | { code: "stale" }
  | { code: "intent_length" }
  | { code: "intent_reveals" }
  | { code: "bad_players" }
  | { code: "bad_clock" }
  | { code: "bad_sleep" }
  | { code: "no_such_seat" }
  | { code: "seat_taken" }
  | { code: "table_full" }
  | { code: "seated_already" }
  | { code: "not_seated" }
  | { code: "not_host" }
  | { code: "not_invited" }
  | { code: "bad_link" }
  | { code: "begun" }
  | { code: "not_begun" }
  | { code: "over" }
  | { code: "not_over" }
  | { code: "rated" }
  | { code: "nonce_given" }
  | { code: "substituted" }
  | { code: "not_substituted" }
  | { code: "nothing_to_take_back" }
  | { code: "sealed" }
  | { code: "bad_text" }
  | { code: "rematch_exists" }
  | { code: "id_reused" }
  | { code: "too_many_undos" }
  | { code: "too_much_chat" }
  | { code: "too_many_seat_changes" }
  | { code: "too_many_bot_tables" }
  | { code: "colour_taken" }
  | { code: "no_swap" }
  | { code: "no_countdown" }
  | { code: "not_ready" }
  | { code: "newcomer_alone" }
  | { code: "no_request" }
  | { code: "too_many_requests" }
  | { code: "not_absent" }
  | { code: "has_clock" }
  | { code: "vote_just_ended" }
  | { code: "out_of_game" }
  | { code: "not_your_seat" }
  | { code: "bad_vacation" }
  | { code: "paused" }
  | { code: "not_paused" }
  | { code: "bad_pause" }
  | { code: "pause_proposed" }
  | { code: "pause_just_declined" }
  | { code: "too_many_pauses" }
  | { code: "not_asked" }
  | { code: "nudged_too_soon" }
  | { code: "no_vacation_left" }
  | { code: "no_cheers" }
  | { code: "cheered_too_soon" }
  | { code: "bad_plan" };

/** A refused command, with a fresh View. */
export type Refused = {
  /** The command's number. */
  id?: number;
  /** The number of the last record. */
  version: number;
  /** The number of the decision that is asked now. */
  decision: number;
  /** The reader's View. */
  view?: View;
  /** The clause of the rules or of the protocol it belongs to. */
  clause: string;
} & (
  | {
      code: "illegal";
      /** Why. */
      refusal: Illegal;
    }
  | { code: "stale" }
  | { code: "intent_length" }
  | { code: "intent_reveals" }
  | { code: "bad_players" }
  | { code: "bad_clock" }
  | { code: "bad_sleep" }
  | { code: "no_such_seat" }
  | { code: "seat_taken" }
  | { code: "table_full" }
  | { code: "seated_already" }
  | { code: "not_seated" }
  | { code: "not_host" }
  | { code: "not_invited" }
  | { code: "bad_link" }
  | { code: "begun" }
  | { code: "not_begun" }
  | { code: "over" }
  | { code: "not_over" }
  | { code: "rated" }
  | { code: "nonce_given" }
  | { code: "substituted" }
  | { code: "not_substituted" }
  | { code: "nothing_to_take_back" }
  | { code: "sealed" }
  | { code: "bad_text" }
  | { code: "rematch_exists" }
  | { code: "id_reused" }
  | { code: "too_many_undos" }
  | { code: "too_much_chat" }
  | { code: "too_many_seat_changes" }
  | { code: "too_many_bot_tables" }
  | { code: "colour_taken" }
  | { code: "no_swap" }
  | { code: "no_countdown" }
  | { code: "not_ready" }
  | { code: "newcomer_alone" }
  | { code: "no_request" }
  | { code: "too_many_requests" }
  | { code: "not_absent" }
  | { code: "has_clock" }
  | { code: "vote_just_ended" }
  | { code: "out_of_game" }
  | { code: "not_your_seat" }
  | { code: "bad_vacation" }
  | { code: "paused" }
  | { code: "not_paused" }
  | { code: "bad_pause" }
  | { code: "pause_proposed" }
  | { code: "pause_just_declined" }
  | { code: "too_many_pauses" }
  | { code: "not_asked" }
  | { code: "nudged_too_soon" }
  | { code: "no_vacation_left" }
  | { code: "no_cheers" }
  | { code: "cheered_too_soon" }
  | { code: "bad_plan" }
);

/** An action that isn't legal. */
export type RefusedAction = {
  /** The action. */
  action: Action;
  /** Why it isn't. */
  why: Illegal;
};

/** A game that is over, as a reader saw it. */
export type Replay = {
  /** A `welcome` at the deal, and an `update` for each record since. */
  frames: Array<ServerMessage>;
};

/** A reply to an HTTP request. */
export type Reply = {
  /** The status. */
  status: number;
  /** The header `Content-Type`; empty without a body. */
  content_type: string;
  /** The body. */
  body: string;
  /** The body comes in `lines` outputs with this number. */
  stream?: number;
};

/** How games of one kind ended. */
export type ResultCard = {
  /** How many players sat at the table. */
  players: number;
  /** `hero` or `fenrir`. Players who never became Fenrir were Heroes. */
  role: Role;
  games: number;
  /** The player won. */
  won: number;
  /** Another player won. */
  lost: number;
  /** Nobody won. */
  nobody: number;
};

/** The secret role dealt in Hour V. */
export type Role = "hero" | "fenrir";

/** One auction. */
export type Round =
  | {
      opening: {
        /** Who opens. */
        opener: Seat;
      };
    }
  | {
      first_bid: {
        /** Who opens. */
        opener: Seat;
        /** For which position, from 1. */
        position: number;
      };
    }
  | {
      bidding: {
        /** For which position, from 1. */
        position: number;
        /** The highest bid. */
        bid: number;
        /** Whose bid it is. */
        leader: Seat;
        /** Who is to raise or pass. */
        bidder: Seat;
        /** Who has passed. */
        passed: SeatSet;
      };
    };

/** One way to a space. */
export type Route = {
  /** Where it leads. */
  to: Space;
  /** The Time it costs. */
  time: number;
  /** The Clues it picks up. */
  clues: number;
  /** The Machine Transport it rides. */
  ride: Machine | null;
  /** The decisions it takes, in order. Ending the movement there is not among them. */
  actions: Array<Action>;
};

/** A position as a person or a program writes it down. Spaces and tiles are named by their ids in the pack. */
export type Scenario = {
  /** What was agreed before the game. */
  options: Options;
  /** What decides all chance from here on. */
  seed: Seed;
  /** How often cards were looked at and tiles mixed so far: where the streams of chance stand. */
  chance_used: ChanceUsed;
  /** The Hour, from 1. */
  hour: number;
  /** This Hour's Event Card. */
  event: EventCard;
  /** The Event Cards of the Hours before, in order; if left out, the lowest ones. */
  events_past?: Array<EventCard>;
  /** The Event Cards to come, in order; if left out, chance decides. */
  events_to_come?: Array<EventCard>;
  /** The turn order: of this Hour, or during the auctions of the Hour before. */
  order: Array<Seat>;
  /** The players, seat by seat. */
  players: Array<ScenarioPlayer>;
  /** The Chosen One. */
  chosen_one: Character;
  /** Where each character stands. */
  characters: { [key in Character]?: string };
  /** The spaces with a Clue. */
  clues_on: Array<string>;
  /** Where the Organ stands. */
  organ: string | null;
  /** The tooth the Machine, Walking and Activity Gear show. */
  gears: [number, number, number];
  /** Characters chosen this Hour. */
  used: CharacterSet;
  /** Characters blocked this Hour; if left out, the one the event locks. */
  blocked?: CharacterSet;
  /** The tiles on the Location Spaces. */
  locations: { [key in Side]?: string };
  /** The pile from the top; if left out, all other tiles in an order chance decides. */
  pile?: Array<string>;
  /** Characters named in wrong declarations. */
  wrongly_named: CharacterSet;
  /** Who has declared victory so far. */
  declarers: SeatSet;
  /** Who knows where a Character Card lies, beyond what follows from the rest. */
  cards_known: Array<CardKnown>;
  /** Who knows a tile in another's hand or in the pile. */
  tiles_known: Array<TileKnown>;
  /** The cards the mover has seen this turn, held apart. */
  apart: Array<HeldApart>;
  /** Where in the Hour the game is, and what is asked of whom. */
  phase: Phase;
};

/** A player in a scenario. */
export type ScenarioPlayer = {
  /** In the game, or out and why. */
  fate: Fate;
  /** Time Points. */
  time: number;
  /** Music Pages. */
  music: number;
  /** Clues. */
  clues: number;
  /** Power Cards played and not taken back. */
  played: PowerSet;
  /** The Character Cards in the hand. */
  characters: CharacterSet;
  /** The tiles in the hand. */
  tiles: Array<string>;
  /** The role card, from Hour V on. */
  role: Role | null;
};

/** A place at the table, clockwise from 0. */
export type Seat = number;

/** Who gets the seat of a bot. */
export type SeatGift = {
  /** A player who asked for one. */
  to: PlayerId;
};

/** A request for the seat of a bot. */
export type SeatRequest = {
  /** The token of the invitation; needed at a private table. */
  invitation?: string;
};

/** A person who asks for the seat of a bot. */
export type SeatRequestCard = {
  /** Who. */
  player: PlayerId;
  /** The player's name; null if the player has deleted their identity. */
  name: string | null;
};

/** A set of seats. */
export type SeatSet = Array<Seat>;

/** What an update says about the reader's own seat. */
export type SeatUpdate = Seat | SeatWord;

/** The seat of an update, if it isn't a seat's number. */
export type SeatWord = "unchanged" | "none";

/** The seed of a game; written as 64 hexadecimal digits. */
export type Seed = string;

/** What a player may seek at the same time: one game of each kind. */
export type SeekKind = "live" | "days";

/** A seek that waits, as everyone sees it. */
export type SeekLine = {
  /** Who seeks. */
  player: PlayerId;
  /** The player's name. */
  name: string;
  /** Its kind. */
  kind: SeekKind;
  /** What is sought. */
  options: SeekOptions;
  /** When it was posted, in milliseconds since 1970. */
  posted: number;
};

/** The seeks that wait, the oldest first. */
export type SeekList = {
  /** The seeks. */
  seeks: Array<SeekLine>;
};

/** What is sought. Seeks of the same kind that agree on all of it lead to a table. */
export type SeekOptions = {
  /** The numbers of players that suit, each from 3 to 6. */
  players: Array<number>;
  /** For a live game: with a clock. */
  timed: boolean;
  /** Does the result count for ratings? */
  rated: boolean;
  /** The languages that suit; any if it is left out. All at the table share one. */
  languages?: Array<Spoken>;
  /** For whom the table is meant. */
  experience?: Experience;
};

/** How a seek stands. */
export type SeekState = "waiting" | "found" | "expired";

/** Whether the caller is still there. A live seek waits only while its player is. */
export type SeekerPresence = {
  /** False when the player leaves the page. */
  here: boolean;
};

/** A message from the server. */
export type ServerMessage =
  | { type: "welcome" } & Welcome
  | { type: "update" } & Update
  | {
      type: "done";
      /** The command's number. */
      done: number;
      /** The record it became. */
      version: number;
    }
  | { type: "refused" } & Refused
  | {
      type: "error";
      /** The command's number; none if the error is about the table or the connection. */
      id?: number;
      /** The clause of `docs/protocol.md` it belongs to. */
      clause: string;
    } & (
      | {
          code: "unknown_protocol";
          /** The version it speaks. */
          protocol: number;
        }
      | {
          code: "bad_message";
          /** What is wrong, for the client's developer. */
          detail: string;
        }
      | { code: "no_hello" }
      | { code: "too_fast" }
      | { code: "too_long" }
      | { code: "not_seated" }
      | { code: "no_table" }
      | { code: "not_admitted" }
      | { code: "no_spectators" }
      | { code: "seat_given_away" }
      | { code: "seat_lost" }
      | { code: "raced" }
      | { code: "storage" }
      | { code: "damaged" }
      | {
          code: "missing_pack";
          /** The pack. */
          pack: PackName;
        }
      | { code: "closing" }
      | { code: "restart" }
      | { code: "no_chance" }
      | { code: "signed_out" }
      | { code: "no_identity" }
    )
  | { type: "answer" } & Answer
  | {
      type: "plan";
      /** The plan; null if there is none. */
      plan: Plan | null;
      /** The reader's own message that replaced it. */
      done?: number;
    }
  | {
      type: "presence";
      /** Whose owners are connected. */
      seats: Array<boolean>;
      /** How many spectators are connected. */
      watching: number;
      /** Since when the owner of each seat has no connection, in milliseconds since 1970; null if connected or no player's. */
      absent_since: Array<number | null>;
      /** From when on the others may let a bot play for the player to act. */
      bot_from: number | null;
      /** The spectators with an identity. */
      spectators: Array<SpectatorCard>;
    }
  | {
      type: "cheer";
      /** Who. */
      player: PlayerId;
      /** The name. */
      name: string;
      /** The phrase. */
      cheer: Cheer;
      /** When, in milliseconds since 1970. */
      at: number;
    }
  | {
      type: "bye";
      /** When to connect again, in milliseconds; null if that is of no use. */
      retry_ms: number | null;
    } & (
      | {
          code: "unknown_protocol";
          /** The version it speaks. */
          protocol: number;
        }
      | {
          code: "bad_message";
          /** What is wrong, for the client's developer. */
          detail: string;
        }
      | { code: "no_hello" }
      | { code: "too_fast" }
      | { code: "too_long" }
      | { code: "not_seated" }
      | { code: "no_table" }
      | { code: "not_admitted" }
      | { code: "no_spectators" }
      | { code: "seat_given_away" }
      | { code: "seat_lost" }
      | { code: "raced" }
      | { code: "storage" }
      | { code: "damaged" }
      | {
          code: "missing_pack";
          /** The pack. */
          pack: PackName;
        }
      | { code: "closing" }
      | { code: "restart" }
      | { code: "no_chance" }
      | { code: "signed_out" }
      | { code: "no_identity" }
    )
  | { type: "pong" };

/** A pack's board as it lies on the sheet of `draw`, in the sheet's units, in which a cell is about 150 wide. All that a page needs to lay the board out and to write its names; the shapes: `Drawing`. */
export type Sheet = {
  /** The land within the border: left, top, width, height. */
  frame: [number, number, number, number];
  /** For each space, its block. */
  places: Array<SheetPlace>;
  /** The rivers, the narrow ones first. */
  rivers: Array<SheetRiver>;
  /** What the pack says of its empty cells, water left out. */
  grounds: Array<SheetGround>;
  /** Every name that is written on the land, the water and the bridges. */
  names: Array<SheetName>;
  /** The title of the sheet. */
  title: SheetTitle;
};

/** An empty cell and what lies there. */
export type SheetGround = {
  /** What lies there. */
  kind: HoleKind;
  /** Column and row. */
  at: [number, number];
};

/** A name on the sheet that is not the name of a space. */
export type SheetName = {
  /** What it stands on. */
  kind: SheetNameKind;
  /** The name. */
  text: string;
  /** The size of its letters. */
  size: number;
  /** The line it is written along, in the middle of it. */
  line: Array<[number, number]>;
};

/** What a name stands on. */
export type SheetNameKind = "water" | "bridge" | "ground" | "land";

/** Where a space lies. */
export type SheetPlace = {
  /** The middle of what is drawn in it. */
  centre: [number, number];
  /** Its corners. */
  outline: Array<[number, number]>;
};

/** A river by columns and rows, for a plan on which nothing is bent. */
export type SheetRiver = {
  /** Its name; may be empty. */
  name: string;
  /** Its width as a part of a cell. */
  width: number;
  /** Where it flows: columns and rows. */
  course: Array<[number, number]>;
};

/** The title of the sheet, in its box. */
export type SheetTitle = {
  /** The left upper corner of the box. */
  at: [number, number];
  /** Width and height of the box. */
  size: [number, number];
  /** How far from the top of the box the line under the title is. */
  rule: number;
  /** Its lines, from the top. */
  lines: Array<SheetTitleLine>;
};

/** A line of the title. */
export type SheetTitleLine = {
  /** What it says. */
  text: string;
  /** The size of its letters. */
  size: number;
  /** How far from the top of the box its letters stand. */
  y: number;
  /** Is it the title itself? */
  main: boolean;
};

/** The four Location Spaces around the Organ. */
export type Side = "north" | "east" | "south" | "west";

/** A thing that lies face down for readers who may not know it. */
export type Sight<T> = { seen: T } | "face_down";

/** What signing out everywhere came to. */
export type SignedOut = {
  /** How many other sessions were ended. */
  ended: number;
};

/** The key that calls are signed with. It is sent only this once. */
export type Signing = { secret: string };

/** A time of day in which no clock runs; it may pass midnight. */
export type Sleep = {
  /** The minute of the day at which it begins, UTC. */
  from: number;
  /** The minute of the day at which it ends, UTC. */
  to: number;
};

/** A space of the board: its number in the content pack, from 0. */
export type Space = number;

/** The kind of a space. */
export type SpaceKind = "regular" | { mystic: Mystic } | { station: Machine };

/** A set of spaces. */
export type SpaceSet = Array<Space>;

/** A spectator with an identity. */
export type SpectatorCard = {
  /** Who. */
  player: PlayerId;
  /** The name. */
  name: string;
};

/** A language that players speak with each other. */
export type Spoken = "en" | "it" | "fr" | "es" | "ru";

/** One square of the grid. */
export type Square = {
  /** Does the card lie there? */
  is: Standing;
  /** Why; null while it's open. */
  why: SquareReason | null;
};

/** Why a card lies in a place, or can't. */
export type SquareReason =
  | { why: "own" }
  | {
      why: "seen";
      /** Where. */
      place: CardPlace;
    }
  | { why: "face_up" }
  | { why: "named" }
  | {
      why: "elsewhere";
      /** Where. */
      place: CardPlace;
    }
  | {
      why: "full";
      /** Which place. */
      place: CardPlace;
      /** The cards. */
      cards: CharacterSet;
    }
  | { why: "last_name" }
  | {
      why: "only_place";
      /** Which is. */
      place: CardPlace;
    };

/** Where a table is in its life. */
export type Stage = "open" | "running" | { finished: Outcome } | "abandoned";

/** Whether something is so. */
export type Standing = "in" | "out" | "open";

/** Bots for the free seats. */
export type Starting = {
  /** Their level. */
  level?: Level;
};

/** The steps of a turn, in order. */
export type Step =
  | "choose"
  | "position_gift"
  | "character_gift"
  | { ability: number }
  | "gears"
  | {
      move: {
        /** Steps left to walk. */
        steps: number;
        /** May the gear's machine still be used? */
        ride: boolean;
      };
    }
  | "act"
  | "end";

/** A guest on this device. */
export type StoredGuest = {
  /** Who. */
  player: PlayerId;
  /** The guest's name. */
  name: string;
  /** The hash of the guest's token. */
  token: Digest;
};

/** Who plays on this device. */
export type StoredIdentity = {
  /** This device's player. */
  name: string | null;
  /** The guests, the last who came last. */
  guests: Array<StoredGuest>;
};

/** What is known of a table without its records: what lists show, and what the records don't hold. */
export type StoredMeta = {
  /** The table. */
  id: TableId;
  /** The version of this form. */
  format: number;
  /** The version of the rules. */
  rules: number;
  /** The table's secret. Seeds and links follow from it. */
  secret: Digest;
  /** The content pack it is played with; `file` names its text. */
  pack: PackCard;
  /** What its players are called. */
  names: Array<StoredName>;
  /** When it was set up, in milliseconds since 1970. */
  created: number;
  /** When it last changed in a way that lists show. */
  changed: number;
  /** What everybody may know of it. */
  card: TableCard;
  /** The player to act. */
  next: NextCard | null;
  /** What the game was for each of its players, once it is over. */
  results?: Array<StoredResult>;
  /** The players' notes. */
  notes?: Array<StoredNote>;
};

/** What a player is called. */
export type StoredName = {
  /** Who. */
  player: PlayerId;
  /** The name. */
  name: string;
};

/** What a player noted at a table. */
export type StoredNote = {
  /** Whose. */
  player: PlayerId;
  /** The text. */
  text: string;
};

/** A record of a table. */
export type StoredRecord = {
  /** Its number, from 1 on. */
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The record as text. */
  record: string;
};

/** What a finished game was for a player. */
export type StoredResult = {
  /** Who. */
  player: PlayerId;
  /** How it ended for them. */
  result: HistoryCard;
};

/** A table with everything it consists of. */
export type StoredTable = {
  /** Its card. */
  meta: StoredMeta;
  /** All its records, from the first on. */
  records: Array<StoredRecord>;
  /** The text of its content pack, if it is stored; the engine has its own. */
  pack?: string;
};

export type SubscriptionKeys = { p256dh: string, auth: string };

/** A bot that plays for a player. */
export type SubstituteCard = {
  /** Its level. */
  level: Level;
  /** Why it does. */
  why: SubstituteReason;
};

/** Why a bot plays for a player. */
export type SubstituteReason = "clock" | "left" | "absent";

/** A table as the caller may know it. Playing goes over its WebSocket. */
export type TableAnswer = {
  /** The table's id. */
  id: TableId;
  /** What everybody may know of it. */
  card: TableCard;
  /** The number of its last record. */
  version: number;
  /** The caller's seat. */
  seat: number | null;
  /** The player to act, once the game has begun. */
  next: NextCard | null;
  /** The token that lets others in; for members only. */
  invitation?: string;
};

/** What everybody may know of a table. */
export type TableCard = {
  /** Its id. */
  id: TableId;
  /** The content pack it is played with. */
  pack: PackCard;
  /** What the host chose. */
  options: TableOptions;
  /** The host. */
  host: PlayerId;
  /** Where it is in its life. */
  stage: Stage;
  /** The chairs in order. */
  chairs: Array<ChairCard>;
  /** The commitment to the server's secret. */
  commitment: Digest;
  /** The table it is a rematch of. */
  rematch_of: TableId | null;
  /** The rematch that followed. */
  rematch: TableId | null;
  /** Where its game branched off from another table's. */
  branch?: BranchOf;
  /** The open vote to end the game. */
  vote?: OpenVote;
  /** When the countdown ends and the cards are dealt, in milliseconds since 1970. */
  deal_at?: number;
  /** True if the countdown was stopped; the host or who stopped it starts it again. */
  stopped?: boolean;
  /** Who asks for the seat of a bot, in order. */
  requests?: Array<SeatRequestCard>;
  /** The pause that is on. */
  pause?: PauseCard;
  /** The pause that is proposed. */
  pause_proposal?: PauseProposalCard;
  /** Who sat where before, oldest first. The log names who acted then. */
  former?: Array<FormerCard>;
};

/** One thing that happened at a table, with the events of the game that followed from it. */
export type TableEvent =
  | {
      news: "created";
      options: TableOptions;
      commitment: Digest;
      host: PlayerId;
      rematch_of: TableId | null;
    }
  | { news: "seated", seat: Seat, occupant: Occupant }
  | { news: "vacated", seat: Seat }
  | { news: "host_changed", host: PlayerId }
  | { news: "nonce", seat: Seat, nonce: Digest }
  | { news: "coloured", seat: Seat, colour: Colour }
  | { news: "swap_asked", seat: Seat, with: Seat }
  | { news: "swap_ended", seat: Seat, by: Seat }
  | { news: "seats_swapped", seat: Seat, with: Seat }
  | { news: "options_changed", was: TableOptions, options: TableOptions }
  | { news: "countdown", until: number }
  | { news: "countdown_stopped", seat: Seat }
  | { news: "seat_requested", player: PlayerId }
  | { news: "seat_request_ended", player: PlayerId, declined: boolean }
  | { news: "seat_given", seat: Seat, to: PlayerId }
  | { news: "began", events: Array<Event> }
  | { news: "decided", seat: Seat, events: Array<Event> }
  | { news: "took_back", seat: Seat, events: number }
  | { news: "substituted", seat: Seat, level: Level, why: SubstituteReason }
  | { news: "reclaimed", seat: Seat }
  | { news: "handed_over", seat: Seat, to: PlayerId }
  | { news: "resumed", began: number, ended: number }
  | { news: "said", seat: Seat, text: string }
  | { news: "phrase", seat: Seat, phrase: Phrase }
  | { news: "voted", seat: Seat, end: boolean }
  | { news: "vote_ended" }
  | { news: "bot_wanted", seat: Seat }
  | { news: "away" } & Away
  | { news: "link_cancelled", seat: Seat }
  | { news: "replay_link_cancelled", seat: Seat }
  | { news: "abandoned" }
  | { news: "rematch", table: TableId };

/** A table. */
export type TableId = string;

/** A table in a list. */
export type TableLine = {
  /** The table's id. */
  id: TableId;
  /** When it was set up, in milliseconds since 1970. */
  created: number;
  /** When it last changed in a way that lists show. */
  changed: number;
  /** What everybody may know of it. */
  card: TableCard;
  /** The player to act; in the caller's own list only, for running games. */
  next?: NextCard;
  /** True if it is the caller's turn. In the caller's own list only. */
  my_turn?: boolean;
};

/** A page of a list of tables. */
export type TableList = {
  /** The tables. */
  tables: Array<TableLine>;
  /** Where the next page begins. */
  next: string | null;
};

/** The options of a table. */
export type TableOptions = {
  /** 3 to 6 players. */
  players: number;
  /** The Unknown Characters deck lies face up from the start (2.9). */
  beginner: boolean;
  /** Who opens the auctions from the second Hour on (R1). */
  auction_opener: Opener;
  /** The player on the first seat is new to the game and stands last in the initial order (2.10). */
  newcomer?: boolean;
  /** Among several people the cards are dealt after a countdown, which each of them can stop. */
  countdown?: boolean;
  /** How long a player may think. */
  clock: Clock;
  /** Who plays on for a player who leaves or whose clock runs out. */
  substitute: Level;
  /** May players be shown exact odds? */
  odds: boolean;
  /** Does the result count for ratings? */
  rated: boolean;
  /** May anybody watch? */
  spectators: boolean;
  /** Is the table found by its invitation only? */
  private: boolean;
  /** How many vacation days each player has, at a table played over days. */
  vacation?: number;
  /** May spectators use phrases? */
  cheers?: boolean;
  /** The languages spoken at the table; any if it is left out. */
  languages?: Array<Spoken>;
  /** For whom the table is meant; for everyone if it is left out. */
  experience?: Experience;
};

/** A seat to take over. */
export type TakingOver = {
  /** The link's token. */
  link: string;
};

/** Whose cards are investigated. */
export type Target = { hand: Seat } | "deck";

/** A kind of Research Tile: its number in the content pack, from 0. Equal tiles cannot be told apart. */
export type Tile = number;

/** Who knows a tile. */
export type TileKnown = {
  /** Where it is. */
  at: TilePlace;
  /** Which tile. */
  tile: string;
  /** Who knows, in addition to its owner. */
  by: Who;
};

/** Where a tile is. */
export type TilePlace = { hand: Seat } | { pile: number };

/** The state of a turn. */
export type Turn = {
  /** The player's index in the order, from 0. */
  index: number;
  /** The step of the turn. */
  step: Step;
  /** The effect being carried out; it must be finished before anything else. */
  effect: Effect | null;
  /** The character of this turn, once chosen. */
  character: Character | null;
  /** The right declaration of this turn. */
  declared: Declaration | null;
  /** Was a Power Card played? */
  power_played: boolean;
  /** Was an Item Tile played? */
  item_played: boolean;
};

/** A record that is durable now. */
export type Update = {
  /** Its number. */
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The number of the decision that is asked now. */
  decision: number;
  /** True if the reader can take back their last decision. */
  take_back: boolean;
  /** The clocks, if the table has one. */
  clock?: ClockNow;
  /** What happened. */
  news: Array<TableEvent>;
  /** The table, if the record is about it. */
  table?: TableCard;
  /** The reader's own seat. */
  seat: SeatUpdate;
  /** The whole View, for a reader who has none yet. */
  view?: View;
  /** What changes in the View the reader has. */
  changes?: ViewDelta;
  /** The reader's own command that became this record. */
  done?: number;
};

/** What was found when the record of a table was checked. */
export type Verification = {
  /** What does not hold; null if everything does. */
  fault: Fault | null;
  /** What was proved; null if something does not hold. */
  proof: Proved | null;
};

/** What runs on a server. */
export type Version = {
  /** The version of the program. */
  version: string;
  /** The version of the protocol of tables. */
  protocol: number;
  /** The version of the rules. */
  rules: number;
  /** What new games are played with. */
  pack: PackCard;
};

/** Everything a declarer needs to know. */
export type Victory = {
  /** What the reader is. */
  role: Role;
  /** The character that has to move: the named one, or Fenrir's own. */
  mover: Character | null;
  /** Where it has to go. */
  goal: Space | null;
  /** How many steps that is on foot. */
  distance: number | null;
  /** The Music Pages needed. */
  needed: number;
  /** The pages the reader has. */
  pages: number;
  /** The most pages possible this turn. */
  most: number;
  /** Where pages may come from this turn. */
  sources: Array<PageSource>;
  /** The reader's Time. */
  time: number;
  /** The Marks of the Wolf in hand. */
  marks: number;
  /** The best way there, with pages enough or not. */
  reach: VictoryPlan | null;
  /** The best way to win. */
  plan: VictoryPlan | null;
};

/** A turn that wins if the name is right. */
export type VictoryPlan = {
  /** Its steps, in order. */
  steps: Array<VictoryStep>;
  /** The Music Pages at its end. */
  pages: number;
  /** The Time left at its end. */
  left: number;
};

/** A step of a plan. */
export type VictoryStep =
  | { step: "music" }
  | {
      step: "item";
      /** Which. */
      tile: Tile;
    }
  | {
      step: "swap";
      /** Which tile. */
      tile: Tile;
      /** One. */
      a: Character;
      /** The other. */
      b: Character;
    }
  | {
      step: "send";
      /** Which tile. */
      tile: Tile;
      /** Whom. */
      character: Character;
      /** Where. */
      to: Space;
    }
  | {
      step: "choose";
      /** Which. */
      character: Character;
    }
  | {
      step: "name";
      /** Which. */
      character: Character;
    }
  | {
      step: "turn";
      /** By how many teeth. */
      teeth: number;
      /** The machine they show; null if none runs this Hour. */
      machine: Machine | null;
      /** The steps they show. */
      steps: number;
      /** The action they show. */
      activity: Activity;
    }
  | {
      step: "go";
      /** What gives it. */
      by: By;
      /** The machine of a ride. */
      machine: Machine | null;
      /** Where to. */
      to: Space;
      /** How many steps. */
      steps: number;
    }
  | {
      step: "compose";
      /** The Music Pages it brings. */
      pages: number;
      /** The Clues it takes. */
      clues: number;
    };

/** A game as one reader sees it. */
export type View = {
  /** Whose view it is. */
  viewer: Viewer;
  /** What everybody sees. */
  public: Public;
  /** Whose decision it is. */
  to_act: Seat | null;
  /** What is asked. */
  ask: Ask;
  /** Where each Character Card lies, in the order of `Character::ALL`. */
  cards: Array<Sight<CardPlace>>;
  /** The Character Cards whose place everybody knows. */
  open_cards: CharacterSet;
  /** For the reader's own Character Cards: who has seen them, in the order of `Character::ALL`. */
  shown_to: Array<SeatSet>;
  /** The reader's role card, once dealt. */
  role: Role | null;
  /** The hands, seat by seat. */
  hands: Array<Hand>;
  /** The pile from the top. */
  pile: Array<Sight<Tile>>;
  /** What is held apart until the end of this turn. */
  apart: Array<Apart>;
  /** What the reader may do, if it is the reader's decision. */
  legal: Array<Action>;
};

/** The changed fields of a View: `public` field by field, the rest whole. */
export type ViewDelta = Partial<Omit<View, "public">> & { public?: Partial<Public> };

/** Who is looking. Written as a seat's number or "spectator". */
export type Viewer = Seat | "spectator";

/** Who gets a seat of a new table. */
export type Wanted = "me" | "open" | Level;

/** A decision as it was weighed. */
export type WeighedAction = {
  action: Action;
  /** How likely it makes a victory, from 0 to 1. */
  chance: number;
  /** In how many worlds it was tried; 0 for a declaration, whose chance is how sure the player could be. */
  tries: number;
};

/** Everything a reader may know of a table. */
export type Welcome = {
  /** The version of the protocol. */
  protocol: number;
  /** The number of the last record. */
  version: number;
  /** The reader's seat. */
  seat: Seat | null;
  /** The number of the decision that is asked now. */
  decision: number;
  /** True if the reader can take back their last decision. */
  take_back: boolean;
  /** The clocks, if the table has one. */
  clock: ClockNow | null;
  /** The table. */
  table: TableCard;
  /** The reader's View; null before the deal. */
  view: View | null;
  /** The reader's own plan. */
  plan?: Plan;
  /** The records the reader has missed. */
  missed: Array<LogRecord>;
};

/** Some seats, or everybody. */
export type Who = "everybody" | { seats: SeatSet };

/** Why something cannot be done now. */
export type WhyNot = {
  /** The clause of the rules or of the protocol it belongs to. */
  clause: string;
} & (
  | {
      code: "illegal";
      /** Why. */
      refusal: Illegal;
    }
  | { code: "stale" }
  | { code: "intent_length" }
  | { code: "intent_reveals" }
  | { code: "bad_players" }
  | { code: "bad_clock" }
  | { code: "bad_sleep" }
  | { code: "no_such_seat" }
  | { code: "seat_taken" }
  | { code: "table_full" }
  | { code: "seated_already" }
  | { code: "not_seated" }
  | { code: "not_host" }
  | { code: "not_invited" }
  | { code: "bad_link" }
  | { code: "begun" }
  | { code: "not_begun" }
  | { code: "over" }
  | { code: "not_over" }
  | { code: "rated" }
  | { code: "nonce_given" }
  | { code: "substituted" }
  | { code: "not_substituted" }
  | { code: "nothing_to_take_back" }
  | { code: "sealed" }
  | { code: "bad_text" }
  | { code: "rematch_exists" }
  | { code: "id_reused" }
  | { code: "too_many_undos" }
  | { code: "too_much_chat" }
  | { code: "too_many_seat_changes" }
  | { code: "too_many_bot_tables" }
  | { code: "colour_taken" }
  | { code: "no_swap" }
  | { code: "no_countdown" }
  | { code: "not_ready" }
  | { code: "newcomer_alone" }
  | { code: "no_request" }
  | { code: "too_many_requests" }
  | { code: "not_absent" }
  | { code: "has_clock" }
  | { code: "vote_just_ended" }
  | { code: "out_of_game" }
  | { code: "not_your_seat" }
  | { code: "bad_vacation" }
  | { code: "paused" }
  | { code: "not_paused" }
  | { code: "bad_pause" }
  | { code: "pause_proposed" }
  | { code: "pause_just_declined" }
  | { code: "too_many_pauses" }
  | { code: "not_asked" }
  | { code: "nudged_too_soon" }
  | { code: "no_vacation_left" }
  | { code: "no_cheers" }
  | { code: "cheered_too_soon" }
  | { code: "bad_plan" }
);
