import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LoginAnswer } from '#schemas/customer.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { sandboxCustomers } from '../customers/sandbox-customers.ts';
import type { Platform } from '../platform.ts';
import { ask, signIn } from './ask.ts';
import { addressesOf, bearing, customerAsking, logIn, tokensOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

const minute = 60_000;
const authorization = '/v2/system/customers/authorization';
const sandboxEmails = sandboxCustomers.map(({ email }) => email);

/** Customers sign in and read their account. */
onBackends((backend) => {
  describe('customers', () => {
    let platform: Platform;
    let production: Platform;
    let time = Date.UTC(2026, 0, 1);
    const addresses = addressesOf('10.78');
    beforeAll(async () => {
      [platform, production] = await Promise.all([
        backend.open({ now: () => time }),
        backend.open({ sandbox: false, now: () => time }),
      ]);
      await platform.addCustomer({
        email: 'Partner@Firm.example',
        password: 'correct horse',
        firstname: 'Iga',
        lastname: 'Lis',
        group: 'partner',
        phone: '+48700100200',
        profile: { city: 'Łódź', name: 'not the name' },
        emailVerifiedAt: new Date(time),
      });
    });
    afterAll(() => Promise.all([platform.close(), production.close()]));
    const login = (email: string, password: string, remoteAddress = addresses(), language = 'en') =>
      ask(platform, `/v2/loan/user/login?language=${language}`, {
        payload: { email, password },
        remoteAddress,
      });
    const inGroup = (group: string, email: string, password: string) =>
      ask(platform, `${authorization}/login/${group}`, {
        payload: { email, password },
        remoteAddress: addresses(),
      });

    test('[spec 7] a sign-in answers tokens and names, and no cache keeps it', async () => {
      const answer = await login(' Contract@Example.com', sandboxPassword);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(Value.Check(LoginAnswer, answer.body.data)).toBe(true);
      expect(tokensOf(answer).email).toBe('contract@example.com');
    });

    test('[issue 4] every status has an account in the sandbox, which may sign in and has that status', async () => {
      const statuses = sandboxCustomers.map(async ({ email, status }) => {
        const asking = await customerAsking(platform, email);
        const { body } = await asking('/v2/loan/application/status?app=0');
        return [status, (body.data as { status: string }).status];
      });
      for (const [wanted, given] of await Promise.all(statuses)) expect(given).toBe(wanted);
      expect(new Set(sandboxCustomers.map(({ phone }) => phone)).size).toBe(sandboxCustomers.length);
    });

    test('[sec 10] an unknown account and a wrong password get the same answer', async () => {
      const wrong = await login('blocked@example.com', 'wrong');
      const unknown = await login('nobody@example.com', 'wrong');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(wrong.body).toEqual(unknown.body);
      const attempts = ['pl', 'en', 'ru', 'uk'].map((language) =>
        login('nobody2@example.com', 'x', addresses(), language),
      );
      const messages = (await Promise.all(attempts)).map(({ body }) => body.error?.message);
      expect(new Set(messages).size).toBe(4);
    });

    test('[sec 9] five failures close an account for 15 minutes, not for ever', async () => {
      const email = 'resale-offer@example.com';
      const failures = Array.from({ length: 7 }, () => login(email, 'wrong'));
      const statuses = (await Promise.all(failures)).map(({ status }) => status).sort();
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      const refused = await inGroup('personal', email, sandboxPassword);
      expect([refused.status, refused.body.error?.code, refused.headers['retry-after']]).toEqual([
        429,
        'too_many_attempts',
        '900',
      ]);
      time += 15 * minute;
      expect((await login(email, sandboxPassword)).status).toBe(200);
    });

    test('[sec 9] whatever strangers try, the owner comes in from where they signed in before', async () => {
      const email = 'counter-offer@example.com';
      const home = '2001:db8:9:1::7';
      expect((await login(email, sandboxPassword, home)).status).toBe(200);
      for (let i = 0; i < 5; i += 1) expect((await login(email, 'wrong')).status).toBe(401);
      expect((await login(email, sandboxPassword)).status).toBe(429);
      // The same network, another address of it.
      expect((await login(email, sandboxPassword, '2001:db8:9:1::8')).status).toBe(200);
      // What strangers did is not forgotten with it, and the own slips count, too.
      expect((await login(email, sandboxPassword)).status).toBe(429);
      for (let i = 0; i < 5; i += 1) expect((await login(email, 'wrong', home)).status).toBe(401);
      expect((await login(email, sandboxPassword, home)).status).toBe(429);
      time += 15 * minute;
      expect((await login(email, sandboxPassword)).status).toBe(200);
    });

    test('[sec 9] twenty attempts a minute from one address, whatever the accounts', async () => {
      const from = '10.79.0.1';
      const attempts = Array.from({ length: 22 }, (_, i) => login(`guess${i}@example.com`, 'x', from));
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect((await login('guess@example.com', 'x')).status).toBe(401);
      time += minute;
      expect((await login('guess@example.com', 'x', from)).status).toBe(401);
    });

    test('[spec 6] an auth group lets its own customers in, and unknown groups are not there', async () => {
      expect((await inGroup('partner', 'partner@firm.example', 'correct horse')).status).toBe(200);
      const answers = [
        await inGroup('personal', 'partner@firm.example', 'correct horse'),
        await inGroup('partner', 'nothing@example.com', sandboxPassword),
        await inGroup('strangers', 'nothing@example.com', sandboxPassword),
        await inGroup('constructor', 'nothing@example.com', sandboxPassword),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404]);
      const groups = await ask(platform, '/v2/system/customers/groups?language=en');
      expect(groups.body.data).toEqual([
        { alias: 'personal', title: 'Personal customer', is_default: true },
        { alias: 'partner', title: 'Partner', is_default: false },
      ]);
    });

    test('[spec 6] groups and rules for passwords are the configuration editors publish', async () => {
      const headers = await signIn(platform, 'admin');
      const publish = async (category: string, values: object) => {
        const base = '/v2/system/manage/configs';
        const payload = { key: category, data: { category, values } };
        const { status, body } = await ask(platform, base, { payload, headers });
        if (status !== 201) return status;
        const { version } = body.data as { version: number };
        return (await ask(platform, `${base}/${category}/publish`, { payload: { version }, headers })).status;
      };
      const groups = [{ alias: 'vip', title: { pl: 'Klub' } }];
      const rules = {
        min_length: 14,
        max_length: 64,
        lower_case: true,
        upper_case: false,
        digit: true,
        special: false,
      };
      const read = async (url: string) => (await ask(platform, url)).body;
      expect((await read('/v2/loan/user/password-rules')) as object).toMatchObject({
        password: { min_length: 10, upper_case: true, special: false },
      });
      expect(await publish('auth-groups', { groups: [] })).toBe(422);
      expect(await publish('password-rules', { ...rules, min_length: 0 })).toBe(422);
      expect(await publish('auth-groups', { groups })).toBe(200);
      expect(await publish('password-rules', rules)).toBe(200);
      expect((await read('/v2/system/customers/groups?language=uk')).data).toEqual([
        { alias: 'vip', title: 'Klub', is_default: true },
      ]);
      expect((await read('/v2/loan/user/password-rules')) as object).toEqual({ password: rules });
    });

    test('[sec 15] two customers read their own account, and nothing of it is kept for others', async () => {
      const [anna, iga] = await Promise.all([
        customerAsking(platform, 'nothing@example.com'),
        customerAsking(platform, 'partner@firm.example', 'correct horse'),
      ]);
      const urls = [
        '/v2/system/customers/account/self',
        '/v2/loan/profile/data',
        '/v2/loan/application/status?app=0',
      ];
      for (const url of urls) {
        const [hers, other] = [await anna(url), await iga(url)];
        expect([hers.headers['cache-control'], other.headers['cache-control']]).toEqual([
          'no-store',
          'no-store',
        ]);
        expect(JSON.stringify(hers.body)).not.toMatch(/Iga|Lis|partner|Łódź|48700/);
        expect(JSON.stringify(other.body)).not.toMatch(/nothing@/);
      }
      expect((await iga('/v2/loan/profile/data')).body.data).toEqual({
        city: 'Łódź',
        name: 'Iga',
        surname: 'Lis',
        email: 'partner@firm.example',
        phone: '+48700100200',
      });
      expect(JSON.stringify((await iga(urls[0] ?? '')).body)).not.toMatch(/argon|password_?hash/i);
    });

    test('[spec 4] an application is started once and left alone afterwards', async () => {
      const asking = await customerAsking(platform, 'partner@firm.example', 'correct horse');
      const status = async (app: number) =>
        (await asking(`/v2/loan/application/status?app=${app}`)).body.data;
      expect(await status(0)).toMatchObject({ status: 'nothing', id: null });
      const [started, again] = await Promise.all([status(1), status(1)]);
      expect(started).toMatchObject({ status: 'filling-form', id: expect.any(String) });
      expect(again).toEqual(started);
      expect(await status(0)).toEqual(started);
      const running = await customerAsking(platform, 'scoring@example.com');
      expect((await running('/v2/loan/application/status?app=1')).body.data).toMatchObject({
        status: 'scoring',
      });
      const bound = await customerAsking(platform, 'change-password@example.com');
      expect((await bound('/v2/loan/application/status?app=1')).body.data).toMatchObject({
        status: 'change-password',
      });
    });

    test('[spec 7] the sign-in form is content, of the group where it has one; without it, the one of the code', async () => {
      const settings = async (query: string) =>
        (await ask(platform, `${authorization}/login/settings?${query}`)).body;
      for (const [query, title] of [
        ['language=en', 'Sign in'],
        ['language=uk&group=partner', 'Вхід'],
      ])
        expect((await settings(query ?? '')).data).toMatchObject({
          alias: 'login',
          title,
          groups: [{ fields: [{ alias: 'email' }, { alias: 'password' }] }],
        });
      const headers = await signIn(platform, 'publisher');
      const base = '/v2/system/manage/forms';
      const publish = async (alias: string, locale: string) => {
        const fields = [{ alias: 'email', type: 'email', title: alias, validation_rules: [] }];
        const data = { alias, title: locale, button_text: 'OK', groups: [{ alias: 'main', fields }] };
        const { body } = await ask(platform, base, { payload: { key: alias, locale, data }, headers });
        const payload = body.data as { version: number };
        return ask(platform, `${base}/${alias}/publish`, {
          payload: { version: payload.version, locale },
          headers,
        });
      };
      const published = [await publish('login', 'pl'), await publish('login', 'en')];
      published.push(await publish('login-partner', 'pl'));
      expect(published.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await settings('language=en')).data).toMatchObject({ alias: 'login', title: 'en' });
      expect((await settings('group=partner')).data).toMatchObject({ alias: 'login-partner', title: 'pl' });
      expect((await settings('group=personal')).data).toMatchObject({ alias: 'login', title: 'pl' });
    });

    test('[sec 40] production refuses the sandbox customers, even if its data has them', async () => {
      const person = { firstname: 'A', lastname: 'B', group: 'personal' };
      await Promise.all(
        sandboxEmails
          .slice(0, 3)
          .map((email) => production.addCustomer({ ...person, email, password: sandboxPassword })),
      );
      for (const email of sandboxEmails.slice(0, 3)) {
        expect((await logIn(production, email.toUpperCase())).status).toBe(401);
      }
      const own = { ...person, email: 'own@firm.example', password: 'correct horse' };
      expect([await production.addCustomer(own), await production.addCustomer(own)]).toEqual([true, false]);
      const { token } = tokensOf(await logIn(production, own.email, own.password));
      const self = '/v2/system/customers/account/self';
      expect((await ask(production, self, { headers: bearing(token) })).status).toBe(200);
      expect((await ask(platform, self, { headers: bearing(token) })).status).toBe(401);
    });
  });
});
