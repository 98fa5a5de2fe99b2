import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import { auditEvent } from '../base/audit/tables.ts';
import { createCodeLimits } from '../base/codes/code-limits.ts';
import { createOneTimeSecrets, secretLifeMs } from '../base/codes/one-time-secrets.ts';
import { oneTimeSecret } from '../base/codes/tables.ts';
import type { Database } from '../base/database/database.ts';
import { memoryWindows } from '../base/limits/testing/memory-windows.ts';
import { type Customer, createCustomerStore } from '../customers/customer-store.ts';
import { createStepUp } from '../customers/step-up/create-step-up.ts';
import type { Caller } from '../http/person-texts.ts';
import { bankAccount } from '../lending/payments/tables.ts';
import { describeStepUp } from '../lending/step-up-message.ts';
import { keptMessages } from './kept-messages.ts';
import { onBackends } from './on-backends.ts';

const language = 'pl';

/** Codes for single actions. */
onBackends((backend) => {
  describe('step-up', () => {
    let database: Database;
    let people = 0;
    let time = Date.UTC(2026, 2, 1);
    const now = () => time;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    const newCustomer = async (change: Partial<Customer> = {}): Promise<Customer> => {
      people++;
      const added = await createCustomerStore(database.orm).add({
        email: `step${people}@acc.example`,
        phone: `+48700100${String(people).padStart(3, '0')}`,
        phoneVerifiedAt: new Date(time),
        firstname: 'Anna',
        lastname: 'Nowak',
        group: 'personal',
        ...change,
      });
      if (added === null) throw new Error('the address is taken');
      return added;
    };
    const open = async () => {
      const { orm } = database;
      const { sent, sender } = keptMessages();
      const codes = await createOneTimeSecrets(orm, now);
      const limits = createCodeLimits(memoryWindows(now), now);
      const audit = createAuditLog(orm, now);
      const stepUp = createStepUp({ orm, codes, limits, sender, describeStepUp, audit, now });
      const customer = await newCustomer();
      const caller: Caller = { address: `10.41.0.${people}`, agent: null, language };
      const send = (action: StepUpAction, details: StepUpDetails = {}, who = customer) =>
        stepUp.send(who, action, details, caller);
      const code = () => sent.at(-1)?.values?.code ?? '';
      /** Does something that needs a code. @returns whether it was let through */
      const act = async (
        action: StepUpAction,
        details: StepUpDetails,
        given: string,
        after: () => void = () => undefined,
      ) => {
        const done = await orm
          .transaction(async (tx) => {
            await stepUp.use(tx, customer, { action, details, code: given }, caller);
            after();
            return true;
          })
          .catch((error: unknown) => {
            if (error instanceof Error && error.name === 'PlatformError') return false;
            throw error;
          });
        await stepUp.settled();
        return done;
      };
      return { orm, sent, stepUp, customer, caller, send, code, act };
    };
    const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
    const block = { reason: 'lost' };

    test('[sec 13] a code lets one action happen once, in the transaction of the action', async () => {
      const { send, code, act, orm, customer } = await open();
      expect(await send('card.card-block', block)).toMatchObject({ channel: 'sms' });
      const fails = () => {
        throw new Error('the processor is away');
      };
      await expect(act('card.card-block', block, code(), fails)).rejects.toThrow('the processor is away');
      expect(await act('card.card-block', block, code())).toBe(true);
      expect(await act('card.card-block', block, code())).toBe(false);
      const rows = await orm.select().from(auditEvent).where(eq(auditEvent.customerId, customer.id));
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
        'step-up-failed',
        'step-up-sent',
        'step-up-used',
      ]);
      expect(JSON.stringify(rows)).not.toContain(code());
    });

    test('[sec 13] a code of another action, or for other details, is worthless from then on', async () => {
      const { send, code, act } = await open();
      await send('card.card-block', block);
      expect(await act('card.change-pin', {}, code())).toBe(false);
      expect(await act('card.card-block', block, code())).toBe(false);
      await send('card.card-block', block);
      expect(await act('card.card-block', { reason: 'stolen' }, code())).toBe(false);
      expect(await act('card.card-block', block, code())).toBe(false);
    });

    test('[sec 13] the message of a transfer names amount and payee, and binds both', async () => {
      const { orm, send, sent, code, act, customer } = await open();
      const other = await newCustomer();
      const account = (customerId: string) => ({
        customerId,
        iban: 'PL61109010140000071219812874',
        bank: 'Bank Północny',
        owner: 'Anna Nowak',
        provedBy: 'transfer',
        provedAt: new Date(time),
      });
      const rows = await orm
        .insert(bankAccount)
        .values([account(customer.id), account(other.id)])
        .returning();
      const [own = '', foreign = ''] = rows.map(({ id }) => id);
      const details = { account_id: own, amount_minor: 125_000 };
      await send('account.transfer-money', details);
      expect(sent.at(-1)?.values).toMatchObject({ payee: 'Bank Północny PL •••• 2874' });
      expect(sent.at(-1)?.values?.amount?.replaceAll(/\s/g, ' ')).toBe('1 250,00 zł');
      expect(await act('account.transfer-money', { ...details, amount_minor: 125_001 }, code())).toBe(false);
      await send('account.transfer-money', details);
      // The order of names means nothing.
      const turned = { amount_minor: 125_000, account_id: own };
      expect(await act('account.transfer-money', turned, code())).toBe(true);
      const elsewhere = send('account.transfer-money', { ...details, account_id: foreign });
      await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
      await expect(send('account.transfer-money', { ...details, account_id: "'; --" })).rejects.toMatchObject(
        { code: 'not_found' },
      );
    });

    test('[sec 11] five tries, also when they come together and their transactions are thrown away', async () => {
      const { orm, send, code, act, customer } = await open();
      await send('card.remind-pin');
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => act('card.remind-pin', {}, wrong(code()))),
      );
      expect(tries).toEqual(Array(8).fill(false));
      expect(await act('card.remind-pin', {}, code())).toBe(false);
      const [row] = await orm.select().from(oneTimeSecret).where(eq(oneTimeSecret.subject, customer.id));
      expect(row?.triesLeft).toBe(0);
      await send('card.remind-pin');
      expect(await act('card.remind-pin', {}, wrong(code()))).toBe(false);
      expect(await act('card.remind-pin', {}, code())).toBe(true);
    });

    test('[sec 11] a look whether a code is good leaves it good; a wrong one costs a try', async () => {
      const { stepUp, customer, caller, send, code, act, orm } = await open();
      const look = async (given: string) => {
        const use = { action: 'card.remind-pin', details: {}, code: given } as const;
        const outcome = await stepUp.check(customer, use, caller).then(
          () => 'good',
          ({ code: refusal }: { code: string }) => refusal,
        );
        await stepUp.settled();
        return outcome;
      };
      await send('card.remind-pin');
      expect([await look(code()), await look(code())]).toEqual(['good', 'good']);
      const used = await orm.select().from(auditEvent).where(eq(auditEvent.customerId, customer.id));
      expect(used.map(({ kind }) => kind)).toEqual(['step-up-sent']);
      expect(await act('card.remind-pin', {}, code())).toBe(true);
      expect(await look(code())).toBe('invalid_fields');
      await send('card.remind-pin');
      const right = code();
      for (const _ of Array.from({ length: 5 })) expect(await look(wrong(right))).toBe('invalid_fields');
      expect(await look(right)).toBe('invalid_fields');
      expect(await act('card.remind-pin', {}, right)).toBe(false);
    });

    test('[sec 11] a code is good that is issued while a wrong one is still being counted', async () => {
      const { issueCode, useCode: spend } = await createOneTimeSecrets(database.orm, now);
      const refused: string[] = [];
      for (let round = 0; round < 40; round++) {
        const whose = { purpose: 'step-up', subject: `waits ${round}` } as const;
        const tryWrong = async () => {
          // Each round comes in at another of the statements that issue a code.
          for (let step = 0; step < round % 8; step++) await database.orm.execute('select 1');
          await spend({ ...whose, code: 'never sent' });
        };
        const [code] = await Promise.all([issueCode(whose), tryWrong()]);
        if ((await spend({ ...whose, code })) === null) refused.push(whose.subject);
      }
      expect(refused).toEqual([]);
    });

    test('[sec 11] a code ends after ten minutes, and a new one ends it at once', async () => {
      const { send, code, act } = await open();
      await send('card.change-pin');
      const first = code();
      await send('card.change-pin');
      expect(await act('card.change-pin', {}, first === code() ? wrong(first) : first)).toBe(false);
      time += secretLifeMs;
      expect(await act('card.change-pin', {}, code())).toBe(false);
    });

    test('[sec 13] a phone nobody proved gets no codes: they go to the e-mail address', async () => {
      const { send, sent } = await open();
      const unproved = await newCustomer({ phoneVerifiedAt: null });
      const to = await send('card.change-pin', {}, unproved);
      expect(to).toEqual({ channel: 'email', contact: 's•••@acc.example' });
      expect(sent.at(-1)).toMatchObject({ channel: 'email', to: unproved.email });
    });

    test('[sec 13] details that are not the action’s get no code, and neither does a contract nobody offers', async () => {
      const { send, sent } = await open();
      const wrongDetails: [StepUpAction, StepUpDetails][] = [
        ['card.card-block', {}],
        ['card.change-pin', { pin: '8305' }],
        ['account.transfer-money', { account_id: 'x', amount_minor: '100' }],
      ];
      const answers = await Promise.allSettled(
        wrongDetails.map(([action, details]) => send(action, details)),
      );
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      await expect(send('contract.sign')).rejects.toMatchObject({ code: 'not_found' });
      expect(sent).toEqual([]);
    });

    test('[sec 11] codes are not sent without end', async () => {
      const { send } = await open();
      for (const _ of Array.from({ length: 5 })) await send('card.change-pin');
      await expect(send('card.change-pin')).rejects.toMatchObject({ code: 'too_many_attempts' });
    });
  });
});
