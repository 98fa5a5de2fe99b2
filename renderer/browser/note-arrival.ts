import { attributionCookie, readAttribution } from '#engine/react/attribution-cookie.ts';
import { planAttribution } from '#engine/session/plan-attribution.ts';
import { consentGiven } from './consent-cookie.ts';
import { consentInForce } from './consent-in-force.ts';

/**
 * Writes down where this visit came from (specification 3 and 9), here and not on the server: pages are the same bytes for
 * everybody. The arrival is remembered for as long as this page lives, and written when consent to marketing is there;
 * at once only where the site says `always` (docs/decisions/0030-lists-and-what-they-say.md).
 */
export function noteArrival(): void {
  const planned = planAttribution({
    search: location.search,
    referrer: document.referrer,
    host: location.host,
    existing: readAttribution(document.cookie),
    random: randomPart(),
  });
  if (!planned) return;
  const write = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: phones of 2023 have no cookie store
    document.cookie = attributionCookie(planned, location.protocol === 'https:');
  };
  const always = document.querySelector('[data-attribution="always"]') !== null;
  const allowed = () => consentInForce()?.categories.includes('marketing') ?? false;
  if (always || allowed()) {
    write();
    return;
  }
  const whenAllowed = () => {
    if (!allowed()) return;
    removeEventListener(consentGiven, whenAllowed);
    write();
  };
  addEventListener(consentGiven, whenAllowed);
}

/** 80 random bits in letters and digits. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
