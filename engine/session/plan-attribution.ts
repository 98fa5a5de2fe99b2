import { externalIdPrefix, marketingDefaults } from '#schemas/cookies.ts';
import { type Attribution, attributionValue } from '../react/attribution-cookie.ts';

/** What is known of a visit when its first page opens. */
export interface AttributedVisit {
  /** Query of the address, with or without its question mark. */
  readonly search: string;
  /** `document.referrer`; empty when the browser tells nothing. */
  readonly referrer: string;
  /** Our own host: a move inside the site is no new visit. */
  readonly host: string;
  readonly existing: Attribution | null;
  /** Fresh and unguessable, for the id we make up. */
  readonly random: string;
}

/** Search engines of specification 9, by the host that refers. */
const searchEngines: readonly (readonly [name: string, host: RegExp])[] = [
  ['google', /(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/],
  ['yandex', /(^|\.)(yandex\.[a-z]{2,3}|ya\.ru)$/],
  ['poczta.home.pl', /^poczta\.home\.pl$/],
  ['bing', /(^|\.)bing\.com$/],
  ['yahoo', /(^|\.)yahoo\.[a-z]{2,3}(\.[a-z]{2})?$/],
  ['rambler', /(^|\.)rambler\.ru$/],
  ['duckduckgo', /(^|\.)duckduckgo\.com$/],
  ['onet', /(^|\.)onet\.(pl|eu)$/],
];

/** Parameters that name a part, the product's own words before the common ones. */
const parameters: Readonly<Record<keyof Attribution, readonly string[]>> = {
  channel: ['channel', 'utm_source'],
  instrument: ['instrument', 'utm_medium'],
  subchannel: ['subchannel', 'utm_campaign'],
  externalId: ['externalId'],
};

/**
 * What the marketing cookie has to say after a visit opened, or null when it stays as it is (specification 3, 7 and 9).
 *
 * Parameters of the address say most: a visit with any of them is attributed anew, and what they leave open is filled
 * with the defaults, never with parts of an older visit. A visit without them keeps the cookie there is; without a cookie
 * the referrer decides: `organic` for a search engine, `referral` for another site, the defaults for none.
 */
export function planAttribution(visit: AttributedVisit): Attribution | null {
  const query = new URLSearchParams(visit.search);
  const given = (part: keyof Attribution): string | undefined => {
    for (const name of parameters[part]) {
      const value = attributionValue(query.get(name) ?? '');
      if (value !== '') return value;
    }
    return undefined;
  };
  const named = {
    channel: given('channel'),
    instrument: given('instrument'),
    subchannel: given('subchannel'),
    externalId: given('externalId'),
  };
  const isNamed = Object.values(named).some((value) => value !== undefined);
  if (!isNamed && visit.existing) return null;
  const base = isNamed ? marketingDefaults : { ...marketingDefaults, ...referred(visit) };
  return {
    channel: named.channel ?? base.channel,
    instrument: named.instrument ?? base.instrument,
    subchannel: named.subchannel ?? base.subchannel,
    externalId: named.externalId ?? `${externalIdPrefix}${visit.random}`,
  };
}

function referred({ referrer, host }: AttributedVisit): Partial<Attribution> {
  const from = hostOf(referrer);
  if (from === '' || from === hostOf(`https://${host}`)) return {};
  const engine = searchEngines.find(([, pattern]) => pattern.test(from));
  return engine
    ? { channel: engine[0], instrument: 'organic' }
    : { channel: attributionValue(from), instrument: 'referral' };
}

/** Host name of a web address, without port and `www.`; empty for anything else (an app's `android-app://` too). */
function hostOf(address: string): string {
  const match = /^https?:\/\/([^/?#:@\s]+)/i.exec(address);
  return (match?.[1] ?? '').toLowerCase().replace(/^www\./, '');
}
