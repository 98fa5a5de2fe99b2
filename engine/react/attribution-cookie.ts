import { cookieNames, cookieSeconds } from '#schemas/cookies.ts';

/** Where a visitor came from (specification 3). Four words and nothing about the person. */
export interface Attribution {
  readonly channel: string;
  readonly instrument: string;
  readonly subchannel: string;
  readonly externalId: string;
}

/** Longest value that is kept, in characters: it comes from an address anybody may write. */
const longest = 100;

/** A value as it may be kept: one line, without control characters, bounded. Empty when nothing is left. */
export const attributionValue = (value: string): string => {
  const line = value.replaceAll(/\p{Cc}+/gu, ' ').trim();
  // By whole characters: half of one could not be written into a cookie.
  return [...line].slice(0, longest).join('').trim();
};

/** The attribution in a `document.cookie`; null when there is none or it is not one of ours. */
export function readAttribution(cookies: string): Attribution | null {
  const start = `${cookieNames.marketing}=`;
  const pair = cookies.split('; ').find((one) => one.startsWith(start));
  if (pair === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(start.length)));
    const entries = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    const of = (name: keyof Attribution): string => {
      const one: unknown = entries.get(name);
      return typeof one === 'string' ? attributionValue(one) : '';
    };
    const read = {
      channel: of('channel'),
      instrument: of('instrument'),
      subchannel: of('subchannel'),
      externalId: of('externalId'),
    };
    return Object.values(read).every((one) => one !== '') ? read : null;
  } catch {
    // Somebody else's cookie of the same name, or a mangled one of ours.
    return null;
  }
}

/**
 * The stored marketing query of a submission (specification 7: `forms/{alias}`, POST); empty without a cookie.
 * @param cookies `document.cookie`
 */
export function marketingQuery(cookies: string): Readonly<Record<string, string>> {
  const found = readAttribution(cookies);
  return found ? { ...found } : {};
}

/**
 * The text that keeps an attribution, for 30 days (specification 9). Scripts of the page read it, so it is not HttpOnly.
 * @param secure whether the page came over https
 */
export const attributionCookie = (attribution: Attribution, secure: boolean): string =>
  cookieText(encodeURIComponent(JSON.stringify(attribution)), cookieSeconds.marketing, secure);

/**
 * Forgets the attribution: after an application was created, or a form with `clear_marketing_cookie` was taken in. What
 * brought the visitor here has then been counted.
 */
export function clearAttribution(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: phones of 2023 have no cookie store
  document.cookie = cookieText('', 0, location.protocol === 'https:');
}

const cookieText = (value: string, maxAge: number, secure: boolean): string =>
  `${cookieNames.marketing}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
