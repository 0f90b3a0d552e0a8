/** Puts the page up in the reader's language. */
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';

/** Begins with what was chosen last. */
export async function begin(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) return;
  await settings.begin();
  mount(App, { target });
}
