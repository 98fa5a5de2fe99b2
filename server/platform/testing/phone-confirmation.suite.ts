import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#schemas/lending/application.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, accountCalls, bearerOf, signUp } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

const generate = '/v2/loan/code/generate';
const verify = '/v2/loan/code/verify';
const status = '/v2/loan/application/status';
const purpose = 'phone-confirmation';
const phone = '+48600100200';

/** The phone an application waits for, and what the calculator was set to. */
onBackends((backend) => {
  describe('phone of an application', () => {
    let platform: Platform;
    let asking: ReturnType<typeof accountAsking>;
    let time = Date.UTC(2026, 2, 1);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      asking = accountAsking(platform, addressesOf('10.96'));
    });
    afterAll(() => platform.close());
    type Headers = Record<string, string>;
    const send = (headers: Headers, url: string, payload?: object) => asking.send(url, payload, { headers });
    /** Later than all limits on messages. */
    const wait = () => {
      time += 20 * 60_000;
    };
    const inStatus = async (email: string, wanted: string): Promise<Headers> => {
      wait();
      const headers = await asking.open(email);
      expect((await send(headers, '/v2/loan/dev/decisions', { status: wanted })).status).toBe(200);
      return headers;
    };
    const statusOf = async (headers: Headers) =>
      ((await send(headers, `${status}?app=0`)).body.data as Application).status;
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

    test('[issue 5] the right code confirms the phone and lets the application go on', async () => {
      const headers = await inStatus('phone@acc.example', 'confirm-code');
      const sent = await send(headers, generate, { purpose });
      expect(sent.status).toBe(200);
      expect(sent.body.data).toEqual({ contact: '••• ••• 200', channel: 'sms' });
      const code = await asking.codeTo(phone);
      expect((await send(headers, verify, { purpose, code: wrong(code) })).status).toBe(422);
      const proved = await send(headers, verify, { purpose, code });
      expect([proved.status, proved.body.data]).toEqual([200, { verified: true }]);
      expect(await statusOf(headers)).not.toBe('confirm-code');
      expect((await send(headers, accountCalls.self)).body.data).toMatchObject({ is_phone_verified: true });
    });

    test('[sec 11] a code is worth five tries; then the application is blocked', async () => {
      const headers = await inStatus('spent@acc.example', 'confirm-code');
      await send(headers, generate, { purpose });
      const code = await asking.codeTo(phone);
      const attempt = (given: string) => send(headers, verify, { purpose, code: given });
      const answers: number[] = [];
      for (const given of Array.from({ length: 5 }, () => wrong(code)))
        answers.push((await attempt(given)).status);
      expect(answers).toEqual([422, 422, 422, 422, 409]);
      expect(await statusOf(headers)).toBe('blocked');
      expect((await attempt(code)).status).toBe(409);
    });

    test('[sec 14] no other status sends or takes such a code, and nobody without a session', async () => {
      const headers = await inStatus('early@acc.example', 'filling-form');
      for (const [url, body] of [
        [generate, { purpose }],
        [verify, { purpose, code: '123456' }],
      ] as const) {
        const refused = await send(headers, url, body);
        expect([refused.status, refused.body.error?.code]).toEqual([409, 'wrong_status']);
        expect((await send({}, url, body)).status).toBe(401);
      }
    });

    test('[sec 13] another number, with password and code, is proved and lets the application go on', async () => {
      const headers = await inStatus('other@acc.example', 'update-mobile');
      const change = (current_password: string) =>
        send(headers, '/v2/loan/mobile-phone-update', { phone: '700 100 900', current_password });
      expect((await change('not it')).status).toBe(422);
      expect((await change('Zielona-mozaika-7')).status).toBe(200);
      const code = await asking.codeTo('+48700100900');
      expect((await send(headers, verify, { purpose: 'phone-change', code })).status).toBe(200);
      expect(await statusOf(headers)).not.toBe('update-mobile');
    });

    test('[spec 7] sum and term of the calculator go through every sign-up, and with app=1, into the application', async () => {
      wait();
      const email = 'carried@acc.example';
      await asking.send(`${accountCalls.register}?curSum=7000&curTerm=18`, signUp(email));
      const opened = await asking.send(accountCalls.verify, {
        contact: email,
        code: await asking.codeTo(email),
      });
      const begun = await send(bearerOf(opened), `${status}?app=1`);
      expect(begun.body.data).toMatchObject({ wanted: { amount_minor: 700_000, months: 18 } });
      const later = await inStatus('now@acc.example', 'nothing');
      const again = await send(later, `${status}?app=1&curSum=9000&curTerm=12`);
      expect(again.body.data).toMatchObject({ wanted: { amount_minor: 900_000, months: 12 } });
      expect((await send(later, `${status}?app=1&curSum=-1`)).status).toBe(400);
    });

    test('[issue 5] the calculator’s options are public, and hold every figure of the example', async () => {
      const { status: code, body } = await asking.send('/v2/loan/calculator/options');
      expect(code).toBe(200);
      const { amount, months, example } = body.data as CalculatorOptions;
      expect(example.amount_minor).toBeGreaterThanOrEqual(amount.min_minor);
      expect(example.amount_minor).toBeLessThanOrEqual(amount.max_minor);
      expect(example.months).toBeGreaterThanOrEqual(months.min);
      expect(example.total_payable_minor).toBe(example.amount_minor + example.total_cost_minor);
      expect(example.total_cost_minor).toBe(example.fee_minor + example.interest_minor);
      expect(example.apr_percent).toBeGreaterThan(example.annual_rate_percent);
    });
  });
});
