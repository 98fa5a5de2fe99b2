import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { untilAwake } from './blocks.ts';

/** One way a page is looked at. */
export interface Look {
  readonly width: 390 | 1440;
  readonly scheme: 'light' | 'dark';
}
export const looks: readonly Look[] = ([390, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Screenshot pixels for each CSS pixel: small files that still show every line, and whole numbers for both widths. */
export const pictureScale = 0.4;

/** What is cut out of a picture of a whole page: a name, and the element it shows; none for the page itself. */
export interface Cut {
  readonly name: string;
  readonly selector: string | null;
}

/** A moment for everything that shows the time: a Saturday noon in Warsaw. */
const moment = new Date('2026-11-21T12:00:00+01:00');

/**
 * Opens a page that looks the same each time: its typeface is there, its pictures are there, nothing moves. Blocks stay
 * asleep, as a visitor sees them first, but for those that wake while the page loads.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.route('**/*.css', withTypeface);
  await page.route('**/*.js', withoutScript);
  await page.route(/\.(mp4|webm)$/, withoutFilm);
  await page.goto(path);
  const early = page.locator('[data-hydrate="load"]:has(> *)');
  if ((await early.count()) === 0) return;
  await page.unroute('**/*.js', withoutScript);
  await page.reload();
  for (const block of await early.all()) await untilAwake(block);
}

/** The site shows a typeface that comes late only on the next page; here the page waits for it. */
async function withTypeface(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
  await route.fulfill({ response, body });
}

const withoutScript = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/javascript', body: '' });

/** How much of a film is there differs each time; its poster does not. */
const withoutFilm = (route: Route): Promise<void> => route.fulfill({ contentType: 'video/mp4', body: '' });

/** Pictures of parts of the open page, as PNG by name. What shows nothing is a picture one pixel high. */
export async function takePictures(
  page: Page,
  look: Look,
  cuts: readonly Cut[],
  scale: number = pictureScale,
): Promise<ReadonlyMap<string, Buffer>> {
  await page.setViewportSize({ width: look.width, height: look.width === 390 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  await untilStill(page);
  const boxes = await Promise.all(cuts.map(({ selector }) => placeOf(page, selector)));
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { width, height } = await sharp(whole).metadata();
  const pictures = cuts.map(async ({ name }, at): Promise<[string, Buffer]> => {
    const box = boxes[at] ?? { top: 0, height: height / scale };
    const top = Math.min(height - 1, Math.round(box.top * scale));
    const rows = Math.min(height - top, Math.max(1, Math.round(box.height * scale)));
    return [name, await sharp(whole).extract({ left: 0, top, width, height: rows }).png().toBuffer()];
  });
  return new Map(await Promise.all(pictures));
}

async function placeOf(page: Page, selector: string | null): Promise<{ top: number; height: number } | null> {
  if (selector === null) return null;
  return page.locator(selector).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
}

/** Waits for all faces of the typeface and for all pictures, those further down included. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
    // A player's own parts turn and fade while it loads; its poster stands still.
    const films = [...document.querySelectorAll('video')];
    for (const film of films) film.controls = false;
    const posters = films.map(({ poster }) => Object.assign(new Image(), { src: poster }));
    await Promise.all(posters.map((poster) => poster.decode().catch(() => undefined)));
    // A picture that is missing stays missing; the examples show what that looks like.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
