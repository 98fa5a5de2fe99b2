import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import type { ChangedEntry } from '../../content/publication.ts';
import { contentEntry } from '../../content/tables.ts';
import { goodStock, stockTurn } from './tables.ts';

/** So many pieces of an article on a condition; null where it has none. */
export interface Pieces {
  readonly alias: string;
  readonly sale_condition_id: string | null;
  readonly item_cnt: number;
}

/** What is left of something that is counted. */
export interface Shortage {
  readonly alias: string;
  readonly sale_condition_id: string | null;
  readonly left: number;
}

/** The key under which pieces are counted. */
const conditionOf = ({ sale_condition_id }: Pick<Pieces, 'sale_condition_id'>) => sale_condition_id ?? '';

const rowOf = (piece: Pieces) =>
  and(eq(goodStock.good, piece.alias), eq(goodStock.condition, conditionOf(piece)));

/** Everybody takes rows in one order, so that no two orders wait for each other. */
const inOrder = <P extends Pieces>(pieces: readonly P[]): P[] =>
  pieces.toSorted((a, b) => {
    const [one, other] = [`${a.alias} ${conditionOf(a)}`, `${b.alias} ${conditionOf(b)}`];
    return one < other ? -1 : one > other ? 1 : 0;
  });

/**
 * Reserves pieces, each line by one conditional UPDATE: of two buyers of the last piece the second waits for the first, and is
 * told. Where anything is short, the caller rolls its transaction back.
 * @returns which of the pieces are counted, and what is short
 */
export async function reservePieces(
  tx: Orm,
  pieces: readonly Pieces[],
  at: Date,
): Promise<{ readonly counted: ReadonlySet<Pieces>; readonly short: readonly Shortage[] }> {
  const counted = new Set<Pieces>();
  const short: Shortage[] = [];
  for (const piece of inOrder(pieces)) {
    const { alias, sale_condition_id, item_cnt } = piece;
    const taken = await tx
      .update(goodStock)
      .set({ reserved: sql`${goodStock.reserved} + ${item_cnt}`, changedAt: at })
      .where(and(rowOf(piece), gte(sql`${goodStock.onHand} - ${goodStock.reserved}`, item_cnt)))
      .returning({ good: goodStock.good });
    if (taken.length > 0) {
      counted.add(piece);
      continue;
    }
    const [row] = await tx.select().from(goodStock).where(rowOf(piece));
    if (row) short.push({ alias, sale_condition_id, left: row.onHand - row.reserved });
  }
  return { counted, short };
}

type Change = (count: number) => {
  readonly onHand?: ReturnType<typeof sql>;
  readonly reserved?: ReturnType<typeof sql>;
};

const minus = (column: typeof goodStock.onHand | typeof goodStock.reserved, count: number) =>
  sql`${column} - ${count}`;

async function change(tx: Orm, pieces: readonly Pieces[], at: Date, by: Change): Promise<void> {
  for (const piece of inOrder(pieces))
    await tx
      .update(goodStock)
      .set({ ...by(piece.item_cnt), changedAt: at })
      .where(rowOf(piece));
}

/** Gives reserved pieces free. @param pieces counted ones that were reserved */
export const releasePieces = (tx: Orm, pieces: readonly Pieces[], at: Date): Promise<void> =>
  change(tx, pieces, at, (count) => ({ reserved: minus(goodStock.reserved, count) }));

/** Reserved pieces leave the house. */
export const handOverPieces = (tx: Orm, pieces: readonly Pieces[], at: Date): Promise<void> =>
  change(tx, pieces, at, (count) => ({
    onHand: minus(goodStock.onHand, count),
    reserved: minus(goodStock.reserved, count),
  }));

/** Pieces that left come back. */
export const takeBackPieces = (tx: Orm, pieces: readonly Pieces[], at: Date): Promise<void> =>
  change(tx, pieces, at, (count) => ({ onHand: sql`${goodStock.onHand} + ${count}` }));

/** Pieces that can be bought now, of counted articles: alias -> condition (empty for none) -> pieces. */
export async function piecesLeft(
  orm: Orm,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows =
    aliases.length === 0
      ? []
      : await orm
          .select()
          .from(goodStock)
          .where(inArray(goodStock.good, [...new Set(aliases)]))
          .orderBy(asc(goodStock.good));
  const left = new Map<string, Map<string, number>>();
  for (const { good, condition, onHand, reserved } of rows)
    left.set(good, (left.get(good) ?? new Map()).set(condition, onHand - reserved));
  return left;
}

/**
 * Takes the articles that ran out, or are there again, since the last time: as changed entries, for the caches of pages.
 * @param tx the transaction that tells of them
 */
export async function takeStockTurns(tx: Orm): Promise<readonly ChangedEntry[]> {
  const turned = await tx.delete(stockTurn).returning({ good: stockTurn.good });
  if (turned.length === 0) return [];
  const keys = turned.map(({ good }) => good);
  const rows = await tx
    .select({ key: contentEntry.key, locale: contentEntry.locale })
    .from(contentEntry)
    .where(
      and(eq(contentEntry.kind, 'good'), inArray(contentEntry.key, keys), isNotNull(contentEntry.published)),
    );
  return rows.map((row) => ({ kind: 'good', ...row }));
}
