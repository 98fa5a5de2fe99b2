import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCustomer } from '#engine/react/customer-storage.ts';
import { codeLifeMs } from '#schemas/constants.ts';
import { forgetWaiting, keepWaiting, linkedSignUp, readWaiting } from './waiting-sign-up.ts';

const kept = new Map<string, string>();
const at = Date.UTC(2026, 10, 22);
const waiting = { contact: 'anna@example.com', query: { curSum: '6000' } };

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const own = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', own);
});
afterEach(() => vi.unstubAllGlobals());

test('[truth] a reload finds the sign-up that waits for its code, as long as the code is good', () => {
  expect(readWaiting(at)).toBeNull();
  keepWaiting(waiting, at);
  expect(readWaiting(at + codeLifeMs - 1)).toEqual(waiting);
  expect(readWaiting(at + codeLifeMs)).toBeNull();
  expect(readWaiting(at)).toBeNull();
});

test('[sec 13] it holds the key of the form, which the link of its letter opens with, and no other link', () => {
  const own = { ...waiting, key: 'a key' };
  keepWaiting(own, at);
  const found = readWaiting(at);
  expect(found).toEqual(own);
  const linked = { contact: 'Anna@Example.com', query: {} };
  expect(linkedSignUp(linked, found)).toEqual({ ...linked, key: 'a key' });
  const others = { contact: 'ola@example.com', query: {} };
  expect(linkedSignUp(others, found)).toEqual(others);
  expect(linkedSignUp(linked, null)).toEqual(linked);
  expect(linkedSignUp(linked, waiting)).toEqual(linked);
});

test('[truth] it is gone when the address is corrected, and with the person', () => {
  keepWaiting(waiting, at);
  forgetWaiting();
  expect(readWaiting(at)).toBeNull();
  keepWaiting(waiting, at);
  forgetCustomer();
  expect(readWaiting(at)).toBeNull();
  expect([...kept.keys()]).toEqual(['mozaika:turn']);
});

test.each(['', '1', '[]', '{"contact":1}', '{"contact":"a@b.c"}', '{'])(
  '%j was not written by us',
  (text) => {
    kept.set('mozaika:customer::sign-up', text);
    expect(readWaiting(at)).toBeNull();
  },
);
