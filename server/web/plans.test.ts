import { describe, expect, test } from 'vitest';
import { startFakeHost } from './testing/fake-host.ts';
import { freshness, pageOutcome, problemOutcome } from './testing/sample-outcome.ts';

describe('plans', () => {
  test('a page, a redirect and a problem are told apart in the answer, which is always 200', async () => {
    await using fake = await startFakeHost({
      resolve: ({ url }) => {
        if (url === '/old') return { kind: 'redirect', to: '/new', status: 301, freshness: freshness() };
        if (url === '/missing')
          return problemOutcome({ status: 404, message: 'This page could not be found' });
        return pageOutcome(url);
      },
    });
    const read = async (target: string) => {
      const reply = await fake.ask(target);
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
      return JSON.parse(reply.text);
    };
    expect(await read('/_plan/about')).toEqual({ kind: 'page', plan: { title: 'Title of /about' } });
    expect(await read('/_plan/')).toEqual({ kind: 'page', plan: { title: 'Title of /' } });
    expect(await read('/_plan/old')).toEqual({ kind: 'redirect', to: '/new' });
    expect(await read('/_plan/missing')).toMatchObject({ kind: 'problem', problem: { status: 404 } });
    expect(fake.visits.map(({ phase }) => phase)).toEqual(Array(4).fill('in-app'));
  });

  test('are cached beside the document, tagged and private like it', async () => {
    await using fake = await startFakeHost();
    const plan = await fake.ask('/_plan/about');
    const document = await fake.ask('/about');
    expect(document.headers['content-type']).toContain('text/html');
    const { etag = '' } = plan.headers;
    expect((await fake.ask('/_plan/about', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(fake.visits).toHaveLength(2);
    const own = await fake.ask('/_plan/about', {
      headers: { cookie: 'session=Anna', 'if-none-match': etag },
    });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    fake.host.invalidate(['page:about']);
    await Promise.all([fake.ask('/_plan/about'), fake.ask('/about')]);
    expect(fake.visits).toHaveLength(5);
  });

  test('a failure is JSON with the request id', async () => {
    await using fake = await startFakeHost({ resolve: () => Promise.reject(new Error('down')) });
    const reply = await fake.ask('/_plan/about');
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      500,
      { error: { message: 'Something went wrong.' }, requestId: expect.any(String) },
    ]);
  });
});
