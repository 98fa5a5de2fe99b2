import { createHash } from 'node:crypto';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { test as base, expect } from '../fixtures.ts';
import { type ForeignPlatform, startForeignPlatform } from './foreign-platform.ts';
import { findFreePort } from './free-port.ts';
import { openPlatformLine, type PlatformLine } from './platform-line.ts';
import { readCounter } from './read-counter.ts';
import { startTestServer, type TestServer } from './server.ts';

export { expect };

export interface ReadPage {
  readonly status: number;
  readonly location: string | null;
  readonly etag: string | null;
  readonly html: string;
}

/** What tells whether two answers are the same, short enough to read when they are not. */
export const markOf = ({ html, ...rest }: ReadPage) => ({
  ...rest,
  digest: createHash('sha256').update(html).digest('hex'),
});

/** The product with its content on another host. One for each test: nothing is cached when a test begins. */
export interface ForeignSite {
  readonly platform: ForeignPlatform;
  readonly line: PlatformLine;
  readonly server: TestServer;
  /** Value of a counter of the server; 0 while it has not counted. */
  counter(name: string): Promise<number>;
  /** Asks for a page as a visitor who follows no redirect. */
  read(path: string): Promise<ReadPage>;
  /** A stored piece of the shop's content, to be changed and put back. */
  stored(kind: string, key: string): Record<string, unknown>;
}

export const test = base.extend<{ foreignSite: ForeignSite & { readonly url: string } }>({
  foreignSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const platform = await startForeignPlatform(shopSite);
      const line = await openPlatformLine(platform.url);
      const metricsPort = await findFreePort();
      const server = await startTestServer({ PLATFORM_URL: line.url, METRICS_PORT: String(metricsPort) });
      await use({
        url: server.url,
        platform,
        line,
        server,
        counter: (name) => readCounter(metricsPort, name),
        read: (path) => readPage(server.url + path),
        stored,
      });
      await server.stop();
      await line.cut();
      await platform.close();
    },
    // Of its own: on a busy machine the start alone may take as long as a test is given.
    { timeout: 60_000 },
  ],
  baseURL: async ({ foreignSite }, use) => use(foreignSite.url),
});

async function readPage(url: string): Promise<ReadPage> {
  const response = await fetch(url, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    etag: response.headers.get('etag'),
    html: await response.text(),
  };
}

function stored(kind: string, key: string): Record<string, unknown> {
  const entry = shopSite.entries.find((one) => one.kind === kind && one.key === key);
  if (entry === undefined) throw new Error(`The shop has no ${kind} "${key}".`);
  return entry.data as Record<string, unknown>;
}
