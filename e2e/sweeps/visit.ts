import type { CDPSession, Page, Route } from '@playwright/test';
import { untilAwake } from '../support/blocks.ts';
import { hushMissingFiles } from '../support/gallery-pages.ts';
import { holdMoment, showTypeface, withoutFilm } from '../support/same-each-time.ts';

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

/** How a page is seen: what is not named is the visit's own window, or as most people have it. */
export interface View {
  readonly window?: VisitWindow;
  readonly scheme?: 'light' | 'dark';
  readonly media?: 'screen' | 'print';
  readonly forcedColours?: boolean;
}

/**
 * One opening of a page, which all inspections look at in turn. Nothing moves: it is seen as by people who asked their
 * system for less motion, so that nobody has to wait for a colour to fade.
 */
export interface Visit {
  readonly page: Page;
  /** For what Playwright has no word for, or only a slow one. */
  readonly cdp: CDPSession;
  /** Lets the page be seen so and not otherwise. A page that is seen so already is left alone: each change lays it out. */
  show(view: View): Promise<void>;
  /** Changes the window of views that name none; a desktop's at first. */
  moveTo(window: VisitWindow): Promise<void>;
  /** Puts back what an inspection may have changed in the page: place, focus, what lies open. */
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
  const shown = { window: '', media: '' };
  const resize = async ({ width, height, scale = 1, phone = false }: VisitWindow) => {
    const metrics = { width, height, deviceScaleFactor: scale, mobile: phone };
    if (shown.window === JSON.stringify(metrics)) return;
    shown.window = JSON.stringify(metrics);
    await Promise.all([
      cdp.send('Emulation.setDeviceMetricsOverride', metrics),
      cdp.send('Emulation.setTouchEmulationEnabled', { enabled: phone }),
    ]);
  };
  const emulate = async ({ scheme = 'light', media = 'screen', forcedColours = false }: View) => {
    const options = {
      media,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      forcedColors: forcedColours ? 'active' : 'none',
    } as const;
    if (shown.media === JSON.stringify(options)) return;
    shown.media = JSON.stringify(options);
    await page.emulateMedia(options);
  };
  const show = async (view: View) => {
    await resize(view.window ?? base);
    await emulate(view);
  };
  await show({});
  return {
    page,
    cdp,
    show,
    moveTo: async (window) => {
      base = window;
      await show({});
    },
    rest: () => page.evaluate(putBack),
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
  // A script that runs once the document is whole holds back `DOMContentLoaded`, and all scripts are held.
  const response = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
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
