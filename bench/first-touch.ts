import { chromium, type Page } from '@playwright/test';
import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';
import { median } from './median.ts';
import { slowDown } from './slow-phone.ts';

/** A button of the calculator, and the value that its press changes. */
const button = '[data-widget=loan-calculator] button[type=button]';
const value = '[data-widget=loan-calculator] input[type=number]';

/**
 * From the first press in a page of a slow phone, of which nothing is awake, to the number that it changes.
 * @returns milliseconds, a median
 */
export async function measureFirstTouch(url: string, runs = 7): Promise<number> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
      await context.addCookies([{ name: 'mozaika-consent', value: '1.', url }]);
      times.push(await firstTouch(await context.newPage(), url));
      await context.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

async function firstTouch(page: Page, url: string): Promise<number> {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Timed by the page itself: what asks from outside would wait for the slow processor as well.
  return page.evaluate(
    ([pressed, changed]) =>
      new Promise<number>((done, failed) => {
        const field = document.querySelector<HTMLInputElement>(changed);
        const press = document.querySelector<HTMLElement>(pressed);
        if (!field || !press) return failed(new Error('There is no calculator on the page.'));
        const before = field.value;
        const began = performance.now();
        const look = () => {
          if (field.value === before) requestAnimationFrame(look);
          else done(performance.now() - began);
        };
        press.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        press.click();
        look();
      }),
    [button, value] as const,
  );
}
