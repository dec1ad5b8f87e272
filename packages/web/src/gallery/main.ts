// The gallery: every drawing on one page, for looking at while drawing. Only the dev server serves it.

import { mount } from 'svelte';
import '../art/theme.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
