import { type Consent, readConsent } from './consent-cookie.ts';

/** What the visitor agreed to, or null where nothing was decided yet, or only under older words of this page's question. */
export function consentInForce(): Consent | null {
  const consent = readConsent(document.cookie);
  const asked = document.querySelector('[data-consent-form="bar"]')?.getAttribute('data-version');
  return consent !== null && (asked == null || consent.version === asked) ? consent : null;
}
