import { eq } from 'drizzle-orm';
import type { DocumentKind } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import { legalDay } from '../../base/legal-day.ts';
import type { Customer } from '../../customers/customer-store.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import type { ContractBooks, LoanContract } from '../contracts/contract-books.ts';
import { lockContract } from '../contracts/contract-rows.ts';
import type { ContractDocuments } from './document-writer.ts';
import { contractDocument } from './tables.ts';

const longestHistory = 500;
const dayMs = 86_400_000;

/** A document there is, as far as it decides what is still to be written. */
export interface Written {
  readonly kind: string;
  /** Made before the contract was signed. */
  readonly draft: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Documents a contract must have by now and has not: before signing what has to be read, after it the signed contract with
 * its dates, a statement of today while it runs, one of all that moved when it is over, and the confirmation when all is
 * repaid. Withdrawals write their receipt themselves.
 * @param movedAt when money moved last, milliseconds since the epoch by the contract's own clock; null where none has
 */
export function dueDocuments(
  { state, signedAt, shiftedDays }: Pick<LoanContract, 'state' | 'signedAt' | 'shiftedDays'>,
  written: readonly Written[],
  now: number,
  movedAt: number | null,
): readonly DocumentKind[] {
  const has = (kind: DocumentKind) => written.some((document) => document.kind === kind);
  const isSigned = signedAt !== null;
  /** A draft does not stand for what was signed. */
  const hasOfNow = (kind: DocumentKind) =>
    written.some((document) => document.kind === kind && document.draft === !isSigned);
  const today = legalDay(now);
  const isOver = state === 'settled' || state === 'withdrawn';
  const hasStatement = written.some(
    ({ kind, at }) =>
      kind === 'statement' && (isOver ? at + shiftedDays * dayMs >= (movedAt ?? 0) : legalDay(at) === today),
  );
  const due: readonly (readonly [DocumentKind, boolean])[] = [
    ['information-sheet', !has('information-sheet')],
    ['contract', !hasOfNow('contract')],
    ['schedule', !hasOfNow('schedule')],
    ['statement', (state === 'active' || isOver) && !hasStatement],
    ['settlement-confirmation', state === 'settled' && !has('settlement-confirmation')],
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
      .select({
        kind: contractDocument.kind,
        draft: contractDocument.draft,
        createdAt: contractDocument.createdAt,
      })
      .from(contractDocument)
      .where(eq(contractDocument.contractId, row.id));
    return rows.map(({ kind, draft, createdAt }) => ({ kind, draft, at: createdAt.getTime() }));
  };
  const newest = await books.history(row, { limit: 1, offset: 0 });
  const [moved] = newest.rows;
  const movedAt = moved ? Date.parse(moved.at) : null;
  const missing = dueDocuments(row, await read(orm), now(), movedAt);
  if (missing.length === 0) return;
  const [contract, history] = await Promise.all([
    books.view(row),
    books.history(row, { limit: longestHistory, offset: 0 }),
  ]);
  const facts = { customer, row, contract, today: books.today(row), history: history.rows };
  const ready = await documents.prepare(missing, facts, language);
  await orm.transaction(async (tx) => {
    await lockContract(tx, row.id);
    const due = dueDocuments(row, await read(tx), now(), movedAt);
    // One after the other: they share the transaction's connection.
    await due.reduce<Promise<unknown>>(
      (before, kind) => before.then(() => documents.write(tx, kind, facts, { language, ready })),
      Promise.resolve(),
    );
  });
}
