import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilIdle, wakeAll } from './support/blocks.ts';
import { demoPages } from './support/demo-pages.ts';

interface Shift {
  readonly value: number;
  readonly what: string;
}

/**
 * On a busy machine a typeface may come after the first paint; its stand-in has nearly its measures. A fifth of what
 * counts as good (0.1).
 */
const fontSwapAllowance = 0.02;

/** Records every layout shift of the pages to come, those right after an input included. */
async function recordShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
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

for (const path of demoPages)
  test(`nothing moves on ${path} when its blocks wake, next to nothing while it loads`, async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.goto(path);
    await untilIdle(page);
    const whileLoading = await shifts();
    expect(whileLoading.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(fontSwapAllowance);
    await wakeAll(page);
    await untilIdle(page);
    expect(await shifts()).toEqual(whileLoading);
  });

test('the measurement sees what moves', async ({ page }) => {
  const shifts = await recordShifts(page);
  await page.goto('/about');
  await untilIdle(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.textContent = 'In the way';
    box.setAttribute('class', 'band');
    document.body.prepend(box);
  });
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
});
