import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeHost } from '../testing/fake-host.ts';
import { guardHeader, guardValue } from '../write-guard.ts';

const token = 'staff.token.sign';

/** A platform with one member of staff. @returns it, and the calls it was asked */
function fakePlatform() {
  const app = Fastify();
  const seen: string[] = [];
  app.addHook('onRequest', async ({ method, url }) => {
    seen.push(`${method} ${url}`);
  });
  app.post('/v2/system/staff/login', async () => ({ data: { token } }));
  app.post('/v2/system/staff/second-factor/prove', async ({ headers, body }, reply) =>
    headers.authorization === 'Bearer half.token.sign' && (body as { code: string }).code === '123456'
      ? { data: { token } }
      : reply.code(422).send({ error: { message: 'wrong' } }),
  );
  app.post('/v2/system/staff/logout', async () => ({ data: {} }));
  app.get('/v2/system/staff/self', async ({ headers }, reply) =>
    headers.authorization === `Bearer ${token}`
      ? { data: { email: 'e@example.com', name: 'E', role: 'author' } }
      : reply.code(401).send({ error: { message: 'no' } }),
  );
  return { app, seen };
}

describe('[studio] the edge of the Studio', () => {
  const platform = fakePlatform();
  let host: Awaited<ReturnType<typeof startFakeHost>>;
  let studioDir: string;
  beforeAll(async () => {
    studioDir = await mkdtemp(join(tmpdir(), 'mozaika-studio-'));
    await Promise.all([mkdir(join(studioDir, 'studio')), mkdir(join(studioDir, 'assets'))]);
    await writeFile(join(studioDir, 'studio/index.html'), '<!doctype html><title>Studio</title>');
    host = await startFakeHost({ platform: { kind: 'embedded', app: platform.app }, studioDir });
  });
  afterAll(async () => {
    await host[Symbol.asyncDispose]();
    await rm(studioDir, { recursive: true });
  });

  const own = { [guardHeader]: guardValue, 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ email: 'e@example.com', password: 'secret' });
  const json = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const cookie = `__Host-studio=${token}`;

  test('[sec 5] signing in puts the token into a cookie scripts cannot read, and nowhere else', async () => {
    const answer = await host.ask('/studio/session', { method: 'POST', headers: { ...json, ...own }, body });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const [set = ''] = answer.headers['set-cookie'] ?? [];
    const parts = set.split('; ');
    expect(parts[0]).toBe(cookie);
    expect(parts).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']));
    expect(set).not.toMatch(/domain/i);
    expect(answer.text).not.toContain(token);
  });

  test('[issue 19] [sec 3] the code of a second factor brings another token, in the cookie and nowhere else', async () => {
    const put = (code: string, headers: Record<string, string>) => {
      const sent = JSON.stringify({ code });
      const length = { 'content-type': 'application/json', 'content-length': String(sent.length) };
      return host.ask('/studio/session', { method: 'PUT', headers: { ...length, ...headers }, body: sent });
    };
    const half = { cookie: '__Host-studio=half.token.sign' };
    const wrong = await put('000000', { ...own, ...half });
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([422, undefined]);
    const right = await put('123456', { ...own, ...half });
    expect([right.status, right.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(String(right.headers['set-cookie'])).toContain(`${cookie}; `);
    expect(right.text).not.toContain(token);
    expect((await put('123456', own)).status).toBe(401);
    expect((await put('123456', half)).status).toBe(403);
  });

  const strangers: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { [guardHeader]: guardValue, 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { [guardHeader]: guardValue, 'sec-fetch-site': 'same-site' }],
    ['a form, without our header', { 'sec-fetch-site': 'same-origin' }],
    ['a sandboxed frame', { [guardHeader]: guardValue, origin: 'null' }],
    ['a tool that sends nothing of ours', {}],
  ];
  test.each(strangers)('[sec 7] %s neither begins nor ends a session', async (_who, headers) => {
    const before = platform.seen.length;
    const begin = await host.ask('/studio/session', {
      method: 'POST',
      headers: { ...json, ...headers },
      body,
    });
    const end = await host.ask('/studio/session', { method: 'DELETE', headers: { cookie, ...headers } });
    expect([begin.status, end.status]).toEqual([403, 403]);
    expect([begin.headers['set-cookie'], end.headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(platform.seen.length).toBe(before);
  });

  test('[sec 5] signing out ends the session at the platform and takes the cookie back', async () => {
    const { status, headers } = await host.ask('/studio/session', {
      method: 'DELETE',
      headers: { ...own, cookie },
    });
    expect([status, platform.seen.at(-1)]).toEqual([200, 'POST /v2/system/staff/logout']);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-studio=;.*Max-Age=0/);
  });

  test.each(['/studio', '/studio/pages/home', '/studio//evil.example', '/studio?next=https://evil.example'])(
    '[sec 21] [sec 22] [sec 23] %s is the Studio’s own document: no redirect, no frame around it, kept by nobody',
    async (address) => {
      const { status, headers } = await host.ask(address);
      expect([status, headers.location, headers['cache-control']]).toEqual([200, undefined, 'no-store']);
      const policy = String(headers['content-security-policy']).split('; ');
      for (const directive of [
        "frame-ancestors 'none'",
        "script-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(directive);
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );
});
