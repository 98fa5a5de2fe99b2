import { test as base, type Keepable } from '../support/base-test.ts';
import { findFreePort } from '../support/free-port.ts';
import { seededFolder } from '../support/seeded-data.ts';
import { startTestServer } from '../support/server.ts';

/** A site that goes down and comes back at its address, with all it had. */
export interface StoppableSite {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

async function startSite(): Promise<Keepable<StoppableSite>> {
  const place = await seededFolder();
  const env = { PORT: String(await findFreePort()), ...place.env };
  let server = await startTestServer(env);
  let runs = true;
  const site: StoppableSite = {
    url: server.url,
    stop: async () => {
      if (runs) await server.stop();
      runs = false;
    },
    start: async () => {
      if (!runs) server = await startTestServer(env);
      runs = true;
    },
  };
  const end = async () => {
    await site.stop();
    await place.remove();
  };
  return { value: site, end };
}

export const test = base.extend<{ stoppable: StoppableSite }>({
  stoppable: [
    async ({ kept }, use) => use(await kept('a site that goes down', startSite)),
    { timeout: 120_000 },
  ],
  baseURL: async ({ stoppable }, use) => {
    // A test before may have failed while it was down.
    await stoppable.start();
    await use(stoppable.url);
  },
});
