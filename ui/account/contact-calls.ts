import { callPlatform } from '#engine/react/call-platform.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { contactsInitVerification, contactsVerify } from '#schemas/calls/contacts.ts';

/** Sends a code to a contact. The answer is the same for every contact ([sec 10]). @throws PlatformFailure */
export async function askForCode(
  call: CallRef<typeof contactsInitVerification>,
  contact: string,
  locale: string,
): Promise<void> {
  await callPlatform(call, { query: { language: locale }, body: { contact }, locale });
}

/**
 * Proves a contact with the code that was sent to it. A sign-up brings its registration key (`readRegistrationKey`), too.
 * @throws PlatformFailure
 */
export async function proveContact(
  call: CallRef<typeof contactsVerify>,
  { key, ...proof }: { readonly contact: string; readonly code: string; readonly key?: string },
  locale: string,
): Promise<void> {
  const body = { ...proof, ...(key !== undefined && { registration_key: key }) };
  await callPlatform(call, { query: { language: locale }, body, locale });
}

/** Where a registration or restore says its code went; null when it does not say. */
export const readContact = (answer: unknown): string | null => readText(answer, 'contact');

/** The key with which this browser proves that the form was its own; null where the platform gives none. */
export const readRegistrationKey = (answer: unknown): string | null => readText(answer, 'registration_key');

function readText(answer: unknown, name: string): string | null {
  const value: unknown = new Map(Object.entries({ ...(answer as object) })).get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}
