import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Ask, startFakeHost } from './testing/fake-host.ts';
import { startFakePlatform } from './testing/fake-platform.ts';
import { createUpstream } from './upstream/upstream.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const ok: RequestListener = (_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'cache-token': '7',
    'set-cookie': 'a=b',
    'access-control-allow-origin': '*',
    server: 'secret',
  });
  response.end('{"data":true}');
};

describe.each(['embedded', 'remote'] as const)('the %s platform', (kind) => {
  async function start(handler: RequestListener = ok, env: Record<string, string> = {}) {
    const [platform, seen] = await startFakePlatform(kind, handler, closers);
    const fake = await startFakeHost({ platform, env });
    closers.push(() => fake.host.close());
    return { seen, fake, call: (target: string, request?: Ask) => fake.ask(target, request) };
  }

  test('gets a call with its query, and its answer comes back with status and headers', async () => {
    const { call, seen } = await start();
    const reply = await call('/v2/system/languages?language=pl', { headers: { 'accept-language': 'pl' } });
    expect([reply.status, reply.text, reply.headers['cache-token']]).toEqual([200, '{"data":true}', '7']);
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/v2/system/languages?language=pl',
      headers: { 'accept-language': 'pl' },
    });
  });

  test('gets the body of a write', async () => {
    const { call, seen } = await start();
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'mozaika',
      'sec-fetch-site': 'same-origin',
    };
    expect(
      (await call('/v2/loan/feedback', { method: 'POST', headers, body: '{"text":"żółć"}' })).status,
    ).toBe(200);
    expect(seen[0]?.body).toBe('{"text":"żółć"}');
  });

  test('[sec 17] is not told by clients who they are, and gets neither cookies nor referrers', async () => {
    const { call, seen } = await start();
    await call('/v2/system/languages', {
      headers: {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        'x-http-method-override': 'DELETE',
        cookie: 'session=Anna',
        referer: 'http://shop/authlink/abc',
        connection: 'close, x-private',
        'x-private': '1',
        authorization: 'Bearer t',
      },
    });
    const headers = seen[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['authorization']).toBe('Bearer t');
    for (const name of [
      'x-forwarded-host',
      'x-real-ip',
      'forwarded',
      'cookie',
      'referer',
      'x-private',
      'x-http-method-override',
    ])
      expect(headers[name]).toBeUndefined();
  });

  test('[sec 17] learns the address a trusted proxy names, and only that', async () => {
    const { call, seen } = await start(ok, { TRUST_PROXY: 'loopback' });
    await call('/v2/system/languages', { headers: { 'x-forwarded-for': '9.9.9.9, 5.6.7.8' } });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('5.6.7.8');
  });

  test('[sec 37] its answers are not kept, set no cookie and open our origin to nobody', async () => {
    const { call } = await start();
    const { headers } = await call('/v2/system/languages');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    for (const name of ['set-cookie', 'access-control-allow-origin', 'server'])
      expect(headers[name]).toBeUndefined();
  });

  test('[sec 37] a public answer stays private to a customer', async () => {
    const { call } = await start((_request, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('{}'),
    );
    expect((await call('/v2/system/languages')).headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: expect.stringContaining('Cookie'),
    });
    const own = await call('/v2/system/languages', { headers: { authorization: 'Bearer t' } });
    expect(own.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/v2/unknown',
    '/v2/../etc/passwd',
    '/v2//evil.example/x',
    '/v2/system%2flanguages',
    '/v2/system/languages/..%2f..',
    '/v2/other-product/feedback',
    'http://evil.example/v2/system/languages',
  ])('[sec 18] never sees %s', async (target) => {
    const { call, seen } = await start();
    const { status } = await call(target);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(seen).toEqual([]);
  });

  test('[sec 7] gets no write that another site made, and no created application', async () => {
    const { call, seen } = await start();
    const crossSite = { 'sec-fetch-site': 'cross-site', cookie: 'session=Anna' };
    const replies = [
      await call('/v2/loan/feedback', { method: 'POST', headers: crossSite, body: '{}' }),
      await call('/v2/loan/application/status?app=1', { headers: crossSite }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect(seen).toEqual([]);
  });

  test('[sec 33] a webhook passes as it was signed, without anybody’s session', async () => {
    const { call, seen } = await start();
    const path = '/v2/loan/blue-cash/notification';
    const headers = { 'x-gateway-signature': 'v1=ab', 'x-gateway-timestamp': '1', authorization: 'Bearer t' };
    expect((await call(path, { method: 'POST', headers, body: '{ "a": 1 }' })).status).toBe(200);
    expect(seen).toMatchObject([{ body: '{ "a": 1 }', headers: { 'x-gateway-signature': 'v1=ab' } }]);
    expect(JSON.stringify(seen)).not.toContain('Bearer');
  });

  test.each([
    { cookie: 'session=Anna' },
    { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'mozaika' },
    { origin: 'https://www.example.com', 'x-requested-with': 'mozaika' },
  ])('[sec 7] a webhook is not for browsers: %o', async (headers) => {
    const { call, seen } = await start();
    const reply = await call('/v2/loan/blue-cash/notification', { method: 'POST', headers, body: '{}' });
    expect(reply.status).toBe(403);
    expect(seen).toEqual([]);
  });

  test('a webhook above 16 kB is refused', async () => {
    const { call } = await start();
    const body = Buffer.alloc(16 * 1024 + 1, 'x');
    expect((await call('/v2/loan/blue-cash/notification', { method: 'POST', body })).status).toBe(413);
  });

  test('is spared a body above 2 MB, with or without a length', async () => {
    const { call } = await start();
    const big = Buffer.alloc(2 * 1024 * 1024 + 1, 'x');
    const replies = [
      await call('/v2/loan/feedback', { method: 'POST', body: big }),
      await call('/v2/loan/feedback', {
        method: 'POST',
        body: big,
        headers: { 'transfer-encoding': 'chunked' },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([413, 413]);
  });

  test('redirects nobody to another site', async () => {
    const { call } = await start((_request, response) =>
      response.writeHead(302, { location: 'https://evil.example/' }).end(),
    );
    const reply = await call('/v2/system/languages');
    expect([reply.status, reply.headers.location]).toEqual([502, undefined]);
  });

  test('[sec 39] that does not answer in time gets 504', async () => {
    const { call } = await start(() => {}, { UPSTREAM_TIMEOUT_MS: '100' });
    const reply = await call('/v2/system/languages');
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      504,
      { error: { message: 'The service did not answer in time.' } },
    ]);
  });

  test('[sec 39] a huge answer is passed on as it comes', async () => {
    const part = Buffer.alloc(1024 * 1024, 'x');
    const { call } = await start((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      for (let i = 0; i < 8; i++) response.write(part);
      response.end();
    });
    expect((await call('/v2/system/languages')).bytes.length).toBe(8 * part.length);
  });
});

test('[sec 39] a remote platform that is down or talks garbage gets 502', async () => {
  const garbage = createSocketServer((socket) => socket.end('not http at all\r\n\r\n'));
  await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
  closers.push(() => garbage.close());
  const { port } = garbage.address() as AddressInfo;
  for (const baseUrl of ['http://127.0.0.1:1', `http://127.0.0.1:${port}`]) {
    const upstream = createUpstream(baseUrl);
    closers.push(upstream.close);
    await using fake = await startFakeHost({ platform: { kind: 'remote', upstream } });
    const headers = { authorization: 'Bearer secret' };
    expect((await fake.ask('/v2/system/languages?code=secret', { headers })).status).toBe(502);
    // The client's own error holds the call, headers and all.
    expect(fake.lines.join('')).toContain('the platform did not answer');
    expect(fake.lines.join('')).not.toContain('secret');
  }
});

test('[issue 15] the staff side, call by call, and the API description exist on the embedded platform only', async () => {
  for (const kind of ['embedded', 'remote'] as const) {
    const [platform, seen] = await startFakePlatform(kind, ok, closers);
    await using fake = await startFakeHost({ platform });
    await fake.ask('/v2/system/manage/pages', { headers: { authorization: 'Bearer staff' } });
    await fake.ask('/v2/openapi.json');
    // Not a call of any record: it ends at the edge.
    expect((await fake.ask('/v2/system/manage/nothing')).status).toBe(404);
    expect(seen).toHaveLength(kind === 'embedded' ? 2 : 0);
  }
});

test('[sec 16] the API description is asked for with the token of the Studio’s cookie, and no cache may keep the answer', async () => {
  const [platform, seen] = await startFakePlatform(
    'embedded',
    (_request, response) => response.writeHead(200, { 'cache-control': 'no-store' }).end('{}'),
    closers,
  );
  await using fake = await startFakeHost({ platform });
  for (const path of ['/v2/docs', '/v2/openapi.json']) {
    const staff = await fake.ask(path, { headers: { cookie: '__Host-studio=aa.bb.cc' } });
    const anybody = await fake.ask(path);
    expect([staff, anybody].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
    const [asStaff, asAnybody] = seen.splice(0);
    expect(asStaff?.headers).toMatchObject({ authorization: 'Bearer aa.bb.cc' });
    expect(asStaff?.headers['cookie']).toBeUndefined();
    expect(asAnybody?.headers['authorization']).toBeUndefined();
  }
});

test('a write of the Studio is not made in the name of another member of staff than the one whose work it is', async () => {
  const [platform, seen] = await startFakePlatform(
    'embedded',
    (_request, response) => response.writeHead(200).end('{"data":{"email":"żaneta@example.com"}}'),
    closers,
  );
  await using fake = await startFakeHost({ platform });
  const write = (person: string | null) =>
    fake.ask('/v2/system/manage/pages', {
      method: 'POST',
      body: '{}',
      headers: {
        cookie: '__Host-studio=aa.bb.cc',
        'content-type': 'application/json',
        'x-requested-with': 'mozaika',
        'sec-fetch-site': 'same-origin',
        ...(person !== null && { 'x-mozaika-person': person }),
      },
    });
  const refused = await write('ewa%40example.com');
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([409, 'other_person']);
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  for (const person of [encodeURIComponent('żaneta@example.com'), null])
    expect((await write(person)).status).toBe(200);
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('only the embedded platform brings a content policy of its own', async () => {
  for (const [kind, policy] of [
    ['embedded', "default-src 'self'"],
    ['remote', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ] as const) {
    const [platform] = await startFakePlatform(
      kind,
      (_request, response) =>
        response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end('{}'),
      closers,
    );
    await using fake = await startFakeHost({ platform });
    expect((await fake.ask('/v2/system/languages')).headers['content-security-policy']).toBe(policy);
  }
});
