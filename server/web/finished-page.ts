import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Freshness } from '#engine/plan.ts';
import type { Coding } from './accept-encoding.ts';
import type { HeaderMap } from './security-headers.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Below this many bytes compression saves nothing worth the work. */
export const smallestCompressed = 1024;

/** An answer before it is made ready for the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderMap;
  readonly body: Buffer;
}

/** One coding of a finished page with its headers in the flat form `writeHead` takes: nothing is built per request. */
export interface Representation {
  readonly etag: string;
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
  readonly body: Buffer;
}

/** Bytes that are the same for every anonymous visitor. */
export interface FinishedPage {
  readonly status: number;
  readonly identity: Representation;
  readonly gzip: Representation | null;
  /** Comes later: see `addBrotli`. */
  brotli: Representation | null;
  /** `started` keeps two requests from compressing the same bytes. */
  brotliState: 'none' | 'started';
  readonly digest: string;
  readonly freshness: Freshness;
  /** Milliseconds of the cache's clock. Moved on while a failed refresh makes the page serve longer. */
  expiresAt: number;
  readonly headers: HeaderMap;
}

/**
 * Headers that say how a shared answer may be kept: by anyone, but asked for again every time, so that a publish shows
 * at once and a visitor who signed in never sees the anonymous copy. `Vary: Cookie` is there because the session
 * cookie does choose the answer; a CDN that wants more hits drops other cookies before its cache.
 */
const sharedHeaders: HeaderMap = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };

/** Computes, once, everything that serving the answer takes: tag, gzip bytes, header lists. */
export async function finishPage(answer: Answer, freshness: Freshness, nowMs: number): Promise<FinishedPage> {
  const { status, body } = answer;
  const digest = createHash('sha256')
    .update(`${status} ${JSON.stringify(answer.headers)}\n`)
    .update(body)
    .digest('base64url')
    .slice(0, 27);
  const headers = { ...answer.headers, ...sharedHeaders };
  const zipped = body.length < smallestCompressed ? null : await gzipAsync(body, { level: 6 });
  return {
    status,
    identity: represent(headers, body, digest, 'identity'),
    gzip: zipped && represent(headers, zipped, digest, 'gzip'),
    brotli: null,
    brotliState: 'none',
    digest,
    freshness,
    expiresAt: Math.min(nowMs + freshness.maxAgeS * 1000, freshness.until ?? Number.POSITIVE_INFINITY),
    headers,
  };
}

/**
 * Compresses with brotli, off the main thread. Called on the second request of a page, so that a flood of addresses
 * nobody asks for twice does not buy compression with one request each.
 */
export async function addBrotli(page: FinishedPage): Promise<void> {
  if (page.brotliState === 'started' || page.gzip === null) return;
  page.brotliState = 'started';
  const { body } = page.identity;
  const bytes = await brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  page.brotli = represent(page.headers, bytes, page.digest, 'br');
}

/** Gzip of an answer that is sent once. */
export const zipOnce = (body: Buffer): Promise<Buffer> => gzipAsync(body, { level: 4 });

/** Best finished coding the client takes. */
export function chooseRepresentation(page: FinishedPage, coding: Coding): Representation {
  if (coding === 'br') return page.brotli ?? page.gzip ?? page.identity;
  return coding === 'gzip' ? (page.gzip ?? page.identity) : page.identity;
}

/** Memory the page takes: its bytes, room for a brotli copy (never above gzip by much), headers and bookkeeping. */
export function pageBytes(page: FinishedPage): number {
  return page.identity.body.length + 2 * (page.gzip?.body.length ?? 0) + 4096;
}

function represent(headers: HeaderMap, body: Buffer, digest: string, coding: Coding): Representation {
  // A strong tag names bytes, so each coding has its own (RFC 9110 section 8.8.3.3).
  const etag = `"${digest}-${coding}"`;
  const encoding: HeaderMap = coding === 'identity' ? {} : { 'content-encoding': coding };
  const all: HeaderMap = { ...headers, ...encoding, etag };
  return {
    etag,
    headers: Object.entries({ ...all, 'content-length': String(body.length) }).flat(),
    notModifiedHeaders: Object.entries({ ...headers, etag })
      .filter(([name]) => name !== 'content-type')
      .flat(),
    body,
  };
}
