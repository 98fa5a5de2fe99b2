import type { Freshness } from '#engine/plan.ts';
import { type Answer, type FinishedPage, finishPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';

/** What resolving and rendering an address gave. */
export interface Produced {
  readonly answer: Answer;
  readonly freshness: Freshness;
  /**
   * `keep`: may be stored. `pass`: is sent and forgotten. `avoid`: stands for a failure; an expired copy is better.
   */
  readonly cachePolicy: 'keep' | 'pass' | 'avoid';
  /** See `StoreAddress`. */
  readonly bounded: boolean;
}

/** `finished`: the same bytes for every anonymous visitor. `once`: for this request, never to be kept by anyone. */
export type Answered =
  | { readonly kind: 'finished'; readonly page: FinishedPage; readonly from: 'cache' | 'fresh' | 'stale' }
  | { readonly kind: 'once'; readonly answer: Answer };

export interface PageAnswers {
  /** Answers an anonymous visit. @throws what `produce` throws, when there is no copy to fall back on */
  answer(path: string, query: string, produce: () => Promise<Produced>): Promise<Answered>;
  /**
   * Makes a page anew that nobody waits for; a visitor who comes meanwhile shares the work. When it fails, the copy is served no
   * longer than before: the next visitor waits for a try of their own. @returns whether there is a fresh page now
   */
  renew(path: string, query: string, produce: () => Promise<Produced>): Promise<boolean>;
}

export interface PageAnswersOptions {
  readonly cache: PageCache;
  readonly now: () => number;
  /** Whether a CDN that takes purges is in front. */
  readonly cdn?: boolean;
  /** A failed refresh was bridged with an expired copy; says why. */
  readonly onStale: (path: string, error: unknown) => void;
}

/** While the platform fails, a copy in use is refreshed at most this often. */
const staleRetryMs = 2000;

interface Wanted {
  readonly path: string;
  readonly query: string;
  readonly produce: () => Promise<Produced>;
  /** False when it is made ahead of any visitor. */
  readonly isAwaited: boolean;
}
interface Flight {
  readonly generation: number;
  readonly result: Promise<Landed>;
}
interface Landed {
  readonly answered: Answered;
  readonly freshness: Freshness;
}

/** The policy of the page cache: one resolve per key at a time, last copy when it fails, nothing private kept. */
export function createPageAnswers({ cache, now, cdn = false, onStale }: PageAnswersOptions): PageAnswers {
  const flights = new Map<string, Flight>();

  const isPast = ({ until }: Freshness): boolean => until !== undefined && until <= now();

  async function land({ path, query, produce, isAwaited }: Wanted): Promise<Landed> {
    const generation = cache.generation();
    const outcome = await settle(produce);
    const failed = outcome instanceof Failed || (outcome.cachePolicy === 'avoid' && outcome.freshness.shared);
    const copy = failed ? cache.findAny(path, query) : undefined;
    if (copy !== undefined && !(isPast(copy.freshness) && isWhole(outcome))) {
      if (isAwaited) copy.expiresAt = Math.max(copy.expiresAt, now() + staleRetryMs);
      onStale(path, outcome instanceof Failed ? outcome.error : null);
      return { answered: { kind: 'finished', page: copy, from: 'stale' }, freshness: copy.freshness };
    }
    if (outcome instanceof Failed) throw outcome.error;
    const { answer, freshness, cachePolicy, bounded } = outcome;
    cache.learn(path, freshness.queryRead);
    if (cachePolicy !== 'keep' || !freshness.shared) return { answered: { kind: 'once', answer }, freshness };
    const page = finishPage(answer, freshness, { nowMs: now(), untagged: !cache.keeps, cdn });
    cache.store({ path, query, bounded }, page, generation);
    return { answered: { kind: 'finished', page, from: 'fresh' }, freshness };
  }

  async function fly(key: string, wanted: Wanted): Promise<Landed> {
    const before = cache.findAny(wanted.path, wanted.query);
    const flight = { generation: cache.generation(), result: land(wanted) };
    flights.set(key, flight);
    try {
      return await flight.result;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
      // What a publish threw away in between was no failure.
      if (before !== undefined && flight.generation === cache.generation())
        before.renewalFailed = cache.findAny(wanted.path, wanted.query) === before;
    }
  }

  return {
    async answer(path, query, produce) {
      const arrivedAt = now();
      // Twice, because the first flight of a path may show that it reads parameters in which the two requests differ.
      for (const _attempt of [1, 2]) {
        const page = cache.find(path, query);
        if (page !== undefined) return { kind: 'finished', page, from: 'cache' };
        const key = cache.keyOf(path, query);
        if (key === null) break;
        const names = cache.namesOf(path);
        const flight = flights.get(key);
        // A flight from before an invalidation may carry the old content: its own passengers only.
        if (flight === undefined || flight.generation !== cache.generation()) {
          return (await fly(key, { path, query, produce, isAwaited: true })).answered;
        }
        const { answered, freshness } = await flight.result;
        if (!freshness.shared) break;
        // Its blocks are those of a moment before this visit's.
        if (freshness.until !== undefined && freshness.until <= arrivedAt) break;
        if (freshness.queryRead.every((name) => names.includes(name))) return answered;
      }
      return (await land({ path, query, produce, isAwaited: true })).answered;
    },
    async renew(path, query, produce) {
      const key = cache.keyOf(path, query);
      if (key === null) return false;
      const isFresh = () => cache.find(path, query) !== undefined;
      if (isFresh()) return true;
      const flight = flights.get(key);
      const isCurrent = flight?.generation === cache.generation();
      await (isCurrent ? flight.result : fly(key, { path, query, produce, isAwaited: false }));
      return isFresh();
    },
  };
}

/** Whether a screen came of it, if one that is not to be kept: then a copy with blocks of an earlier moment is no better. */
const isWhole = (outcome: Produced | Failed): boolean =>
  !(outcome instanceof Failed) && outcome.answer.status < 500;

class Failed {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

async function settle(produce: () => Promise<Produced>): Promise<Produced | Failed> {
  try {
    return await produce();
  } catch (error) {
    return new Failed(error);
  }
}
