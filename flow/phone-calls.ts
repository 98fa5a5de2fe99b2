import { callPlatform } from '#engine/react/call-platform.ts';

/** Calls by which the phone an application waits for is proved or changed. */
export interface PhonePaths {
  /** `code.generate` */
  readonly codePath: string;
  /** `code.verify` */
  readonly verifyPath: string;
  /** `mobile-phone-update` */
  readonly changePath: string;
}

/** What a code to a phone is for: the account's own number, or another one in its place. */
export type PhonePurpose = 'phone-confirmation' | 'phone-change';

const post = async (path: string, body: object, locale: string): Promise<unknown> =>
  (await callPlatform({ method: 'POST', path, query: { language: locale }, body, locale })).data;

/** Sends a code, or a new one. @throws PlatformFailure */
export const sendPhoneCode = (path: string, purpose: PhonePurpose, locale: string): Promise<unknown> =>
  post(path, { purpose }, locale);

/** Uses a code. @throws PlatformFailure: `InvalidFields` for a wrong one, 409 once all tries are spent */
export const givePhoneCode = (
  path: string,
  given: { readonly purpose: PhonePurpose; readonly code: string },
  locale: string,
): Promise<unknown> => post(path, given, locale);

/** Asks for another number; a code goes to it. @throws PlatformFailure */
export const changePhone = (
  path: string,
  given: { readonly phone: string; readonly current_password: string },
  locale: string,
): Promise<unknown> => post(path, given, locale);
