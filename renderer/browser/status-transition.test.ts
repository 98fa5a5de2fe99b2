import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStatusTransition } from './status-transition.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Part of an element that the flag is put on. */
function root() {
  const attributes = new Set<string>();
  return {
    attributes,
    element: {
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
    } as unknown as Element,
  };
}

test('[spec 9] the flag stands while a move is under way and resets 500 ms after it', async () => {
  const { element, attributes } = root();
  const store = createStatusTransition(element);
  let arrive: () => void = () => undefined;
  const move = store.getState().during(() => new Promise<void>((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.getState().moving, attributes.size]).toEqual([true, 1]);
  arrive();
  await move;
  await vi.advanceTimersByTimeAsync(499);
  expect(store.getState().moving).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect([store.getState().moving, attributes.size]).toEqual([false, 0]);
});

test('[spec 9] a move that fails resets the flag, too, and says so to its caller', async () => {
  const { element, attributes } = root();
  const store = createStatusTransition(element);
  await expect(store.getState().during(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(500);
  expect(attributes.size).toBe(0);
});

test('[spec 9] a second move within the half second keeps the flag', async () => {
  const { element } = root();
  const store = createStatusTransition(element);
  await store.getState().during(async () => undefined);
  await vi.advanceTimersByTimeAsync(400);
  await store.getState().during(async () => undefined);
  await vi.advanceTimersByTimeAsync(400);
  expect(store.getState().moving).toBe(true);
});
