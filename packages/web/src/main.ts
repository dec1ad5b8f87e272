// Starts the client.
import { mount } from 'svelte';
import './art/theme.css';
import './app/base.css';
import './app/low.css';
import App from './app/App.svelte';
import { router } from './app/router.svelte.ts';
import { startUpdates } from './app/updates.svelte.ts';

router.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
startUpdates();
