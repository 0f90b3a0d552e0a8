/**
 * Where the page begins: whatever the address asks for and the words are asked for before anything else, so that they come
 * together with what shows them.
 */
import notLoaded from 'virtual:not-loaded';
import { placeOf } from './lib/place';
import { kept, languageOf } from './lib/storage';
import { screenOf } from './screens';
import { texts } from './i18n/languages';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';

const language = languageOf(kept());
// What cannot be loaded is told where it is needed.
for (const early of [screenOf(placeOf(location).path).load, texts[language]]) early().catch(() => undefined);

// Not waited for here: what puts the page up uses parts of this file, and would wait for its end.
import('./page')
  .then(({ begin }) => begin())
  .catch(() => {
    const line = Object.assign(document.createElement('p'), {
      role: 'alert',
      className: 'not-loaded',
      textContent: notLoaded[language],
    });
    document.documentElement.lang = language;
    document.getElementById('app')?.replaceChildren(line);
  });
