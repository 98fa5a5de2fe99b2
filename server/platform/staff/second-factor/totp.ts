import { Secret, TOTP } from 'otpauth';

const issuer = 'Mozaika Studio';
/** SHA-1, six digits, thirty seconds: what every app has; others fall back to it in silence (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Codes before and after the present one that are taken: clocks of phones are never right. */
const window = 1;

/** A secret for an app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) });

/** Address an app reads from a QR code. @param label whose account it is */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * Which code of an app this is, counted from the epoch; null for one that is not of now.
 * @param now milliseconds since the epoch
 */
export function totpCounter(secret: string, code: string, now: number): number | null {
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
