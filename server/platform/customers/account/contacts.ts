import type { MessageChannel } from '../../base/messages/message.ts';
import { spellEmail } from '../customer-store.ts';

/** A way to reach somebody, in the spelling accounts have. */
export interface Contact {
  readonly channel: MessageChannel;
  readonly address: string;
}

const email = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,190}$/;
const international = /^\+\d{8,15}$/;
/** Nine digits are a Polish number, which people write without the prefix. */
const polish = /^\d{9}$/;

/** @returns null for what is no e-mail address */
export function readEmail(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const spelled = spellEmail(given);
  return email.test(spelled) ? spelled : null;
}

/** @returns the number as E.164; null for what is no phone number */
export function readPhone(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const digits = given.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const number = polish.test(digits) ? `+48${digits}` : digits;
  return international.test(number) ? number : null;
}

/** @returns null for what is neither an e-mail address nor a phone number */
export function readContact(given: unknown): Contact | null {
  const address = readEmail(given);
  if (address !== null) return { channel: 'email', address };
  const phone = readPhone(given);
  return phone === null ? null : { channel: 'sms', address: phone };
}
