import { expect, test, vi } from 'vitest';
import { createViewBank } from './view-bank.ts';

const view = () => null;
const note = { id: 'a', type: 'note' };
const loadView = vi.hoisted(() => vi.fn());
vi.mock('#widgets/views.ts', () => ({ loadView }));
const connection = vi.hoisted(() => ({ there: true }));
vi.mock('./chunk-reload.ts', () => ({ recoverMissingChunk: async () => connection.there }));

test('[hydration] a sleeping block fetches nothing until it is woken', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const bank = createViewBank([note]);
  const waiting = bank.whenReady(note);
  expect(bank.whenReady(note)).toBe(waiting);
  await Promise.resolve();
  expect(loadView).not.toHaveBeenCalled();
  bank.wake('a');
  await expect(waiting).resolves.toBe(view);
  expect(bank.ready(note)).toBe(view);
});

test('[hydration] a loaded view of another block does not wake a sleeping one', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const bank = createViewBank([note]);
  await bank.preload(['note', 'note']);
  expect(loadView).toHaveBeenCalledTimes(1);
  expect(bank.ready(note)).toBeUndefined();
  expect(bank.ready({ id: 'b', type: 'note' })).toBe(view);
});

test('[hydration] a sleeping block does not hold up a block of another page with the same id', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const bank = createViewBank([note]);
  const other = { ...note };
  const waiting = bank.whenReady(note);
  await expect(bank.whenReady(other)).resolves.toBe(view);
  expect(bank.ready(other)).toBe(view);
  expect(bank.ready(note)).toBeUndefined();
  bank.wake('a');
  await expect(waiting).resolves.toBe(view);
});

test('[hydration] a chunk that failed to load may be tried again', async () => {
  loadView.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(view);
  const bank = createViewBank([]);
  await expect(bank.preload(['note'])).rejects.toThrow('offline');
  await bank.preload(['note']);
  expect(bank.ready({ id: 'b', type: 'note' })).toBe(view);
});

test('[spec 8] a block touched without a connection comes alive with the connection', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  loadView.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(view);
  connection.there = false;
  const bank = createViewBank([note]);
  const waiting = bank.whenReady(note);
  bank.wake('a');
  await vi.waitFor(() => expect(loadView).toHaveBeenCalledTimes(1));
  await new Promise(setImmediate);
  browser.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBe(view);
  connection.there = true;
  vi.unstubAllGlobals();
});

test('[spec 8] with a connection a missing chunk is a failure of the block', async () => {
  loadView.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createViewBank([]).whenReady(note)).rejects.toThrow('Failed to fetch');
});
