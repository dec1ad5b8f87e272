// Before the tests: English is spoken, as in the client once its first language is there.
import { speak } from '../src/app/i18n.svelte.ts';

await speak('en');
