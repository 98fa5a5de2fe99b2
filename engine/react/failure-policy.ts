import { signInAddress } from '#schemas/sign-in-address.ts';
import { forgetCustomer } from './customer-storage.ts';
import { announceOtherPerson } from './other-person.ts';
import { isLeftBehind, leaveDevice } from './page-person.ts';
import {
  type FailureName,
  Offline,
  PlatformFailure,
  SiteOffline,
  TooManyAttempts,
} from './platform-failures.ts';
import { hasSignedOut } from './signed-out-mark.ts';
import { announceSiteClosed } from './site-closed.ts';

/** What follows from a failed call by itself, whatever was asked for. */
type Consequence =
  /** To the sign-in page, which says that the session is over and leads back. */
  | 'sign-in'
  /** To `/bpm-error`. */
  | 'process-error'
  /** The offline screen with the host's text, over the page: nothing that was typed is lost. */
  | 'offline-screen'
  /** A panel over the page says that somebody else is signed in now, and offers to reload it: what was typed can still be copied. */
  | 'other-person'
  /** Nothing: whoever asked says it where it belongs, and nothing is lost. */
  | 'none';

/** The one table of what follows from a failure (specification 8): for calls, uploads, moves and polling alike. */
const consequences: Readonly<Record<FailureName, Consequence>> = {
  Unauthorized: 'sign-in',
  OtherPerson: 'other-person',
  ProcessUnavailable: 'process-error',
  SiteOffline: 'offline-screen',
  Offline: 'none',
  TooManyAttempts: 'none',
  InvalidFields: 'none',
  Failed: 'none',
};

/** What of the browser a consequence uses; tests give their own. */
export interface FailureHost {
  /** Leaves for another page of the site. */
  readonly go: (path: string) => void;
  /** Address the page stands on: path with locale prefix, query and place. */
  readonly address: () => string;
  /** Shows the offline screen with the host's text. */
  readonly closed: (text: string) => void;
  /** Says that the page is not the one of who is signed in. */
  readonly otherPerson: () => void;
}

export const thisPage: FailureHost = {
  go: (path) => location.assign(path),
  address: () => location.pathname + location.search + location.hash,
  closed: announceSiteClosed,
  otherPerson: announceOtherPerson,
};

const consequenceOf = (failure: unknown): Consequence =>
  failure instanceof PlatformFailure ? consequences[failure.name] : 'none';

/** Whether another screen says what went wrong, so that the one that asked does not. */
export const isHandledElsewhere = (failure: unknown): boolean => consequenceOf(failure) !== 'none';

/** Without a connection, and while the site is closed, pauses double up to this. */
const longestPauseMs = 60_000;

/**
 * Milliseconds until what is asked again and again is asked next; null where the failure is an answer, which asking again
 * does not change by itself. A site that was closed opens again, and what waits under its offline screen goes on.
 * @param pauseMs the pause before the question that failed @param everyMs the usual one
 */
export function pauseAfter(failure: unknown, pauseMs: number, everyMs: number): number | null {
  if (failure instanceof Offline || failure instanceof SiteOffline)
    return Math.min(pauseMs * 2, longestPauseMs);
  if (failure instanceof TooManyAttempts) return Math.max(everyMs, failure.retryAfterS * 1000);
  return null;
}

/** Does what follows from a failure, and tells what. `callPlatform` has done so already; for code that asks in another way. */
export function followFailure(failure: unknown, locale: string, page: FailureHost = thisPage): Consequence {
  const consequence = consequenceOf(failure);
  if (consequence === 'none') return consequence;
  if (consequence === 'offline-screen') {
    page.closed(failure instanceof Error ? failure.message : '');
    return consequence;
  }
  if (consequence === 'other-person') {
    page.otherPerson();
    return consequence;
  }
  const address = page.address();
  // The locale prefix the page stands under is the one to go on with.
  const prefix = /^\/([^/?#]*)/.exec(address)?.[1] === locale ? `/${locale}` : '';
  if (consequence === 'process-error') {
    page.go(`${prefix}/bpm-error`);
    return consequence;
  }
  // A page that was left behind says nothing about whoever is signed in now.
  if (!isLeftBehind()) {
    forgetCustomer();
    leaveDevice();
  }
  const signIn = `${prefix}/signin`;
  const isThere = address.slice(prefix.length).split(/[/?#]/)[1] === 'signin';
  // Whoever signed out in another tab knows why.
  page.go(isThere ? signIn : signInAddress(signIn, { next: address, ended: !hasSignedOut() }));
  return consequence;
}
