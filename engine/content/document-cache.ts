import { LRUCache } from 'lru-cache';
import { cacheSeconds, cacheTokenHeader } from '#schemas/constants.ts';
import { ask } from './ask.ts';
import { asContentError, ContentError } from './content-error.ts';
import { byDeadline, type Deadline } from './deadline.ts';
import type { DocumentCall } from './document-call.ts';
import { createDocumentStore } from './document-store.ts';
import { createHostHealth } from './host-health.ts';
import { type DocumentResult, readAnswer } from './read-answer.ts';
import { tagMatcher } from './tag-matcher.ts';
import { createTokenWatch, noTokenWatch } from './token-watch.ts';
import type { ContentTransport } from './transport.ts';

export interface ContentSourceOptions {
  readonly transport: ContentTransport;
  /** Product of the deployment, as it stands in addresses, e.g. `shop`. */
  readonly product: string;
  /** What makes documents stale before their time: announced tags, or a changed `cache-token` header. */
  readonly freshness: 'tags' | 'token';
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Clock in milliseconds. */
  readonly now: () => number;
  readonly log: { warn(details: object, message: string): void };
  /** Told when the host's token changed: everything made of its content is stale. */
  readonly onStale?: (tags: readonly string[]) => void;
}

export interface Answer {
  readonly result: DocumentResult;
  /** How long it may still be used, in milliseconds. */
  readonly remainingMs: number;
  /** True when a newer answer should have been here: what is made of this one must not be kept. */
  readonly degraded: boolean;
}

export interface DocumentCache {
  /**
   * Reads a document from memory or from the host, by the deadline at the latest.
   * @throws ContentError when there is not even a last good copy
   */
  read(call: DocumentCall<unknown>, deadline?: Deadline): Promise<Answer>;
  /** The answer, if it is at hand and still good. */
  peek(key: string): Answer | undefined;
  /** What was read last, whether it is still good or not. */
  last(key: string): DocumentResult | undefined;
  invalidate(tags: readonly string[]): void;
}

/** A document that failed is asked for again no sooner than this. */
export const retryMs = 2000;
const rememberedFailures = 10_000;

interface Failure {
  readonly error: ContentError;
  readonly retryAt: number;
  readonly tags: readonly string[];
}

interface Flight {
  readonly call: DocumentCall<unknown>;
  /** Generation of the token when the request left. */
  readonly leftIn: number;
  /** Set when the document changed after the request left: the answer may be the old one. */
  superseded: boolean;
}

type Landing =
  | { readonly ok: true; readonly result: DocumentResult; readonly current: boolean }
  | { readonly ok: false; readonly error: ContentError };

const tooLate = ({ request }: DocumentCall<unknown>): ContentError =>
  new ContentError('timeout', `${request.path}: no answer within the time of the page`);

const stale = (result: DocumentResult): Answer => ({ result, remainingMs: 0, degraded: true });

/**
 * Documents in memory: each kept for its cache time, one request per document at a time, failures answered with the
 * last good copy. An invalidation ends the requests in flight for what it names: their answers are handed to those who
 * already wait, marked as not to be kept, and are never stored.
 */
export function createDocumentCache(options: ContentSourceOptions): DocumentCache {
  const { transport, timeoutMs, now, log, onStale } = options;
  const store = createDocumentStore();
  const failures = new LRUCache<string, Failure>({ maxSize: rememberedFailures, sizeCalculation: () => 1 });
  const flights = new Map<string, { flight: Flight; landing: Promise<Landing> }>();
  const health = createHostHealth({ now, retryMs });

  function expire(matches: (tags: readonly string[]) => boolean): void {
    store.expire(matches);
    // A change comes from a host that is alive, so what failed before is worth asking again at once.
    for (const [key, failure] of [...failures.entries()]) if (matches(failure.tags)) failures.delete(key);
  }

  function announce(): void {
    try {
      onStale?.(['*']);
    } catch (err) {
      log.warn({ err }, 'a listener for stale content failed');
    }
  }

  const token =
    options.freshness === 'token'
      ? createTokenWatch(() => {
          expire(() => true);
          announce();
        })
      : noTokenWatch;

  async function land(flight: Flight): Promise<Landing> {
    const { call } = flight;
    try {
      const response = await ask(transport, call.request, timeoutMs);
      health.answered();
      if (response.status < 500) {
        const seen = token.judge(response.headers[cacheTokenHeader], flight.leftIn);
        if (seen === 'older') flight.superseded = true;
      }
      const result = readAnswer(call, response, store.get(call.key)?.result);
      if (result.kind === 'invalid') log.warn({ path: call.request.path }, result.error.message);
      if (!flight.superseded) {
        failures.delete(call.key);
        const expiresAt = now() + cacheSeconds[call.profile] * 1000;
        store.put(call.key, call.profile, { result, tags: call.tags, expiresAt });
      }
      return { ok: true, result, current: !flight.superseded };
    } catch (thrown) {
      const error = asContentError(thrown, call.request.path);
      const { kind, status } = error;
      if (status === undefined && (kind === 'unreachable' || kind === 'timeout')) health.silent(error);
      log.warn({ path: call.request.path, kind, status, err: error }, 'content could not be read');
      if (!flight.superseded) {
        failures.set(call.key, { error, retryAt: now() + retryMs, tags: call.tags });
      }
      return { ok: false, error };
    } finally {
      if (flights.get(call.key)?.flight === flight) flights.delete(call.key);
    }
  }

  /** Joins the request in flight for a document or sends one; a host that is known to be down is not asked. */
  function fetchOnce(call: DocumentCall<unknown>): Promise<Landing> {
    const running = flights.get(call.key);
    if (running) return running.landing;
    const error = health.refuses();
    if (error) return Promise.resolve({ ok: false, error });
    const flight: Flight = { call, leftIn: token.generation(), superseded: false };
    const landing = land(flight);
    flights.set(call.key, { flight, landing });
    return landing;
  }

  function peek(key: string): Answer | undefined {
    const stored = store.get(key);
    const remainingMs = stored ? stored.expiresAt - now() : 0;
    return stored && remainingMs > 0 ? { result: stored.result, remainingMs, degraded: false } : undefined;
  }

  return {
    peek,
    last: (key) => store.get(key)?.result,
    async read(call, deadline) {
      const atHand = peek(call.key);
      if (atHand) return atHand;
      const stored = store.get(call.key);

      const failure = failures.get(call.key);
      if (failure) {
        const due = now() >= failure.retryAt;
        if (stored && failure.error.kind !== 'offline') {
          // Known to fail: the visit does not wait for another try, the next one profits from it.
          if (due) void fetchOnce(call);
          return stale(stored.result);
        }
        if (!due) throw failure.error;
      }

      const fetching = fetchOnce(call);
      const landing =
        deadline === undefined
          ? await fetching
          : await byDeadline<Landing>(fetching, deadline, () => ({ ok: false, error: tooLate(call) }));
      if (landing.ok) {
        if (!landing.current) return stale(landing.result);
        return { result: landing.result, remainingMs: cacheSeconds[call.profile] * 1000, degraded: false };
      }
      const lastGood = store.get(call.key);
      if (lastGood && landing.error.kind !== 'offline') return stale(lastGood.result);
      throw landing.error;
    },

    invalidate(tags) {
      const matches = tagMatcher(tags);
      expire(matches);
      for (const [key, { flight }] of [...flights]) {
        if (!matches(flight.call.tags)) continue;
        flight.superseded = true;
        flights.delete(key);
      }
    },
  };
}
