import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** Digits of a code (security thresholds). */
const codeDigits = 6;
/** 256 bits. */
const linkBytes = 32;

/** A code somebody types, from the cryptographic random source; leading zeros belong to it. */
export const newCode = (): string =>
  randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0');

/** The secret part of a link, base64url. */
export const newLinkToken = (): string => randomBytes(linkBytes).toString('base64url');

/**
 * What is stored of a code. A million codes are tried in no time, so that a digest without a key would be as good as the
 * code itself to whoever reads the database.
 */
export const codeDigest = (key: Buffer, purpose: string, subject: string, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, subject, code]))
    .digest('base64url');

/** What is stored of a link: 256 random bits need no key. */
export const linkDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');
