import type { Page } from '@playwright/test';

/** Drives the signed-in customer's own application (`dev.decisions`), as the sandbox's panel does. */
export async function decide(
  page: Page,
  body: { readonly status?: string; readonly decision?: string },
): Promise<void> {
  const response = await page.request.post('/v2/loan/dev/decisions?language=pl', {
    data: body,
    headers: { 'x-requested-with': 'mozaika', origin: new URL(page.url()).origin },
  });
  if (!response.ok()) throw new Error(`The sandbox answered ${response.status()}: ${await response.text()}`);
}

/** Marks the document, so that a reload would be noticed. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(window, 'stillHere', true));

/** Whether the document is the one that was marked: all moves since were inside the page. */
export const sameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'stillHere') === true);
