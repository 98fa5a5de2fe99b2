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

/** Proves a contact with the code that was sent to it. @throws PlatformFailure */
export async function proveContact(
  call: CallRef<typeof contactsVerify>,
  proof: { readonly contact: string; readonly code: string },
  locale: string,
): Promise<void> {
  await callPlatform(call, { query: { language: locale }, body: proof, locale });
}

/** Where a registration or restore says its code went; null when it does not say. */
export function readContact(answer: unknown): string | null {
  return typeof answer === 'object' &&
    answer !== null &&
    'contact' in answer &&
    typeof answer.contact === 'string' &&
    answer.contact !== ''
    ? answer.contact
    : null;
}
