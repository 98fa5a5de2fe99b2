import type { CDPSession, Page, Route } from '@playwright/test';
import { untilAwake } from '../support/blocks.ts';
import { hushMissingFiles } from '../support/gallery-pages.ts';
import { holdMoment, showTypeface, withoutFilm } from '../support/picture-take.ts';

/** A window as a visitor may have it, in CSS pixels. */
export interface VisitWindow {
  readonly width: number;
  readonly height: number;
  /** Screen pixels for each CSS pixel; 1 where not given. */
  readonly scale?: number;
  /** A phone: touched, not pointed at, and with a phone's way of laying out wide pages. */
  readonly phone?: boolean;
}

export const desktopWindow: VisitWindow = { width: 1440, height: 900 };
export const phoneWindow: VisitWindow = { width: 390, height: 844, phone: true };

/** One opening of a page, which all inspections look at in turn. */
export interface Visit {
  readonly page: Page;
  /** For what Playwright has no word for, or only a slow one. */
  readonly cdp: CDPSession;
  resize(window: VisitWindow): Promise<void>;
  /** Changes the window that every inspection begins in; a desktop's at first. */
  moveTo(window: VisitWindow): Promise<void>;
  /** Puts everything back that an inspection may have changed: window, media, place, focus, what lies open. */
  rest(): Promise<void>;
}

/** A visit that begins asleep: the document is there, its scripts are held back. */
export interface SleepingVisit extends Visit {
  /** What the page answered with. */
  readonly status: number;
  /** Whether scripts were let in at once, because the page has blocks that wake while it loads. */
  readonly wokeAtOnce: boolean;
  /** Lets the scripts come. Before that no block can wake. */
  wakeUp(): Promise<void>;
}

/** A visit of whatever the window opens. */
export async function visitIn(page: Page): Promise<Visit> {
  let base = desktopWindow;
  const cdp = await page.context().newCDPSession(page);
  const resize = async ({ width, height, scale = 1, phone = false }: VisitWindow) => {
    const metrics = { width, height, deviceScaleFactor: scale, mobile: phone };
    await Promise.all([
      cdp.send('Emulation.setDeviceMetricsOverride', metrics),
      cdp.send('Emulation.setTouchEmulationEnabled', { enabled: phone }),
    ]);
  };
  await resize(base);
  return {
    page,
    cdp,
    resize,
    moveTo: async (window) => {
      base = window;
      await resize(base);
    },
    rest: async () => {
      await resize(base);
      await page.emulateMedia({
        media: null,
        colorScheme: 'light',
        reducedMotion: 'no-preference',
        forcedColors: 'none',
      });
      await page.evaluate(putBack);
    },
  };
}

/** Opens a page asleep. What it shows depends neither on the time nor on how late its typeface comes. */
export async function openVisit(page: Page, path: string): Promise<SleepingVisit> {
  const visit = await visitIn(page);
  const scripts = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await scripts.promise;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  };
  await hushMissingFiles(page);
  await showTypeface(page);
  await withoutFilm(page);
  await holdMoment(page);
  await page.route('**/*.js', hold);
  // Scripts are asked for asynchronously: without them the document is whole, but not loaded.
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const wakeUp = async () => {
    scripts.resolve();
    await page.waitForLoadState('load');
  };
  const early = await page.locator('[data-hydrate="load"]:has(> *)').all();
  if (early.length > 0) await wakeUp();
  for (const block of early) await untilAwake(block);
  return { ...visit, status: response?.status() ?? 0, wokeAtOnce: early.length > 0, wakeUp };
}

/** Runs in the page. */
function putBack(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
    document.activeElement.blur();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
