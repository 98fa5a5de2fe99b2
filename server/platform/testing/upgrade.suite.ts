import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Orm } from '../base/database/database.ts';
import { migrate } from '../base/database/migrate.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { addressOf } from '../customers/own-address.ts';
import { paymentCard } from '../lending/cards/tables.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { ledgerTransaction } from '../lending/contracts/tables.ts';
import { defaultTerms } from '../lending/default-lending.ts';
import { contractDocument } from '../lending/documents/tables.ts';
import { figuresOf } from '../lending/loan-figures.ts';
import { repaymentOrder } from '../lending/payments/tables.ts';
import { loanApplication } from '../lending/tables.ts';
import { onBackends } from './on-backends.ts';

/** The last migration before the rows are written: everything after it has to bring them along. */
const landed = '0014_plans-pinned';
const signedAt = '2026-03-10T09:00:00Z';
const now = () => Date.UTC(2026, 2, 20, 9);
const address = { postal_code: '00-999', city: 'Warszawa', street: 'Kafelkowa', house: '12', flat: '3' };
/** What the profile said before the address was corrected in a table of its own. */
const former = { postal_code: '80-001', city: 'Gdańsk', house: '1', flat: '9' };
const figures = figuresOf(defaultTerms, 500_000, 12, '2026-03-10');

const ids = {
  corrected: randomUUID(),
  applied: randomUUID(),
  application: randomUUID(),
  open: randomUUID(),
  contract: randomUUID(),
  payout: randomUUID(),
  draft: randomUUID(),
  paper: randomUUID(),
};

/** Rows as the program of that version wrote them: its tables, not today's. */
async function writeRows(orm: Orm): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await orm.transaction(async (tx) => {
    for (const [id, email, profile] of [
      [ids.corrected, 'corrected@up.example', { ...former, pesel: '44051401359' }],
      [ids.applied, 'applied@up.example', {}],
    ] as const)
      await tx.execute(sql`insert into customers (id, email, firstname, lastname, auth_group, profile)
        values (${id}, ${email}, 'Anna', 'Nowak', 'personal', ${json(profile)})`);
    await tx.execute(sql`insert into customer_addresses (customer_id, address, source, corrected_at)
      values (${ids.corrected}, ${json(address)}, 'register', ${signedAt})`);
    for (const [id, customer, number, status] of [
      [ids.application, ids.corrected, 'W/2026/000001', 'contract'],
      [ids.open, ids.applied, 'W/2026/000002', 'filling-form'],
    ] as const)
      await tx.execute(sql`insert into loan_applications
        (id, customer_id, number, status, since, wanted_minor, wanted_months, created_at, "values")
        values (${id}, ${customer}, ${number}, ${status}, ${signedAt}, 500000, 12, ${signedAt},
          ${json({ personal: { ...address, phone: '600100200' } })})`);
    await tx.execute(sql`insert into loan_contracts
      (id, customer_id, application_id, number, state, figures, repayment_iban, created_at, signed_at, starts_on, withdraw_until)
      values (${ids.contract}, ${ids.corrected}, ${ids.application}, 'U/2026/000001', 'active', ${json(figures)},
        'PL00999000090001202600000001', ${signedAt}, ${signedAt}, '2026-03-10', '2026-03-24')`);
    await tx.execute(sql`insert into ledger_transactions (id, contract_id, customer_id, kind, reference, note, at)
      values (${ids.payout}, ${ids.contract}, ${ids.corrected}, 'payout', 'payout:1', '', ${signedAt})`);
    for (const [line, account, amount] of [
      [1, 'principal', figures.amount_minor],
      [2, 'card-account', -figures.amount_minor],
    ] as const)
      await tx.execute(sql`insert into ledger_postings (transaction_id, line, account, amount_minor)
        values (${ids.payout}, ${line}, ${account}, ${amount})`);
    for (const [id, created] of [
      [ids.draft, '2026-03-09T09:00:00Z'],
      [ids.paper, signedAt],
    ] as const)
      await tx.execute(sql`insert into contract_documents
        (id, customer_id, contract_id, kind, locale, file_name, sha256, size, bytes, created_at)
        values (${id}, ${ids.corrected}, ${ids.contract}, 'contract', 'pl', 'umowa.pdf', ${id}, 1, '\\x25'::bytea, ${created})`);
    await tx.execute(sql`insert into payment_cards
      (customer_id, contract_id, processor_id, last4, holder, expires, state, created_at)
      values (${ids.corrected}, ${ids.contract}, 'p1', '4242', 'ANNA NOWAK', '2029-03', 'active', ${signedAt})`);
    await tx.execute(sql`insert into repayment_orders (customer_id, contract_id, amount_minor, currency, state, created_at)
      values (${ids.corrected}, ${ids.contract}, 10000, 'PLN', 'settled', ${signedAt})`);
    await tx.execute(sql`insert into content_entry (kind, key, locale, draft, published, version, published_version, updated_by)
      values ('page', 'kept', '', '{"alias":"kept"}', '{"alias":"kept"}', 1, 1, 'editor')`);
  });
}

