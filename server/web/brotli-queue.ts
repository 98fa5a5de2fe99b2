import { addBrotli, type FinishedPage, isCompressible } from './finished-page.ts';

/** Pages whose brotli copy is wanted, at most: each is held in memory until its turn, whatever the cache has room for. */
const maxWaiting = 64;

/** Makes brotli copies of pages, for which nobody waits. */
export interface BrotliQueue {
  /** Wants a copy, once for a page. Where too many wait it is left, and the next request for the page asks again. */
  add(page: FinishedPage): void;
}

/**
 * One copy after another: the threads that compress are also those of gzip, of files and of passwords, for which people
 * wait, and a copy in each of them would have all that stand behind it.
 * @param onError a failure costs only the better compression
 */
export function createBrotliQueue(
  onError: (error: unknown) => void,
  make: (page: FinishedPage) => Promise<void> = addBrotli,
): BrotliQueue {
  const waiting: FinishedPage[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
      await make(page).catch(onError);
    isBusy = false;
  }

  return {
    add: (page) => {
      if (page.brotliWanted || waiting.length >= maxWaiting || !isCompressible(page)) return;
      page.brotliWanted = true;
      waiting.push(page);
      if (!isBusy) void work();
    },
  };
}
