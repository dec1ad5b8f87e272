// The lessons, in their order.

import type { Lesson } from '../lesson.ts';
import { FIRST_HALF } from './first-half.ts';
import { SECOND_HALF } from './second-half.ts';

export const LESSONS: readonly Lesson[] = [...FIRST_HALF, ...SECOND_HALF];
