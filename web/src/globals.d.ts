/** All messages of a language as one text (vite.config.ts). */
declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}

/** What is said in each language when the words themselves do not come (vite.config.ts). */
declare module 'virtual:not-loaded' {
  const lines: Record<'en' | 'it' | 'fr' | 'es' | 'ru', string>;
  export default lines;
}

/** The sentences of push messages, by language (vite.config.ts). */
declare module 'virtual:notices' {
  const texts: Record<string, string>;
  export default texts;
}

/** How the words of each room are loaded, by room and language (vite.config.ts). */
declare module 'virtual:rooms' {
  type Load = () => Promise<{ default: string }>;
  const rooms: Record<
    'alerts' | 'lessons' | 'newcomer' | 'players' | 'puzzles' | 'replay',
    Record<'en' | 'it' | 'fr' | 'es' | 'ru', Load>
  >;
  export default rooms;
}

/** The engine's modules and the built-in pack as files (vite.config.ts). */
declare module 'virtual:engine' {
  export const modules: Record<'play' | 'whole' | 'insight', string>;
  /** By what follows `/api/packs/`. */
  export const packs: Record<string, string>;
}
