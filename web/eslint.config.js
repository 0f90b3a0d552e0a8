import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** A new event or message must not compile before every `switch` has a place for it. */
const SWITCHES = [
  'SwitchStatement[discriminant.property.name=/^(event|news|type)$/]:not(:has(SwitchCase[test=null]))',
  'SwitchStatement[discriminant.property.name=/^(event|news|type)$/] > SwitchCase[test=null]:not(:has(TSSatisfiesExpression))',
].map((selector) => ({
  selector,
  message: 'The last arm lists what is left: `default: event.event satisfies OneOf<`…`>`.',
}));

export default ts.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'src/wire/types.ts',
      'messages.d.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'svelte/no-navigation-without-resolve': 'off',
      'no-undef': 'off',
      // Maps and Sets are values here: replaced as a whole, never changed where something watches them.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-restricted-syntax': ['error', ...SWITCHES],
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // In the static site a place lies behind the #: lib/place.ts writes links.
      'no-restricted-syntax': [
        'error',
        ...SWITCHES,
        {
          selector: 'SvelteAttribute[key.name="href"] > SvelteLiteral:first-child[value=/^\\u002f(?!api)/]',
          message: "Write href={to('/…')}: an absolute path leads out of the static site.",
        },
      ],
    },
  },
);
