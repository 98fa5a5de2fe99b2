import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboxMessage } from '#schemas/customer.ts';
import type {
  Contract,
  HistoryRow,
  Settlement,
  SignedContract,
  WithdrawalReceipt,
} from '#schemas/lending/contract.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import { sandboxCustomers } from '../customers/sandbox-customers.ts';
import type { Platform } from '../platform.ts';
import { accountAsking } from './ask-account.ts';
import { addressesOf, customerAsking } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

const email = 'show-contract@example.com';
const at = (path: string) => `/v2/loan/contract/${path}`;
const agreed = { sheet_received: true, accepts_contract: true };
const key = (value: string = randomUUID()) => ({ headers: { [idempotencyHeader]: value } });

/** Contracts as customers meet them: from the offer to the withdrawal. */
onBackends((backend) => {
  describe('contract calls', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open();
    });
    afterAll(() => platform.close());
    const phone = sandboxCustomers.find((one) => one.email === email)?.phone ?? email;
    const codeOf = async (who: Awaited<ReturnType<typeof customerAsking>>) => {
      const details = { payout: 'card-account' };
      const payload = { purpose: 'step-up', action: 'contract.sign', details };
      expect((await who('/v2/loan/code/generate', { payload })).status).toBe(200);
      return accountAsking(platform, addressesOf('10.66')).codeTo(phone);
    };
    const kindsOf = async (who: Awaited<ReturnType<typeof customerAsking>>) => {
      const { body } = await who(at('document/get'));
      const { files } = body as unknown as { files: { kind: string }[] };
      return files.map(({ kind }) => kind);
    };

    test('[sec 14] [sec 15] who has no contract is told so, by status or as if there were none', async () => {
      const nobody = await customerAsking(platform, 'nothing@example.com');
      for (const path of ['data', 'settlement', 'history'])
        expect((await nobody(at(path))).status, path).toBe(409);
      const shown = await customerAsking(platform, email);
      expect((await shown(at('history'))).status).toBe(409);
      expect((await platform.app.inject({ url: at('data') })).statusCode).toBe(401);
    });

    test('[issue 5] read, signed once with a code, withdrawn from with a receipt', {
      timeout: 60_000,
    }, async () => {
      const who = await customerAsking(platform, email);
      const read = await who(at('get'), { method: 'POST' });
      expect([read.status, read.headers['cache-control']]).toEqual([200, 'no-store']);
      const offered = read.body.data as Contract;
      expect([offered.state, offered.signed_at]).toEqual(['offered', null]);
      expect(offered.repayment_account.iban).toMatch(/^PL\d{26}$/);
      expect(await kindsOf(who)).toEqual(expect.arrayContaining(['information-sheet', 'contract']));

      const wrong = await who(at('sign'), { payload: { ...agreed, code: '000000' }, ...key() });
      expect([wrong.status, Object.keys(wrong.body.error?.fields ?? {})]).toEqual([422, ['code']]);
      const payload = { ...agreed, payout: 'card-account', code: await codeOf(who) };
      expect((await who(at('sign'), { payload })).status).toBe(400);
      const intention = key();
      const signed = await who(at('sign'), { payload, ...intention });
      expect(signed.body).toMatchObject({ data: { state: 'active', number: offered.number } });
      const again = await who(at('sign'), { payload, ...intention });
      expect([again.status, again.body]).toEqual([200, signed.body]);
      expect((await who(at('sign'), { payload, ...key() })).status).toBe(409);

      const history = await who(at('history?limit=1'));
      expect(Number(history.headers['x-items-total'])).toBe(1);
      expect(history.body.data as HistoryRow[]).toMatchObject([
        { kind: 'payout', amount_minor: offered.figures.amount_minor },
      ]);
      expect((await kindsOf(who)).filter((kind) => kind === 'contract')).toHaveLength(2);
      const card = await who(at('card/info'));
      expect(card.body).toMatchObject({ cardInfo: { balance_minor: offered.figures.amount_minor } });

      const withdrawal = key();
      const withdraw = () => who(at('withdrawal'), { payload: { confirm: true }, ...withdrawal });
      const done = await withdraw();
      const receipt = done.body.data as WithdrawalReceipt;
      // Signed today and nothing taken from the card: nothing is to be returned.
      expect([done.status, receipt.to_return_minor]).toEqual([200, 0]);
      expect((await withdraw()).body).toEqual(done.body);
      const status = await who('/v2/loan/application/status?app=0');
      expect(status.body.data).toMatchObject({ status: 'nothing' });
      expect(await kindsOf(who)).toEqual(expect.arrayContaining(['withdrawal-receipt', 'statement']));
      // What is over stays readable, whatever the customer does next; what would change it is refused.
      const [listed] = (await who(at('list'))).body.data as SignedContract[];
      expect(listed).toMatchObject({ number: offered.number, state: 'withdrawn', held_minor: 0 });
      for (const status of ['nothing', 'filling-form', 'blocked']) {
        if (status !== 'nothing') await who('/v2/loan/dev/decisions', { payload: { status } });
        const reading = [
          at('data'),
          at(`data?contract=${listed?.id}`),
          at('card/info'),
          at('history'),
          at('document/get'),
          '/v2/loan/bank/account/list',
        ];
        for (const path of reading) expect((await who(path)).status, `${status} ${path}`).toBe(200);
        const writing = [
          ['/v2/loan/card-gate/card-freeze', { reason: 'lost' }],
          ['/v2/loan/blue-cash/repayment', { amount_minor: 1000 }],
          [at('withdrawal'), { confirm: true }],
        ] as const;
        for (const [path, body] of writing) {
          const answer = await who(path, { payload: body, ...key() });
          expect([answer.status, answer.body.error?.code], `${status} ${path}`).toEqual([
            409,
            'wrong_status',
          ]);
        }
      }
      expect((await who(at(`data?contract=${crypto.randomUUID()}`))).status).toBe(404);
      const closed = (await who(at('card/info'))).body as unknown as { cardInfo: { state: string } };
      expect(closed.cardInfo.state).toBe('blocked');
      const letters = await platform.app.inject({ url: `/v2/loan/dev/outbox?to=${email}` });
      const letter = (letters.json().data as OutboxMessage[]).find(({ subject }) =>
        /^Odstąpienie/.test(subject),
      );
      expect(letter?.text).toContain(`Odstępuję od umowy pożyczki ${offered.number}`);
      expect(letter?.link).toContain(`/active-contract/docs?contract=${listed?.id}`);
    });

    test('[art. 49] a payoff is told for days from today to the end of the contract', async () => {
      const who = await customerAsking(platform, 'contract@example.com');
      const { data } = (await who(at('data'))).body as { data: Contract };
      const last = data.schedule.at(-1) ?? expect.unreachable();
      const settlement = (await who(at(`settlement?on=${last.due_on}`))).body.data as Settlement;
      expect([settlement.on, settlement.saved_minor]).toEqual([last.due_on, 0]);
      const today = (await who(at('settlement'))).body.data as Settlement;
      expect(today.total_minor).toBeLessThan(
        data.owed.principal_minor +
          data.owed.interest_minor +
          data.owed.fee_minor +
          data.owed.late_interest_minor,
      );
      for (const on of ['2026-02-30', '2020-01-01', '2099-01-01', 'jutro']) {
        const answer = await who(at(`settlement?on=${on}`));
        expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([422, ['on']]);
      }
    });

    test('[art. 53] after 14 days it cannot be withdrawn from', async () => {
      const who = await customerAsking(platform, 'contract@example.com');
      const late = await who(at('withdrawal?language=en'), { payload: { confirm: true }, ...key() });
      expect([late.status, late.body.error?.code]).toEqual([409, 'wrong_status']);
      expect(late.body.error?.message).toContain('repay the loan early');
    });
  });
});
