// What is wrong, in the language in use.

import { tellError, tellReason } from '@nhex/texts';
import { language } from './i18n.svelte.ts';

export const faultWords = (fault: Error): string => tellError(language(), fault);
/** The same without the place, where the screen shows it. */
export const reasonWords = (fault: Error): string => `${tellReason(language(), fault)}.`;
