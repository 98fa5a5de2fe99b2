import { test as base } from '../fixtures.ts';
import { startTestServer } from './server.ts';

export { expect } from '../fixtures.ts';

/** The sample site, whose languages are English (the main one), Russian and Ukrainian. */
export const test = base.extend<{ sampleUrl: string }>({
  sampleUrl: [
    async ({ kept }, use) =>
      use(
        await kept('the sample site', async () => {
          const server = await startTestServer({ SITE: 'sample' });
          return { value: server.url, end: server.stop };
        }),
      ),
    // Two servers may start at once, on machines of two processors.
    { timeout: 120_000 },
  ],
  baseURL: async ({ sampleUrl }, use) => use(sampleUrl),
});
