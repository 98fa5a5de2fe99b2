import { sql } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';

/**
 * Gives goods of a sandbox that were seeded a moment ago the prices they would have had: two months at the regular price, the
 * lowest one the demo names for some days of the month before, and a reduction that began three days ago. Where prices of
 * another day are known, nothing is changed.
 * @returns whether it did
 */
export async function seedSandboxPrices(orm: Orm): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const fresh = await tx.execute(sql`select 1 where exists (select from good_prices)
      and not exists (select from good_prices where since < now() - interval '1 day')`);
    if (rowsOf(fresh) === 0) return false;
    await tx.execute(sql`
      update good_prices p
      set since = p.since - case when exists (
        select from good_prices r where r.key = p.key and r.locale = p.locale and r.condition = '' and r.reduced)
        then interval '3 days' else interval '60 days' end`);
    await tx.execute(sql`
      insert into good_prices (key, locale, condition, since, price_minor, reduced)
      select p.key, p.locale, p.condition, now() - make_interval(days => h.days_before), h.price_minor, false
      from good_prices p
        join content_entry e on e.kind = 'good' and e.key = p.key and e.locale = p.locale
        cross join lateral (values
          (60, (e.published ->> 'old_price_minor')::bigint),
          (24, (e.published ->> 'lowest_price_minor')::bigint),
          (12, (e.published ->> 'old_price_minor')::bigint)) h(days_before, price_minor)
      where p.condition = '' and p.reduced and e.published ? 'lowest_price_minor'
      on conflict do nothing`);
    return true;
  });
}

/** How many rows a statement answered, whichever database it asked. */
const rowsOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
    ? answer.rows.length
    : 0;
