import { fillPath } from '#schemas/calls/call-ref.ts';
import { type CallId, callOf } from '#schemas/calls.ts';
import type { CacheProfile } from '#schemas/constants.ts';
import type { ContentRequest, ContentResponse } from './transport.ts';

/** One document of the content system: how it is asked for, how long it keeps, and what makes it stale. */
export interface DocumentCall<T> {
  /** Identity in the cache: equal keys ask for the same document in the same language. */
  readonly key: string;
  readonly request: ContentRequest;
  readonly profile: CacheProfile;
  /** Cache tags; a change of any of them makes the answer stale. Same words as `contentKinds[kind].tag`. */
  readonly tags: readonly string[];
  /** Member of the answer that holds the document; `data` when not given. */
  readonly envelope?: string;
  /**
   * Checks the `data` of an answer and maps it. Lists that say more beside it find that in `response`.
   * @throws ContentError `garbage`, or InvalidDocument
   */
  readonly read: (data: unknown, response: ContentResponse) => T;
}

export interface FillOptions {
  readonly locale: string;
  readonly product: string;
  /** Values of the `{names}` in the path. Each must pass `isSegment`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Values of query parameters, which go before those the call sends by itself; those it does not take stay out. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The request of a row of the call table, with its `{names}`, language and fixed limits filled in (specification 7). */
export function fillCall(
  id: CallId,
  { locale, product, params = {}, query: given = {}, body }: FillOptions,
): ContentRequest {
  const call = callOf(id);
  if (call.method !== 'GET' && call.method !== 'POST') throw new Error(`${id} is not a content call`);
  const fill = (template: string) => {
    const filled = fillPath(template, { ...params, product });
    const [missing] = filled.match(/\{\w+\}/) ?? [];
    if (missing !== undefined) throw new Error(`${id} needs a value for ${missing}`);
    return filled;
  };
  const names = Object.keys(call.query?.properties ?? {});
  const sent = Object.entries(call.sends ?? {}).map(([name, value]) => [name, fill(value)] as const);
  const query = Object.entries({
    ...Object.fromEntries(sent),
    ...(names.includes('language') && call.language !== 'in-header' && { language: locale }),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))),
  });
  return {
    method: call.method,
    path: fill(call.path),
    locale,
    ...(query.length > 0 ? { query: Object.fromEntries(query) } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

const longestSegment = 200;
// Separators, escapes and control characters: no document has an address with them, and hosts disagree on their meaning.
const unsafeInSegment = /[/\\%;?#\p{Cc}]/u;

/** Whether a name from a visit or a document can stand as one segment of an address on the host. */
export function isSegment(name: string): boolean {
  if (name === '' || name === '.' || name.includes('..') || name.length > longestSegment) return false;
  return name.isWellFormed() && !unsafeInSegment.test(name);
}
