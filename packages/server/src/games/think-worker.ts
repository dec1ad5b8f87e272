// The worker thread of the bots; piscina calls what it exports.

import { think } from './think.ts';

// oxlint-disable-next-line import/no-default-export -- piscina asks for it
export default think;
