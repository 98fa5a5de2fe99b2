import { createHash, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Orm } from '../base/database/database.ts';
import { customer as customerTable } from '../customers/tables.ts';
import { balancesOf } from '../lending/contracts/ledger.ts';
import { ledgerTransaction, loanContract } from '../lending/contracts/tables.ts';
import { contractDocument } from '../lending/documents/tables.ts';
import { bankAccount } from '../lending/payments/tables.ts';
import { loanApplication } from '../lending/tables.ts';
import { onBackends } from './on-backends.ts';
import { type DocumentContent, openSigningBench, signingNow } from './signing-bench.ts';

const iban = 'PL61109010140000071219812874';
const read = (bytes: Uint8Array): DocumentContent => JSON.parse(new TextDecoder().decode(bytes));

/** Signing: documents are made before the transaction, and all of it happens or nothing. */
onBackends((backend) => {
  describe('signing', () => {
    let database: Database;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    const documentsOf = (contractId: string) =>
      database.orm
        .select()
        .from(contractDocument)
        .where(eq(contractDocument.contractId, contractId))
        .orderBy(asc(contractDocument.createdAt), asc(contractDocument.kind));
    /** All that signing leaves. */
    const leftOf = async (customerId: string) => {
      const { orm } = database;
      const [contract] = await orm.select().from(loanContract).where(eq(loanContract.customerId, customerId));
      const [application] = await orm
        .select()
        .from(loanApplication)
        .where(eq(loanApplication.customerId, customerId));
      const moved = await orm
        .select({ kind: ledgerTransaction.kind })
        .from(ledgerTransaction)
        .where(eq(ledgerTransaction.customerId, customerId));
      return {
        state: contract?.state,
        signedAt: contract?.signedAt ?? null,
        status: application?.status,
        moved: moved.map(({ kind }) => kind).toSorted(),
        documents: (await documentsOf(contract?.id ?? randomUUID())).map(({ kind }) => kind).toSorted(),
      };
    };
    const untouched = { state: 'offered', signedAt: null, status: 'show-contract', moved: [], documents: [] };
    const done = {
      state: 'active',
      signedAt: expect.any(Date),
      status: 'contract',
      moved: ['costs', 'payout'],
      documents: ['contract', 'contract', 'information-sheet', 'schedule'],
    };

    test('[issue 5] every PDF is made before the transaction, and is the contract as it was then signed', async () => {
      const { newSigner, rendered } = await openSigningBench(database.orm);
      const { sign, code, customer, contract } = await newSigner();
      const answer = await sign({ code: await code() });
      expect([answer.status, answer.body.data.state]).toEqual([200, 'active']);
      expect(rendered.toSorted()).toEqual([
        'before contract',
        'before contract',
        'before information-sheet',
        'before schedule',
      ]);
      expect(await leftOf(customer.id)).toEqual(done);
      const documents = await documentsOf(contract.id);
      for (const { bytes, sha256, size } of documents) {
        expect([createHash('sha256').update(bytes).digest('hex'), bytes.length]).toEqual([sha256, size]);
      }
      const [signed] = await database.orm.select().from(loanContract).where(eq(loanContract.id, contract.id));
      const contracts = documents.filter(({ kind }) => kind === 'contract').map(({ bytes }) => read(bytes));
      expect(contracts.map(({ signed_at }) => signed_at).toSorted()).toEqual(
        [null, signed?.signedAt?.toISOString()].toSorted(),
      );
      const schedule = documents.find(({ kind }) => kind === 'schedule');
      expect(schedule && read(schedule.bytes)).toMatchObject({ state: 'active', rows: 12 });
    });

    test.each([
      ['nothing chosen, an account confirmed', iban, undefined, 'verified-account'],
      ['the confirmed account chosen', iban, 'verified-account', 'verified-account'],
      ['the card chosen, an account confirmed', iban, 'card-account', 'card-account'],
      ['nothing chosen, no account confirmed', undefined, undefined, 'card-account'],
    ] as const)('[truth] %s: the money is where the contract says, once', async (_, proved, payout, to) => {
      const { newSigner, rendered, books } = await openSigningBench(database.orm);
      const { sign, code, customer, contract } = await newSigner(proved);
      const view = await books.view(contract);
      expect(view.payout.to).toBe(proved === undefined ? 'card-account' : 'verified-account');
      const given = { code: await code(payout), key: randomUUID(), ...(payout && { payout }) };
      const answer = await sign(given);
      const account = to === 'verified-account' ? { bank: 'Bank Most', masked_iban: 'PL •••• 2874' } : null;
      expect([answer.status, answer.body.data.payout]).toEqual([200, { to, account }]);
      expect((await sign(given)).body).toEqual(answer.body);
      expect((await sign({ ...given, key: randomUUID() })).status).toBe(409);
      const amount = contract.figures.amount_minor;
      const balances = await balancesOf(database.orm, contract.id);
      const sent = account === null ? 0 : amount;
      expect([balances.get('principal'), balances.get('card-account'), balances.get('cash') ?? 0]).toEqual([
        amount,
        sent - amount,
        0 - sent,
      ]);
      expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
      expect((await leftOf(customer.id)).moved).toEqual(
        account === null ? ['costs', 'payout'] : ['costs', 'payout', 'transfer'],
      );
      const documents = (await documentsOf(contract.id)).map(({ bytes }) => read(bytes));
      expect(
        documents.filter(({ signed_at }) => signed_at !== null).map((document) => document.payout),
      ).toEqual([
        { to, account },
        { to, account },
      ]);
      // None had to be written again inside: what was made ready said the same.
      expect(rendered.filter((one) => one.startsWith('inside'))).toEqual([]);
    });

    test('[truth] what cannot be chosen is an error of the field, and neither a code nor a try is spent on it', async () => {
      const { newSigner, rendered } = await openSigningBench(database.orm);
      await newSigner('PL27114020040000300201355387');
      const { sign, code, customer } = await newSigner();
      const given = await code();
      // Another customer's confirmed account is none of this one's; and there is no other place.
      for (const payout of ['verified-account', 'cash', '']) {
        const refused = await sign({ code: given, payout });
        expect([refused.status, Object.keys(refused.body.error.fields)], payout).toEqual([422, ['payout']]);
      }
      expect(rendered).toEqual([]);
      expect(await leftOf(customer.id)).toEqual(untouched);
      expect((await sign({ code: given, payout: 'card-account' })).status).toBe(200);
    });

    test('[sec 13] the message of a signature names contract, amount and payee; for another payee its code is worthless', async () => {
      const { newSigner } = await openSigningBench(database.orm);
      const { sign, code, told: view, customer, contract } = await newSigner(iban);
      const toAccount = await code();
      expect(view()).toMatchObject({ contract: contract.number, payee: 'konto Bank Most PL •••• 2874' });
      expect(view()?.amount?.replaceAll(/\s/g, ' ')).toBe('5 000,00 zł');
      expect((await sign({ code: toAccount, payout: 'card-account' })).status).toBe(422);
      expect((await sign({ code: toAccount })).status).toBe(422);
      const toCard = await code('card-account');
      expect(view()?.payee).toBe('rachunek Twojej karty');
      expect((await sign({ code: toCard, payout: 'verified-account' })).status).toBe(422);
      // Meanwhile another account is proved: the message named the former one.
      const beforeIt = await code('verified-account');
      const later = { iban: 'PL27114020040000300201355387', bank: 'Bank Nowy', owner: 'NOWAK ANNA' };
      const provedAt = new Date(signingNow() + 1000);
      await database.orm
        .insert(bankAccount)
        .values({ customerId: customer.id, ...later, provedBy: 'transfer', provedAt });
      expect((await sign({ code: beforeIt, payout: 'verified-account' })).status).toBe(422);
      expect(await leftOf(customer.id)).toEqual(untouched);
      const now = await code('verified-account');
      expect(view()?.payee).toBe('konto Bank Nowy PL •••• 5387');
      const signed = await sign({ code: now, payout: 'verified-account' });
      expect([signed.status, signed.body.data.payout.account.bank]).toEqual([200, 'Bank Nowy']);
    });

    test('[issue 5] a document that was handed over is never changed, not even in the database', async () => {
      const { newSigner } = await openSigningBench(database.orm);
      const { sign, code, contract } = await newSigner();
      await sign({ code: await code() });
      const change = database.orm
        .update(contractDocument)
        .set({ bytes: new Uint8Array([1]) })
        .where(eq(contractDocument.contractId, contract.id));
      await expect(change).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      });
    });

    test('[sec 33] a repetition gets the stored answer, and no PDF is made for it', async () => {
      const { newSigner, rendered } = await openSigningBench(database.orm);
      const { sign, code, customer } = await newSigner();
      const given = { code: await code(), key: randomUUID() };
      const first = await sign(given);
      const made = rendered.length;
      expect((await sign(given)).body).toEqual(first.body);
      expect((await sign({ ...given, key: randomUUID() })).status).toBe(409);
      expect(rendered).toHaveLength(made);
      expect(await leftOf(customer.id)).toEqual(done);
    });

    test('[sec 13] who has not the code has nothing made, and the right one is good afterwards', async () => {
      const { newSigner, rendered } = await openSigningBench(database.orm);
      const { sign, code, customer } = await newSigner();
      const right = await code();
      const wrong = await sign({ code: right === '111111' ? '222222' : '111111' });
      expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['code']]);
      expect(rendered).toEqual([]);
      expect(await leftOf(customer.id)).toEqual(untouched);
      expect((await sign({ code: right })).status).toBe(200);
    });

    test.each([
      ['a PDF that cannot be made', 'schedule'],
      ['what fails after the documents were kept', 'card'],
    ])(
      '[issue 5] %s leaves nothing half-signed; the same code and key are good for the next try',
      async (_what, kind) => {
        const broken = { kind };
        const { newSigner } = await openSigningBench(database.orm, { broken });
        const { sign, code, customer } = await newSigner();
        const given = { code: await code(), key: randomUUID() };
        expect((await sign(given)).status).toBe(500);
        expect(await leftOf(customer.id)).toEqual(untouched);
        broken.kind = '';
        expect((await sign(given)).status).toBe(200);
        expect(await leftOf(customer.id)).toEqual(done);
      },
    );

    test('[issue 5] what changed since the documents were made is written again: they say what was agreed', async () => {
      const marry = async (tx: Orm) => {
        await tx
          .update(customerTable)
          .set({ lastname: 'Nowak-Żółć' })
          .where(eq(customerTable.id, customer.id));
      };
      const { newSigner, rendered } = await openSigningBench(database.orm, { meanwhile: marry });
      const { sign, code, customer, contract } = await newSigner();
      expect((await sign({ code: await code() })).status).toBe(200);
      expect(rendered.filter((one) => one.startsWith('inside'))).toHaveLength(4);
      const documents = await documentsOf(contract.id);
      expect(documents.map(({ bytes }) => read(bytes).name)).toEqual(Array(4).fill('Anna Nowak-Żółć'));
    });

    test('[sec 33] however many windows sign at once, it is signed once', async () => {
      const { newSigner } = await openSigningBench(database.orm);
      const { sign, code, customer } = await newSigner();
      const given = await code();
      const key = randomUUID();
      const keys = [key, key, randomUUID(), randomUUID()];
      const answers = await Promise.all(keys.map((one) => sign({ code: given, key: one })));
      // A repetition that comes late gets the stored answer; another intention gets nothing.
      const signed = keys.filter((_, index) => answers[index]?.status === 200);
      expect(new Set(signed).size).toBe(1);
      expect(answers.every(({ status }) => [200, 404, 409, 422].includes(status))).toBe(true);
      expect(await leftOf(customer.id)).toEqual(done);
    });
  });
});
