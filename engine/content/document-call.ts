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

/** What the record of a call says of its request to one product, taken from it once: a visit reads ten documents and fills each anew. */
interface Template {
  readonly method: ContentRequest['method'];
  readonly path: string;
  readonly takesLanguage: boolean;
  /** Query parameters it sends by itself, their values with `{names}`. */
  readonly sends: readonly (readonly [name: string, value: string])[];
  /** Query parameters it takes. */
  readonly takes: ReadonlySet<string>;
}

/** By product; a deployment has one. */
const templates = new Map<string, Map<CallId, Template>>();

function templateOf(id: CallId, product: string): Template {
  const ofProduct = templates.get(product) ?? new Map<CallId, Template>();
  templates.set(product, ofProduct);
  const known = ofProduct.get(id);
  if (known) return known;
  const { method, path, query, sends, language } = callOf(id);
  if (method !== 'GET' && method !== 'POST') throw new Error(`${id} is not a content call`);
  const takes = new Set(Object.keys(query?.properties ?? {}));
  const takesLanguage = takes.has('language') && language !== 'in-header';
  const template: Template = {
    method,
    path: fillPath(path, { product }),
    takes,
    takesLanguage,
    sends: Object.entries(sends ?? {}).map(([name, value]) => [name, fillPath(value, { product })]),
  };
  ofProduct.set(id, template);
  return template;
}

/** The request of a row of the call table, with its `{names}`, language and fixed limits filled in (specification 7). */
export function fillCall(
  id: CallId,
  { locale, product, params = {}, query: given = {}, body }: FillOptions,
): ContentRequest {
  const { method, path, takes, takesLanguage, sends } = templateOf(id, product);
  const fill = (text: string): string => {
    if (!text.includes('{')) return text;
    const filled = fillPath(text, params);
    // Values are escaped: a brace that is left is a name without one.
    if (filled.includes('{')) throw new Error(`${id} needs a value for ${/\{\w+\}/.exec(filled)?.[0]}`);
    return filled;
  };
  const query: Record<string, string> = {};
  for (const [name, value] of sends) query[name] = fill(value);
  if (takesLanguage) query['language'] = locale;
  for (const [name, value] of Object.entries(given)) if (takes.has(name)) query[name] = value;
  const hasQuery = takesLanguage || Object.keys(query).length > 0;
  return {
    method,
    path: fill(path),
    locale,
    ...(hasQuery && { query }),
    ...(body !== undefined && { body }),
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
