import { expect, test } from 'vitest';
import { createFakeSite, customer } from './fake-site.ts';

const moved = (to: string) => expect.objectContaining({ kind: 'redirect', to, status: 302 });

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a rejection to its reasons',
    async () => ({ status: 'nothing', rejection: { reasons: [] } }),
    '/rejected',
  ],
  ['without one home', async () => ({ status: 'nothing', rejection: null }), '/'],
  ['one that cannot be read home', () => Promise.reject(new Error('502')), '/'],
])(
  '[truth] an application that ends on the way to the screen that waits for it leads %s',
  async (_what, read, to) => {
    const session = { ...customer('nothing'), read };
    for (const phase of ['first-load', 'in-app'] as const)
      expect(await createFakeSite().visit('/confirm-wait', { session, phase })).toEqual(moved(to));
    // Whoever asks for another screen of a status is not led to what is long over.
    expect(await createFakeSite().visit('/phone-verification', { session })).toEqual(moved('/'));
  },
);
