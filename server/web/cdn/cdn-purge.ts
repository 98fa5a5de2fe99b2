import { everyPageKey, surrogateKeyOf } from './cdn-headers.ts';

/** Tells a CDN which of the pages it keeps are out of date. */
export interface CdnPurge {
  /** Takes cache tags; `*` stands for everything. Waits for nothing. */
  purge(tags: readonly string[]): void;
  /** Begins no other. @returns when the request under way is over */
  stop(): Promise<void>;
}

/** Asks the CDN to forget what carries one of the keys. @throws when it did not say that it will */
export type SendPurge = (keys: readonly string[]) => Promise<void>;

export interface CdnPurgeOptions {
  readonly send: SendPurge;
  /** Lets milliseconds pass; rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly onResult: (result: 'done' | 'failed') => void;
  readonly onError: (error: unknown) => void;
}

/** Cloudflare takes thirty tags in a request, Fastly 256. */
const keysOfRequest = 30;
/** From here on everything goes: a CDN that is asked for hundreds of things is slower than one that fetches its pages anew. */
const mostKeys = 120;
/** A page that was on its way to the CDN when it was purged is there afterwards: whoever asks again gets it, too. */
export const againAfterMs = 5000;
/** Waits between tries. After them a page's own time ends first. */
export const retryAfterMs = [1000, 3000, 10_000, 30_000] as const;

export function createCdnPurge({ send, wait, onResult, onError }: CdnPurgeOptions): CdnPurge {
  const stopped = new AbortController();
  let wanted = new Set<string>();
  let working: Promise<void> | null = null;

  async function sendAll(keys: ReadonlySet<string>): Promise<void> {
    const isAll = keys.has(everyPageKey) || keys.size > mostKeys;
    const rest = isAll ? [everyPageKey] : [...keys];
    for (let at = 0; at < rest.length; at += keysOfRequest)
      // One after the other: CDNs limit how often they are asked.
      await send(rest.slice(at, at + keysOfRequest));
  }

  /** What is wanted while a try fails or waits goes with the next one. */
  async function work(): Promise<void> {
    let failures = 0;
    while (wanted.size > 0 && !stopped.signal.aborted) {
      const keys = wanted;
      wanted = new Set();
      try {
        await sendAll(keys);
        failures = 0;
        onResult('done');
      } catch (error) {
        onResult('failed');
        onError(error);
        const after = retryAfterMs[failures];
        failures += 1;
        if (after === undefined) {
          failures = 0;
          continue;
        }
        wanted = new Set([...keys, ...wanted]);
        await wait(after, stopped.signal).catch(() => undefined);
      }
    }
  }

  function begin(keys: Iterable<string>): void {
    for (const key of keys) wanted.add(key);
    working ??= work().finally(() => {
      working = null;
    });
  }

  return {
    purge(tags) {
      if (tags.length === 0 || stopped.signal.aborted) return;
      const keys = tags.map(surrogateKeyOf);
      begin(keys);
      wait(againAfterMs, stopped.signal).then(
        () => begin(keys),
        () => undefined,
      );
    },
    async stop() {
      stopped.abort();
      await working;
    },
  };
}
