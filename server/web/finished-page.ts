import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ownBytes } from '#engine/own-bytes.ts';
import type { Freshness } from '#engine/plan.ts';
import type { Coding } from './accept-encoding.ts';
import { cdnHeaders } from './cdn/cdn-headers.ts';
import { type GrowingGzip, startGzip } from './growing-gzip.ts';
import type { HeaderMap } from './security-headers.ts';

const brotliAsync = promisify(brotliCompress);

/** Below this many bytes compression saves nothing worth the work. */
export const smallestCompressed = 1024;

/** An answer before it is made ready for the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderMap;
  readonly body: Buffer;
}

/** Headers of one coding of a finished page in the flat form `writeHead` takes: nothing is built per request. */
export interface CodingHeaders {
  /** Without the length, which is known when the bytes are. */
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
}

/** One coding of a finished page, ready to be sent. */
export interface Representation extends CodingHeaders {
  readonly body: Buffer;
}

/** Bytes that are the same for every anonymous visitor. */
export interface FinishedPage {
  readonly status: number;
  readonly identity: Representation;
  readonly gzipHeaders: CodingHeaders;
  /** Comes later: see `growGzip`. */
  gzip: Representation | null;
  /** While it is being made. */
  gzipGrowth: GrowingGzip | null;
  /** Comes later: see `addBrotli`. */
  brotli: Representation | null;
  /** Keeps two requests from compressing the same bytes. */
  brotliWanted: boolean;
  /** Names the bytes; null for a page that is not kept. */
  readonly digest: string | null;
  readonly freshness: Freshness;
  /** Milliseconds of the cache's clock. Moved on while a failed refresh makes the page serve longer. */
  expiresAt: number;
  /** Milliseconds of the cache's clock at which it was made, where a CDN must know its age; else null. */
  readonly agesFrom: number | null;
  /** How often it was asked for since it was made. */
  uses: number;
  /** Somebody tried to make it anew, and it is still the last copy: whoever comes next waits for another try. */
  renewalFailed: boolean;
  readonly headers: HeaderMap;
}

/**
 * Headers that say how a shared answer may be kept: by anyone, but asked for again every time, so that a publish shows
 * at once and a visitor who signed in never sees the anonymous copy. `Vary: Cookie` is there because the session
 * cookie does choose the answer; a CDN that wants more hits drops other cookies before its cache (docs/cdn.md).
 */
const sharedHeaders: HeaderMap = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };

/**
 * Computes, once, everything that serving the answer takes, except compressed bytes, for which nobody waits. One that is
 * `untagged` has no entity tag: reading all its bytes for one pays only where the page is sent again. With `cdn`, one that
 * takes purges may keep it.
 */
export function finishPage(
  answer: Answer,
  freshness: Freshness,
  {
    nowMs,
    untagged = false,
    cdn = false,
  }: { readonly nowMs: number; readonly untagged?: boolean; readonly cdn?: boolean },
): FinishedPage {
  const { status, body } = answer;
  const digest = untagged ? null : digestOf(answer);
  const expiresAt = Math.min(nowMs + freshness.maxAgeS * 1000, freshness.until ?? Number.POSITIVE_INFINITY);
  const headers = {
    ...answer.headers,
    ...sharedHeaders,
    ...(cdn && cdnHeaders(freshness, expiresAt - nowMs)),
  };
  return {
    status,
    identity: represent(codingHeaders(headers, digest, 'identity'), untagged ? body : ownBytes(body)),
    gzipHeaders: codingHeaders(headers, digest, 'gzip'),
    gzip: null,
    gzipGrowth: null,
    brotli: null,
    brotliWanted: false,
    digest,
    freshness,
    expiresAt,
    agesFrom: cdn ? nowMs : null,
    uses: 0,
    renewalFailed: false,
    headers,
  };
}

const digestOf = ({ status, headers, body }: Answer): string =>
  createHash('sha256')
    .update(`${status} ${JSON.stringify(headers)}\n`)
    .update(body)
    .digest('base64url')
    .slice(0, 27);

/** Whether a client gets other bytes than the plain ones. */
export const isCompressible = ({ identity }: FinishedPage): boolean =>
  identity.body.length >= smallestCompressed;

/** Gzip of a page, made for the first client that takes it and sent to it meanwhile. */
export function growGzip(page: FinishedPage): GrowingGzip {
  if (page.gzipGrowth !== null) return page.gzipGrowth;
  const growth = startGzip(page.identity.body);
  page.gzipGrowth = growth;
  const ended = (bytes: Buffer | null) => {
    page.gzipGrowth = null;
    if (bytes !== null && bytes.length <= codingRoom(page))
      page.gzip = represent(page.gzipHeaders, ownBytes(bytes));
  };
  // A failure ends the answers that wait for it, and the next client starts anew.
  growth.whole.then(ended, () => ended(null));
  return growth;
}

/** Compresses with brotli, off the main thread. */
export async function addBrotli(page: FinishedPage): Promise<void> {
  const { body } = page.identity;
  const bytes = await brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  if (bytes.length <= codingRoom(page))
    page.brotli = represent(codingHeaders(page.headers, page.digest, 'br'), ownBytes(bytes));
}

/** The finished coding that is best for the client; null when its bytes have to be made. */
export function chooseRepresentation(page: FinishedPage, coding: Coding): Representation | null {
  if (coding === 'identity' || !isCompressible(page)) return page.identity;
  return coding === 'br' ? (page.brotli ?? page.gzip) : page.gzip;
}

/** Longest compressed copy that is kept: it comes when the page has its place in the memory, which it must not outgrow. */
const codingRoom = ({ identity }: FinishedPage): number => Math.ceil(identity.body.length / 4) + 2048;

/** Memory the page takes: its bytes, room for a copy in each coding, headers and bookkeeping. */
export function pageBytes(page: FinishedPage): number {
  return page.identity.body.length + 2 * codingRoom(page) + 4096;
}

function codingHeaders(headers: HeaderMap, digest: string | null, coding: Coding): CodingHeaders {
  // A strong tag names bytes, so each coding has its own (RFC 9110 section 8.8.3.3).
  const etag: HeaderMap = digest === null ? {} : { etag: `"${digest}-${coding}"` };
  const encoding: HeaderMap = coding === 'identity' ? {} : { 'content-encoding': coding };
  return {
    headers: Object.entries({ ...headers, ...encoding, ...etag }).flat(),
    notModifiedHeaders: Object.entries({ ...headers, ...etag })
      .filter(([name]) => name !== 'content-type')
      .flat(),
  };
}

const represent = (coding: CodingHeaders, body: Buffer): Representation => ({
  ...coding,
  headers: [...coding.headers, 'content-length', String(body.length)],
  body,
});
