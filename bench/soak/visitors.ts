import { setTimeout as pause } from 'node:timers/promises';
import { signInStaff } from '#e2e/support/staff-api.ts';
import { signInCustomer } from '../sign-in.ts';

/** What came of the requests: status -> how many; 0 is none that was answered. */
export type Answers = Map<number, number>;

const guarded = { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' } as const;
const pages = ['/', '/about', '/karta', '/faq', '/posts', '/contacts', '/category', '/category/komputery'];
const account = ['/dashboard', '/active-contract', '/zamowienia', '/personal-data'];
const words = ['pożyczka', 'rata', 'lampa', 'komputer', 'umowa', 'zwrot'];

/** A visitor does the next thing every so many milliseconds, as long as the soak lasts. */
export interface Visitor {
  readonly everyMs: number;
  readonly act: (turn: number) => Promise<unknown>;
}

/** Who uses the site: about twelve requests a second together. */
export async function visitorsOf(url: string, answers: Answers): Promise<readonly Visitor[]> {
  const count = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1);
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init }).catch(() => null);
    // Read to its end, as a browser does: the connection is free again then.
    await answer?.arrayBuffer();
    count(answer?.status ?? 0);
  };
  const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...guarded, ...headers },
    });
  const staff = await signInStaff(url);
  let cookie = await signInCustomer(url, 'contract');
  const at = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T;
  return [
    { everyMs: 200, act: (turn) => ask(at(pages, turn)) },
    { everyMs: 500, act: (turn) => ask(at(account, turn), { headers: { cookie } }) },
    {
      everyMs: 1000,
      act: (turn) => ask(`/szukaj?q=${encodeURIComponent(at(words, turn))}&page=${1 + (turn % 3)}`),
    },
    // An address that is new each time, and one that nobody knows: the cache must bound itself.
    { everyMs: 500, act: (turn) => ask(`/?utm_source=soak-${turn}`) },
    { everyMs: 1000, act: (turn) => ask(`/nothing-like-it-${turn}`) },
    { everyMs: 1000, act: () => ask('/v2/loan/calculator/options') },
    {
      everyMs: 700,
      act: (turn) =>
        send('/v2/catalog/categories/komputery/goods', {
          filters: { available: ['true'], price: [`${turn % 900}-${5000 + (turn % 900)}`] },
        }),
    },
    {
      everyMs: 700,
      act: (turn) =>
        send('/v2/cart', {
          goods: [{ alias: 'komputer-stacjonarny-skrzynka-zielony', item_cnt: 1 + (turn % 5) }],
        }),
    },
    // A session ends and another begins.
    {
      everyMs: 20_000,
      act: async () => {
        const old = cookie;
        cookie = await signInCustomer(url, 'contract');
        await send('/v2/loan/user/logout', {}, { cookie: old });
      },
    },
    // All caches that hold the page are renewed.
    {
      everyMs: 10_000,
      act: async (turn) => {
        const entry = await staff.read('pages', 'about');
        await staff.change('pages', 'about', entry.version, { ...entry.draft, description: `Soak ${turn}` });
        await staff.publish('pages', 'about');
      },
    },
  ];
}

/** Lets a visitor act until the signal; what throws is handed on and does not stop the others. */
export async function visit(
  { everyMs, act }: Visitor,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  const started = performance.now();
  for (let turn = 0; !signal.aborted; turn++) {
    await act(turn).catch(failed);
    await pause(Math.max(0, started + (turn + 1) * everyMs - performance.now()), undefined, { signal }).catch(
      () => undefined,
    );
  }
}
