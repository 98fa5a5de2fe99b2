import { describe, expect, test } from 'vitest';
import { answer, createFakeHost } from './fake-host.ts';

const page = (title: string) => ({ data: { alias: 'about', title, layout: 'default', blocks: [] } });
const titleNow = async (host: ReturnType<typeof createFakeHost>): Promise<string | undefined> =>
  (await host.source.forVisit({ locale: 'pl' }).page('about'))?.title;

describe('freshness by tags', () => {
  test('the token header does not matter', async () => {
    const host = createFakeHost();
    host.respond = () => answer(page('First'), 'a');
    await titleNow(host);
    host.respond = () => answer({ data: [] }, 'b');
    await host.source.forVisit({ locale: 'pl' }).lookup('x');
    expect(await titleNow(host)).toBe('First');
    expect(host.staleTags).toEqual([]);
  });

  test.each([
    ['* names everything', (host: ReturnType<typeof createFakeHost>) => host.source.invalidate(['*'])],
    ['flush', (host: ReturnType<typeof createFakeHost>) => host.source.flush()],
  ])('%s, and last good copies stay', async (_name, drop) => {
    const host = createFakeHost();
    host.respond = () => answer(page('First'));
    await titleNow(host);
    drop(host);
    host.respond = () => new Error('dead');
    expect(await titleNow(host)).toBe('First');
    host.respond = () => answer(page('Second'));
    drop(host);
    expect(await titleNow(host)).toBe('Second');
  });

  test('an answer that left before the change reaches only those who waited, and is not kept', async () => {
    const host = createFakeHost();
    host.respond = null;
    const early = host.source.forVisit({ locale: 'pl' });
    const earlyRead = early.page('about');
    host.source.invalidate(['page:about']);
    const lateRead = titleNow(host);
    expect(host.pending).toHaveLength(2);
    host.pending[1]?.answer(answer(page('New')));
    expect(await lateRead).toBe('New');
    host.pending[0]?.answer(answer(page('Old')));
    expect((await earlyRead)?.title).toBe('Old');
    expect(early.reads).toMatchObject({ maxAgeS: 0, degraded: true });
    expect(await titleNow(host)).toBe('New');
  });

  test('the end of an old request does not end the sharing of the new one', async () => {
    const host = createFakeHost();
    host.respond = null;
    const early = titleNow(host);
    host.source.invalidate(['page:about']);
    const reads = [titleNow(host)];
    host.pending[0]?.answer(answer(page('Old')));
    await early;
    reads.push(titleNow(host));
    expect(host.pending).toHaveLength(2);
    host.pending[1]?.answer(answer(page('New')));
    expect(await Promise.all(reads)).toEqual(['New', 'New']);
  });

  test('a failure of a request from before the change starts no back-off', async () => {
    const host = createFakeHost();
    host.respond = null;
    const early = titleNow(host);
    host.source.invalidate(['page:about']);
    host.pending[0]?.fail(new Error('reset'));
    await expect(early).rejects.toThrow();
    host.respond = () => answer(page('New'));
    expect(await titleNow(host)).toBe('New');
  });
});

describe('[spec 9] freshness by cache-token', () => {
  const tokenHost = () => createFakeHost({ freshness: 'token' });

  test('the first token flushes nothing, a changed one flushes everything and says so', async () => {
    const host = tokenHost();
    host.respond = () => answer(page('First'), 'a');
    await titleNow(host);
    expect(host.staleTags).toEqual([]);
    host.respond = () => answer({ data: [] }, 'b');
    await host.source.forVisit({ locale: 'pl' }).lookup('x');
    expect(host.staleTags).toEqual([['*']]);
    host.respond = () => answer(page('Second'), 'b');
    expect(await titleNow(host)).toBe('Second');
    await host.source.forVisit({ locale: 'pl' }).lookup('x');
    expect(host.requests).toHaveLength(3);
    expect(host.staleTags).toHaveLength(1);
  });

  test('a 404 carries the token too; an error of the host and a missing header do not matter', async () => {
    const host = tokenHost();
    host.respond = () => answer(page('First'), 'a');
    await titleNow(host);
    host.respond = () => ({ status: 500, headers: { 'cache-token': 'z' } });
    await expect(host.source.forVisit({ locale: 'pl' }).lookup('x')).rejects.toThrow();
    host.respond = () => answer({ data: {} });
    await host.source.forVisit({ locale: 'pl' }).texts();
    expect(host.staleTags).toEqual([]);
    host.respond = () => ({ status: 404, headers: { 'cache-token': 'b' } });
    await host.source.forVisit({ locale: 'pl' }).carousel('x');
    expect(host.staleTags).toEqual([['*']]);
  });

  test('flushed documents stay as last good copies', async () => {
    const host = tokenHost();
    host.respond = () => answer(page('First'), 'a');
    await titleNow(host);
    host.respond = () => answer({ data: [] }, 'b');
    await host.source.forVisit({ locale: 'pl' }).lookup('x');
    host.respond = () => new Error('dead');
    expect(await titleNow(host)).toBe('First');
  });

  test('an answer overtaken by the change is not kept and does not flush again', async () => {
    const host = tokenHost();
    host.respond = () => answer({ data: {} }, 'a');
    await host.source.forVisit({ locale: 'pl' }).texts();
    host.respond = null;
    const early = host.source.forVisit({ locale: 'pl' });
    const earlyRead = early.page('about');
    const lookup = host.source.forVisit({ locale: 'pl' }).lookup('x');
    host.pending[1]?.answer(answer({ data: [] }, 'b'));
    await lookup;
    host.pending[0]?.answer(answer(page('Old'), 'a'));
    expect((await earlyRead)?.title).toBe('Old');
    expect(early.reads.degraded).toBe(true);
    expect(host.staleTags).toHaveLength(1);
    host.respond = () => answer(page('New'), 'b');
    expect(await titleNow(host)).toBe('New');
  });

  test('a token that comes back on a new request is a change', async () => {
    const host = tokenHost();
    for (const [name, token] of [
      ['x', 'a'],
      ['y', 'b'],
      ['z', 'a'],
    ] as const) {
      host.respond = () => answer({ data: [] }, token);
      await host.source.forVisit({ locale: 'pl' }).lookup(name);
    }
    expect(host.staleTags).toHaveLength(2);
  });

  test('a listener that throws does not fail the visit', async () => {
    const host = createFakeHost({
      freshness: 'token',
      onStale: () => {
        throw new Error('listener');
      },
    });
    host.respond = () => answer({ data: {} }, 'a');
    await host.source.forVisit({ locale: 'pl' }).texts();
    host.respond = () => answer(page('Second'), 'b');
    expect(await titleNow(host)).toBe('Second');
    expect(host.warnings).toHaveLength(1);
  });
});
