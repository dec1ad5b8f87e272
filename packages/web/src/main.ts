// Starts the client.
import { mount } from 'svelte';
import './art/fonts.css';
import './art/theme.css';
import './app/base.css';
import './app/low.css';
import App from './app/App.svelte';
import { speak } from './app/i18n.svelte.ts';
import { router } from './app/router.svelte.ts';
import { fetchFor } from './app/screens.ts';
import { settings } from './app/settings.svelte.ts';
import { startUpdates } from './app/updates.svelte.ts';

router.start();
fetchFor(router.route);
const target = document.getElementById('app');
// The first picture is already in the language of the person.
void speak(settings.language)
  .then(() => {
    if (target) mount(App, { target });
  })
  .finally(startUpdates);
