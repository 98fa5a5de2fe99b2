import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PreviewShown, previewHeader } from '#schemas/studio/preview.ts';
import { startFakeHost } from '../testing/fake-host.ts';
import { pageOutcome } from '../testing/sample-outcome.ts';
import { guardHeader, guardValue } from '../write-guard.ts';

const good = 'a'.repeat(43);
const staffToken = 'staff.token.sign';
const shown: PreviewShown = {
  path: '/about',
  locale: 'en',
  visitor: { kind: 'customer', status: '<contract>' },
  at: null,
  expires_at: '2026-11-22T10:00:00.000Z',
};

/** A platform that knows one preview and one author, and what it was asked. */
function fakePlatform() {
  const app = Fastify();
  const seen: { url: string; preview: unknown }[] = [];
  app.addHook('onRequest', async (request) => {
    seen.push({ url: request.url, preview: request.headers[previewHeader] });
  });
  app.get('/v2/system/preview', async (request, reply) =>
    request.headers[previewHeader] === good
      ? { data: shown }
      : reply.code(404).send({ error: { message: 'over' } }),
  );
  app.get('/v2/system/languages', async () => ({ data: [] }));
  app.get('/v2/system/staff/self', async (request, reply) => {
    const role = request.headers.authorization === `Bearer ${staffToken}` ? 'author' : null;
    return role === null
      ? reply.code(401).send({ error: { message: 'no' } })
      : { data: { email: 'e@example.com', name: 'E', role } };
  });
  return { app, seen };
}

describe('[studio] what the edge shows of drafts', () => {
  const platform = fakePlatform();
  const asked: { token: string; shown: PreviewShown }[] = [];
  let host: Awaited<ReturnType<typeof startFakeHost>>;
  let moved = false;
  beforeAll(async () => {
    host = await startFakeHost({
      platform: { kind: 'embedded', app: platform.app },
      studio: {
        prepare: async () => {
          throw new Error('not asked here');
        },
        preview: async (preview) => {
          asked.push(preview);
          if (!moved) return pageOutcome('/about');
          const { freshness } = pageOutcome('/about');
          return { kind: 'redirect', to: '/signin', status: 302, freshness };
        },
      },
    });
  });
  afterAll(() => host[Symbol.asyncDispose]());

  test('[sec] the page is what the token says, whatever the address adds', async () => {
    const answer = await host.ask(`/_preview/${good}?path=/other&locale=pl&at=2020-01-01`);
    expect(answer.status).toBe(200);
    expect(asked.at(-1)).toEqual({ token: good, shown });
  });

  test('[sec] nobody keeps it, no engine finds it, no other site hears of its address', async () => {
    const { headers } = await host.ask(`/_preview/${good}`);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers['etag']).toBeUndefined();
  });

  test('[sec] the page can ask and send nothing, and only the Studio may frame it', async () => {
    const policy = String((await host.ask(`/_preview/${good}`)).headers['content-security-policy']);
    for (const directive of ["connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
      expect(policy.split('; ')).toContain(directive);
  });

  test('says what it is, with what others wrote escaped; in a frame of the Studio it does not', async () => {
    const { text } = await host.ask(`/_preview/${good}`);
    expect(text).toContain('Preview of a draft');
    expect(text).toContain('&lt;contract&gt;');
    const framed = await host.ask(`/_preview/${good}`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed.text).not.toContain('Preview of a draft');
  });

  test('[sec] before every script of the page, one that lets nothing out; its policy names it by hash, in a frame too', async () => {
    for (const headers of [{}, { 'sec-fetch-dest': 'iframe' }]) {
      const { text, headers: answered } = await host.ask(`/_preview/${good}`, { headers });
      const script = /<script data-sent="[^"]+">([^<]*)<\/script>/.exec(text);
      expect(text.indexOf('<script')).toBe(script?.index);
      const hash = createHash('sha256')
        .update(script?.[1] ?? '')
        .digest('base64');
      expect(String(answered['content-security-policy'])).toContain(`'sha256-${hash}'`);
    }
  });

  test('who got the link is asked before leaving; the Studio’s frames follow links themselves', async () => {
    expect((await host.ask(`/_preview/${good}`)).text).toContain('<dialog');
    const framed = await host.ask(`/_preview/${good}`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed.text).not.toContain('<dialog');
  });

  test('a page that leads its visitor away says where to', async () => {
    moved = true;
    const { status, text, headers } = await host.ask(`/_preview/${good}`);
    moved = false;
    expect([status, headers.location]).toEqual([200, undefined]);
    expect(text).toContain('<a href="/signin">/signin</a>');
  });

  test('[sec] a token that opens nothing shows nothing, and one that cannot be ours is not even asked for', async () => {
    const wrong = await host.ask(`/_preview/${'b'.repeat(43)}`);
    expect([wrong.status, wrong.headers['cache-control']]).toEqual([404, 'private, no-store']);
    const before = platform.seen.length;
    expect((await host.ask('/_preview/short')).status).toBe(404);
    expect((await host.ask(`/_preview/${good}%0d%0a`)).status).toBe(404);
    expect(platform.seen.length).toBe(before);
  });

  test('[sec 12] logs do not hold the token', async () => {
    await host.ask(`/_preview/${good}`);
    expect(host.lines.join('')).not.toContain(good);
  });

  test('[sec] the header of a preview is never taken from a browser', async () => {
    await host.ask('/v2/system/languages', { headers: { [previewHeader]: good } });
    expect(platform.seen.at(-1)).toMatchObject({ url: '/v2/system/languages', preview: undefined });
    expect((await host.ask('/v2/system/preview', { headers: { [previewHeader]: good } })).status).toBe(404);
  });

  const body = JSON.stringify({
    document: { alias: 'about', title: '', layout: 'default', blocks: [] },
    path: '/about',
    locale: 'pl',
    visitor: { kind: 'guest' },
  });
  const json = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const cookie = `__Host-studio=${staffToken}`;
  const own = { [guardHeader]: guardValue, 'sec-fetch-site': 'same-origin' };

  test.each([
    ['without a session', { ...own }, 401],
    ['with a session that is over', { ...own, cookie: '__Host-studio=other.token.x' }, 401],
    ['from another site', { cookie, 'sec-fetch-site': 'cross-site' }, 403],
    ['without our header', { cookie, 'sec-fetch-site': 'same-origin' }, 403],
  ])('[sec 8] the canvas is refused %s', async (_name, headers, status) => {
    const answer = await host.ask('/studio/plan', { method: 'POST', headers: { ...json, ...headers }, body });
    expect(answer.status).toBe(status);
  });

  test('[studio] a body that is no page is refused with the places that are wrong', async () => {
    const broken = JSON.stringify({ document: { alias: 'about' }, path: 'about' });
    const headers = { ...own, cookie, ...json, 'content-length': String(Buffer.byteLength(broken)) };
    const answer = await host.ask('/studio/plan', { method: 'POST', headers, body: broken });
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([422, 'invalid_content']);
  });
});
