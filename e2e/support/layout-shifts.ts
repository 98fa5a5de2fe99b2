import { expect, type Page } from '@playwright/test';
import { untilIdle, wakeAll } from './blocks.ts';
import { hushMissingFiles } from './gallery-pages.ts';

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** A slow phone on a poor connection: 400 ms to the site and back, 1.6 Mbit/s down, 0.75 up, nothing kept from before. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Records every layout shift of the pages to come, those right after an input included. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = (Reflect.get(entry, 'sources') ?? []) as { node: Node | null }[];
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
        );
        shifts.push({ value: Reflect.get(entry, 'value') as number, what: what.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Entries arrive with a frame; two frames later everything that moved has been told.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return page.evaluate(() => Reflect.get(window, 'layoutShifts') as Shift[]);
  };
}

/** Goes down the page window by window, as a reader does, until its end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await untilIdle(page);
}

/** Opens a page on a slow phone, reads it to its end, wakes its blocks, and expects that nothing ever moved. */
export async function expectNothingMoves(page: Page, path: string): Promise<void> {
  await hushMissingFiles(page);
  await slowDown(page);
  const shifts = await recordShifts(page);
  await page.goto(path);
  await untilIdle(page);
  expect(await shifts(), 'while it loads').toEqual([]);
  await readToTheEnd(page);
  expect(await shifts(), 'as one reads on').toEqual([]);
  await wakeAll(page);
  await untilIdle(page);
  expect(await shifts(), 'when its blocks wake').toEqual([]);
}
