import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#schemas/staff.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import type { StaffAccount } from '#schemas/studio/staff-account.ts';
import { sandboxPassword } from '../../base/secrets/sandbox-accounts.ts';
import type { Operation } from '../../openapi/api-document.ts';
import type { Platform } from '../../platform.ts';
import { type Question, signIn } from '../../testing/ask.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { rolesByCall } from '../../testing/roles-by-call.ts';
import { isStaffAddress } from '../route-roles.ts';

type Headers = Readonly<Record<string, string>>;
const hour = 3_600_000;
const account = { email: 'ola@firma.example', name: 'Ola', role: 'admin', password: 'zielony rower 17' };

/** Every call of staff in the hands of everybody; that the platform serves these and no others, it says of itself. */
onBackends((backend) => {
  describe('roles of staff', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 10, 21, 6);
    let operations: readonly (readonly [call: string, operation: Operation])[];
    /** Signing out stands last: it ends the session that the others need. */
    let calls: readonly string[];
    const strangers = new Map<string, Headers>();
    const members = new Map<StaffRole, Headers>();

    const statusOf = async (call: string, headers: Headers): Promise<number> => {
      const [method = '', path = ''] = call.split(' ');
      const payload = method === 'POST' || method === 'PUT' ? { payload: {} } : {};
      const question = { method, headers: { ...headers }, ...payload } as Question;
      const url = path.replaceAll(/\{\w+\}/g, 'none');
      return (await platform.app.inject({ url, ...question })).statusCode;
    };
    const signedIn = async (email: string, password: string): Promise<Headers> => {
      const payload = { email, password };
      const login = { method: 'POST', url: '/v2/system/staff/login', payload } as const;
      const answer = await platform.app.inject({ ...login, remoteAddress: '10.9.0.1' });
      return bearing(answer.json<{ data: { token: string } }>().data.token);
    };

    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      const { paths } = (await platform.app.inject('/v2/openapi.json')).json<{
        paths: Record<string, Record<string, Operation>>;
      }>();
      operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
        ),
      );
      calls = staffCalls
        .filter(({ access }) => access !== 'open')
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted((one, other) => Number(one.endsWith('/logout')) - Number(other.endsWith('/logout')));
      strangers.set('nobody', {});
      strangers.set('an expired session', await signIn(platform, 'admin'));
      time += 12 * hour;
      const admin = await signIn(platform, 'admin');
      const manage = { method: 'POST', url: '/v2/system/manage/staff', headers: admin } as const;
      const added = await platform.app.inject({ ...manage, payload: account });
      const { id } = added.json<{ data: StaffAccount }>().data;
      strangers.set('an account that was switched off', await signedIn(account.email, account.password));
      await platform.app.inject({
        ...manage,
        method: 'PUT',
        url: `${manage.url}/${id}`,
        payload: { active: false },
      });
      const ended = await signedIn('admin@example.com', sandboxPassword);
      await statusOf('POST /v2/system/staff/logout', ended);
      strangers.set('a session that was ended', ended);
      const customer = tokensOf(await logIn(platform, 'contract@example.com'));
      strangers.set('a customer', bearing(customer.token));
      for (const role of staffRoles) members.set(role, await signIn(platform, role));
    }, 60_000);
    afterAll(() => platform.close());

    test('[issue 6] [sec 16] each call says which roles it lets in, and none is new or has changed unseen', () => {
      const line = (call: string, roles: readonly string[]) => `${call}: ${roles.join(', ')}`;
      const declared = operations.flatMap(([call, { 'x-roles': roles }]) =>
        roles ? [line(call, roles)] : [],
      );
      const decided = [...rolesByCall].map(([call, roles]) => line(call, roles));
      expect(declared.filter((one) => !decided.includes(one))).toEqual([]);
      expect(decided.filter((one) => !declared.includes(one))).toEqual([]);
    });

    test('[issue 15] the platform serves every call of staff that has a record, and none without one', () => {
      const served = operations
        .map(([call]) => call)
        .filter((call) => isStaffAddress(call.split(' ')[1] ?? ''));
      expect(served.toSorted()).toEqual(staffCalls.map(({ method, path }) => `${method} ${path}`).toSorted());
    });

    test('[issue 6] [sec 16] what asks for a token of staff names roles, and the other way round', () => {
      const staffOnly = ({ security = [] }: Operation) =>
        security.some((scheme) => Object.hasOwn(scheme, 'staff'));
      const odd = operations.filter(
        ([, operation]) => staffOnly(operation) !== (operation['x-roles'] !== undefined),
      );
      expect(odd.map(([call]) => call)).toEqual([]);
    });

    test.each([
      'nobody',
      'an expired session',
      'an account that was switched off',
      'a session that was ended',
      'a customer',
    ])('[issue 6] [sec 16] no call of staff opens for %s', async (who) => {
      const headers = strangers.get(who) ?? bearing('missing');
      const answers = await Promise.all(
        calls.map(async (call) => [call, await statusOf(call, headers)] as const),
      );
      expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
    });

    test.each(staffRoles)('[issue 6] [sec 16] every call of staff in the hands of: %s', async (role) => {
      const headers = members.get(role) ?? {};
      const wrong: string[] = [];
      // One after the other: signing out comes last.
      for (const call of calls) {
        const status = await statusOf(call, headers);
        const letIn = status !== 401 && status !== 403;
        if (letIn !== rolesByCall.get(call)?.includes(role) || status >= 500)
          wrong.push(`${call}: ${status}`);
      }
      expect(wrong).toEqual([]);
    });
  });
});
