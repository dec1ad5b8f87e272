// What is wrong, in the language in use.

import { tellError } from '@nhex/texts';
import { language } from './i18n.svelte.ts';

export const faultWords = (fault: Error): string => tellError(language(), fault);
