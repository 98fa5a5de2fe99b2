import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretLifeMs } from '../base/codes/one-time-secrets.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, accountCalls, bearerOf, goodPassword, visible } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { cheapHash } from './cheap-hash.ts';
import { onBackends } from './on-backends.ts';

const { restore, updateAccess, identification, self, loginLink, loginByLink } = accountCalls;
const other = 'Calkiem-inne-haslo-9';

/** Getting back into an account, and signing in by a link. */
onBackends((backend) => {
  describe('lost passwords', () => {
    let platform: Platform;
    let asking: ReturnType<typeof accountAsking>;
    let time = Date.UTC(2026, 2, 1);
    let hashed = 0;
    beforeAll(async () => {
      platform = await backend.open({
        now: () => time,
        publicOrigin: () => 'https://site.example',
        hashPassword: (password) => {
          hashed += 1;
          return cheapHash(password);
        },
      });
      asking = accountAsking(platform, addressesOf('10.94'));
    });
    afterAll(() => platform.close());
    const update = (email: string, code: string, password = other) =>
      asking.send(updateAccess, { email, code, password, password_repeat: password });
    const isSignedIn = async (headers: Record<string, string>) =>
      (await asking.send(self, undefined, { headers })).status === 200;

    test('[sec 4] a code sets a new password, and every session of the account ends', async () => {
      const first = await asking.open('lost@old.example');
      const second = bearerOf(await asking.logIn('lost@old.example', goodPassword));
      const answer = await asking.send(restore, { email: 'lost@old.example' });
      expect(visible(answer)).toEqual({ status: 200, body: { data: { contact: 'lost@old.example' } } });
      const code = await asking.codeTo('lost@old.example');
      expect(visible(await update('lost@old.example', code))).toEqual({
        status: 200,
        body: { data: { updated: true } },
      });
      expect(await Promise.all([isSignedIn(first), isSignedIn(second)])).toEqual([false, false]);
      expect((await asking.logIn('lost@old.example', goodPassword)).status).toBe(401);
      expect((await asking.logIn('lost@old.example', other)).status).toBe(200);
      expect((await asking.newest('lost@old.example')).subject).toBe('Twoje hasło zostało zmienione');
    });

    test('[sec 10] an unknown address gets the same answers for the same work', async () => {
      await asking.open('here@old.example');
      const work = async (email: string) => {
        const before = { hashed, sent: (await asking.messages(email)).length };
        const answers = [
          (await asking.send(restore, { email })).status,
          visible(await update(email, '000000')),
          (await asking.send('/v2/loan/password/reset', { email })).status,
          visible(await asking.send(loginLink, { email })),
        ];
        const sent = (await asking.messages(email)).length - before.sent;
        return { answers, hashes: hashed - before.hashed, sent };
      };
      const here = await work('here@old.example');
      expect(here).toEqual(await work('nowhere@old.example'));
      expect(here).toMatchObject({ hashes: 1, sent: 3 });
    });

    test('[sec 11] a code is used once, by one of those who come together', async () => {
      await asking.open('once@old.example');
      await asking.send(restore, { email: 'once@old.example' });
      const code = await asking.codeTo('once@old.example');
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, i) => update('once@old.example', code, `${other}${i}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await update('once@old.example', code)).status).toBe(422);
    });

    test('[sec 11] a code ends after ten minutes, and one for another address is good for nothing', async () => {
      await Promise.all([asking.open('two@old.example'), asking.open('three@old.example')]);
      await asking.send(restore, { email: 'two@old.example' });
      const code = await asking.codeTo('two@old.example');
      expect((await update('three@old.example', code)).status).toBe(422);
      time += secretLifeMs;
      expect((await update('two@old.example', code)).status).toBe(422);
    });

    test('[sec 12] a link for a new password keeps its secret behind the hash', async () => {
      await asking.open('hash@old.example');
      await asking.send('/v2/loan/password/reset', { email: 'hash@old.example' });
      const link = new URL((await asking.newest('hash@old.example')).link ?? '');
      expect(`${link.origin}${link.pathname}${link.search}`).toBe(
        'https://site.example/password-restore/update',
      );
      const fragment = new URLSearchParams(link.hash.slice(1));
      expect(fragment.get('email')).toBe('hash@old.example');
      expect((await update('hash@old.example', fragment.get('code') ?? '')).status).toBe(200);
    });

    test('[sec 10] identification answers everybody the same; the code goes to the mailbox of the right one', async () => {
      await asking.open('who@old.example');
      const identify = (email: string, surname: string) => asking.send(identification, { email, surname });
      const right = await identify('who@old.example', ' nowak ');
      const before = (await asking.messages('who@old.example')).length;
      const wrong = await identify('who@old.example', 'Kowalska');
      const unknown = await identify('nobody@old.example', 'Nowak');
      expect(visible(right)).toEqual({ status: 200, body: { data: { sent: true } } });
      expect([visible(wrong), visible(unknown)]).toEqual([visible(right), visible(right)]);
      expect(await asking.messages('who@old.example')).toHaveLength(before);
      expect((await update('who@old.example', await asking.codeTo('who@old.example'))).status).toBe(200);
    });

    test('[issue 4] a new password has to keep the rules', async () => {
      await asking.open('rules@old.example');
      await asking.send(restore, { email: 'rules@old.example' });
      const code = await asking.codeTo('rules@old.example');
      const { status, body } = await update('rules@old.example', code, 'short');
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['password']]);
      // A weak password is no try of the code.
      expect((await update('rules@old.example', code)).status).toBe(200);
    });

    const tokenOf = async (email: string) => {
      const { link = '' } = await asking.newest(email);
      expect(link).toMatch(/^https:\/\/site\.example\/authlink\/[\w-]{43}$/);
      return link.split('/').at(-1);
    };

    test('[sec 11] a link signs in once, whoever comes together with it', async () => {
      await asking.open('link@old.example');
      expect((await asking.send(loginLink, { email: 'Link@old.example' })).body).toEqual({
        data: { sent: true },
      });
      const token = await tokenOf('link@old.example');
      const answers = await Promise.all(Array.from({ length: 8 }, () => asking.send(loginByLink, { token })));
      const good = answers.filter(({ status }) => status === 200);
      expect(good).toHaveLength(1);
      expect(await isSignedIn(bearerOf(good[0] ?? answers[0] ?? (await asking.send(self))))).toBe(true);
      const late = await asking.send(`${loginByLink}?language=en`, { token });
      expect(visible(late)).toEqual({
        status: 422,
        body: { errors: ['This link has expired or was used already. Ask for a new one.'] },
      });
    });

    test('[sec 21] a link leads on to a path of this site, and nowhere else', async () => {
      await asking.open('on@old.example');
      const linkFor = async (next: string) => {
        expect((await asking.send(loginLink, { email: 'on@old.example', next })).status).toBe(200);
        const { link = '' } = await asking.newest('on@old.example');
        return new URL(link).searchParams.get('next');
      };
      expect(await linkFor('/en/posts/rrso?page=2#comments')).toBe('/en/posts/rrso?page=2#comments');
      expect(await linkFor('//evil.example/login')).toBeNull();
    });

    test('[sec 11] a link ends after ten minutes', async () => {
      await asking.open('slow@old.example');
      await asking.send(loginLink, { email: 'slow@old.example' });
      const token = await tokenOf('slow@old.example');
      time += secretLifeMs;
      expect((await asking.send(loginByLink, { token })).status).toBe(422);
    });
  });
});
