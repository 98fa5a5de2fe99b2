import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AuditRecord } from '../base/audit/audit-log.ts';
import { memoryWindows } from '../base/limits/testing/memory-windows.ts';
import { createLoginLimits } from '../base/secrets/login-limits.ts';
import { createCustomerPasswords } from './customer-passwords.ts';
import type { Customer } from './customer-store.ts';

const anna: Customer = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'anna@example.com',
  phone: null,
  passwordHash: 'hash of anna',
  firstname: 'Anna',
  lastname: 'Nowak',
  group: 'personal',
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  needChangePassword: false,
  profile: {},
  wantedSum: null,
  wantedTerm: null,
  marketing: null,
  createdAt: new Date(0),
};
const caller = { address: '10.0.0.1', agent: null, language: 'en' } as const;

/** Passwords over one account, counting what is done. */
function setUp(known: ReadonlySet<string> = new Set()) {
  const events: AuditRecord[] = [];
  const byEmail = vi.fn(async (email: string) => (email === anna.email ? anna : null));
  const matches = vi.fn(
    async (password: string, hash: string | null) => hash === anna.passwordHash && password === 'right',
  );
  const none = async () => null;
  const passwords = createCustomerPasswords({
    store: { byEmail, byId: none, lock: none, add: none, update: none },
    limits: createLoginLimits(
      memoryWindows(() => 0),
      'customer',
    ),
    clients: { isKnown: async (_email, address) => known.has(address) },
    check: { matches },
    audit: { record: async (event) => void events.push(event) },
    mayEnter: (email) => email !== 'closed@example.com',
  });
  return { passwords, events, byEmail, matches };
}

describe('[sec 10] who signs in cannot be found out by trying', () => {
  test.each([
    ['a wrong password', { email: anna.email, password: 'wrong' }],
    ['no account', { email: 'nobody@example.com', password: 'right' }],
    ['another auth group', { email: anna.email, password: 'right', group: 'partner' }],
  ])('the same answer and the same work: %s', async (_what, login) => {
    const { passwords, events, byEmail, matches } = setUp();
    await expect(passwords.login(login, caller)).rejects.toMatchObject({
      code: 'wrong_credentials',
      status: 401,
      message: 'The e-mail address or the password is wrong.',
    });
    expect([byEmail.mock.calls.length, matches.mock.calls.length, events.length]).toEqual([1, 1, 1]);
    expect(events[0]?.kind).toBe('sign-in-failed');
  });

  test('the audit of a failure names no address of a person', async () => {
    const { passwords, events } = setUp();
    await passwords.login({ email: 'nobody@example.com', password: 'secret' }, caller).catch(() => null);
    expect(JSON.stringify(events)).not.toMatch(/nobody|secret/);
  });
});

test('[sec 9] confirming a password shares the limit of signing in', async () => {
  const { passwords, matches } = setUp();
  const tries = [0, 1, 2].map(() => passwords.confirm(anna, 'wrong', caller));
  expect(await Promise.all(tries)).toEqual([false, false, false]);
  const logins = [0, 1].map(() => passwords.login({ email: ' ANNA@example.com', password: 'no' }, caller));
  await Promise.allSettled(logins);
  await expect(passwords.confirm(anna, 'right', caller)).rejects.toMatchObject({ status: 429 });
  expect(matches).toHaveBeenCalledTimes(5);
});

test('[sec 9] a good sign-in forgets the failures before it', async () => {
  const { passwords } = setUp();
  const wrong = () => passwords.confirm(anna, 'wrong', caller);
  await Promise.all([wrong(), wrong(), wrong(), wrong()]);
  expect((await passwords.login({ email: anna.email, password: 'right' }, caller)).id).toBe(anna.id);
  expect(await Promise.all([wrong(), wrong(), wrong(), wrong()])).toEqual([false, false, false, false]);
});

test('[sec 9] [law] whatever strangers try, in whatever order, the owner comes in from where they were before', async () => {
  const stranger = fc.integer({ min: 2, max: 200 }).map((host) => `10.0.1.${host}`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(stranger, { maxLength: 12 }),
      fc.integer({ min: 0, max: 4 }),
      async (tries, slips) => {
        const { passwords } = setUp(new Set([caller.address]));
        const login = (password: string, address: string) =>
          passwords
            .login({ email: anna.email, password }, { ...caller, address })
            .catch(({ status }) => status);
        for (const address of tries) await login('wrong', address);
        for (let slip = 0; slip < slips; slip += 1) expect(await login('wrong', caller.address)).toBe(401);
        expect(await login('right', caller.address)).toBe(anna);
        // What strangers did is not forgotten with it.
        if (tries.length >= 5) expect(await login('right', '10.0.2.1')).toBe(429);
      },
    ),
    { numRuns: 40 },
  );
});

test('[sec 9] at a known client, too, five wrong tries are the last ones for a while', async () => {
  const { passwords, matches } = setUp(new Set([caller.address]));
  const login = () =>
    passwords.login({ email: anna.email, password: 'wrong' }, caller).catch(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: 7 }, login));
  expect(statuses.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(matches).toHaveBeenCalledTimes(5);
});
