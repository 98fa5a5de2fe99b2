import { callPlatform } from '#engine/react/call-platform.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { codeGenerate, codeVerify, mobilePhoneUpdate } from '#schemas/calls/contacts.ts';

/** Calls by which the phone an application waits for is proved or changed. */
export interface PhoneCalls {
  readonly codeCall: CallRef<typeof codeGenerate>;
  readonly verifyCall: CallRef<typeof codeVerify>;
  readonly changeCall: CallRef<typeof mobilePhoneUpdate>;
}

/** What a code to a phone is for: the account's own number, or another one in its place. */
export type PhonePurpose = 'phone-confirmation' | 'phone-change';

/** Sends a code, or a new one. @throws PlatformFailure */
export async function sendPhoneCode(
  call: PhoneCalls['codeCall'],
  purpose: PhonePurpose,
  locale: string,
): Promise<void> {
  await callPlatform(call, { query: { language: locale }, body: { purpose }, locale });
}

/** Uses a code. @throws PlatformFailure: `InvalidFields` for a wrong one, 409 once all tries are spent */
export async function givePhoneCode(
  call: PhoneCalls['verifyCall'],
  given: { readonly purpose: PhonePurpose; readonly code: string },
  locale: string,
): Promise<void> {
  await callPlatform(call, { query: { language: locale }, body: given, locale });
}

/** Asks for another number; a code goes to it. @throws PlatformFailure */
export async function changePhone(
  call: PhoneCalls['changeCall'],
  given: { readonly phone: string; readonly current_password: string },
  locale: string,
): Promise<void> {
  await callPlatform(call, { query: { language: locale }, body: given, locale });
}
