import { beforeEach, expect, test, vi } from 'vitest';
import { customerStorage, forgetCustomer } from '#engine/react/customer-storage.ts';
import { memoryStorage } from '#engine/react/testing/memory-storage.ts';
import { carryOverSignIn, forgetButCarried } from './carried-work.ts';

const back = '/kasa?step=platnosc';
const kept = (name: string) => customerStorage('tab').getItem(name);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

test('[issue 17] who signs in on the way of an order finds it as it was typed, and nothing else of before', () => {
  customerStorage('tab').setItem('checkout', 'typed');
  customerStorage('tab').setItem('draft', 'of another form');
  carryOverSignIn('checkout', back);
  forgetButCarried(back, forgetCustomer);
  expect([kept('checkout'), kept('draft')]).toEqual(['typed', null]);
  // Once: the next sign-in in this tab finds nothing to take along.
  forgetButCarried(back, forgetCustomer);
  expect(kept('checkout')).toBeNull();
});

test('[sec 4] who signs in elsewhere, or after somebody signed out, finds nothing of it', () => {
  customerStorage('tab').setItem('checkout', 'typed');
  forgetButCarried(back, forgetCustomer);
  expect(kept('checkout')).toBeNull();
  customerStorage('tab').setItem('checkout', 'typed');
  carryOverSignIn('checkout', back);
  forgetButCarried('/dashboard', forgetCustomer);
  expect(kept('checkout')).toBeNull();
  customerStorage('tab').setItem('checkout', 'typed');
  carryOverSignIn('checkout', back);
  forgetCustomer();
  forgetButCarried(back, forgetCustomer);
  expect(kept('checkout')).toBeNull();
});
