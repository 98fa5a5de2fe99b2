import type { Page } from '@playwright/test';
import type { Proofs } from '../fixtures.ts';
import { wakeAll } from './blocks.ts';
import { inTime } from './in-time.ts';
import { everyTaskInItsOwnFrame, untilTasksAreDone } from './own-frames.ts';
import { drawsFrames } from './page-state.ts';
import { type PendingRequests, pendingRequestsOf } from './pending-requests.ts';
import { siteUrl } from './site-address.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** What a layout shift tells of a part of the page: `LayoutShiftAttribution`, which TypeScript does not know. */
interface MovedThing {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Records every layout shift of the pages to come, those right after an input included. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = (Reflect.get(entry, 'sources') ?? []) as MovedThing[];
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const from = `${previousRect.x} ${previousRect.y} ${previousRect.width} ${previousRect.height}`;
          const to = `${currentRect.x} ${currentRect.y} ${currentRect.width} ${currentRect.height}`;
          return `${element?.outerHTML.slice(0, 160)} from ${from} to ${to}`;
        });
        shifts.push({ value: Reflect.get(entry, 'value') as number, what: what.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Entries arrive with a frame; two frames later everything that moved has been told.
    await inTime(
      'two frames',
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
    );
    return page.evaluate(() => Reflect.get(window, 'layoutShifts') as Shift[]);
  };
}

/** Goes down the page window by window, as a reader does, until its end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Waits until nothing is on its way to the page, and nothing left for it to do. */
async function untilQuiet(page: Page, requests: PendingRequests): Promise<void> {
  do {
    await requests.none();
    await untilTasksAreDone(page);
  } while (requests.count() > 0);
}

/** Pages that load at the same time: over a slow line a page waits more than it works. */
const atOnce = 6;

/** Neighbours are alike: each group gets some of every kind. */
export function groupsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(paths.length / atOnce);
  return Array.from({ length: count }, (_, group) => paths.filter((_path, at) => at % count === group));
}

/** Opens those of a group that were not proved before, all at once. @returns what moved on any of them */
export async function movesOfGroup(
  paths: readonly string[],
  { project, openPage, proofs }: { project: string; openPage(): Promise<Page>; proofs: Proofs },
): Promise<Moves> {
  const open = async (path: string) =>
    (await proofs.stands({ name: `shift ${project} ${path}`, path })) ? [] : movesWhereDrawn(path, openPage);
  return (await Promise.all(paths.map(open))).flat();
}

/**
 * What moved in a page, looked at from its beginning in a second one where the browser left the first undrawn: that one
 * says nothing about the product, and nothing can be seen in it.
 */
async function movesWhereDrawn(path: string, openPage: () => Promise<Page>): Promise<Moves> {
  const page = await openPage();
  try {
    return await movesOf(page, path);
  } catch (error) {
    if (await drawsFrames(page)) throw error;
    await page.close();
    return movesOf(await openPage(), path);
  }
}

/** What moved, by when it did: a line each. */
export type Moves = readonly string[];

/** Opens a page over a slow line, reads it to its end and wakes its blocks. @returns what moved meanwhile */
export async function movesOf(page: Page, path: string): Promise<Moves> {
  const line = await openSlowLine(siteUrl);
  try {
    const moves = await movesOver(line, page, path);
    // It asks for nothing more when the line is gone.
    await page.close();
    return moves;
  } finally {
    await line.close();
  }
}

async function movesOver(line: SlowLine, page: Page, path: string): Promise<Moves> {
  await everyTaskInItsOwnFrame(page);
  const shifts = await recordShifts(page);
  const requests = pendingRequestsOf(page);
  const moves: string[] = [];
  const look = async (when: string) => {
    await untilQuiet(page, requests);
    const news = (await shifts()).slice(moves.length);
    moves.push(...news.map(({ value, what }) => `${path}, ${when}: ${what} (${value})`));
  };
  const waiting = () => `The page waits for ${requests.describe()}.`;
  await inTime(`opening ${path}`, page.goto(line.url + path), waiting);
  await look('while it loads');
  await inTime(`reading ${path} to its end`, readToTheEnd(page), waiting);
  await look('as one reads on');
  await inTime(`waking the blocks of ${path}`, wakeAll(page), waiting).catch((error: Error) => {
    throw new Error(`${error.message} ${waiting()}`);
  });
  await look('when its blocks wake');
  return moves;
}
