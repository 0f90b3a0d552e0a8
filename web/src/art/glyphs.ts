/**
 * The glyphs: 24 × 24, a margin of 2, lines of 1.75 with round ends, at most one solid part, in the text colour.
 * Distinguishable at 16 px. Time is always an hourglass, the Hour a clock face, a Clue a key.
 */
export interface Drawing {
  /** Path of the lines. */
  line?: string;
  /** Path of the solid part; holes by the even-odd rule. */
  solid?: string;
  /** Path of a background in a quarter of the colour. */
  shade?: string;
  /** Rotation of the whole, in degrees. */
  turn?: number;
}

/** A side of the map: the building stands at the edge, and the Organ lies on the shaded part behind the line. */
const side = (turn: number): Drawing => ({
  shade: 'M3.4 8h17.2v12.6H3.4z',
  line: 'M3.4 3.4h17.2v17.2H3.4zM3.4 8h17.2M12 13.6v4.2M9.8 15.8l2.2 2.4 2.2-2.4',
  solid: 'M12 4.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z',
  turn,
});

export const GLYPHS = {
  /** Bulb: a hint. */
  hint: {
    line: 'M9.4 17.4h5.2M10 20.8h4M12 2.8a6.5 6.5 0 0 0-4 11.6c.9.7 1.4 1.6 1.4 3h5.2c0-1.4.5-2.3 1.4-3a6.5 6.5 0 0 0-4-11.6z',
  },
  /** Hourglass: a Time Point. */
  time: {
    line: 'M6 2.8h12M6 21.2h12M7.8 2.8v3.4c0 2.8 4.2 3.6 4.2 5.8s-4.2 3-4.2 5.8v3.4M16.2 2.8v3.4c0 2.8-4.2 3.6-4.2 5.8s4.2 3 4.2 5.8v3.4',
    solid: 'M9.2 20.6c.1-2.4 2.8-2.6 2.8-4.4 0 1.8 2.7 2 2.8 4.4z',
  },
  /** Sheet with one note: a Music Page. */
  music: {
    line: 'M5.5 2.8h9.2l3.8 3.8v14.6h-13zM14.5 3v3.9h3.8',
    solid: 'M12.6 9.4v6.9a2.3 2 -20 1 1-1.5-1.9V9l4.2-.2v1.9z',
  },
  /** Small key: a Clue. */
  clue: {
    line: 'M11 11l9.2 9.2M16.2 16.2l2.6-2.6M19 19l2.2-2.2M7.8 12.2a4.4 4.4 0 1 0 0-8.8 4.4 4.4 0 0 0 0 8.8z',
  },
  /** Open eye: look at a card. */
  investigate: {
    line: 'M2.2 12C5 7.6 8.2 5.4 12 5.4s7 2.2 9.8 6.6c-2.8 4.4-6 6.6-9.8 6.6S5 16.4 2.2 12z',
    solid: 'M12 8.9a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2z',
  },
  /** Open book: draw a Research Tile. */
  research: {
    line: 'M12 6.4C9.8 4.8 7 4.2 2.8 4.4v13.8c4.2-.2 7 .4 9.2 2 2.2-1.6 5-2.2 9.2-2V4.4c-4.2-.2-7 .4-9.2 2zM12 6.4v13.6M5.8 8.6c1.4 0 2.5.2 3.5.6M5.8 12c1.4 0 2.5.2 3.5.6',
  },
  /** Quill on a stroke of ink: write a Music Page. */
  compose: {
    line: 'M3.2 20.8c1.6-6.6 5.6-12 17.4-17.6-.6 7.6-4.4 12.6-12 12.8M8.6 16c2.4-3.4 4.6-5.6 7.4-7.8M10.5 20.8h8',
  },
  /** Key over an arrow: move a Clue. */
  moveclue: {
    line: 'M6.4 11.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM9.8 7.8h10.6M16.8 7.8v3M20.2 7.8v3.4M3.6 17.8h16M16.4 14.4l3.6 3.4-3.6 3.4',
  },
  /** High-wheeled cab with a chimney, from the side: Steam Taxi. */
  taxi: {
    line: 'M4 15.4V8.2h7.4l2.2 4h6.2v3.2M4 15.4h1.4M10.4 15.4h3.4M7.9 18.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM16.4 18.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM17.4 12.2V8.4',
    solid:
      'M16.2 6.2a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 0 1-3.2 0zM19.4 3.2a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 0 1-2.2 0z',
  },
  /** Locomotive seen from the front, on splayed rails: Smokey Train. */
  train: {
    line: 'M6 16.6V9.4a6 6 0 0 1 12 0v7.2zM6 13h12M8.4 16.8L5.2 21.4M15.6 16.8l3.2 4.6M12 3.2V1.8M10 1.8h4',
    solid: 'M12 7a2.1 2.1 0 1 0 0 4.2A2.1 2.1 0 0 0 12 7z',
  },
  /** Car hanging under a beam: Monorail. */
  monorail: {
    line: 'M1.8 3.6h20.4M8 3.8v4M16 3.8v4M7.4 8h9.2a5 5 0 0 1 5 5v.6a4.4 4.4 0 0 1-4.4 4.4H6.8a4.4 4.4 0 0 1-4.4-4.4V13a5 5 0 0 1 5-5zM2.6 14h18.8',
    solid: 'M6 10.4h3v2.2H6zM10.5 10.4h3v2.2h-3zM15 10.4h3v2.2h-3z',
  },
  /** Long balloon with tail fin and gondola: Airship. */
  airship: {
    line: 'M2.2 9.8c1.4-3.4 4.6-5.2 8.6-5.2s7 2 9 5.2c-2 3.2-5 5.2-9 5.2s-7.2-1.8-8.6-5.2zM18 7.2l3.6-2.8v10.8L18 12.4M8.2 15l.8 3.6h4.6l.8-3.6',
    solid: 'M8 17.4h6.6l-.7 2.8H8.7z',
  },
  /** Two footprints: steps on foot. */
  steps: {
    solid:
      'M7.6 2.6c2 0 3 2 3 4.4 0 2-.9 3.6-1.4 5.2-.2.7-3 .7-3.2 0C5.5 10.6 4.6 9 4.6 7c0-2.4 1-4.4 3-4.4zM6.2 13.8h2.9c.3 1.9-.1 3.4-1.4 3.4s-1.8-1.5-1.5-3.4zM16.4 6.2c2 0 3 2 3 4.4 0 2-.9 3.6-1.4 5.2-.2.7-3 .7-3.2 0-.5-1.6-1.4-3.2-1.4-5.2 0-2.4 1-4.4 3-4.4zM14.9 17.4h2.9c.3 1.9-.1 3.4-1.4 3.4s-1.8-1.5-1.5-3.4z',
  },
  /** Wolf head, front, ruff and muzzle: Mark of the Wolf and Fenrir. */
  wolf: {
    solid:
      'M4.8 2.2L8.4 6 12 5.2l3.6.8 3.6-3.8.9 7.2 2.1 3.6-3.6 1-.9 2.8-3.3 2-.9 3h-3l-.9-3-3.3-2-.9-2.8-3.6-1 2.1-3.6zM7.2 10.4l1.4 2.4 2.2.4zM16.8 10.4l-1.4 2.4-2.2.4zM10.7 17.8h2.6L12 19.6z',
  },
  /** Five organ pipes on a bench: the Organ. */
  organ: {
    line: 'M2.6 21.2h18.8',
    solid:
      'M3 9.8h3v9.4l-1.5 1-1.5-1zM6.9 6.8h3v12.4l-1.5 1-1.5-1zM10.5 2.8h3v16.4l-1.5 1-1.5-1zM14.1 6.8h3v12.4l-1.5 1-1.5-1zM18 9.8h3v9.4l-1.5 1-1.5-1z',
  },
  /** Lozenge tile with a dot: a Research Tile in hand. */
  tile: {
    line: 'M12 2.8l8.2 9.2-8.2 9.2L3.8 12z',
    solid: 'M12 9.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  },
  /** Card with a bolt: a Power Card. */
  power: { line: 'M5.2 2.8h13.6v18.4H5.2z', solid: 'M13.2 5.6l-5 7.4h3.4l-.8 5.4 5-7.4h-3.4z' },
  /** Eye over three bars: look at three cards. */
  look3: {
    line: 'M2.6 8.8C5.2 5 8.4 3 12 3s6.8 2 9.4 5.8c-2.6 3.8-5.8 5.8-9.4 5.8S5.2 12.6 2.6 8.8z',
    solid:
      'M12 6.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM4.6 17.4h4v4.2h-4zM10 17.4h4v4.2h-4zM15.4 17.4h4v4.2h-4z',
  },
  /** Winged wheel: ride any machine. */
  rideany: {
    line: 'M15 20.6a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM15 10.6v10M10 15.6h10M10.6 9.4C8.4 9.2 5 7.4 3 3.6c3 .6 5.6.4 8.4 1.2 2.2.6 3.6 1.8 4 3.4M9.2 13c-2.6-.2-4.6-1.4-5.8-3.6',
  },
  /** Three fanned tiles: draw three tiles. */
  draw3: {
    line: 'M9.4 7.4h9.8v13.8H9.4zM6.6 17.4V4.8h9M3.8 14.2V2.4h8.6',
    solid: 'M14.3 11.8l2.4 2.5-2.4 2.5-2.4-2.5z',
  },
  /** Three beamed notes: three Music Pages. */
  write3: {
    line: 'M6.6 17.4V5.4l12.8-2.2v12M13 16.2V4.4',
    solid:
      'M4.7 15.6a2.3 1.9 -20 1 0 .1 3.8 2.3 1.9 -20 0 0-.1-3.8zM11.1 14.6a2.3 1.9 -20 1 0 .1 3.8 2.3 1.9 -20 0 0-.1-3.8zM17.5 13.4a2.3 1.9 -20 1 0 .1 3.8 2.3 1.9 -20 0 0-.1-3.8z',
  },
  /** Hand lantern: a Hero. */
  hero: {
    line: 'M7.4 9h9.2l1.2 9.2H6.2zM5.4 21.2h13.2M9 9V7.2a3 3 0 0 1 6 0V9M12 4.2V2.4',
    solid: 'M12 11c1.6 1.8 2 2.6 2 3.5a2 2 0 0 1-4 0c0-.9.4-1.7 2-3.5z',
  },
  /** Veiled card with a star: the Chosen One. */
  chosen: {
    line: 'M5.2 2.8h13.6v18.4H5.2z',
    solid: 'M12 6.6l1.5 3.9 3.9 1.5-3.9 1.5-1.5 3.9-1.5-3.9L6.6 12l3.9-1.5z',
  },
  /** Stack of cards with a question: the Unknown deck. */
  unknown: {
    line: 'M8.4 6.2h11.4v15H8.4zM5 17.6V2.8h11M11.9 11.4a2.3 2.3 0 1 1 3.4 2c-.9.5-1.2.9-1.2 1.9',
    solid: 'M14.1 16.7a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z',
  },
  /** Padlock: blocked, or not now. */
  lock: {
    line: 'M5.6 10.6h12.8v10.2H5.6zM8.2 10.4V7.2a3.8 3.8 0 0 1 7.6 0v3.2',
    solid: 'M12 13.4a1.5 1.5 0 0 1 .8 2.8v2h-1.6v-2a1.5 1.5 0 0 1 .8-2.8z',
  },
  /** Arrow turning back: undo. */
  undo: { line: 'M8.4 4.2L3.8 8.8l4.6 4.6M4.2 8.8h9.6a6 6 0 0 1 0 12H9' },
  /** Tick: a fact, done. */
  check: { line: 'M4.6 12.6l4.8 5L19.6 6.4' },
  /** Cross: ruled out. */
  cross: { line: 'M5.8 5.8l12.4 12.4M18.2 5.8L5.8 18.2' },
  /** Pencil: own mark. */
  pencil: { line: 'M4 20l1-4.6L16.4 4l3.6 3.6L8.6 19zM14.2 6.2l3.6 3.6' },
  /** Square head with an aerial: a bot. */
  bot: {
    line: 'M6.4 8.2h11.2v10.4H6.4zM12 8V4.6M9 18.8v2M15 18.8v2M3.6 11.8v3.6M20.4 11.8v3.6',
    solid:
      'M9.4 11.4a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM14.6 11.4a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM12 2.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  },
  /** Bust: a human player. */
  person: {
    line: 'M12 11.4a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM3.8 21c.6-4.6 3.6-6.6 8.2-6.6s7.6 2 8.2 6.6',
  },
  /** Broken ring: not connected. */
  away: {
    line: 'M12 3.2a8.8 8.8 0 0 1 8.8 8.8M20 15.6A8.8 8.8 0 0 1 5.6 18M3.4 14A8.8 8.8 0 0 1 8 4.2M8.6 12h6.8',
  },
  /** Clock face: time to think. */
  clock: { line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.4 2' },
  /** Ruled scroll: the log. */
  log: { line: 'M5 4h14M5 9.3h14M5 14.7h14M5 20h8' },
  /** Grid of cells: the notebook. */
  notebook: { line: 'M4 3.6h16v16.8H4zM4 9.2h16M4 14.8h16M9.3 3.6v16.8M14.7 3.6v16.8' },
  /** Speech balloon: chat. */
  chat: { line: 'M3.6 4.6h16.8v11.6H11l-4.4 4v-4h-3z' },
  /** Two links of a chain: invite. */
  link: {
    line: 'M10 14a4 4 0 0 0 5.8.2l3.6-3.6a4.1 4.1 0 0 0-5.8-5.8l-1.6 1.6M14 10a4 4 0 0 0-5.8-.2l-3.6 3.6a4.1 4.1 0 0 0 5.8 5.8l1.6-1.6',
  },
  /** Several people, one device: hot-seat. */
  seats: { line: 'M7 21.2V2.8h10v18.4zM10.6 18.6h2.8M2.6 8v8M21.4 8v8' },
  /** Gas lamp: learn. */
  learn: {
    line: 'M8.2 3h7.6l2 8.2H6.2zM12 11.4v9.8M8 21.2h8M4.4 6L2.6 5M19.6 6l1.8-1',
    solid: 'M12 4.6c1.2 1.5 1.6 2.2 1.6 3a1.6 1.6 0 0 1-3.2 0c0-.8.4-1.5 1.6-3z',
  },
  /** Table between two chairs: open tables. */
  table: { line: 'M6.8 9.6h10.4M12 9.6v10.2M9 20h6M2.8 5v15M2.8 14.2h4.4V20M21.2 5v15M21.2 14.2h-4.4V20' },
  /** Triangle: play, replay. */
  play: { solid: 'M7 3.8l13 8.2-13 8.2z' },
  /** Three dots: more. */
  menu: {
    solid:
      'M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM19 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  },
  /** Pins with lines: the board as a list of places. */
  list: {
    line: 'M10 5.4h11M10 12h11M10 18.6h11',
    solid:
      'M5 3.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM5 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM5 16.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  },
  /** Half moon, half sun: change theme. */
  theme: {
    line: 'M12 19.4a7.4 7.4 0 1 0 0-14.8 7.4 7.4 0 0 0 0 14.8z',
    solid: 'M12 4.6a7.4 7.4 0 0 1 0 14.8z',
  },
  /** Roofs and a spire: the city. */
  city: {
    line: 'M2.8 21.2V11.4l4-3 4 3v9.8M10.8 21.2V13l5.2-3.8 5.2 3.8v8.2zM16 9V2.8M2.8 21.2h8',
    solid: 'M5.8 14.2h2v3h-2zM14.9 14.6h2.2v3.4h-2.2z',
  },
  /** Eight-toothed wheel: the machine room. */
  gear: {
    line: 'M18.7 10.4L21.2 10.5L21.2 13.5L18.7 13.6L17.9 15.6L19.5 17.4L17.4 19.5L15.6 17.9L13.6 18.7L13.5 21.2L10.5 21.2L10.4 18.7L8.4 17.9L6.6 19.5L4.5 17.4L6.1 15.6L5.3 13.6L2.8 13.5L2.8 10.5L5.3 10.4L6.1 8.4L4.5 6.6L6.6 4.5L8.4 6.1L10.4 5.3L10.5 2.8L13.5 2.8L13.6 5.3L15.6 6.1L17.4 4.5L19.5 6.6L17.9 8.4zM12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  },
  /** Hand bell: the Event of the Hour. */
  event: {
    line: 'M5.4 18.4c1.4-1.8 1.8-3.6 1.8-7.2a4.8 4.8 0 0 1 9.6 0c0 3.6.4 5.4 1.8 7.2zM12 6.2V2.8',
    solid: 'M9.6 19.8h4.8a2.4 2.4 0 0 1-4.8 0z',
  },
  /** Location side north: the building stands above, the Organ lies south of it. */
  north: side(0),
  /** Location side east: the building stands right, the Organ lies west of it. */
  east: side(90),
  /** Location side south: the building stands below, the Organ lies north of it. */
  south: side(180),
  /** Location side west: the building stands left, the Organ lies east of it. */
  west: side(270),
  /** Two arrows that pass: two characters change places. */
  swap: { line: 'M7.4 3.4L3.4 7.4l4 4M3.6 7.4h15M16.6 12.6l4 4-4 4M20.4 16.6h-15' },
  /** Arch, and an arrow to a disc: send a character to a Mystic Building. */
  send: {
    line: 'M2.8 21v-6.2a3.8 3.8 0 0 1 7.6 0V21zM6.6 7.6c1-3.6 5-5.2 8.6-3.4M11.8 6.4l3.6-2-1.4-3.6',
    solid: 'M18 8.4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  /** Key, arrow, hourglass: a Clue for Time. */
  trade: {
    line: 'M5.6 9.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM5.6 9.4v11M5.6 16.6h3M5.6 20.4h3.4M13.4 4.2h8M13.4 19.8h8M14.6 4.2c0 5 5.6 5.4 5.6 10.6v5M20.2 4.2c0 5-5.6 5.4-5.6 10.6v5',
  },
  /** Cup: a victory. */
  cup: {
    line: 'M7.2 3.4h9.6v5.8a4.8 4.8 0 0 1-9.6 0zM7.2 5.2H3.4c0 3.4 1.4 5.4 4.2 5.6M16.8 5.2h3.8c0 3.4-1.4 5.4-4.2 5.6M12 14.2v6.4M7.8 20.8h8.4',
  },
  /** Horn with waves: sounds are on. */
  sound: {
    line: 'M15.4 8.8a4.6 4.6 0 0 1 0 6.4M18.2 5.8a8.8 8.8 0 0 1 0 12.4',
    solid: 'M2.6 9h4.2l5.4-4.4v14.8L6.8 15H2.6z',
  },
  /** Horn with a cross: sounds are off. */
  mute: { line: 'M15.8 9.2l5.6 5.6M21.4 9.2l-5.6 5.6', solid: 'M2.6 9h4.2l5.4-4.4v14.8L6.8 15H2.6z' },
  /** Two sliders: settings. */
  settings: {
    line: 'M2.8 7.2h8.4M16.8 7.2h4.4M2.8 16.8h4.4M12.8 16.8h8.4M14 10a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM10 19.6a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  },
  /** Sheet over a sheet: copy. */
  copy: { line: 'M9 8.4h11v12.4H9zM15.4 8V3.2H4v12.4h4.6' },
  /** Three squares of a code: a picture to scan. */
  qr: {
    line: 'M3.6 3.6h6.4v6.4H3.6zM14 3.6h6.4v6.4H14zM3.6 14h6.4v6.4H3.6z',
    solid:
      'M13.4 13.4H16V16h-2.6zM18.4 13.4H21V16h-2.6zM15.9 15.9h2.6v2.6h-2.6zM13.4 18.4H16V21h-2.6zM18.4 18.4H21V21h-2.6z',
  },
  /** Door and arrow: leave. */
  leave: { line: 'M13.6 3.2H4.8v17.6h8.8M10 12h11M17.2 8.2L21 12l-3.8 3.8' },
  /** Triangle with a stroke: take care. */
  warning: {
    line: 'M12 3.4L22 20.6H2zM12 9.8v4.8',
    solid: 'M12 16.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  },
  /** Eye struck through: not shown. */
  hidden: {
    line: 'M2.2 12C5 7.6 8.2 5.4 12 5.4s7 2.2 9.8 6.6c-2.8 4.4-6 6.6-9.8 6.6S5 16.4 2.2 12zM4.6 20.4L19.4 3.6',
  },
  /** Two bars: halt. */
  pause: { solid: 'M6 4h4.2v16H6zM13.8 4H18v16h-4.2z' },
  /** Triangle against a bar: skip. */
  skip: { line: 'M18.8 4.6v14.8', solid: 'M4.8 4.2L15.4 12 4.8 19.8z' },
  /** Plus: more, add. */
  plus: { line: 'M12 4.6v14.8M4.6 12h14.8' },
  /** Minus: fewer. */
  minus: { line: 'M4.6 12h14.8' },
  /** Angle down: open. */
  down: { line: 'M5.2 8.8l6.8 7 6.8-7' },
  /** Angle left: back. */
  left: { line: 'M15.2 5.2l-7 6.8 7 6.8' },
  /** Angle right: onwards. */
  right: { line: 'M8.8 5.2l7 6.8-7 6.8' },
} satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;
