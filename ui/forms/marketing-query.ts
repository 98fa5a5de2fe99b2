import { cookieNames } from '#schemas/cookies.ts';

/** Longest value of one parameter that is passed on. */
const longest = 200;

/**
 * Where the visitor came from, out of the marketing cookie, as query parameters of a submission (specification 7,
 * "params from stored marketing query"). The cookie is the visitor's and may hold anything: only flat texts are taken.
 * @param cookies `document.cookie`
 */
export function marketingQuery(cookies: string): Record<string, string> {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cookieNames.marketing}=`));
  if (pair === undefined) return {};
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(cookieNames.marketing.length + 1)));
    if (typeof value !== 'object' || value === null) return {};
    const texts = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, longest)]));
  } catch {
    return {};
  }
}

/** What ends the marketing cookie when assigned to `document.cookie` (a form's `clear_marketing_cookie`). */
export const endMarketingCookie = `${cookieNames.marketing}=; Path=/; Max-Age=0; SameSite=Lax`;
