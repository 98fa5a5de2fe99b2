import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { HistoryKind } from '#schemas/lending/contract.ts';
import type { PartEffect } from '#schemas/lending/part-repayment.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LedgerAccount, Sides } from './ledger-accounts.ts';
import { ledgerPosting, ledgerTransaction, type loanContract } from './tables.ts';

/** Movements customers see, and two of ours: costs agreed, and costs that fell away. */
export type MovementKind = HistoryKind | 'costs' | 'waiver';

export interface Movement {
  readonly kind: MovementKind;
  /** Once only: the same reference is booked once, whoever comes with it. */
  readonly reference: string;
  readonly note?: string;
  /** What the customer chose for money ahead of time. */
  readonly effect?: PartEffect | null;
  readonly at: Date;
  readonly sides: Sides;
}

type Owner = Pick<typeof loanContract.$inferSelect, 'id' | 'customerId'>;

/**
 * Books a movement: the one way money moves. The database refuses sides that do not add up to nothing.
 * @returns whether it was new
 */
export async function post(tx: Orm, contract: Owner, movement: Movement): Promise<boolean> {
  const { kind, reference, note = '', effect = null, at, sides } = movement;
  const [added] = await tx
    .insert(ledgerTransaction)
    .values({ contractId: contract.id, customerId: contract.customerId, kind, reference, note, effect, at })
    .onConflictDoNothing({ target: ledgerTransaction.reference })
    .returning({ id: ledgerTransaction.id });
  if (!added) return false;
  const lines = Object.entries(sides)
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor], line) => ({ transactionId: added.id, line, account, amountMinor }));
  if (lines.length > 0) await tx.insert(ledgerPosting).values(lines);
  return true;
}

const total = sql<string>`coalesce(sum(${ledgerPosting.amountMinor}), 0)`;

/** What is on every account of a contract; an account without an entry has nothing. */
export async function balancesOf(orm: Orm, contractId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ account: ledgerPosting.account, total })
    .from(ledgerPosting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerPosting.transactionId))
    .where(eq(ledgerTransaction.contractId, contractId))
    .groupBy(ledgerPosting.account);
  return new Map(rows.map((row) => [row.account, Number(row.total)]));
}

/** A movement as it was booked. */
export interface BookedMovement {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly note: string;
  readonly effect: PartEffect | null;
  readonly at: Date;
  amount(account: LedgerAccount): number;
}

/** Movements of a contract in the order they were booked. */
export async function movementsOf(
  orm: Orm,
  contractId: string,
  kinds: readonly MovementKind[],
): Promise<readonly BookedMovement[]> {
  const rows = await orm
    .select({
      movement: ledgerTransaction,
      account: ledgerPosting.account,
      amount: ledgerPosting.amountMinor,
    })
    .from(ledgerTransaction)
    .leftJoin(ledgerPosting, eq(ledgerPosting.transactionId, ledgerTransaction.id))
    .where(and(eq(ledgerTransaction.contractId, contractId), inArray(ledgerTransaction.kind, [...kinds])))
    .orderBy(asc(ledgerTransaction.sequence), asc(ledgerPosting.line));
  const byId = Map.groupBy(rows, ({ movement }) => movement.id);
  return [...byId.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const amounts = new Map(lines.map(({ account, amount }) => [account, amount]));
    const { id, kind, reference, note, at } = first.movement;
    const effect = first.movement.effect as PartEffect | null;
    return [
      {
        id,
        kind,
        reference,
        note,
        effect,
        at,
        amount: (account: LedgerAccount) => amounts.get(account) ?? 0,
      },
    ];
  });
}
