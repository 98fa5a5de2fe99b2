import type { FinishedPage } from './finished-page.ts';
import type { PageAnswers, Produced } from './page-answers.ts';
import type { DroppedPage, PageCache } from './page-cache.ts';

/** Pages in use are made anew before anybody waits for them. */
export interface PageRenewal {
  /**
   * The page while it is fresh, and for a moment after it: then it is made anew in the background meanwhile. Never a copy that
   * a publish made out of date, whose time is over (`until`), or that could not be renewed.
   */
  atHand(path: string, query: string): FinishedPage | undefined;
  /** Makes anew what a publish made out of date and people were reading. */
  renewDropped(dropped: readonly DroppedPage[]): void;
  /** Begins no other. @returns when those under way are done */
  stop(): Promise<void>;
}

export interface PageRenewalOptions {
  readonly cache: PageCache;
  readonly answers: Pick<PageAnswers, 'renew'>;
  readonly now: () => number;
  readonly produce: (path: string, query: string) => Promise<Produced>;
  readonly onResult: (result: 'made' | 'failed' | 'given_up') => void;
  readonly onError: (path: string, error: unknown) => void;
}

/** A copy stands in for this long after its documents would have been read again; a page that nobody wants for so long is not renewed. */
export const graceMs = 5000;
/** Pages that are made anew at once: visitors without a copy come first. */
const atOnce = 2;
/** Pages that wait for it: of a whole site that changed, those that people read most. */
const longestQueue = 500;

interface Waiting {
  readonly path: string;
  readonly query: string;
  uses: number;
  askedAt: number;
}

export function createPageRenewal(options: PageRenewalOptions): PageRenewal {
  const { cache, answers, now, produce, onResult, onError } = options;
  const waiting = new Map<string, Waiting>();
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;

  const isStandIn = ({ expiresAt, freshness, renewalFailed }: FinishedPage): boolean =>
    !renewalFailed && now() < expiresAt + graceMs && now() < (freshness.until ?? Number.POSITIVE_INFINITY);

  /** The page most asked for; one that nobody asked for in the meantime has to go. */
  function takeNext(): [string, Waiting] | undefined {
    let best: [string, Waiting] | undefined;
    for (const [key, one] of waiting) {
      if (now() >= one.askedAt + graceMs) {
        waiting.delete(key);
        onResult('given_up');
      } else if (best === undefined || one.uses > best[1].uses) best = [key, one];
    }
    if (best !== undefined) waiting.delete(best[0]);
    return best;
  }

  async function renew(key: string, one: Waiting): Promise<void> {
    const { path, query } = one;
    const generation = cache.generation();
    let isWantedAgain = false;
    try {
      const isFresh = await answers.renew(path, query, () => produce(path, query));
      // What was made while something was published is not kept.
      isWantedAgain = !isFresh && generation !== cache.generation();
      if (!isWantedAgain) onResult(isFresh ? 'made' : 'failed');
    } catch (error) {
      onResult('failed');
      onError(path, error);
    }
    underWay.delete(key);
    if (isWantedAgain) add(one);
    start();
  }

  function add(one: Waiting): void {
    const key = cache.keyOf(one.path, one.query);
    if (key === null || underWay.has(key)) return;
    const known = waiting.get(key);
    if (known !== undefined) {
      known.uses = Math.max(known.uses, one.uses);
      known.askedAt = Math.max(known.askedAt, one.askedAt);
    } else if (waiting.size < longestQueue) waiting.set(key, one);
  }

  function start(): void {
    while (!isStopped && underWay.size < atOnce) {
      const next = takeNext();
      if (next === undefined) return;
      const [key, one] = next;
      const done = Promise.withResolvers<void>();
      underWay.set(key, done.promise);
      void renew(key, one).then(done.resolve);
    }
  }

  return {
    atHand(path, query) {
      const page = cache.findAny(path, query);
      if (page === undefined) return undefined;
      const isFresh = page.expiresAt > now();
      if (!isFresh && !isStandIn(page)) return undefined;
      page.uses += 1;
      if (isFresh) return page;
      add({ path, query, uses: page.uses, askedAt: now() });
      start();
      return page;
    },
    renewDropped(dropped) {
      const inUse = dropped.filter(({ page }) => page.uses > 0 && isStandIn(page));
      for (const { path, query, page } of inUse.sort((one, other) => other.page.uses - one.page.uses))
        add({ path, query, uses: page.uses, askedAt: now() });
      start();
    },
    async stop() {
      isStopped = true;
      await Promise.all(underWay.values());
    },
  };
}