/** An update of a shop that has customers: no migration may lose a row, or leave one that the program cannot read. */
onBackends((backend) => {
  describe('upgrade of a database with rows', () => {
    let database: Database;
    let before: Record<string, number>;
    beforeAll(async () => {
      database = await backend.openDatabase();
      const { orm } = database;
      await orm.execute(sql`drop schema public cascade`);
      await orm.execute(sql`create schema public`);
      await migrate(orm, { last: landed });
      await writeRows(orm);
      before = await countRows(orm);
      await migrate(orm);
    });
    afterAll(() => database.close());

    test('[truth] every row is still there', async () => {
      const { customer_addresses: moved, platform_migration: had = 0, ...kept } = before;
      expect(moved).toBe(1);
      const after = await countRows(database.orm);
      expect(after).toMatchObject(kept);
      expect(after['platform_migration']).toBeGreaterThan(had);
      expect(kept[getTableName(loanApplication)]).toBe(2);
    });

    test('[truth] a corrected address is the customer’s one address; else that of the application', async () => {
      const customers = createCustomerStore(database.orm);
      const corrected = await customers.byId(ids.corrected);
      expect(corrected?.profile).toEqual({ pesel: '44051401359', ...address });
      const applied = await customers.byId(ids.applied);
      expect(applied && addressOf(applied.profile)).toEqual(address);
      expect(applied?.profile).not.toHaveProperty('phone');
    });

    test('[truth] contract, ledger, documents, card and orders are read by the program as it is now', async () => {
      const { orm } = database;
      const books = createContractBooks(orm, now);
      const contract = await books.current(ids.corrected);
      if (contract === null) throw new Error('the contract is gone');
      expect(await books.view(contract)).toMatchObject({ number: 'U/2026/000001', state: 'active' });
      expect(await books.cardBalance(ids.contract)).toBe(figures.amount_minor);
      const documents = await orm
        .select({ id: contractDocument.id, draft: contractDocument.draft })
        .from(contractDocument);
      expect(new Map(documents.map(({ id, draft }) => [id, draft]))).toEqual(
        new Map([
          [ids.draft, true],
          [ids.paper, false],
        ]),
      );
      expect(await orm.select().from(paymentCard)).toMatchObject([{ state: 'active', frozenAt: null }]);
      expect(await orm.select().from(repaymentOrder)).toMatchObject([{ method: null, effect: null }]);
      expect(await orm.select().from(ledgerTransaction)).toMatchObject([{ kind: 'payout', effect: null }]);
    });

    test('[issue 5] what was handed over is still never changed', async () => {
      const change = database.orm
        .update(contractDocument)
        .set({ locale: 'en' })
        .where(eq(contractDocument.id, ids.paper));
      await expect(change).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      });
    });
  });
});

/** Rows of each table. */
async function countRows(orm: Orm): Promise<Record<string, number>> {
  const tables = await namesOf(orm);
  const counts: [string, number][] = [];
  // One after the other: PGlite has one connection.
  for (const name of tables) {
    const rows = await orm.select({ count: sql<number>`count(*)::int` }).from(sql`${sql.identifier(name)}`);
    counts.push([name, rows[0]?.count ?? 0]);
  }
  return Object.fromEntries(counts);
}

async function namesOf(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ name: sql<string>`t.tablename` })
    .from(sql`pg_tables t where t.schemaname = 'public'`);
  return rows.map(({ name }) => name);
}
