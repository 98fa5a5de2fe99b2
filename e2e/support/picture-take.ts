import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Visit } from '../sweeps/visit.ts';
import { builtClass } from './built-class.ts';

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

/**
 * Takes pictures of parts of the open page, in one width. What shows nothing is a picture one pixel high.
 * @param scale screenshot pixels for each CSS pixel
 * @returns for each scheme, pictures by the cuts' names
 */
export async function takePictures(
  { page, cdp, show }: Visit,
  { width, schemes }: { readonly width: Look['width']; readonly schemes: readonly Look['scheme'][] },
  cuts: readonly Cut[],
  scale: number = pictureScale,
): Promise<ReadonlyMap<Look['scheme'], ReadonlyMap<string, Picture>>> {
  const usual = { width, height: width === 390 ? 844 : 900, scale };
  await show({ window: usual, scheme: schemes[0] ?? 'light' });
  await untilWindow(page, usual);
  const putBack = await page.evaluateHandle(standStill, codeElements());
  const selectors = cuts.map(({ selector }) => selector);
  // A scheme changes colours, never places.
  const { boxes, height } = await page.evaluate(placeCuts, { selectors, dot: 1 / scale });
  // A window that shows all: a browser asked for more than it shows lays the page out anew before and after each look.
  const whole = { ...usual, height: Math.max(usual.height, height) };
  const taken = new Map<Look['scheme'], ReadonlyMap<string, Picture>>();
  for (const scheme of schemes) {
    await show({ window: whole, scheme });
    await untilWindow(page, whole);
    taken.set(scheme, cutOut(await takeWhole(page, cdp, height), boxes, cuts, scale));
  }
  await putBack.evaluate((restore) => restore());
  return taken;
}

/** The window answers before the page has taken its size. */
const untilWindow = (page: Page, window: { width: number; height: number; scale: number }) =>
  page.waitForFunction(
    (wanted) =>
      innerWidth === wanted.width &&
      innerHeight === wanted.height &&
      Math.abs(devicePixelRatio - wanted.scale) < 0.01,
    window,
  );

/** The page down to a height, as it is now. */
async function takeWhole(page: Page, cdp: CDPSession, height: number): Promise<Picture> {
  const width = await page.evaluate(async () => {
    // Another scheme may ask for other pictures.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  });
  const { data: png } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    // Nobody keeps this file.
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
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
 * @returns the cuts' places in CSS pixels, null for the page itself; and how high the page is then
 */
function placeCuts({ selectors, dot }: { selectors: readonly (string | null)[]; dot: number }): {
  boxes: CutBox[];
  height: number;
} {
  const boxes = selectors.map((selector): CutBox => {
    const cut = selector === null ? null : document.querySelector<HTMLElement>(selector);
    if (!cut) return null;
    const { top, height } = cut.getBoundingClientRect();
    const place = Math.ceil((top + scrollY) / dot - 0.001) * dot;
    if (getComputedStyle(cut).position === 'static') cut.style.position = 'relative';
    cut.style.top = `${place - top - scrollY}px`;
    cut.dataset['movedForPicture'] = '';
    return { top: place, height };
  });
  const { documentElement: root, body } = document;
  return { boxes, height: Math.max(root.scrollHeight, body.scrollHeight) };
}

/** Selector of what is written in the machine's typeface for code; the Studio's classes have their long names. */
const codeElements = (): string => {
  const classes = ['font-mono', 'form-code', 'form-values'].map(builtClass);
  return `:is(code, pre, kbd, samp, .font-mono, ${classes.join(', ')})`;
};

/**
 * Runs in the page. Waits for all faces of the typeface and for all pictures, those further down included, and stops
 * whatever moves.
 * @param code selector of what is written in the machine's typeface for code
 * @returns what lets it move again
 */
async function standStill(code: string): Promise<() => void> {
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
    ${code} { font-family: inherit !important; }`);
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
