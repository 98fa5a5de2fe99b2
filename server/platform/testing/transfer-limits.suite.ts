import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { onBackends } from './on-backends.ts';
import { addDebtor, benchCode, openPaymentBench } from './payments-bench.ts';

/** Limit of a day where the configuration names none, and a loan that is more than it. Grosz. */
const limit = 1_000_000;
const loan = 2_000_000;

/** How much can be sent in a day at the site's place. */
onBackends((backend) => {
  describe('daily limit of transfers', () => {
    let database: Database;
    let people = 0;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    /** Somebody with a loan above the limit. @param start of the clock, ISO */
    const open = async (start: string) => {
      let time = Date.parse(start);
      const now = () => time;
      const bench = await openPaymentBench({ orm: database.orm, now });
      const newPerson = async () => {
        people += 1;
        const { customer, contract, accountId } = await addDebtor(database.orm, `limit-${people}`, now, loan);
        const send = async (amount_minor: number) => {
          const body = { account_id: accountId, amount_minor, code: benchCode };
          const key = randomUUID();
          const { status, body: answer } = await bench.call('account/transfer-money', {
            who: customer.id,
            key,
            body,
          });
          return status === 200
            ? 'sent'
            : `${status} ${Object.entries(answer.error.fields).flat().join(': ')}`;
        };
        const balance = () => createContractBooks(database.orm, now).cardBalance(contract.id);
        return { send, balance };
      };
      return {
        newPerson,
        ...(await newPerson()),
        at: (moment: string) => {
          time = Date.parse(moment);
        },
      };
    };
    const refused = expect.stringMatching(/^422 amount_minor: /);

    test('[issue 5] the limit to the grosz: all of it at once, and not one grosz more', async () => {
      const { send, balance } = await open('2026-03-02T10:00:00Z');
      const before = await balance();
      const over = (await send(limit + 1)).replaceAll(/\s/g, ' ');
      expect(over).toContain('10 000,00 zł');
      expect(await balance()).toBe(before);
      expect(await send(limit)).toBe('sent');
      expect(await send(100)).toEqual(refused);
      expect(await balance()).toBe(before - limit);
    });

    test('[issue 5] transfers of a day add up, those that come together too; other people’s do not count', async () => {
      const { send, balance, newPerson } = await open('2026-03-02T10:00:00Z');
      const before = await balance();
      expect(await send(limit - 300_100)).toBe('sent');
      const answers = await Promise.all([300_000, 300_000, 300_000].map(send));
      expect(answers.filter((answer) => answer === 'sent')).toHaveLength(1);
      expect(answers.filter((answer) => answer !== 'sent')).toEqual([refused, refused]);
      expect(await send(101)).toEqual(refused);
      expect(await (await newPerson()).send(limit)).toBe('sent');
      // What was refused took nothing of the rest.
      expect(await send(100)).toBe('sent');
      expect(await balance()).toBe(before - limit);
    });

    // Midnight in Warsaw: UTC+1 in winter, the short day of March (23 h), the long one of October (25 h).
    test.each([
      ['in winter', '2026-03-02T22:30:00Z', '2026-03-02T22:59:59.999Z', '2026-03-02T23:00:00Z'],
      ['on the short day', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
      ['on the long day', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'],
    ])('[issue 5] a new day begins at midnight in Warsaw, %s', async (_name, first, last, next) => {
      const { send, at } = await open(first);
      expect(await send(limit)).toBe('sent');
      at(last);
      expect(await send(100)).toEqual(refused);
      at(next);
      expect(await send(limit - 1)).toBe('sent');
    });
  });
});
