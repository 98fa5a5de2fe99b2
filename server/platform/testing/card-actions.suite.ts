import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { sandboxCustomers } from '../customers/sandbox-customers.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, bearerOf } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { fixtureSite } from './fixture-site.ts';
import { onBackends } from './on-backends.ts';

const base = '/v2/loan';
const lost = 'd480d1ce-a2dd-404a-941f-2a2434254d72';
const stolen = 'b73a5802-bddd-4d1b-8a60-827e7e61e650';
const reasons = [
  { uuid: lost, name: 'Karta zginęła' },
  { uuid: stolen, name: 'Karta została skradziona' },
];
const site = {
  ...fixtureSite,
  entries: [
    ...fixtureSite.entries,
    { kind: 'lookup' as const, key: 'cardBlockReason', locale: 'pl', data: reasons },
  ],
};
/** Longer than any window in which codes are counted. */
const laterMs = 20 * 60_000;
const done = { data: { done: true } };

/** What a customer does to a card, over the calls, to the end. */
onBackends((backend) => {
  describe('card actions', () => {
    let platform: Platform;
    let asking: ReturnType<typeof accountAsking>;
    let time = Date.UTC(2026, 10, 21, 9);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time, site });
      asking = accountAsking(platform, addressesOf('10.93'));
    });
    afterAll(() => platform.close());
    // Codes are not sent without end, to nobody.
    beforeEach(() => {
      time += laterMs;
    });

    /** Somebody with a contract and its card. @param name of a customer of the sandbox whom no other test uses */
    const holder = async (name: string) => {
      const email = `${name}@example.com`;
      const phone = sandboxCustomers.find((one) => one.email === email)?.phone ?? expect.unreachable();
      const headers = bearerOf(await asking.logIn(email, sandboxPassword));
      const send = (path: string, payload?: object) => asking.send(`${base}${path}`, payload, { headers });
      const placed = (await send('/dev/decisions', { status: 'contract' })).body.data;
      expect(placed).toMatchObject({ status: 'contract' });
      const code = async (action: StepUpAction, details?: StepUpDetails) => {
        const wanted = { purpose: 'step-up', action, ...(details && { details }) };
        const answer = await send('/code/generate', wanted);
        expect([answer.status, answer.body.data]).toMatchObject([200, { channel: 'sms' }]);
        return asking.codeTo(phone);
      };
      const info = async () =>
        ((await send('/contract/card/info')).body as unknown as { cardInfo: CardInfo }).cardInfo;
      const act = (what: string, payload: object) => send(`/card-gate/${what}`, payload);
      /** The PIN as the card's processor has it: the only way to it is a message to the phone. */
      const pin = async (): Promise<string> => {
        expect((await act('remind-pin', { code: await code('card.remind-pin') })).body).toEqual(done);
        const [message] = await asking.messages(phone);
        return /\b\d{4}\b(?!.*\b\d{4}\b)/.exec(message?.text ?? '')?.[0] ?? `no PIN in ${message?.text}`;
      };
      /** PINs the card may be given: one it has already, or its own last digits, would be refused. */
      const freePins = async (): Promise<[string, string]> => {
        const taken = [await pin(), (await info()).last4];
        const [first, second] = ['8305', '7294', '6183', '5072'].filter((one) => !taken.includes(one));
        return [first ?? expect.unreachable(), second ?? expect.unreachable()];
      };
      return { email, phone, send, code, info, act, pin, freePins };
    };
    const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof asking.send>>) => [
      status,
      body.error?.code,
      Object.keys(body.error?.fields ?? {}),
    ];
    const refusedFor = (field: string) => [422, 'invalid_fields', [field]];

    test('[issue 5] a PIN is changed with its code, once; the customer hears of it, and no answer has the PIN', async () => {
      const { act, code, info, pin, email, freePins } = await holder('nothing');
      const [changed, another] = await freePins();
      expect((await info()).pin_changed_at).toBeNull();
      const given = await code('card.change-pin');
      const answer = await act('change-pin', { pin: changed, code: given });
      expect([answer.status, answer.body]).toEqual([200, done]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await info()).toMatchObject({ state: 'active', pin_changed_at: new Date(time).toISOString() });
      expect((await asking.newest(email)).text).not.toContain(changed);
      expect((await asking.messages(email)).filter(({ text }) => text.includes('PIN'))).toHaveLength(1);
      expect(await pin()).toBe(changed);
      // Used.
      expect(fieldsOf(await act('change-pin', { pin: another, code: given }))).toEqual(refusedFor('code'));
      expect(await pin()).toBe(changed);
    });

    test('[sec 13] the PIN there is already is refused, and its code stays good', async () => {
      const { act, code, freePins } = await holder('filling-form');
      const [changed, another] = await freePins();
      await act('change-pin', { pin: changed, code: await code('card.change-pin') });
      const given = await code('card.change-pin');
      expect(fieldsOf(await act('change-pin', { pin: changed, code: given }))).toEqual(refusedFor('pin'));
      expect(fieldsOf(await act('change-pin', { pin: '1234', code: given }))).toEqual(refusedFor('pin'));
      expect((await act('change-pin', { pin: another, code: given })).body).toEqual(done);
    });

    test('[issue 5] a PIN is reminded to the phone alone, and not to one that nobody confirmed', async () => {
      const { act, code, pin, phone, email, send, freePins } = await holder('scoring');
      const [changed] = await freePins();
      const first = await pin();
      expect(first).toMatch(/^\d{4}$/);
      const mails = await asking.messages(email);
      expect(mails.filter(({ text }) => text.includes(first))).toEqual([]);
      expect((await asking.messages(phone))[0]).toMatchObject({ channel: 'sms', to: phone });
      await act('change-pin', { pin: changed, code: await code('card.change-pin') });
      expect(await pin()).toBe(changed);
      // The sandbox forgets that the phone was confirmed.
      await send('/dev/decisions', { status: 'confirm-code' });
      await send('/dev/decisions', { status: 'contract' });
      const before = (await asking.messages(phone)).length;
      expect(fieldsOf(await act('remind-pin', { code: '123456' }))).toEqual([409, 'wrong_status', []]);
      expect(await asking.messages(phone)).toHaveLength(before);
    });

    test('[issue 5] a card is blocked for a reason of the list, once however often it is pressed; nothing changes it then', async () => {
      const { act, code, info, email } = await holder('screening');
      const given = await code('card.card-block', { reason: lost });
      expect(fieldsOf(await act('card-block', { reason: 'x', code: given }))).toEqual(refusedFor('reason'));
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => act('card-block', { reason: lost, code: given })),
      );
      expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([done]);
      const blocked = {
        state: 'blocked',
        block_reason: lost,
        blocked_at: new Date(time).toISOString(),
        pin_changed_at: null,
      };
      expect(await info()).toMatchObject(blocked);
      expect((await asking.messages(email)).filter(({ text }) => text.includes('zablok'))).toHaveLength(1);
      const late = [
        await act('change-pin', { pin: '8305', code: await code('card.change-pin') }),
        await act('remind-pin', { code: await code('card.remind-pin') }),
        await act('card-block', { reason: stolen, code: await code('card.card-block', { reason: stolen }) }),
      ];
      expect(late.map(fieldsOf)).toEqual(Array(3).fill([409, 'wrong_status', []]));
      expect(await info()).toMatchObject(blocked);
    });

    test('[truth] freezing needs a reason and no code, is once however often it is pressed, and is taken back the same way', async () => {
      const { act, code, info, email } = await holder('data-checking');
      const messages = async () =>
        (await asking.messages(email)).filter(({ text }) => text.includes('blokowana'));
      expect(fieldsOf(await act('card-freeze', { reason: 'x' }))).toEqual(refusedFor('reason'));
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => act('card-freeze', { reason: lost })),
      );
      expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(done));
      const frozen = { state: 'frozen', block_reason: lost, frozen_at: new Date(time).toISOString() };
      expect(await info()).toMatchObject(frozen);
      expect(await messages()).toHaveLength(1);
      // Whoever holds the phone meanwhile learns nothing of the card.
      const given = await code('card.card-details');
      expect(fieldsOf(await act('card-details', { code: given }))).toEqual([409, 'wrong_status', []]);
      expect(fieldsOf(await act('change-pin', { pin: '8305', code: given }))).toEqual([
        409,
        'wrong_status',
        [],
      ]);
      for (let again = 0; again < 2; again++) expect((await act('card-unfreeze', {})).body).toEqual(done);
      expect(await info()).toMatchObject({ state: 'active', block_reason: null, frozen_at: null });
      expect(await messages()).toHaveLength(2);
      // From frozen to blocked, and there it ends.
      await act('card-freeze', { reason: lost });
      await act('card-block', { reason: stolen, code: await code('card.card-block', { reason: stolen }) });
      expect(await info()).toMatchObject({ state: 'blocked', block_reason: stolen, frozen_at: null });
      for (const late of [await act('card-unfreeze', {}), await act('card-freeze', { reason: lost })])
        expect(fieldsOf(late)).toEqual([409, 'wrong_status', []]);
    });

    test('[truth] number and security code come once for one code, are kept by nobody, and are in no page, message or log', async () => {
      const { act, code, info, email, phone } = await holder('call-verification');
      const given = await code('card.card-details');
      const answer = await act('card-details', { code: given });
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      const card = answer.body.data as { number: string; security_code: string; expires: string };
      const { last4, expires } = await info();
      expect(card).toEqual({
        number: expect.stringMatching(new RegExp(`^\\d{12}${last4}$`)),
        security_code: expect.stringMatching(/^\d{3}$/),
        expires,
      });
      expect(fieldsOf(await act('card-details', { code: given }))).toEqual(refusedFor('code'));
      const messages = [...(await asking.messages(email)), ...(await asking.messages(phone))];
      expect(messages.some(({ text }) => text.includes('pełny numer karty'))).toBe(true);
      expect(messages.filter(({ text }) => text.includes(card.number))).toEqual([]);
      expect(JSON.stringify(await info())).not.toContain(card.number);
      // The same card has the same number.
      const again = await act('card-details', { code: await code('card.card-details') });
      expect(again.body.data).toEqual(card);
    });

    test('[sec 13] a wrong code, another action’s, one for other details and another customer’s do nothing', async () => {
      const one = await holder('processing');
      const other = await holder('bureaus-checking');
      const [[wished], [theirPin]] = await Promise.all([one.freePins(), other.freePins()]);
      const before = await one.info();
      const wrong = async (what: string, body: object, given: string) =>
        expect(fieldsOf(await one.act(what, { ...body, code: given })), what).toEqual(refusedFor('code'));

      const right = await one.code('card.change-pin');
      await wrong('change-pin', { pin: wished }, right === '111111' ? '222222' : '111111');
      // Another customer's: refused here, and still good there.
      const theirs = await other.code('card.change-pin');
      if (theirs !== right) await wrong('change-pin', { pin: wished }, theirs);
      expect((await other.act('change-pin', { pin: theirPin, code: theirs })).body).toEqual(done);
      // One code for all of them would be none: each says what it lets happen.
      await wrong('remind-pin', {}, right);
      await wrong('change-pin', { pin: wished }, right);
      await wrong('card-block', { reason: lost }, await one.code('card.card-block', { reason: stolen }));
      await wrong('card-block', { reason: lost }, await one.code('card.remind-pin'));
      expect(await one.info()).toEqual(before);
      expect((await other.info()).state).toBe('active');
    });
  });
});
