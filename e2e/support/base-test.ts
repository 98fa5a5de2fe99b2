import { type BrowserContext, test as base, type CDPSession } from '@playwright/test';

/** Something that takes long to start and serves many tests, such as a server. */
export interface Keepable<T> {
  readonly value: T;
  end(): Promise<unknown>;
}

/** What a worker has under a name; started when it is asked for first. */
export type Kept = <T>(name: string, start: () => Promise<Keepable<T>>) => Promise<T>;

/**
 * Servers that a worker keeps running. Specs come file by file, so whoever was not asked for longest is not needed any more; each costs
 * memory, and a little of a processor.
 */
const most = 2;

/** @returns ends the sessions that the test opens to a window: what it emulates through one lasts as long as that */
function noteSessions(context: BrowserContext): () => Promise<void> {
  const sessions: CDPSession[] = [];
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (page) => {
    const session = await open(page);
    sessions.push(session);
    return session;
  };
  return async () => {
    context.newCDPSession = open;
    // One whose window was closed has ended.
    await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)));
  };
}

/**
 * Playwright's `test` whose workers keep what takes long to start, and whose tests have the same window one after the other. A worker serves
 * tests whose workers have the same fixtures, and another one is a program and a browser to start: so `kept` is the only fixture of workers,
 * and every spec's `test` is made of this one.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const things = new Map<string, Promise<Keepable<unknown>>>();
      const end = async (name: string): Promise<void> => {
        const thing = things.get(name);
        things.delete(name);
        await (await thing?.catch(() => undefined))?.end();
      };
      await use(async <T>(name: string, start: () => Promise<Keepable<T>>) => {
        const known = things.get(name) as Promise<Keepable<T>> | undefined;
        if (known === undefined)
          for (const oldest of [...things.keys()].slice(0, Math.max(0, things.size - most + 1)))
            await end(oldest);
        const thing = known ?? start();
        // The one asked for last stands last.
        things.delete(name);
        things.set(name, thing);
        try {
          return (await thing).value;
        } catch (error) {
          things.delete(name);
          throw error;
        }
      });
      await Promise.all([...things.keys()].map(end));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context }, use) => {
    const endSessions = noteSessions(context);
    await use(context);
    await endSessions();
  },
});
