import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { axeSource } from './axe-source.ts';

/** A rule that a page breaks, with the elements that break it. */
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe is to look for. */
export type AxeOptions = Pick<RunOptions, 'runOnly'>;

/**
 * Rules that a page breaks. Axe runs in the page itself and answers with what is wrong alone: what passes is most of its
 * result, and takes as long to describe as to find out.
 */
export async function axeViolations(page: Page, options: AxeOptions): Promise<readonly Violation[]> {
  await Promise.all(page.frames().map(bringAxe));
  await Promise.all(page.frames().map((frame) => frame.evaluate(untilStill)));
  return page.evaluate(
    async (asked) => {
      const axe = Reflect.get(window, 'axe') as { run(options: unknown): Promise<AxeResults> };
      const { violations } = await axe.run(asked);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
      }));
    },
    // Style sheets are asked for by one rule only, which is not among ours, and would be read anew each time.
    { ...options, resultTypes: ['violations'], preload: { assets: ['media'], timeout: 10_000 } },
  );
}

/** Half a megabyte that a document gets once. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axeSource);
}

/** Runs in the page. What opens, or fades from one colour to the other, is looked at when it has arrived. */
async function untilStill(): Promise<void> {
  // What was pressed just now begins to move with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
