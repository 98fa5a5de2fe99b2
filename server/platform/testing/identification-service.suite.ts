import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { openIdentification, ownAccount } from './identification-bench.ts';
import { onBackends } from './on-backends.ts';

const account = {
  id: 'a1',
  masked_iban: 'PL •••• 2874',
  bank: 'Bank Most',
  owner: 'NOWAK ANNA',
  balance_minor: 100,
  currency: 'PLN',
};

/** Identification without the calls: what happens when, and how often. */
onBackends((backend) => {
  describe('identification', () => {
    let database: Database;
    let people = 0;
    let time = Date.UTC(2026, 2, 1);
    const now = () => time;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    const open = () => openIdentification(database, now, ++people);

    test('[sec 8] asking for the address of a link starts nothing, and gives the same link again', async () => {
      const { links, call } = await open();
      const [first, second] = await Promise.all([links.access(call), links.access(call)]);
      expect(second.link_id).toBe(first.link_id);
      expect(await links.status(call)).toEqual({ link_id: null, state: null, failure: null });
      expect((await links.access({ ...call, method: 'transaction-link' })).link_id).not.toBe(first.link_id);
    });

    test('[issue 5] from the bank’s consent to the proved account: each effect once', async () => {
      const { links, call, bank, customer, lifecycle, accounts } = await open();
      const { link_id } = await links.access(call);
      bank.status = { state: 'authorised', accounts: [account] };
      expect((await links.status(call, link_id)).state).toBe('authorised');
      expect(await links.accounts(call)).toEqual([account]);
      await expect(links.process(call, { link_id, account_id: 'other' })).rejects.toMatchObject({
        code: 'invalid_fields',
      });
      expect((await links.process(call, { link_id, account_id: 'a1' })).state).toBe('importing');
      expect((await links.process(call, { link_id, account_id: 'a1' })).state).toBe('importing');
      expect(bank.imported).toEqual(['a1']);
      bank.status = { state: 'done', account: ownAccount };
      const ends = await Promise.all([links.status(call, link_id), links.status(call, link_id)]);
      expect(ends.map(({ failure }) => failure)).toEqual([null, null]);
      expect(await lifecycle.statusOf(customer)).toBe('external-data-request');
      expect(await accounts()).toMatchObject([
        { iban: 'PL61109010140000071219812874', provedBy: 'kontomatik', owner: 'NOWAK ANNA' },
      ]);
    });

    test('[issue 5] an import ends although the customer closed the page', async () => {
      const { links, call, bank, customer, lifecycle, parts } = await open();
      const { link_id } = await links.access(call);
      bank.status = { state: 'authorised', accounts: [account] };
      await links.status(call, link_id);
      bank.status = { state: 'done', account: ownAccount };
      await parts.hear('not genuine');
      expect(await lifecycle.statusOf(customer)).toBe('payment-request');
      const notice = JSON.stringify({ kind: 'link', linkId: link_id });
      await Promise.all([parts.hear(notice), parts.hear(notice)]);
      expect(await lifecycle.statusOf(customer)).toBe('external-data-request');
    });

    test('[issue 5] each failure is kept and told, and the next try is another link', async () => {
      const { links, call, bank, customer, lifecycle } = await open();
      const ids = new Set<string>();
      for (const failure of ['cancelled', 'refused', 'bank-unavailable', 'timed-out'] as const) {
        const { link_id } = await links.access(call);
        ids.add(link_id);
        bank.status = { state: 'failed', failure };
        expect(await links.status(call, link_id)).toEqual({ link_id, state: 'failed', failure });
        bank.status = { state: 'unknown' };
        expect(await links.status(call, link_id)).toEqual({ link_id, state: 'failed', failure });
      }
      expect(ids.size).toBe(4);
      expect((await lifecycle.open(customer.id))?.identification).toMatchObject({
        failures: 4,
        last_failure: 'timed-out',
      });
      expect(await lifecycle.statusOf(customer)).toBe('payment-request');
    });

    test('[issue 5] an account of somebody else is not taken, and the third one blocks', async () => {
      const { links, call, bank, customer, lifecycle, accounts } = await open();
      const statuses: string[] = [];
      for (let count = 0; count < 3; count++) {
        const { link_id } = await links.access(call);
        bank.status = { state: 'done', account: { ...ownAccount, owner: 'INNY JAN' } };
        expect((await links.status(call, link_id)).failure).toBe('name-mismatch');
        statuses.push(await lifecycle.statusOf(customer));
      }
      expect(statuses).toEqual(['payment-request', 'payment-request', 'blocked']);
      expect(await accounts()).toEqual([]);
      expect((await lifecycle.open(customer.id))?.blocked?.reason).toBe('identity-mismatch');
    });

    test('[sec 15] somebody else’s link is not there', async () => {
      const [one, two] = [await open(), await open()];
      const { link_id } = await one.links.access(one.call);
      one.bank.status = { state: 'authorised', accounts: [account] };
      await one.links.status(one.call, link_id);
      const missing = { code: 'not_found' };
      await expect(two.links.status(two.call, link_id)).rejects.toMatchObject(missing);
      await expect(two.links.status(two.call, 'no-id')).rejects.toMatchObject(missing);
      await expect(two.links.process(two.call, { link_id, account_id: 'a1' })).rejects.toMatchObject(missing);
      expect(await two.links.accounts(two.call)).toEqual([]);
      const other = { ...one.call, method: 'transaction-link' } as const;
      await expect(one.links.status(other, link_id)).rejects.toMatchObject(missing);
    });

    test('[issue 5] a link that was left open ends with its time', async () => {
      const { links, call, bank } = await open();
      const { link_id } = await links.access(call);
      bank.status = { state: 'started' };
      expect((await links.status(call, link_id)).state).toBe('started');
      time += 31 * 60_000;
      expect(await links.status(call, link_id)).toMatchObject({ state: 'failed', failure: 'timed-out' });
    });

    test('[issue 5] a bank that does not answer is said in words, and fails nothing', async () => {
      const { links, call, bank, lifecycle, customer } = await open();
      bank.status = new Proxy(bank.status, {
        get: () => {
          throw new Error('no answer');
        },
      });
      await expect(links.status(call)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
      expect((await lifecycle.open(customer.id))?.identification).toBeNull();
    });

    test('[issue 5] the transfer of one grosz proves its account, once', async () => {
      const { parts, customer, transfer, accounts, lifecycle } = await open();
      const form = await parts.transfers.form(customer, { language: 'pl' });
      expect(form).toMatchObject({
        amount_minor: 1,
        state: 'awaited',
        pay_urls: { 'bank-most': 'pay/bank-most' },
      });
      await transfer('NOWAK ANNA', 'W/2026/900001 ZZZZZZ');
      expect(await lifecycle.statusOf(customer)).toBe('payment-request');
      await Promise.all([transfer('NOWAK ANNA'), transfer('nowak anna')]);
      expect(await lifecycle.statusOf(customer)).toBe('external-data-request');
      expect(await accounts()).toMatchObject([{ provedBy: 'transfer' }]);
    });

    test('[issue 5] a transfer counts to the end of its last day, and proves nothing afterwards', async () => {
      // Asked for at noon in Warsaw: the last day ends twelve hours after its moment.
      const begin = Date.UTC(2026, 2, 1, 11);
      const lastMoment = Date.UTC(2026, 2, 4, 23) - 1;
      time = begin;
      const [inTime, late] = [await open(), await open()];
      time = lastMoment;
      expect(await inTime.parts.transfers.form(inTime.customer, { language: 'pl' })).toMatchObject({
        state: 'awaited',
        expires_at: new Date(begin + 3 * 24 * 60 * 60_000).toISOString(),
      });
      await inTime.transfer('NOWAK ANNA');
      expect(await inTime.lifecycle.statusOf(inTime.customer)).toBe('external-data-request');

      time = lastMoment + 1;
      const form = () => late.parts.transfers.form(late.customer, { language: 'pl' });
      const failed = { state: 'failed', failure: 'transfer-late', pay_urls: {} };
      expect(await form()).toMatchObject(failed);
      await Promise.all([late.transfer('NOWAK ANNA'), late.transfer('INNY JAN')]);
      await late.transfer('INNY JAN');
      expect(await late.lifecycle.statusOf(late.customer)).toBe('payment-request');
      expect(await late.accounts()).toEqual([]);
      expect(await form()).toMatchObject(failed);
      expect((await late.lifecycle.open(late.customer.id))?.identification).toMatchObject({
        method: null,
        last_failure: 'transfer-late',
      });
      // The other way stays open.
      late.bank.status = { state: 'done', account: ownAccount };
      const { link_id } = await late.links.access(late.call);
      expect((await late.links.status(late.call, link_id)).failure).toBeNull();
      expect(await late.lifecycle.statusOf(late.customer)).toBe('external-data-request');
      // Said once more after that, it takes nothing back.
      await late.transfer('NOWAK ANNA');
      expect(await late.lifecycle.statusOf(late.customer)).toBe('external-data-request');
    });

    test('[issue 5] a transfer from somebody else’s account is told, and another one may follow', async () => {
      const { parts, customer, transfer, lifecycle } = await open();
      await transfer('INNY JAN');
      expect(await parts.transfers.form(customer, { language: 'pl' })).toMatchObject({
        state: 'failed',
        failure: 'name-mismatch',
      });
      await transfer('Anna Nowak');
      expect(await lifecycle.statusOf(customer)).toBe('external-data-request');
    });
  });
});
