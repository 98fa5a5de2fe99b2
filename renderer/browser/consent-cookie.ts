/** Kinds of scripts that wait for a visitor's consent. What a site cannot do without needs none (ePrivacy, art. 5(3)). */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor decided, and under which version of the words. */
export interface Consent {
  readonly version: string;
  readonly categories: readonly ConsentCategory[];
}

/** Event of the window: a decision was made, or found. */
export const consentGiven = 'mozaika:consent';

const name = 'mozaika-consent';

/** Half a year; then the question is asked again, as data protection authorities advise. */
const maxAgeSeconds = 182 * 24 * 60 * 60;

/** The decision in a `document.cookie`, e.g. `1.analytics.marketing`; null when there is none or it is not one of ours. */
export function readConsent(cookies: string): Consent | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  const [, version, rest] = /^[^=]*=(\d{1,6})\.([a-z.]*)$/.exec(pair ?? '') ?? [];
  if (version === undefined || rest === undefined) return null;
  const answers = rest.split('.');
  return { version, categories: consentCategories.filter((category) => answers.includes(category)) };
}

/**
 * The text that sets the cookie. Scripts must read it, so it cannot be HttpOnly; it holds no more than the decision.
 * @param secure whether the page came over https
 */
export function consentCookie({ version, categories }: Consent, secure: boolean): string {
  const value = [version, categories.join('.')].join('.');
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
