import type { CDPSession, Page, Route } from '@playwright/test';
import sharp from 'sharp';

/** One way a page is looked at. */
export interface Look {
  readonly width: 390 | 1440;
  readonly scheme: 'light' | 'dark';
}
export const pictureWidths = [390, 1440] as const;
export const schemes = ['light', 'dark'] as const;
export const looks: readonly Look[] = pictureWidths.flatMap((width) =>
  schemes.map((scheme) => ({ width, scheme })),
);

/** Screenshot pixels for each CSS pixel: small files that still show every line, and whole numbers for both widths. */
export const pictureScale = 0.4;

/** What is cut out of a picture of a whole page: a name, and the element it shows; none for the page itself. */
export interface Cut {
  readonly name: string;
  readonly selector: string | null;
}

/** A picture as it came out of the browser: red, green and blue of each pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

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

/**
 * Takes pictures of parts of the open page, in one width. What shows nothing is a picture one pixel high.
 * @param scale screenshot pixels for each CSS pixel
 * @returns for each scheme, pictures by the cuts' names
 */
export async function takePictures(
  page: Page,
  cdp: CDPSession,
  { width, schemes }: { readonly width: Look['width']; readonly schemes: readonly Look['scheme'][] },
  cuts: readonly Cut[],
  scale: number = pictureScale,
): Promise<ReadonlyMap<Look['scheme'], ReadonlyMap<string, Picture>>> {
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: width === 390 ? 844 : 900,
    deviceScaleFactor: scale,
    mobile: false,
  });
  await page.emulateMedia({ colorScheme: schemes[0] ?? 'light', reducedMotion: 'reduce' });
  // The window answers before the page has taken its size.
  await page.waitForFunction(
    (wanted) => innerWidth === wanted.width && Math.abs(devicePixelRatio - wanted.scale) < 0.01,
    { width, scale },
  );
  const putBack = await page.evaluateHandle(standStill);
  const selectors = cuts.map(({ selector }) => selector);
  // A scheme changes colours, never places.
  const boxes = await page.evaluate(placeCuts, { selectors, dot: 1 / scale });
  const taken = new Map<Look['scheme'], ReadonlyMap<string, Picture>>();
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    taken.set(scheme, cutOut(await takeWhole(page, cdp), boxes, cuts, scale));
  }
  await putBack.evaluate((restore) => restore());
  return taken;
}

/** The whole page, as it is now. */
async function takeWhole(page: Page, cdp: CDPSession): Promise<Picture> {
  // What the browser itself says of its layout may still be of the window before.
  const size = await page.evaluate(async () => {
    // Another scheme may ask for other pictures.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const { documentElement: root, body } = document;
    return {
      width: Math.max(root.scrollWidth, body.scrollWidth),
      height: Math.max(root.scrollHeight, body.scrollHeight),
    };
  });
  const { data: png } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    // Nobody keeps this file.
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Places in CSS pixels; null for the page itself. */
type CutBox = { readonly top: number; readonly height: number } | null;

function cutOut(
  whole: Picture,
  boxes: readonly CutBox[],
  cuts: readonly Cut[],
  scale: number,
): ReadonlyMap<string, Picture> {
  const { width, height: rows, data } = whole;
  return new Map(
    cuts.map(({ name }, at): [string, Picture] => {
      const box = boxes[at] ?? { top: 0, height: rows / scale };
      const top = Math.min(rows - 1, Math.round(box.top * scale));
      const height = Math.min(rows - top, Math.round(box.height * scale));
      if (height <= 0) return [name, nothing(width)];
      // A cut is as wide as the page, so its rows lie in one piece.
      return [name, { width, height, data: data.subarray(top * width * 3, (top + height) * width * 3) }];
    }),
  );
}

/** What shows nothing has a picture, too, and none of its neighbours. */
const nothing = (width: number): Picture => ({ width, height: 1, data: Buffer.alloc(width * 3, 255) });

/**
 * Runs in the page. Moves each cut down by less than a dot, so that it begins with a whole one: its picture does not
 * depend on the height of what stands above it.
 * @returns the cuts' places in CSS pixels; null for the page itself
 */
function placeCuts({ selectors, dot }: { selectors: readonly (string | null)[]; dot: number }): CutBox[] {
  return selectors.map((selector) => {
    const cut = selector === null ? null : document.querySelector<HTMLElement>(selector);
    if (!cut) return null;
    const { top, height } = cut.getBoundingClientRect();
    const place = Math.ceil((top + scrollY) / dot - 0.001) * dot;
    if (getComputedStyle(cut).position === 'static') cut.style.position = 'relative';
    cut.style.top = `${place - top - scrollY}px`;
    cut.dataset['movedForPicture'] = '';
    return { top: place, height };
  });
}

/**
 * Runs in the page. Waits for all faces of the typeface and for all pictures, those further down included, and stops
 * whatever moves. @returns what lets it move again
 */
async function standStill(): Promise<() => void> {
  for (const image of document.images) image.loading = 'eager';
  // A face that stands for one of the machine's own is missing where the machine has none.
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  await document.fonts.ready;
  // A player's own parts turn and fade while it loads; its poster stands still.
  const films = [...document.querySelectorAll('video')].map((film) => ({ film, controls: film.controls }));
  for (const { film } of films) film.controls = false;
  const posters = films.map(({ film }) => Object.assign(new Image(), { src: film.poster }));
  await Promise.all(posters.map((poster) => poster.decode().catch(() => undefined)));
  // A picture that is missing stays missing; the examples show what that looks like.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const paused: Animation[] = [];
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      animation.currentTime = 0;
      paused.push(animation);
    } else animation.finish();
  }
  const still = new CSSStyleSheet();
  // Code has another typeface on every machine; in pictures it has the site's own.
  still.replaceSync(`
    * { caret-color: transparent !important; }
    :is(code, pre, kbd, samp, .font-mono, .form-code, .form-values) { font-family: inherit !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    for (const cut of document.querySelectorAll<HTMLElement>('[data-moved-for-picture]')) {
      cut.style.removeProperty('position');
      cut.style.removeProperty('top');
      delete cut.dataset['movedForPicture'];
    }
    for (const { film, controls } of films) film.controls = controls;
    for (const animation of paused) animation.play();
  };
}
