import type { CallId } from '#schemas/calls.ts';
import type { CacheProfile } from '#schemas/constants.ts';
import type { ContentRequest } from './transport.ts';
import type { VisitContent } from './visit-content.ts';

/** For tests: one call of a kind of document, as the wire must see it, and what comes of its answer. */
export interface CallExample {
  readonly id: CallId;
  readonly read: (content: VisitContent) => Promise<unknown>;
  readonly request: Omit<ContentRequest, 'locale'>;
  readonly data: unknown;
  readonly result: unknown;
  readonly empty: unknown;
  readonly profile: CacheProfile;
  readonly tags: readonly string[];
}

export const get = (path: string, query?: Record<string, string>): Omit<ContentRequest, 'locale'> =>
  query ? { method: 'GET', path, query } : { method: 'GET', path };
export const post = (path: string, url: string): Omit<ContentRequest, 'locale'> => ({
  method: 'POST',
  path,
  body: { url },
});
