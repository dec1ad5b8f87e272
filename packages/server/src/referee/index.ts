// The door for others that check what the referee did.

export { type Verdict, verifyRecord } from './online-record.ts';
