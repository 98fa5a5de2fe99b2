import { test as base, expect } from '../fixtures.ts';
import type { Keepable } from './base-test.ts';
import { findFreePort } from './free-port.ts';
import { hasFailed } from './page-state.ts';
import { readCounter } from './read-counter.ts';
import { startTestServer, type TestServer } from './server.ts';
import { type StaffApi, signInStaff } from './staff-api.ts';

export { expect };

/** A site whose content the tests may change: one for all tests of a worker, so each works on pages of its own. */
export interface OwnSite {
  readonly server: TestServer;
  readonly publisher: StaffApi;
  readonly admin: StaffApi;
  /** Value of a counter, e.g. `mozaika_page_cache_answers_total{from="cache"}`; 0 while it has not counted. */
  counter(name: string): Promise<number>;
}

/** A snippet of somebody's scripts and markup, as the content keeps it. */
export interface Snippet {
  readonly url: string;
  readonly head: string;
  readonly body_begin: string;
  readonly body_end: string;
}

interface TestFixtures {
  /** A spec that needs every account as it was seeded names a site for itself: `test.use({ siteOf: … })`. */
  siteOf: string;
  ownSite: OwnSite;
  complaints: undefined;
  /** Publishes a snippet until the test ends: the next test of this site may look at the same address. */
  publishSnippet: (key: string, snippet: Snippet) => Promise<void>;
}

/** Lines of pino from `warn` on. */
const complaint = /"level":(40|50|60)/;

async function startOwnSite(): Promise<Keepable<OwnSite>> {
  const metricsPort = await findFreePort();
  const server = await startTestServer({ METRICS_PORT: String(metricsPort) });
  const [publisher, admin] = await Promise.all([
    signInStaff(server.url),
    signInStaff(server.url, 'admin@example.com'),
  ]);
  const counter = (name: string) => readCounter(metricsPort, name);
  return { value: { server, publisher, admin, counter }, end: server.stop };
}

export const test = base.extend<TestFixtures>({
  publishSnippet: async ({ ownSite: { admin } }, use) => {
    const published: string[] = [];
    await use(async (key, snippet) => {
      await admin.create('snippets', key, snippet);
      await admin.publish('snippets', key);
      published.push(key);
    });
    await Promise.all(published.map((key) => admin.remove('snippets', key)));
  },
  /** What the server complained about while a test failed is noted with the failure. */
  complaints: [
    async ({ ownSite }, use, info) => {
      const before = ownSite.server.log().length;
      await use(undefined);
      if (!hasFailed(info)) return;
      const lines = ownSite.server.log().slice(before).split('\n');
      for (const line of lines.filter((text) => complaint.test(text)).slice(-3))
        info.annotations.push({ type: 'page', description: `the server: ${line.slice(0, 400)}` });
    },
    { auto: true },
  ],
  siteOf: ['everybody', { option: true }],
  ownSite: [
    async ({ kept, siteOf }, use) => use(await kept(`the site of ${siteOf}`, startOwnSite)),
    // Two servers may start at once, on machines of two processors.
    { timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.server.url),
});
