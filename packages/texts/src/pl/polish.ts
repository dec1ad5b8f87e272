// The shape of a Polish catalogue.

import type { Translation } from '../message.ts';

/** 1 żeton, 2 żetony, 5 żetonów, 1,5 żetonu. */
export type Polish<English> = Translation<English, 'one' | 'few' | 'many' | 'other'>;
