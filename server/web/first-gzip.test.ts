import { randomBytes } from 'node:crypto';
import { constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownBytes } from '#engine/own-bytes.ts';
import { addBrotli, finishPage, growGzip } from './finished-page.ts';
import { gzipStream } from './growing-gzip.ts';
import { type Reply, startFakeHost } from './testing/fake-host.ts';

const gzip = { 'accept-encoding': 'gzip' };

/** Deep equality of long buffers takes seconds. */
const unzipsTo = ({ bytes }: Reply, body: Buffer): boolean => gunzipSync(bytes).equals(body);

/** A page as long as given, which compresses little or well. */
const rendererOf = (body: Buffer) => ({
  document: async () => ({ status: 200, body, scriptHashes: [], scriptHosts: [], styleHashes: [] }),
  clientPlan: () => ({}),
});

test('[issue 16] the first answer is sent while it is compressed; whoever comes meanwhile gets the very same bytes, and so does everybody later', async () => {
  const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `<p>${index}</p>`).join(''));
  await using fake = await startFakeHost({ renderer: rendererOf(body) });
  const first = await Promise.all([1, 2, 3].map(() => fake.ask('/about', { headers: gzip })));
  const later = await fake.ask('/about', { headers: gzip });
  for (const reply of [...first, later]) {
    expect(unzipsTo(reply, body)).toBe(true);
    expect(reply.bytes.equals(later.bytes)).toBe(true);
    expect(reply.headers.etag).toBe(later.headers.etag);
  }
  expect(fake.visits).toHaveLength(1);
  // Nobody knew how long it would be.
  expect(first[0]?.headers['content-length']).toBeUndefined();
  expect(later.headers['content-length']).toBe(String(later.bytes.length));
  const known = { ...gzip, 'if-none-match': later.headers.etag ?? '' };
  expect((await fake.ask('/about', { headers: known })).status).toBe(304);
});

test('[issue 16] a copy that hardly shrinks is sent and not kept: it would outgrow its place in the memory', async () => {
  const body = randomBytes(60_000);
  await using fake = await startFakeHost({ renderer: rendererOf(body) });
  for (const _time of [1, 2]) {
    const reply = await fake.ask('/about', { headers: gzip });
    expect(unzipsTo(reply, body)).toBe(true);
    expect(reply.headers['content-length']).toBeUndefined();
  }
});

test('[issue 16] [sec 37] what is for one customer is compressed while it is sent, too', async () => {
  const body = Buffer.from('<p>own</p>'.repeat(5000));
  await using fake = await startFakeHost({ renderer: rendererOf(body) });
  const reply = await fake.ask('/about', { headers: { ...gzip, cookie: 'session=Anna' } });
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' });
  expect(unzipsTo(reply, body)).toBe(true);
});

test('[issue 16] what goes out first is the head of a document and nothing that is drawn', async () => {
  const head = `<!doctype html><html><head>${'<link rel="stylesheet" href="/a.css">'.repeat(30)}</head>`;
  const body = Buffer.from(`${head}<body>${'<a href="/contacts">Contacts</a>'.repeat(1000)}</body></html>`);
  const parts: Buffer[] = await gzipStream(body, 6).toArray();
  const upTo = (part: number) =>
    gunzipSync(Buffer.concat(parts.slice(0, part)), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  const sent = parts.map((_, index) => upTo(index + 1));
  expect(sent).toContain(head);
  expect(sent.filter((text) => text.length < body.length && text.length > head.length)).toEqual([]);
  expect(sent.at(-1)).toBe(body.toString());
});

test('[issue 16] what has no head, or little behind it, is compressed in one piece', async () => {
  for (const text of ['x'.repeat(50_000), `<head></head>${'x'.repeat(2000)}`]) {
    const [first, ...rest] = await gzipStream(Buffer.from(text), 6).toArray();
    const begun = gunzipSync(Buffer.concat([first, ...rest])).toString();
    expect(begun).toBe(text);
  }
});

test('[issue 19] what is kept of a page keeps no memory but its own', async () => {
  const body = Buffer.from('<p>small</p>'.repeat(500));
  expect(body.buffer.byteLength).toBeGreaterThan(body.length);
  const freshness = { shared: true, maxAgeS: 60, tags: [], queryRead: [] };
  const page = finishPage({ status: 200, headers: {}, body }, freshness, { nowMs: 0 });
  await Promise.all([growGzip(page).whole, addBrotli(page)]);
  const kept = [page.identity, page.gzip, page.brotli].map((copy) => copy?.body ?? Buffer.alloc(0));
  for (const bytes of kept) expect([bytes.length > 0, bytes.buffer.byteLength]).toEqual([true, bytes.length]);
  expect(kept[0]?.equals(body)).toBe(true);
  expect(ownBytes(kept[0] ?? body)).toBe(kept[0]);
});
