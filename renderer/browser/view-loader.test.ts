import { expect, test, vi } from 'vitest';
import { createDeferred } from './deferred.ts';
import { createViewLoader } from './view-loader.ts';

const view = () => null;
const note = { id: 'a', type: 'note' };
/** Texts that are there at once. */
const texts = { load: async () => undefined };
const loadView = vi.hoisted(() => vi.fn());
vi.mock('#widgets/views.ts', () => ({ loadView }));
const connection = vi.hoisted(() => ({ there: true }));
vi.mock('./chunk-reload.ts', () => ({ recoverMissingChunk: async () => connection.there }));

test('[hydration] a sleeping block fetches nothing until it is woken', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const views = createViewLoader([note], texts);
  const waiting = views.whenReady(note);
  expect(views.whenReady(note)).toBe(waiting);
  await Promise.resolve();
  expect(loadView).not.toHaveBeenCalled();
  views.wake('a');
  await expect(waiting).resolves.toBe(view);
  expect(views.ready(note)).toBe(view);
});

test('[hydration] a loaded view of another block does not wake a sleeping one', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const views = createViewLoader([note], texts);
  const other = { id: 'b', type: 'note' };
  await views.preload([other]);
  expect(views.ready(note)).toBeUndefined();
  expect(views.ready(other)).toBe(view);
});

test('[issue 16] a block wakes when its code and its texts are there, whichever comes last', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const arrived = createDeferred();
  const views = createViewLoader([note], { load: () => arrived.promise });
  const alive = vi.fn();
  const waiting = views.whenReady(note).then(alive);
  views.wake('a');
  await new Promise(setImmediate);
  expect(loadView).toHaveBeenCalledTimes(1);
  expect(alive).not.toHaveBeenCalled();
  expect(views.ready(note)).toBeUndefined();
  arrived.resolve();
  await waiting;
  expect(views.ready(note)).toBe(view);
});

test('[spec 9] what fails once is fetched again, and nobody leaves the page for it', async () => {
  for (const failing of ['code', 'texts']) {
    const once = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(view);
    loadView.mockReset();
    if (failing === 'code') loadView.mockImplementation(once);
    else loadView.mockResolvedValue(view);
    const views = createViewLoader([], failing === 'code' ? texts : { load: once });
    expect(await views.whenReady(note)).toBe(view);
    expect(once).toHaveBeenCalledTimes(2);
  }
});

test('[issue 16] texts that cannot be fetched are a failure like code that cannot, and may be tried again', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const failure = new TypeError('Failed to fetch');
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await expect(createViewLoader([], { load }).whenReady(note)).rejects.toThrow('Failed to fetch');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined);
  const views = createViewLoader([], { load });
  await expect(views.preload([note])).rejects.toThrow('Failed to fetch');
  await views.preload([note]);
  expect(views.ready(note)).toBe(view);
});

test('[hydration] a sleeping block does not hold up a block of another page with the same id', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const views = createViewLoader([note], texts);
  const other = { ...note };
  const waiting = views.whenReady(note);
  await expect(views.whenReady(other)).resolves.toBe(view);
  expect(views.ready(other)).toBe(view);
  expect(views.ready(note)).toBeUndefined();
  views.wake('a');
  await expect(waiting).resolves.toBe(view);
});

test('[hydration] a chunk that failed to load may be tried again', async () => {
  loadView.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(view);
  const views = createViewLoader([], texts);
  await expect(views.preload([note])).rejects.toThrow('offline');
  await views.preload([note]);
  expect(views.ready(note)).toBe(view);
});

test('[spec 8] a block touched without a connection comes alive with the connection', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const failure = new TypeError('Failed to fetch');
  loadView.mockReset().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValue(view);
  connection.there = false;
  const views = createViewLoader([note], texts);
  const waiting = views.whenReady(note);
  views.wake('a');
  await vi.waitFor(() => expect(loadView).toHaveBeenCalledTimes(2));
  await new Promise(setImmediate);
  browser.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBe(view);
  connection.there = true;
  vi.unstubAllGlobals();
});

test('[spec 8] with a connection a missing chunk is a failure of the block', async () => {
  loadView.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createViewLoader([], texts).whenReady(note)).rejects.toThrow('Failed to fetch');
});
