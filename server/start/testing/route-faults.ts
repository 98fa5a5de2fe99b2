import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { cookieNames } from '#schemas/cookies.ts';
import type { SiteHost } from './site-host.ts';

/** What a visitor gets at an address: where it leads, or what its page says. */
export interface Seen {
  readonly to?: string;
  readonly status?: number;
  /** Language of the document. */
  readonly lang?: string;
  readonly heading?: string;
  readonly text?: string;
}

/** The one screen whose status tells of an error, and which is right to. */
const processError = /^(?:\/[a-z]{2})?\/bpm-error$/;
/** Words that stand in place of a form there is none of. */
const missingForm = Object.values(engineTexts).flatMap((texts) => texts['account.form-missing'] ?? []);

/** @param cookie of a customer; none for a visitor who is not signed in */
export async function lookAt({ app }: SiteHost, path: string, cookie?: string): Promise<Seen> {
  const reply = await app.inject({ url: path, headers: cookie === undefined ? {} : { cookie } });
  if (reply.statusCode === 301 || reply.statusCode === 302) return { to: String(reply.headers.location) };
  const [, lang = ''] = /<html[^>]* lang="([^"]*)"/.exec(reply.body) ?? [];
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(reply.body) ?? [];
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(main) ?? [];
  const rest = main.replace(/<h1[^>]*>.*?<\/h1>/s, ' ');
  return { status: reply.statusCode, lang, heading: wordsOf(heading), text: wordsOf(rest) };
}

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|noscript|svg|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Of some addresses those that come to rest on a page nobody can use, or not within three moves.
 * @returns one sentence for each; none where all is well
 */
export async function routeFaults(
  host: SiteHost,
  paths: readonly string[],
  { cookie, lang }: { readonly cookie?: string | undefined; readonly lang?: string } = {},
): Promise<string[]> {
  const found = new Map<string, Promise<Seen>>();
  const at = (path: string) => {
    const known = found.get(path) ?? lookAt(host, path, cookie);
    found.set(path, known);
    return known;
  };
  const faults: string[] = [];
  for (const start of paths) {
    let path = start;
    let seen = await at(path);
    for (let moves = 0; seen.to !== undefined && moves < 3; moves++) {
      path = seen.to;
      seen = await at(path);
    }
    const fault = faultOf(seen, path, lang);
    if (fault !== null) faults.push(`${start}: ${fault} at ${path}`);
  }
  return faults;
}

function faultOf({ to, status = 0, lang, heading, text = '' }: Seen, path: string, wanted?: string) {
  if (to !== undefined) return `still moves, to ${to}`;
  if (status >= 500 && !processError.test(path)) return `${status}`;
  if (!heading) return 'no h1';
  if (text.length < 15) return `only "${text}"`;
  const instead = missingForm.find((words) => text.includes(words));
  if (instead !== undefined) return `"${instead}"`;
  if (wanted !== undefined && lang !== wanted) return `in "${lang}", not in "${wanted}",`;
  return null;
}

let clients = 0;

/** The cookies a customer has after signing in by password. */
export async function signedInCookie(
  { platform }: SiteHost,
  credentials: { readonly email: string; readonly password: string },
): Promise<string> {
  clients += 1;
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/v2/loan/user/login',
    // From each address one may sign in twenty times a minute.
    remoteAddress: `10.0.${clients >> 8}.${clients & 255}`,
    payload: credentials,
  });
  const { bearer_token: access } = answer.json<{ data: { bearer_token: string } }>().data;
  return `${cookieNames.access}=${access}`;
}
