/**
 * The two typefaces as woff2, only in the scripts of our languages. Old Standard TT and Alegreya Sans are free under the SIL
 * Open Font License 1.1. The build writes them into fonts.css (`vite.config.ts`).
 */
const FONTS = [
  { name: 'Old Standard TT', files: 'old-standard-tt', styles: ['400-normal', '400-italic', '700-normal'] },
  { name: 'Alegreya Sans', files: 'alegreya-sans', styles: ['400-normal', '500-normal', '700-normal'] },
];
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'];

/** The `@font-face` rules; `rangesOf` gives the characters of each script of a typeface. */
export function fontFaces(rangesOf: (files: string) => Record<string, string>): string {
  const faces = FONTS.flatMap(({ name, files, styles }) =>
    styles.flatMap((style) => {
      const [weight, slant] = style.split('-');
      return SCRIPTS.map((script) => {
        const url = `@fontsource/${files}/files/${files}-${script}-${style}.woff2`;
        return `@font-face {
          font-family: '${name}';
          font-weight: ${weight};
          font-style: ${slant};
          font-display: swap;
          src: url('${url}') format('woff2');
          unicode-range: ${rangesOf(files)[script]};
        }`;
      });
    }),
  );
  return faces.join('\n');
}
