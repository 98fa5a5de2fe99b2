import { test as base } from '@playwright/test';
import { findFreePort } from '../support/free-port.ts';
import { seededFolder } from '../support/seeded-data.ts';
import { startTestServer } from '../support/server.ts';

/** A site that goes down and comes back at its address, with all it had. */
export interface StoppableSite {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export const test = base.extend<object, { stoppable: StoppableSite }>({
  stoppable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
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
      await use(site);
      await site.stop();
      await place.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stoppable }, use) => {
    // A test before may have failed while it was down.
    await stoppable.start();
    await use(stoppable.url);
  },
});
