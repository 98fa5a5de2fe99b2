import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { VisitSession } from '#engine/visit.ts';
import { type FindRules, registerFormRules } from './form-rules.ts';

const hash = 'a'.repeat(32);
const known = `/_form-rules/${hash}.mjs`;
const customer: VisitSession = { kind: 'customer', status: async () => '', read: async () => null };

function app(findRules: FindRules, signedIn = false) {
  const fastify = Fastify();
  registerFormRules(fastify, {
    findRules,
    visits: { mayHave: () => signedIn, open: async () => ({ session: customer, cookies: ['a=b'] }) },
  });
  return fastify;
}

test('[forms] a module is served as script, for as long as browsers keep it', async () => {
  const answered = await app(async () => 'export default 1;\n').inject(known);
  expect([answered.statusCode, answered.body]).toEqual([200, 'export default 1;\n']);
  expect(answered.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const small = await app(async () => 'text').inject({
    url: known,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(small.rawPayload).toString()).toBe('text');
});

test.each([
  '/_form-rules/',
  '/_form-rules/x.mjs',
  `/_form-rules/${hash}`,
  `/_form-rules/${hash}.js`,
  `/_form-rules/..%2f${hash}.mjs`,
])('[forms] %s is no module, and nobody looks for it', async (url) => {
  let asked = 0;
  const answered = await app(async () => {
    asked++;
    return 'text';
  }).inject(url);
  expect([answered.statusCode, asked]).toEqual([404, 0]);
});

test('[forms] unknown rules are looked for by their form; nonsense in the address finds nothing', async () => {
  const asked: unknown[] = [];
  const fastify = app(async ({ form }) => {
    if (form) asked.push(form);
    return form ? 'made' : null;
  });
  expect((await fastify.inject(`${known}?kind=content&name=contact&language=pl`)).body).toBe('made');
  for (const query of [
    '',
    '?kind=nothing&language=pl',
    '?kind=constructor&language=pl',
    '?kind=content&name=..%2f&language=pl',
    '?kind=content&name=a&language=%3Cpl',
  ]) {
    const answered = await fastify.inject(known + query);
    expect([answered.statusCode, answered.headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect(asked).toEqual([{ source: { kind: 'content', name: 'contact' }, locale: 'pl' }]);
});

test('[sec 37] rules of a form for customers are made again for a customer, and not for everybody', async () => {
  const url = `${known}?kind=profile-update&language=pl`;
  const find: FindRules = async ({ form }, session) => (form && session.kind === 'customer' ? 'mine' : null);
  expect((await app(find).inject(url)).statusCode).toBe(404);
  const mine = await app(find, true).inject(url);
  expect(mine.body).toBe('mine');
  expect(mine.headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'set-cookie': 'a=b',
  });
});

test('[forms] content that cannot be read is a failure to try again, not a missing module', async () => {
  const answered = await app(async ({ form }) => {
    if (form) throw new Error('away');
    return null;
  }).inject(`${known}?kind=login&language=pl`);
  expect([answered.statusCode, answered.headers['cache-control']]).toEqual([503, 'no-store']);
});
