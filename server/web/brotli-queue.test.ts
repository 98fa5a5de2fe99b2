import { expect, test } from 'vitest';
import { createBrotliQueue } from './brotli-queue.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';

const freshness = { shared: true, maxAgeS: 60, tags: [], queryRead: [] };
const pageOf = (length: number): FinishedPage =>
  finishPage({ status: 200, headers: {}, body: Buffer.alloc(length, 'x') }, freshness, { nowMs: 0 });

/** A queue whose copies are made when the test says so. */
function queueByHand() {
  const begun: { readonly page: FinishedPage; readonly end: () => void; readonly fail: () => void }[] = [];
  const errors: unknown[] = [];
  const queue = createBrotliQueue(
    (error) => errors.push(error),
    (page) =>
      new Promise((resolve, reject) =>
        begun.push({ page, end: resolve, fail: () => reject(new Error('no memory')) }),
      ),
  );
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { queue, begun, errors, turn };
}

test('[issue 16] copies for which nobody waits are made one after another, once for a page, and one that fails holds up none', async () => {
  const { queue, begun, errors, turn } = queueByHand();
  const pages = [pageOf(5000), pageOf(5000), pageOf(5000)];
  for (const page of [...pages, ...pages]) queue.add(page);
  expect(begun.map(({ page }) => page)).toEqual(pages.slice(0, 1));
  begun[0]?.fail();
  await turn();
  expect(begun).toHaveLength(2);
  begun[1]?.end();
  await turn();
  begun[2]?.end();
  await turn();
  expect(begun.map(({ page }) => pages.indexOf(page))).toEqual([0, 1, 2]);
  expect(errors.map(String)).toEqual(['Error: no memory']);
  // It goes on when it was at rest.
  const late = pageOf(5000);
  queue.add(late);
  expect(begun[3]?.page).toBe(late);
});

test('[issue 16] one too small to compress is left as it is', () => {
  const { queue, begun } = queueByHand();
  queue.add(pageOf(100));
  expect(begun).toEqual([]);
});

test('[issue 16] what waits is bounded, and what found no place is wanted again by its next request', async () => {
  const { queue, begun, turn } = queueByHand();
  const pages = Array.from({ length: 80 }, () => pageOf(2000));
  for (const page of pages) queue.add(page);
  const left = pages.filter(({ brotliWanted }) => !brotliWanted);
  expect(left).toHaveLength(80 - 65);
  for (const page of left) queue.add(page);
  expect(left.every(({ brotliWanted }) => !brotliWanted)).toBe(true);
  begun[0]?.end();
  await turn();
  for (const page of left) queue.add(page);
  expect(left.filter(({ brotliWanted }) => brotliWanted)).toHaveLength(1);
});
