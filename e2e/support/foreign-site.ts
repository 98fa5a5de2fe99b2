import { shopSite } from '#server/platform/content/sites/index.ts';
import { test as base, expect } from '../fixtures.ts';
import { type ForeignPlatform, startForeignPlatform } from './foreign-platform.ts';
import { openPlatformLine, type PlatformLine } from './platform-line.ts';
import { startTestServer } from './server.ts';

export { expect };

export interface ReadPage {
  readonly status: number;
  readonly location: string | null;
  readonly etag: string | null;
  readonly html: string;
}

/** The product with its content on another host. One for each test: nothing is cached when a test begins. */
export interface ForeignSite {
  readonly platform: ForeignPlatform;
  readonly line: PlatformLine;
  /** Asks for a page as a visitor who follows no redirect. */
  read(path: string): Promise<ReadPage>;
  /** A stored piece of the shop's content, to be changed and put back. */
  stored(kind: string, key: string): Record<string, unknown>;
}

export const test = base.extend<{ foreignSite: ForeignSite & { readonly url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  foreignSite: async ({}, use) => {
    const platform = await startForeignPlatform(shopSite);
    const line = await openPlatformLine(platform.url);
    const server = await startTestServer({ PLATFORM_URL: line.url });
    await use({
      url: server.url,
      platform,
      line,
      read: async (path) => {
        const response = await fetch(server.url + path, { redirect: 'manual' });
        const { status, headers } = response;
        return {
          status,
          location: headers.get('location'),
          etag: headers.get('etag'),
          html: await response.text(),
        };
      },
      stored: (kind, key) => {
        const entry = shopSite.entries.find((one) => one.kind === kind && one.key === key);
        if (entry === undefined) throw new Error(`The shop has no ${kind} "${key}".`);
        return entry.data as Record<string, unknown>;
      },
    });
    await server.stop();
    await line.cut();
    await platform.close();
  },
  baseURL: async ({ foreignSite }, use) => use(foreignSite.url),
});
