import { type ContentSource, type ContentSourceOptions, createContentSource } from './source.ts';
import type { ContentRequest, ContentResponse } from './transport.ts';

/** A request the fake host received and has not answered yet. */
export interface PendingCall {
  readonly request: ContentRequest;
  readonly signal: AbortSignal;
  answer(response: Partial<ContentResponse>): void;
  fail(error: Error): void;
}

/** For tests: a content host, a clock and a log in the test's hands, with a source that reads from them. */
export interface FakeHost {
  readonly source: ContentSource;
  /** Every request so far. */
  readonly requests: ContentRequest[];
  /** Requests that wait for an answer; filled only while `respond` is null. */
  readonly pending: PendingCall[];
  readonly warnings: { readonly details: object; readonly message: string }[];
  readonly staleTags: (readonly string[])[];
  /** Answers each request at once; null leaves them pending. */
  respond: ((request: ContentRequest) => Partial<ContentResponse> | Error) | null;
  clockMs: number;
}

export const answer = (body: unknown, token?: string): Partial<ContentResponse> => ({
  body,
  headers: token === undefined ? {} : { 'cache-token': token },
});

export function createFakeHost(options: Partial<ContentSourceOptions> = {}): FakeHost {
  const complete = (response: Partial<ContentResponse>): ContentResponse => ({
    status: response.status ?? 200,
    headers: response.headers ?? {},
    body: response.body,
  });
  const requests: ContentRequest[] = [];
  const pending: PendingCall[] = [];
  const warnings: FakeHost['warnings'] = [];
  const staleTags: FakeHost['staleTags'] = [];
  const source = createContentSource({
    product: 'shop',
    freshness: 'tags',
    timeoutMs: 1000,
    now: () => host.clockMs,
    log: { warn: (details, message) => warnings.push({ details, message }) },
    onStale: (tags) => staleTags.push(tags),
    transport: async (request, signal) => {
      requests.push(request);
      if (!host.respond) {
        const { promise, resolve, reject } = Promise.withResolvers<ContentResponse>();
        pending.push({ request, signal, answer: (given) => resolve(complete(given)), fail: reject });
        return promise;
      }
      const given = host.respond(request);
      if (given instanceof Error) throw given;
      return complete(given);
    },
    ...options,
  });
  const host: FakeHost = {
    source,
    requests,
    pending,
    warnings,
    staleTags,
    respond: () => ({ status: 404 }),
    clockMs: 1_000_000,
  };
  return host;
}
