import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Coding, chooseCoding } from './accept-encoding.ts';
import { chooseRepresentation, type FinishedPage, growGzip } from './finished-page.ts';

/**
 * Writes a finished page, or 304 when the client holds it. Takes no other header: a cached answer sets no cookie.
 * @param now milliseconds of the clock the page was made by
 * @returns the best coding the client takes, whether or not it lay ready
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  now: () => number,
): Coding {
  const accepted = chooseCoding(headerOf(request.headers['accept-encoding']));
  const ready = chooseRepresentation(page, accepted);
  const chosen = ready ?? page.gzipHeaders;
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && holds(known, page)) {
    response.writeHead(304, withAge(chosen.notModifiedHeaders, page, now)).end();
    return accepted;
  }
  response.writeHead(page.status, withAge(chosen.headers, page, now));
  if (request.method === 'HEAD') response.end();
  else if (ready !== null) response.end(ready.body);
  else growGzip(page).sendTo(response);
  return accepted;
}

/**
 * What a CDN may keep for a minute has lain here for a part of it (RFC 9111 section 5.1).
 * @returns a new list each time: `writeHead` keeps the one it gets
 */
function withAge(headers: readonly string[], { agesFrom }: FinishedPage, now: () => number): string[] {
  if (agesFrom === null) return [...headers];
  return [...headers, 'age', String(Math.max(0, Math.floor((now() - agesFrom) / 1000)))];
}

/** Whether one of the client's tags names this page in any coding; the digest is too long to occur by chance. */
function holds(known: string, { digest }: FinishedPage): boolean {
  return (digest !== null && known.includes(digest)) || known.trim() === '*';
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.join(',');
}
