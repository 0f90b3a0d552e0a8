/** Where the page begins: the language first, then whatever the address asks for. */
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';

const target = document.getElementById('app');
if (target) {
  await settings.begin();
  mount(App, { target });
}
