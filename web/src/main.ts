/** Where the page begins: the language and whatever the address asks for are loaded at the same time, then shown. */
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { screenOf } from './screens';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';

const target = document.getElementById('app');
if (target) {
  // What is loaded now need not be waited for later; if it fails, that is said there.
  screenOf(location.pathname)
    .load()
    .catch(() => undefined);
  await settings.begin();
  mount(App, { target });
}
