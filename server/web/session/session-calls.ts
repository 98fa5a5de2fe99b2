import type { Call, CallId } from '#schemas/calls.ts';

const ids = (...list: readonly CallId[]): ReadonlySet<string> => new Set(list);

/** Calls that say who somebody is. They carry no session of before, and a 401 of theirs is a wrong password. */
const proving = ids(
  'user.login',
  'user.login-by-link',
  'user.login-rsa',
  'authorization.login',
  'authorization.social',
);

/** Further calls whose answer may be a sign-in: a proved code opens the account that waited for it. */
const admitting = ids('registration.submit', 'user.register', 'contacts.verify');

/** Calls that the edge alone makes, with what it keeps in cookies; to a browser there is no such call. */
const ours = ids('authorization.refresh', 'authorization.logout');

/** Calls that take files: no time to wait for them, no room to keep them. */
const uploading = ids('form.files', 'account.profile-update.files');

/** Calls that answer with a file: bytes as they were taken in, sent as an attachment, and no place for a token. */
const giving = ids('account.profile-update.file', 'contract.document');

/** Calls that outside services make, with a signature of their own: never a browser, never in a session. */
const webhooks = ids('blue-cash.notification');

/** Calls that say to which contact a code went. */
const sendingCodes = ids('registration.submit', 'user.register', 'contacts.init-verification');

/** What a row of the call table means to the edge's sessions. */
export const isForEdgeOnly = (call: Call): boolean => ours.has(call.id);
export const provesIdentity = (call: Call): boolean => proving.has(call.id);
export const maySignIn = (call: Call): boolean => proving.has(call.id) || admitting.has(call.id);
export const isWebhook = (call: Call): boolean => webhooks.has(call.id);
export const takesFiles = (call: Call): boolean => uploading.has(call.id);
export const sendsCode = (call: Call): boolean => sendingCodes.has(call.id);
export const provesContact = (call: Call): boolean => call.id === 'contacts.verify';
export const tellsSelf = (call: Call): boolean => call.id === 'account.self';

/** Answers that are read before they are passed on: no token may be in them ([sec 1]). */
export const isGuarded = (call: Call): boolean =>
  (call.area === 'auth' || call.area === 'account') && !giving.has(call.id);
