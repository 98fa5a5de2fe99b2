import { createHmac } from 'node:crypto';
import type { LinkMethod } from './bank-link-provider.ts';

/** A try of an application to be identified by a bank. */
interface LinkTry {
  readonly applicationId: string;
  readonly method: LinkMethod;
  /** How many tries of this method failed before it. */
  readonly failed: number;
}

/**
 * Id of a try. It follows from what is known already, so that asking for the address of a link writes nothing ([sec 8]) and
 * gives the same link until it fails; and nobody without the secret can tell another customer's.
 * @returns a UUID of version 8 (RFC 9562)
 */
export function linkIdOf(secret: Buffer, { applicationId, method, failed }: LinkTry): string {
  const digest = createHmac('sha256', secret).update(`${method} ${failed} ${applicationId}`).digest('hex');
  const variant = (8 + (Number.parseInt(digest.slice(16, 17), 16) % 4)).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

/** Letters and digits that are not taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Title of the transfer of one grosz: the application's number, and a mark that cannot be guessed, so that nobody else can
 * send a transfer in this customer's name and have it refused.
 */
export function transferTitle(secret: Buffer, application: { readonly id: string; readonly number: string }) {
  const digest = createHmac('sha256', secret).update(`transfer ${application.id}`).digest();
  const mark = [...digest.subarray(0, 6)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${application.number} ${mark}`;
}
