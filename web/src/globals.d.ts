/** All messages of a language as one text (vite.config.ts). */
declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}
