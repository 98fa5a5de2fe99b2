import { createHash, randomInt } from 'node:crypto';

/** Nothing that is taken for something else when it is read from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codes = 10;
const groups = 3;
const groupLength = 4;

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');

/** Codes for the day the app is lost, e.g. `k3mf-92ha-x7qp`: 59 bits each. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codes }, () => Array.from({ length: groups }, newGroup).join('-'));

/** What is kept of a code. However it is typed: with or without hyphens, in capitals. */
export const recoveryDigest = (staffId: string, code: string): string =>
  createHash('sha256')
    .update(`${staffId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
