import type { Page, Route } from '@playwright/test';

/* What would make a page look otherwise at every opening. */

/** A moment for everything that shows the time: a Saturday noon in Warsaw. */
const moment = new Date('2026-11-21T12:00:00+01:00');

/** Stops the clock of the pages to come; timers go on. */
export const holdMoment = (page: Page): Promise<void> => page.clock.setFixedTime(moment);

/** Lets the pages to come wait for their typeface, which the site itself shows only on the next page when it comes late. */
export async function showTypeface(page: Page): Promise<void> {
  await page.route('**/*.css', async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/** How much of a film is there differs each time; its poster does not. */
export async function withoutFilm(page: Page): Promise<void> {
  await page.route(/\.(mp4|webm)$/, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
}
