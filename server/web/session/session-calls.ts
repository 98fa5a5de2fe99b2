import type { SessionEffect } from '#schemas/calls/define-call.ts';
import type { Call } from '#schemas/calls.ts';

const has =
  (effect: SessionEffect) =>
  (call: Call): boolean =>
    call.session?.includes(effect) ?? false;

/** What the record of a call means to the edge's sessions; the effects are told in `schemas/calls/define-call.ts`. */
export const isForEdgeOnly = ({ access }: Call): boolean => access === 'edge' || access === 'edge-customer';
export const isWebhook = ({ access }: Call): boolean => access === 'webhook';
export const needsSession = ({ access }: Call): boolean => access === 'customer';
export const provesIdentity = has('signs-in');
const admits = has('may-sign-in');
export const maySignIn = (call: Call): boolean => provesIdentity(call) || admits(call);
export const takesFiles = has('takes-files');
export const sendsCode = has('sends-code');
export const provesContact = has('proves-contact');
export const answersSelf = has('tells-self');
const givesFile = has('gives-file');

/** Answers that are read before they are passed on: no token may be in them ([sec 1]). */
export const isGuarded = (call: Call): boolean =>
  (call.area === 'auth' || call.area === 'account') && !givesFile(call);
