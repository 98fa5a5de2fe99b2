import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, createFakeHost } from './fake-host.ts';

const page = {
  data: {
    alias: 'about',
    title: 'About',
    layout: 'default',
    blocks: [{ id: '1', type: 'hero', props: { deep: [{ title: 'x' }] } }],
  },
};

test('visits that ask at the same time share one request', async () => {
  const host = createFakeHost();
  host.respond = null;
  const reads = [1, 2, 3].map(() => host.source.forVisit({ locale: 'pl' }).page('about'));
  expect(host.pending).toHaveLength(1);
  host.pending[0]?.answer(answer(page));
  const [first, ...others] = await Promise.all(reads);
  expect(first).toEqual(page.data);
  for (const other of others) expect(other).toBe(first);
});

describe('a visit whose time is over', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('waits no longer, and leaves the request to others', async () => {
    const host = createFakeHost({ timeoutMs: 1000 });
    host.respond = null;
    const deadline = host.source.deadline();
    await vi.advanceTimersByTimeAsync(900);
    const late = host.source.forVisit({ locale: 'pl', deadline }).page('about');
    const failed = expect(late).rejects.toMatchObject({ kind: 'timeout' });
    const stays = host.source.forVisit({ locale: 'pl', deadline: host.source.deadline() }).page('about');
    await vi.advanceTimersByTimeAsync(100);
    await failed;
    expect(host.pending).toHaveLength(1);
    expect(host.pending[0]?.signal.aborted).toBe(false);
    host.pending[0]?.answer(answer(page));
    expect(await stays).toEqual(page.data);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given the last good copy, which makes nothing that is kept', async () => {
    const host = createFakeHost({ timeoutMs: 1000 });
    host.respond = () => answer(page);
    await host.source.forVisit({ locale: 'pl' }).page('about');
    host.source.flush();
    host.respond = null;
    const content = host.source.forVisit({ locale: 'pl', deadline: host.source.deadline() - 1000 });
    const read = content.page('about');
    await vi.advanceTimersByTimeAsync(0);
    expect(await read).toEqual(page.data);
    expect(content.reads.degraded).toBe(true);
  });
});

test('one visit sees one state of a document, whatever changes meanwhile', async () => {
  const host = createFakeHost();
  host.respond = () => answer(page);
  const content = host.source.forVisit({ locale: 'pl' });
  const before = await content.page('about');
  host.respond = () => ({ status: 404 });
  host.source.invalidate(['page:about']);
  expect(await content.page('about')).toBe(before);
  expect(await host.source.forVisit({ locale: 'pl' }).page('about')).toBeNull();
});

test('documents are frozen all the way down: no visit can change what another sees', async () => {
  const host = createFakeHost();
  host.respond = () => answer(structuredClone(page));
  const read = await host.source.forVisit({ locale: 'pl' }).page('about');
  const props = read?.blocks[0]?.props ?? {};
  expect(props).toEqual({ deep: [{ title: 'x' }] });
  expect(() => Object.assign(props, { title: 'mine' })).toThrow(TypeError);
  expect(Object.values(props).every((value) => Object.isFrozen(value))).toBe(true);
});

test('what a visit notes: all tags, and the shortest time that is left', async () => {
  const host = createFakeHost();
  host.respond = () => answer({ data: [] });
  expect(host.source.forVisit({ locale: 'pl' }).reads).toEqual({
    tags: new Set(),
    maxAgeS: 600,
    degraded: false,
  });
  await host.source.forVisit({ locale: 'pl' }).languages();
  host.clockMs += 20_500;
  const content = host.source.forVisit({ locale: 'pl' });
  await content.lookup('employment');
  expect(content.reads.maxAgeS).toBe(600);
  await content.languages();
  expect(content.reads).toEqual({
    tags: new Set(['lookup:employment:pl', 'languages']),
    maxAgeS: 40,
    degraded: false,
  });
});

test('a flood of made-up addresses pushes no real document out', async () => {
  const host = createFakeHost();
  host.respond = ({ path }) => (path.endsWith('/about') ? answer(page) : { status: 404 });
  await host.source.forVisit({ locale: 'pl' }).page('about');
  const flood = host.source.forVisit({ locale: 'pl' });
  await Promise.all(
    Array.from({ length: 11_000 }, (_, n) => Promise.all([flood.page(`p${n}`), flood.seoRule(`/p${n}`)])),
  );
  const sent = host.requests.length;
  expect(await host.source.forVisit({ locale: 'pl' }).page('about')).toEqual(page.data);
  expect(host.requests).toHaveLength(sent);
  await host.source.forVisit({ locale: 'pl' }).page('p0');
  expect(host.requests).toHaveLength(sent + 1);
});
