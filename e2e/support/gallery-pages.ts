import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';

/** Address of the gallery's index; a widget's page lies below it. */
export const galleryIndex = '/dev-examples/component-examples';
export const identityPage = `${galleryIndex}/identity`;

/** Types of all widgets that have a page: each is a folder of `widgets/`; the gallery's own parts have none. */
export const galleryTypes: readonly string[] = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('gallery-'))
  .map(({ name }) => name)
  .filter((name) => existsSync(`widgets/${name}/widget.ts`))
  .sort();

/** Those of them that come alive in the browser. The registry itself needs Vite, which browser tests do without. */
export const liveTypes: readonly string[] = galleryTypes.filter(
  (type) => !readFileSync(`widgets/${type}/widget.ts`, 'utf8').includes("hydrate: 'never'"),
);

export const galleryPage = (type: string): string => `${galleryIndex}/${type}`;

/** Names of every widget's examples, as the index links to them. */
export async function galleryExamples(
  request: APIRequestContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const html = await (await request.get(galleryIndex)).text();
  const links = [...html.matchAll(new RegExp(`href="${galleryIndex}/([^"#]+)#([^"]+)"`, 'g'))];
  const byType = Map.groupBy(links, ([, type = '']) => type);
  return new Map([...byType].map(([type, found]) => [type, found.map(([, , name = '']) => name)]));
}

/**
 * Lets files fail in silence that an example names on purpose although they are not there: the browser shows what it
 * shows for a missing picture, without a complaint in the console.
 */
export async function hushMissingFiles(page: Page): Promise<void> {
  await page.route(/\.(svg|png|jpe?g|webp|avif|mp4|webm|vtt)(\?.*)?$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    // Pictures of the demo's goods are drawn by the server as they are asked for.
    const isServed = pathname.startsWith('/illustrations/drawn/');
    if (isServed || existsSync(`dist/client${decodeURIComponent(pathname)}`)) await route.fallback();
    else await route.fulfill({ contentType: 'image/png', body: '' });
  });
}
