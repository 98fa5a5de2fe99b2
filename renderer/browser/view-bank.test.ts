import { expect, test, vi } from 'vitest';
import { createViewBank } from './view-bank.ts';

const view = () => null;
const loadView = vi.hoisted(() => vi.fn());
vi.mock('#widgets/views.ts', () => ({ loadView }));
vi.mock('./chunk-reload.ts', () => ({ reloadOnMissingChunk: () => undefined }));

test('[hydration] a sleeping block fetches nothing until it is woken', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const bank = createViewBank(['a']);
  const waiting = bank.whenReady({ id: 'a', type: 'note' });
  expect(bank.whenReady({ id: 'a', type: 'note' })).toBe(waiting);
  await Promise.resolve();
  expect(loadView).not.toHaveBeenCalled();
  bank.wake('a');
  await expect(waiting).resolves.toBe(view);
  expect(bank.ready({ id: 'a', type: 'note' })).toBe(view);
});

test('[hydration] a loaded view of another block does not wake a sleeping one', async () => {
  loadView.mockReset().mockResolvedValue(view);
  const bank = createViewBank(['a']);
  await bank.preload(['note', 'note']);
  expect(loadView).toHaveBeenCalledTimes(1);
  expect(bank.ready({ id: 'a', type: 'note' })).toBeUndefined();
  expect(bank.ready({ id: 'b', type: 'note' })).toBe(view);
});

test('[hydration] a chunk that failed to load may be tried again', async () => {
  loadView.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(view);
  const bank = createViewBank([]);
  await expect(bank.preload(['note'])).rejects.toThrow('offline');
  await bank.preload(['note']);
  expect(bank.ready({ id: 'b', type: 'note' })).toBe(view);
});
