import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a notification. */
export const signatureHeader = 'x-gateway-signature';
export const timestampHeader = 'x-gateway-timestamp';
/** How far the clocks of gateway and platform may be apart, and how long a notification may be under way, in seconds. */
export const signatureToleranceS = 300;

const version = 'v1=';

/**
 * Signature over time and raw body: HMAC-SHA256 of `{timestamp}.{body}`, in hex behind `v1=`.
 * @param timestamp seconds since the epoch, as it stands in the header
 */
export function signNotification(key: Uint8Array, timestamp: string, body: Uint8Array | string): string {
  return `${version}${createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/**
 * Whether a body came from who has the key, within the last five minutes. Compared in constant time.
 * @param nowMs milliseconds since the epoch
 */
export function isGenuine(
  key: Uint8Array,
  sent: {
    readonly timestamp: unknown;
    readonly signature: unknown;
    readonly body: Uint8Array;
  },
  nowMs: number,
): boolean {
  const { timestamp, signature, body } = sent;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (typeof signature !== 'string') return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > signatureToleranceS) return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signNotification(key, timestamp, body));
  return given.length === right.length && timingSafeEqual(given, right);
}
