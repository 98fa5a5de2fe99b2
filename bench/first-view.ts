import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';
import { median } from './median.ts';
import { slowDown } from './slow-phone.ts';

/** What the first visitor ever sees of a page, as medians. */
export interface FirstView {
  /** Milliseconds until something, and until the largest thing, is painted. */
  readonly first: number;
  readonly largest: number;
  /** What that is, e.g. `h1`. */
  readonly largestElement: string;
  readonly shift: number;
  /** Milliseconds that tasks longer than 50 ms took over those. */
  readonly blocked: number;
  /** Requests and bytes on the wire until the page was idle, the bytes by type. */
  readonly requests: number;
  readonly bytes: Readonly<Record<string, number>>;
}

/** What of a first view is the script's doing. */
export interface FirstViews {
  readonly view: FirstView;
  /** The same HTML and styles in the same run, whose scripts never come. */
  readonly scriptless: FirstView;
}

/** Opens an address for the first time, again and again, with its scripts and without them by turns. */
export async function measureFirstView(url: string, runs = 9): Promise<FirstViews> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const views: Record<keyof FirstViews, FirstView[]> = { view: [], scriptless: [] };
    for (let run = 0; run < runs; run++)
      for (const kind of ['view', 'scriptless'] as const) {
        const context = await browser.newContext({
          locale: 'pl-PL',
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
        });
        views[kind].push(await firstView(context, url, kind));
        await context.close();
      }
    return { view: middleOf(views.view), scriptless: middleOf(views.scriptless) };
  } finally {
    await browser.close();
  }
}

function middleOf(views: readonly FirstView[]): FirstView {
  const last = views.at(-1);
  if (!last) throw new Error('Nothing was measured: runs must be 1 or more.');
  return {
    ...last,
    first: median(views.map(({ first }) => first)),
    largest: median(views.map(({ largest }) => largest)),
    shift: Math.max(...views.map(({ shift }) => shift)),
    blocked: median(views.map(({ blocked }) => blocked)),
  };
}

async function firstView(context: BrowserContext, url: string, kind: keyof FirstViews): Promise<FirstView> {
  const page = await context.newPage();
  const session = await slowDown(page);
  if (kind === 'scriptless') await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { largest: 0, element: '', shift: 0, blocked: 0 };
    Reflect.set(window, 'firstView', seen);
    const observe = (type: string, act: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => {
      const element: unknown = Reflect.get(entry, 'element');
      seen.largest = entry.startTime;
      if (element instanceof Element) {
        const form = element.closest('[data-consent-form]') ? ' of the question of consent' : '';
        seen.element = `${element.localName}${form}: ${(element.textContent || element.outerHTML).trim().slice(0, 40)}`;
      }
    });
    observe('layout-shift', (entry) => {
      seen.shift += Number(Reflect.get(entry, 'value'));
    });
    observe('longtask', ({ duration }) => {
      seen.blocked += duration - 50;
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // A paint is noted after its frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  return { ...(await readView(page)), requests: types.size, bytes };
}

const readView = (page: Page) =>
  page.evaluate(() => {
    const seen = Reflect.get(window, 'firstView');
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: Number(seen.largest),
      largestElement: String(seen.element),
      shift: Number(seen.shift),
      blocked: Number(seen.blocked),
    };
  });
