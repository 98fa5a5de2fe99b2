/*
 * Constants of cookies and attribution. Apart from `constants.ts`: what stands there weighs on the script every page starts with.
 */

/** Cookies of the product (specification 4 and 9, [sec 2]). Only the edge reads and writes the two with the prefix. */
export const cookieNames = {
  access: '__Host-mozaika-access',
  refresh: '__Host-mozaika-refresh',
  isUserVerified: 'isUserVerified',
  isUserNeedChangePassword: 'isUserNeedChangePassword',
  verifyContactValue: 'verifyContactValue',
  marketing: 'utm-parameters',
  /** The cart of a browser without script; a script that finds it takes it over. */
  plainCart: 'plain-cart',
} as const;

/** Life of a cookie in seconds. */
export const cookieSeconds = {
  /** As long as the token in it. */
  access: 60 * 60,
  /** The absolute time-out of a session (security.md, thresholds): past it the token is worth nothing. */
  refresh: 12 * 60 * 60,
  /** "Very long": 400 days, the most browsers keep a cookie for. */
  flags: 34_560_000,
  marketing: 30 * 24 * 60 * 60,
  plainCart: 30 * 24 * 60 * 60,
} as const;

/** What marketing attribution says of a visit that tells nothing, and how the ids we make up begin (specification 9). */
export const marketingDefaults = { channel: 'site', instrument: 'direct', subchannel: 'card' } as const;
export const externalIdPrefix = 'capl';
