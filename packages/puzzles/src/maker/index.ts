// The door of the maker: what only the command line and tests need.

export { ideasOf, surprisesIn } from './ideas.ts';
export { type Attempt, type MakeSettings, making, playsFor, REJECTIONS, type Rejection } from './make.ts';
export { isObvious } from './rate.ts';
