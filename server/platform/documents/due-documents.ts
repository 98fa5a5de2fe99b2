import { eq } from 'drizzle-orm';
import type { DocumentKind } from '#schemas/lending/contract.ts';
import type { ContractBooks, LoanContract } from '../contracts/contract-books.ts';
import { lockContract } from '../contracts/contract-rows.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { Orm } from '../database/database.ts';
import { siteDay } from '../forms/site-day.ts';
import type { PersonLanguage } from '../http/person-texts.ts';
import type { ContractDocuments } from './document-writer.ts';
import { contractDocument } from './tables.ts';

const longestHistory = 500;
const dayMs = 86_400_000;

/** A document there is, as far as it decides what is still to be written. */
export interface Written {
  readonly kind: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Documents a contract must have by now and has not: before signing what has to be read, after it the signed contract with
 * its dates, a statement of today while it runs, and the confirmation when all is repaid. Withdrawals write their receipt
 * themselves.
 */
export function dueDocuments(
  { state, signedAt, shiftedDays }: Pick<LoanContract, 'state' | 'signedAt' | 'shiftedDays'>,
  written: readonly Written[],
  now: number,
): readonly DocumentKind[] {
  const since = (kind: DocumentKind, from: number) =>
    written.some((document) => document.kind === kind && document.at >= from);
  // Documents are dated by the clock, contracts of the sandbox by the days it let pass, too.
  const from = (signedAt?.getTime() ?? 0) - shiftedDays * dayMs;
  const today = siteDay(now);
  const hasStatement = written.some(({ kind, at }) => kind === 'statement' && siteDay(at) === today);
  const due: readonly (readonly [DocumentKind, boolean])[] = [
    ['information-sheet', !since('information-sheet', 0)],
    ['contract', !since('contract', from)],
    ['schedule', !since('schedule', from)],
    ['statement', state === 'active' && !hasStatement],
    ['settlement-confirmation', state === 'settled' && !since('settlement-confirmation', 0)],
  ];
  return due.flatMap(([kind, isDue]) => (isDue ? [kind] : []));
}

export interface DueDocumentOptions {
  readonly orm: Orm;
  readonly books: Pick<ContractBooks, 'today' | 'view' | 'history'>;
  readonly documents: Pick<ContractDocuments, 'prepare' | 'write'>;
  readonly now: () => number;
}

/** Writes the documents that are due. However often and from how many windows it is asked, each is written once. */
export async function writeDueDocuments(
  { orm, books, documents, now }: DueDocumentOptions,
  customer: Customer,
  row: LoanContract,
  language: PersonLanguage,
): Promise<void> {
  const read = async (from: Orm): Promise<readonly Written[]> => {
    const rows = await from
      .select({ kind: contractDocument.kind, createdAt: contractDocument.createdAt })
      .from(contractDocument)
      .where(eq(contractDocument.contractId, row.id));
    return rows.map(({ kind, createdAt }) => ({ kind, at: createdAt.getTime() }));
  };
  const missing = dueDocuments(row, await read(orm), now());
  if (missing.length === 0) return;
  const [contract, history] = await Promise.all([
    books.view(row),
    books.history(row, { limit: longestHistory, offset: 0 }),
  ]);
  const facts = { customer, row, contract, today: books.today(row), history: history.rows };
  const ready = await documents.prepare(missing, facts, language);
  await orm.transaction(async (tx) => {
    await lockContract(tx, row.id);
    const due = dueDocuments(row, await read(tx), now());
    // One after the other: they share the transaction's connection.
    await due.reduce<Promise<unknown>>(
      (before, kind) => before.then(() => documents.write(tx, kind, facts, language, ready)),
      Promise.resolve(),
    );
  });
}
