import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomerSelf, LoginAnswer } from '#schemas/customer.ts';
import { contactLimit } from '../base/codes/code-limits.ts';
import { codeTries, secretLifeMs } from '../base/codes/one-time-secrets.ts';
import type { Database } from '../base/database/database.ts';
import { customerConsent } from '../customers/account/tables.ts';
import { customer } from '../customers/tables.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, accountCalls, bearerOf, goodPassword, signUp, visible } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { cheapHash } from './cheap-hash.ts';
import { onBackends } from './on-backends.ts';

const { register, verify, initVerification, self, login } = accountCalls;

/** Opening an account. */
onBackends((backend) => {
  describe('sign-up', () => {
    let platform: Platform;
    let database: Database;
    let asking: ReturnType<typeof accountAsking>;
    let time = Date.UTC(2026, 2, 1);
    let hashed = 0;
    beforeAll(async () => {
      platform = await backend.open({
        now: () => time,
        publicOrigin: () => 'https://site.example',
        lookInto: (opened) => {
          database = opened;
        },
        hashPassword: (password) => {
          hashed += 1;
          return cheapHash(password);
        },
      });
      asking = accountAsking(platform, addressesOf('10.91'));
    });
    afterAll(() => platform.close());
    const start = (email: string, change?: object) => asking.send(register, signUp(email, change));
    const prove = (contact: string, code: string) => asking.send(verify, { contact, code });

    test('[spec 7] a form, a code, and the customer is signed in with an account', async () => {
      const answer = await start('Anna@New.example');
      expect(visible(answer)).toEqual({
        status: 200,
        body: {
          data: {
            contact: 'Anna@New.example',
            channel: 'email',
            registration_key: expect.stringMatching(/^[\w-]{43}$/),
          },
        },
      });
      expect((await asking.logIn('anna@new.example', goodPassword)).status).toBe(401);
      const proved = await prove('anna@new.example', await asking.codeTo('anna@new.example'));
      expect(proved.status).toBe(200);
      expect((proved.body.data as LoginAnswer).firstname).toBe('Anna');
      const headers = bearerOf(proved);
      const { body } = await asking.send(self, undefined, { headers });
      const account = body.data as CustomerSelf;
      expect(account).toMatchObject({
        email: 'anna@new.example',
        phone: '+48600100200',
        group: 'personal',
        is_email_verified: true,
        is_phone_verified: false,
        need_change_password: false,
      });
      expect(JSON.stringify(account)).not.toContain(goodPassword);
      const status = await asking.send('/v2/loan/application/status?app=0', undefined, { headers });
      expect(status.body.data).toMatchObject({ status: 'nothing' });
      expect((await asking.logIn('anna@new.example', goodPassword)).status).toBe(200);
    });

    test('[sec 3] every proof opens a session of its own', async () => {
      const first = await asking.open('own-session@new.example');
      const second = bearerOf(await asking.logIn('own-session@new.example', goodPassword));
      expect(second).not.toEqual(first);
    });

    test('[sec 10] an address with an account gets the same answer for the same work; only its message differs', async () => {
      await asking.open('known@new.example');
      const work = async (email: string) => {
        const before = { hashed, messages: (await asking.messages(email)).length };
        const answer = await start(email);
        const after = { hashed, messages: (await asking.messages(email)).length };
        return {
          status: answer.status,
          keys: Object.keys(answer.body.data as object),
          hashes: after.hashed - before.hashed,
          messages: after.messages - before.messages,
        };
      };
      const known = await work('known@new.example');
      expect(known).toEqual(await work('unknown@new.example'));
      expect(known).toMatchObject({ hashes: 1, messages: 1 });
      const message = await asking.newest('known@new.example');
      expect(message.code).toBeUndefined();
      expect(message.text).toContain('https://site.example/password-restore');
      // Nor does asking again, or a wrong code.
      const again = await Promise.all(
        ['known@new.example', 'unknown@new.example', 'nobody@new.example'].map(async (contact) => [
          (await asking.send(initVerification, { contact })).status,
          visible(await prove(contact, '000000')),
        ]),
      );
      expect(again[1]).toEqual(again[0]);
      expect(again[2]).toEqual(again[0]);
    });

    test('[truth] a wrong code says how many tries are left, the same for an address to which no code went', async () => {
      await start('tries@new.example');
      const messagesTo = async (contact: string) =>
        new Map(Object.entries((await prove(contact, '000000')).body.error?.fields ?? {})).get('code');
      const words = [];
      for (let at = 0; at <= codeTries; at += 1)
        words.push([await messagesTo('tries@new.example'), await messagesTo('never-sent@new.example')]);
      expect(words.map(([real, decoy]) => real === decoy)).toEqual(words.map(() => true));
      expect(words.map(([real]) => real)).toEqual([
        'Kod jest nieprawidłowy lub wygasł. Zostały 4 próby.',
        'Kod jest nieprawidłowy lub wygasł. Zostały 3 próby.',
        'Kod jest nieprawidłowy lub wygasł. Zostały 2 próby.',
        'Kod jest nieprawidłowy lub wygasł. Została 1 próba.',
        'Ten kod już nie działa. Poproś o nowy.',
        'Ten kod już nie działa. Poproś o nowy.',
      ]);
      await asking.send(initVerification, { contact: 'tries@new.example' });
      expect(await messagesTo('tries@new.example')).toContain('4');
    });

    test('[truth] the mail of a sign-up has a link beside the code, both behind the hash, with the wanted loan', async () => {
      const email = 'linked@new.example';
      await asking.send(`${register}?curSum=6000&curTerm=24`, signUp(email));
      const { link = '', code = '' } = await asking.newest(email);
      const { origin, pathname, search, hash } = new URL(link);
      expect([origin, pathname, search]).toEqual([
        'https://site.example',
        '/signup',
        '?curSum=6000&curTerm=24',
      ]);
      expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ email, code });
    });

    test('[spec 8] a registration with errors stores nothing and sends nothing', async () => {
      const wrong: [object, string][] = [
        [{ email: 'not an address' }, 'email'],
        [{ password: 'short', password_repeat: 'short' }, 'password'],
        [{ password_repeat: 'Zielona-mozaika-8' }, 'password_repeat'],
        [{ consent_terms: undefined }, 'consent_terms'],
        [{ firstname: '' }, 'firstname'],
        [{ is_admin: true }, 'is_admin'],
      ];
      const answers = await Promise.all(wrong.map(([change], i) => start(`wrong${i}@new.example`, change)));
      expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
        wrong.map(() => [422, 'invalid_fields']),
      );
      expect(answers.map(({ body }) => Object.keys(body.error?.fields ?? {}))).toEqual(
        wrong.map(([, field]) => [field]),
      );
      const sent = await Promise.all(wrong.map((_, i) => asking.messages(`wrong${i}@new.example`)));
      expect(sent.flat()).toEqual([]);
    });

    test('[sec 31] a name that is no field of the form is refused, and so is __proto__', async () => {
      const answer = await platform.app.inject({
        method: 'POST',
        url: register,
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"isAdmin":true},"email":"proto@new.example"}',
      });
      expect([400, 422]).toContain(answer.statusCode);
    });

    test('[sec 11] a code ends after ten minutes', async () => {
      await start('late@new.example');
      const code = await asking.codeTo('late@new.example');
      time += secretLifeMs;
      expect((await prove('late@new.example', code)).status).toBe(422);
    });

    test('[sec 11] a code ends after five tries', async () => {
      await start('guess@new.example');
      const code = await asking.codeTo('guess@new.example');
      const wrong = code === '123456' ? '654321' : '123456';
      const tries = Array.from({ length: codeTries }, () => prove('guess@new.example', wrong));
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 422));
      expect((await prove('guess@new.example', code)).status).toBe(422);
    });

    test('[sec 11] of twenty who come with one code together, one is let in; a replay changes nothing', async () => {
      await start('twenty@new.example');
      const code = await asking.codeTo('twenty@new.example');
      const answers = await Promise.all(Array.from({ length: 20 }, () => prove('twenty@new.example', code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await prove('twenty@new.example', code)).status).toBe(422);
      expect((await asking.logIn('twenty@new.example', goodPassword)).status).toBe(200);
    });

    test('[sec 11] a new code ends the one before, and opens the same account after the first has run out', async () => {
      await start('again@new.example');
      const first = await asking.codeTo('again@new.example');
      time += secretLifeMs;
      const resent = await asking.send(initVerification, { contact: 'again@new.example' });
      expect(resent.body).toEqual({ data: { contact: 'again@new.example', channel: 'email' } });
      const second = await asking.codeTo('again@new.example');
      if (second !== first) expect((await prove('again@new.example', first)).status).toBe(422);
      expect((await prove('again@new.example', second)).status).toBe(200);
    });

    describe('two people send forms for one mailbox', () => {
      const mine = { firstname: 'Anna', lastname: 'Nowak', phone: '600 100 200' };
      const strangers = {
        firstname: 'Obcy',
        lastname: 'Czlowiek',
        phone: '699 999 999',
        password: 'Stranger-pass-99',
        password_repeat: 'Stranger-pass-99',
      };
      const sendFrom = (remoteAddress: string) => async (email: string, change: object) => {
        const { status, body } = await asking.send(register, signUp(email, change), { remoteAddress });
        expect(status).toBe(200);
        return (body.data as { registration_key: string }).registration_key;
      };
      const proveWith = async (contact: string, registration_key?: string) =>
        asking.send(verify, { contact, code: await asking.codeTo(contact), registration_key });
      const accountOf = async (proved: Awaited<ReturnType<typeof proveWith>>) => {
        expect(proved.status).toBe(200);
        const { body } = await asking.send(self, undefined, { headers: bearerOf(proved) });
        return body.data as CustomerSelf;
      };
      const admits = async (email: string, password: string) =>
        (await asking.logIn(email, password)).status === 200;

      const places = [
        ['behind the same address', '10.92.0.1'],
        ['elsewhere', '10.92.0.2'],
      ] as const;
      for (const [place, address] of places) {
        const at = address.at(-1);
        test(`[sec 13] the account is the form of the browser that gives the code, with the stranger ${place}`, async () => {
          for (const order of ['mine first', 'mine last']) {
            const email = `${order.replace(' ', '-')}-${at}@new.example`;
            const steps = [
              () => sendFrom('10.92.0.1')(email, mine),
              () => sendFrom(address)(email, strangers),
            ];
            const keys = [];
            for (const step of order === 'mine first' ? steps : steps.toReversed()) keys.push(await step());
            const key = order === 'mine first' ? keys[0] : keys[1];
            const account = await accountOf(await proveWith(email, key));
            expect(account).toMatchObject({
              firstname: 'Anna',
              lastname: 'Nowak',
              phone: '+48600100200',
              need_change_password: false,
            });
            expect(await admits(email, goodPassword)).toBe(true);
            expect(await admits(email, 'Stranger-pass-99')).toBe(false);
          }
        });

        test(`[sec 13] nothing of either form is taken where the code comes without a key, with the stranger ${place}`, async () => {
          const email = `keyless-${at}@new.example`;
          await sendFrom('10.92.0.1')(email, mine);
          await sendFrom(address)(email, strangers);
          const proved = await proveWith(email);
          expect(await accountOf(proved)).toMatchObject({
            firstname: '',
            lastname: '',
            phone: null,
            is_email_verified: true,
            need_change_password: true,
          });
          expect(await admits(email, goodPassword)).toBe(false);
          expect(await admits(email, 'Stranger-pass-99')).toBe(false);
          // Nor are they left to find out by themselves.
          const [letter, ...earlier] = await asking.messages(email);
          expect(letter?.subject).toContain('Ustaw hasło i uzupełnij dane');
          expect(letter?.text).toContain('https://site.example/profile-settings');
          expect(earlier).toHaveLength(2);
          const headers = bearerOf(proved);
          const set = { password: 'Moje-wlasne-haslo-1', password_repeat: 'Moje-wlasne-haslo-1' };
          expect((await asking.send('/v2/loan/password/change', set, { headers })).status).toBe(200);
          expect(await admits(email, 'Moje-wlasne-haslo-1')).toBe(true);
        });
      }

      test('[sec 13] a key of another form, or of none, takes nothing even where a stranger’s form is the only one', async () => {
        await sendFrom('10.92.0.1')('only-theirs@new.example', strangers);
        const account = await accountOf(await proveWith('only-theirs@new.example', 'x'.repeat(43)));
        expect(account).toMatchObject({ firstname: '', phone: null, need_change_password: true });
        expect(await admits('only-theirs@new.example', 'Stranger-pass-99')).toBe(false);
      });

      test('[sec 13] whoever corrects the form is not hindered: the last form of the browser counts', async () => {
        const email = 'corrected@new.example';
        await sendFrom('10.92.0.1')(email, { ...mine, firstname: 'Ana' });
        const password = 'Poprawione-haslo-2';
        const key = await sendFrom('10.92.0.1')(email, { ...mine, password, password_repeat: password });
        expect(await accountOf(await proveWith(email, key))).toMatchObject({
          firstname: 'Anna',
          need_change_password: false,
        });
        expect(await admits(email, password)).toBe(true);
      });

      test('[sec 13] forms sent at the same moment contest each other, and a new code forgets none', async () => {
        const email = 'at-once@new.example';
        const [key] = await Promise.all([
          sendFrom('10.92.0.1')(email, mine),
          sendFrom('10.92.0.1')(email, strangers),
        ]);
        await asking.send(initVerification, { contact: email });
        expect((await accountOf(await proveWith(email, key))).firstname).toBe('Anna');
        await Promise.all([
          sendFrom('10.92.0.1')('keyless-at-once@new.example', mine),
          sendFrom('10.92.0.1')('keyless-at-once@new.example', strangers),
        ]);
        const account = await accountOf(await proveWith('keyless-at-once@new.example'));
        expect(account).toMatchObject({ firstname: '', need_change_password: true });
      });

      test('[sec 13] consents of a form that does not count are nobody’s', async () => {
        const email = 'consents@new.example';
        await sendFrom('10.92.0.1')(email, mine);
        await sendFrom('10.92.0.1')(email, strangers);
        await accountOf(await proveWith(email));
        const consentsOf = async (address: string) =>
          database.orm
            .select({ field: customerConsent.field })
            .from(customerConsent)
            .innerJoin(customer, eq(customer.id, customerConsent.customerId))
            .where(eq(customer.email, address));
        expect(await consentsOf(email)).toEqual([]);
        await asking.open('consenting@new.example');
        expect(await consentsOf('consenting@new.example')).toEqual([{ field: 'consent_terms' }]);
      });
    });

    test('[sec 9] one mailbox gets so many messages, whatever addresses ask', async () => {
      const statuses: number[] = [];
      for (let i = 0; i <= contactLimit.attempts; i += 1) {
        statuses.push((await start('flooded@new.example')).status);
      }
      expect(statuses.slice(0, -1)).not.toContain(429);
      expect(statuses.at(-1)).toBe(429);
      expect(await asking.messages('flooded@new.example')).toHaveLength(contactLimit.attempts);
    });

    test('[spec 7] the product’s sign-up takes the calculator’s sum and term, within bounds', async () => {
      const form = await asking.send('/v2/loan/user/register-form?language=pl');
      expect(form.body.data).toMatchObject({ alias: 'registration-product' });
      const body = signUp('product@new.example', { pesel: '44051401359' });
      const url = '/v2/loan/user/register';
      expect((await asking.send(`${url}?curSum=0&curTerm=12`, body)).status).toBe(400);
      expect((await asking.send(`${url}?curSum=1000001&curTerm=12`, body)).status).toBe(400);
      expect((await asking.send(`${url}?curSum=5000&curTerm=9999`, body)).status).toBe(400);
      expect((await asking.send(`${url}?curSum=5000&curTerm=24&channel=site`, body)).status).toBe(200);
      expect((await prove('product@new.example', await asking.codeTo('product@new.example'))).status).toBe(
        200,
      );
    });

    test('[issue 4] what people are told comes in their language', async () => {
      const messagesTo = async (language: string) =>
        (await asking.send(`${register}?language=${language}`, signUp('x@new.example', { password: 'a' })))
          .body.error?.fields;
      const fields = await Promise.all(['pl', 'en', 'ru', 'uk'].map(messagesTo));
      expect(new Set(fields.map((each) => JSON.stringify(each))).size).toBe(4);
      await asking.send(`${register}?language=uk`, signUp('uk@new.example'));
      expect((await asking.newest('uk@new.example')).text).toContain('облікового запису');
    });

    test('[sec 40] production has no outbox, and without a mail server refuses in words', async () => {
      const production = await backend.open({ sandbox: false, now: () => time });
      const there = accountAsking(production, addressesOf('10.93'));
      expect((await there.send(accountCalls.outbox)).status).toBe(404);
      const { status, body } = await there.send(register, signUp('a@new.example'));
      expect([status, body.error?.code]).toEqual([503, 'unavailable']);
      expect((await there.send(login, { email: 'a@new.example', password: goodPassword })).status).toBe(401);
      await production.close();
    });
  });
});
