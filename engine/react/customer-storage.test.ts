import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerStorage, forgetCustomer } from './customer-storage.ts';

/** A storage as browsers have it: its keys are its own properties. */
function storage(): Storage {
  return Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    {},
  ) as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

describe('[sec 4] a second visitor’s form is never prefilled', () => {
  test('what was kept is there until the person is forgotten, and nothing of the device goes with it', () => {
    localStorage.setItem('mozaika:cart', '[]');
    customerStorage('tab').setItem('draft', 'anna@example.com');
    customerStorage('device').setItem('payment', 'order-1');
    expect(customerStorage('tab').getItem('draft')).toBe('anna@example.com');
    expect(customerStorage('device').getItem('payment')).toBe('order-1');
    forgetCustomer();
    expect(customerStorage('tab').getItem('draft')).toBeNull();
    expect(customerStorage('device').getItem('payment')).toBeNull();
    expect(Object.keys(localStorage).sort()).toEqual(['mozaika:cart', 'mozaika:turn']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('what another tab kept goes at its first look, wherever the person was forgotten', () => {
    customerStorage('tab').setItem('draft', 'anna@example.com');
    const otherTab = sessionStorage;
    vi.stubGlobal('sessionStorage', storage());
    forgetCustomer();
    vi.stubGlobal('sessionStorage', otherTab);
    expect(customerStorage('tab').getItem('another draft')).toBeNull();
    expect(Object.keys(otherTab)).toEqual([]);
  });

  test('a browser that keeps nothing is no error', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    customerStorage('tab').setItem('draft', 'x');
    expect(customerStorage('tab').getItem('draft')).toBeNull();
    expect(forgetCustomer).not.toThrow();
  });

  test('no other code of the site keeps anything but what belongs to the device', () => {
    const files = globSync('{engine,renderer,ui,widgets}/**/*.{ts,tsx}', {
      exclude: (name) => /\.test\.tsx?$/.test(name),
    });
    expect(files.length).toBeGreaterThan(1000);
    const keeping = files.filter((file) =>
      /\b(?:local|session)Storage\b|indexedDB/.test(readFileSync(file, 'utf8')),
    );
    expect(keeping.sort()).toEqual([
      'engine/react/customer-storage.ts',
      // A mark of who is signed in, which says nothing about them.
      'engine/react/page-person.ts',
      // Only that somebody signed out on purpose, not who.
      'engine/react/signed-out-mark.ts',
      // When the page was reloaded for a missing chunk.
      'renderer/browser/chunk-reload.ts',
      // Which blocks have a draft; the draft itself is in the storage of the customer.
      'renderer/browser/starter.ts',
      'ui/forms/note-draft.ts',
      // The cart and the wishlist are the device's.
      'ui/shop/cart/cart-mark.ts',
      'ui/shop/cart/cart-store.ts',
      'ui/shop/wishlist/use-wishlist.ts',
    ]);
  });
});
