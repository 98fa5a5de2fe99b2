import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#engine/react/testing/memory-storage.ts';
import { rememberedOrderToken, rememberOrderToken } from './remembered-token.ts';

const token = 'abcdefghijklmnopqrstuvwxyz_-0123';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

test('[issue 17] what opens an order is known in the tab that ordered, for that order alone', () => {
  expect(rememberedOrderToken('K7RM-2X9D')).toBeNull();
  rememberOrderToken('K7RM-2X9D', token);
  expect(rememberedOrderToken('K7RM-2X9D')).toBe(token);
  expect(rememberedOrderToken('AAAA-2X9D')).toBeNull();
});

test('[sec 10] what somebody else wrote there is not taken for a token', () => {
  for (const odd of ['x', `${token} ${token}`, '<script>alert(1)</script>']) {
    rememberOrderToken('K7RM-2X9D', odd);
    expect(rememberedOrderToken('K7RM-2X9D')).toBeNull();
  }
});
