import { and, eq, type SQL, sql } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import { fewPieces, type StockChange, type StockRow, type StockState } from '#schemas/studio/orders.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { goodStock } from './tables.ts';

interface WantedStock {
  readonly q?: string | undefined;
  /** Alias of the one article. */
  readonly good?: string | undefined;
  readonly state?: StockState | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One row for each article that is live and each of its conditions, in the site's default language. */
const stockRows = sql`(
  select e.key as good, e.published ->> 'title' as title, c.id as condition_id, c.title as condition_title,
    s.on_hand, s.reserved
  from content_entry e join content_meta m on m.id = 1 and e.locale = m.default_locale
    cross join lateral (
      select c ->> 'id' as id, c ->> 'title' as title
      from jsonb_array_elements(coalesce(e.published -> 'sale_conditions', '[]')) c
      union all
      select null, null where jsonb_array_length(coalesce(e.published -> 'sale_conditions', '[]')) = 0
    ) c
    left join good_stock s on s.good = e.key and s.condition = coalesce(c.id, '')
  where e.kind = 'good' and e.published is not null) r`;

const columns = {
  good: sql<string>`r.good`,
  title: sql<string>`r.title`,
  conditionId: sql<string | null>`r.condition_id`,
  conditionTitle: sql<string | null>`r.condition_title`,
  onHand: sql<number | null>`r.on_hand`,
  reserved: sql<number | null>`r.reserved`,
};

const free = sql`r.on_hand - r.reserved`;
const inState: Readonly<Record<StockState, SQL>> = {
  few: sql`${free} <= ${fewPieces}`,
  none: sql`${free} = 0`,
  uncounted: sql`r.on_hand is null`,
};

/** Pieces of articles, by their titles. */
export async function findStock(
  orm: Orm,
  { q, good, state, limit, offset }: WantedStock,
): Promise<{ readonly rows: readonly StockRow[]; readonly total: number }> {
  const words = q?.trim() ?? '';
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const found =
    and(
      words === '' ? undefined : sql`(r.title ilike ${part} or r.good ilike ${part})`,
      good === undefined ? undefined : sql`r.good = ${good}`,
      state && inState[state],
    ) ?? sql`true`;
  const rows = await read(orm, found).limit(limit).offset(offset);
  const [counted] = await orm.select({ total: sql<number>`count(*)::int` }).from(stockRows).where(found);
  return { rows: rows.map(rowOf), total: counted?.total ?? 0 };
}

const read = (orm: Orm, where: SQL) =>
  orm
    .select(columns)
    .from(stockRows)
    .where(where)
    .orderBy(sql`r.title collate "und-x-icu"`, sql`r.good`, sql`r.condition_id nulls first`);

function rowOf(row: Awaited<ReturnType<typeof read>>[number]): StockRow {
  const { good, title, conditionId, conditionTitle, onHand, reserved } = row;
  return {
    good,
    title,
    sale_condition_id: conditionId,
    sale_condition: conditionTitle,
    pieces: onHand === null || reserved === null ? null : { on_hand: onHand, reserved },
  };
}

/**
 * Says how many pieces there are.
 * @throws PlatformError not_found for what is not sold, version_conflict where somebody or a sale was there meanwhile, in_use
 *   where more is reserved than there would be
 */
export async function changeStock(orm: Orm, wanted: StockChange, at: Date): Promise<StockRow> {
  const { good, sale_condition_id: id, on_hand: onHand, was } = wanted;
  const condition = id ?? '';
  const same = sql`r.good = ${good} and coalesce(r.condition_id, '') = ${condition}`;
  return orm.transaction(async (tx) => {
    const [known] = await read(tx, same);
    if (!known) throw new PlatformError('not_found', refuse('stock.unknown'));
    const mine = and(eq(goodStock.good, good), eq(goodStock.condition, condition));
    const [row] = await tx.select().from(goodStock).where(mine).for('update');
    if ((row?.onHand ?? null) !== was) throw new PlatformError('version_conflict', refuse('stock.changed'));
    if (row && (onHand ?? 0) < row.reserved)
      throw new PlatformError('in_use', refuse('stock.reserved', { pieces: row.reserved }));
    if (onHand === null) await tx.delete(goodStock).where(mine);
    else if (row) await tx.update(goodStock).set({ onHand, changedAt: at }).where(mine);
    else {
      const added = await tx
        .insert(goodStock)
        .values({ good, condition, onHand, changedAt: at })
        .onConflictDoNothing()
        .returning({ good: goodStock.good });
      if (added.length === 0) throw new PlatformError('version_conflict', refuse('stock.changed'));
    }
    const [now] = await read(tx, same);
    if (!now) throw new Error('the article is gone');
    return rowOf(now);
  });
}
