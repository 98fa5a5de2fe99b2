import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Good, PriceHistory } from '#schemas/good.ts';
import type { Database } from '../base/database/database.ts';
import { createLiveContent } from '../content/live/live-content.ts';
import { contentEntry, contentMeta } from '../content/tables.ts';
import { createGoodsCatalogue, type GoodsCatalogue } from '../shop/catalogue/goods-catalogue.ts';
import { seedSandboxPrices } from '../shop/catalogue/sandbox-prices.ts';
import { goodPrices } from '../shop/catalogue/tables.ts';
import { ask } from './ask.ts';
import { type DatabaseClock, holdDatabaseClock } from './database-clock.ts';
import { goodsSite } from './goods-site.ts';
import { onBackends } from './on-backends.ts';

const language = { named: 'pl', accepted: [] };
const windowDays = 30;
const category = 'lamps';

/** What an editor publishes, days before now; null takes the article down. */
interface Step {
  readonly daysBefore: number;
  readonly offer: Pick<Good, 'price_minor' | 'old_price_minor' | 'lowest_price_minor'> | null;
}

const price = fc.constantFrom(100, 200, 300, 400);
const offer = fc.record(
  { price_minor: price, old_price_minor: price, lowest_price_minor: price },
  { requiredKeys: ['price_minor'] },
);
/** Steps of one article, the oldest first; four days apart, so that none lies on the edge of a window, where a second decides. */
const anySteps: fc.Arbitrary<readonly Step[]> = fc
  .uniqueArray(
    fc.record({
      daysBefore: fc.integer({ min: 0, max: 20 }).map((times) => times * 4),
      offer: fc.option(offer, { freq: 5 }),
    }),
    { minLength: 1, maxLength: 7, selector: ({ daysBefore }) => daysBefore },
  )
  .map((steps) => steps.toSorted((a, b) => b.daysBefore - a.daysBefore));

const isReduced = (of: Step['offer']) => (of?.old_price_minor ?? 0) > (of?.price_minor ?? Infinity);

/** What may stand beside the price now, told day by day from the law's words, not from spans in a table. */
function modelLowest(steps: readonly Step[]): number | undefined {
  const last = steps.at(-1)?.offer;
  if (!last || !isReduced(last)) return undefined;
  const offerAt = (daysBefore: number) => steps.findLast((step) => step.daysBefore >= daysBefore)?.offer;
  // Back to the first step since which neither the price nor its being a reduction has changed.
  const same = (step: Step) => step.offer?.price_minor === last.price_minor && isReduced(step.offer);
  const began = steps[steps.findLastIndex((step) => !same(step)) + 1]?.daysBefore ?? 0;
  const first = steps.find((step) => step.offer !== null)?.daysBefore ?? 0;
  const days = Array.from({ length: windowDays }, (_, day) => offerAt(began + day + 0.5)?.price_minor);
  // Where the history does not reach back so far, the editor's word counts as well.
  const seen = [...days, first < began + windowDays ? last.lowest_price_minor : undefined].filter(
    (minor) => minor !== undefined,
  );
  return seen.length === 0 ? undefined : Math.min(...seen);
}

/** The lowest price before a reduction, as the database derives it from what was published. */
onBackends((backend) => {
  describe('prices of goods', () => {
    let database: Database;
    let clock: DatabaseClock;
    let catalogue: GoodsCatalogue;
    let made = 0;
    beforeAll(async () => {
      database = await backend.openDatabase();
      const { orm } = database;
      clock = await holdDatabaseClock(orm);
      catalogue = createGoodsCatalogue({ orm, live: createLiveContent(orm) });
      await orm
        .insert(contentMeta)
        .values({ id: 1, revision: 1, token: 't', locales: ['pl'], defaultLocale: 'pl' });
      await publish('good-category', category, { id: category, alias: category, title: 'Lampy' });
    });
    afterAll(() => database.close());

    /** As the editing service does: the statement that puts it live, here without a draft before it. */
    const publish = async (kind: 'good' | 'good-category', key: string, data: object | null) => {
      const row = {
        kind,
        key,
        locale: 'pl',
        draft: data ?? {},
        published: data,
        version: 1,
        updatedBy: 'test',
      };
      await database.orm
        .insert(contentEntry)
        .values(row)
        .onConflictDoUpdate({
          target: [contentEntry.kind, contentEntry.key, contentEntry.locale],
          set: { published: data },
        });
    };
    const goodOf = (alias: string, rest: Partial<Good>): Good => ({
      id: alias,
      alias,
      category,
      title: alias,
      summary: '',
      price_minor: 100,
      currency: 'PLN',
      available: true,
      ...rest,
    });
    const play = async (alias: string, steps: readonly Step[]) => {
      for (const [index, { daysBefore, offer: of }] of steps.entries()) {
        await publish('good', alias, of && goodOf(alias, of));
        await clock.advance(daysBefore - (steps[index + 1]?.daysBefore ?? 0));
      }
    };
    const listed = async () => {
      const wanted = { category, filters: {} };
      const answer = await catalogue.goods(wanted, { sort: 'title', limit: 100, offset: 0 }, language);
      return new Map(answer?.entries.map(({ key, data }) => [key, data.lowest_price_minor]));
    };

    test('[law] [issue 17] lists and the article say the lowest price of 30 days before the reduction, whatever the editor says', async () => {
      await fc.assert(
        fc.asyncProperty(anySteps, async (steps) => {
          made += 1;
          const alias = `good-${made}`;
          await play(alias, steps);
          const expected = modelLowest(steps);
          const { data } = await catalogue.good(alias, language);
          expect(data?.good.lowest_price_minor).toBe(expected);
          expect((await listed()).get(alias)).toBe(expected);
          await publish('good', alias, null);
        }),
        { numRuns: 60 },
      );
    });

    test('[law] a reduction taken back and announced again begins anew, and a new article has no price before it', async () => {
      const reduced = { price_minor: 100, old_price_minor: 200 };
      await play('again', [
        { daysBefore: 90, offer: { price_minor: 200 } },
        { daysBefore: 20, offer: reduced },
        { daysBefore: 10, offer: { price_minor: 100 } },
        { daysBefore: 5, offer: reduced },
      ]);
      expect((await catalogue.good('again', language)).data?.good.lowest_price_minor).toBe(100);
      await play('new', [{ daysBefore: 5, offer: reduced }]);
      expect((await catalogue.good('new', language)).data?.good).not.toHaveProperty('lowest_price_minor');
    });

    test('[issue 17] the history of 30 days: each change, its gaps, the lowest; of a condition by its own price', async () => {
      const conditions = (opened: number) => [
        { id: 'new', title: 'Nowy' },
        { id: 'opened', title: 'Otwarty', price_minor: opened },
      ];
      const offered = (price_minor: number, opened: number) =>
        publish('good', 'lamp', goodOf('lamp', { price_minor, sale_conditions: conditions(opened) }));
      await offered(300, 250);
      await clock.advance(40);
      await offered(200, 250);
      await clock.advance(10);
      await publish('good', 'lamp', null);
      await clock.advance(2);
      await offered(400, 150);
      await clock.advance(1);
      const pricesOf = async (condition: string) => {
        const { data } = await catalogue.priceHistory('lamp', condition, language);
        return {
          lowest: data?.lowest_minor,
          prices: data?.prices.map(({ price_minor }) => price_minor),
          ages: data?.prices.map(({ since }) =>
            Math.round((Date.parse(data.until) - Date.parse(since)) / 86_400_000),
          ),
        };
      };
      expect(await pricesOf('')).toEqual({
        lowest: 200,
        prices: [300, 200, null, 400],
        ages: [30, 13, 3, 1],
      });
      expect(await pricesOf('new')).toEqual(await pricesOf(''));
      expect(await pricesOf('opened')).toEqual({ lowest: 150, prices: [250, null, 150], ages: [30, 3, 1] });
      expect(await pricesOf('none')).toEqual({ lowest: null, prices: [], ages: [] });
      expect((await catalogue.priceHistory('nothing', '', language)).data).toBeNull();
    });

    test('[issue 17] what is published again at the same price is no change, and what is deleted keeps its history', async () => {
      await publish('good', 'kept', goodOf('kept', { price_minor: 300 }));
      await clock.advance(3);
      await publish('good', 'kept', goodOf('kept', { price_minor: 300, title: 'Nowa nazwa' }));
      await database.orm.delete(contentEntry).where(eq(contentEntry.key, 'kept'));
      const rows = await database.orm
        .select({ price: goodPrices.priceMinor })
        .from(goodPrices)
        .where(eq(goodPrices.key, 'kept'))
        .orderBy(goodPrices.since);
      expect(rows.map((row) => row.price)).toEqual([300, null]);
    });

    test('[issue 17] goods of a sandbox begin with a history that says what the demo says, once and not over a real one', async () => {
      const demo = await backend.open({
        site: {
          ...goodsSite,
          entries: goodsSite.entries.map((entry) =>
            entry.kind === 'good' && entry.key === 'good-1'
              ? {
                  ...entry,
                  data: { ...(entry.data as Good), old_price_minor: 90_000, lowest_price_minor: 80_000 },
                }
              : entry,
          ),
        },
      });
      const data = async (path: string) => (await ask(demo, `/v2/catalog/goods/good-1${path}`)).body.data;
      expect(await data('')).toMatchObject({ price_minor: 7000, lowest_price_minor: 80_000 });
      const { prices } = (await data('/price-history')) as PriceHistory;
      expect(prices.map(({ price_minor }) => price_minor)).toEqual([90_000, 80_000, 90_000, 7000]);
      await demo.close();
      expect(await seedSandboxPrices(database.orm)).toBe(false);
    });

    test('[issue 17] an article comes with its group: itself and the others that are live, as summaries with their own prices', async () => {
      const member = (alias: string, rest: Partial<Good>) =>
        publish('good', alias, goodOf(alias, { variant_group: 'desk', description: '<p>x</p>', ...rest }));
      await member('desk-oak', { price_minor: 400 });
      await member('desk-ash', { price_minor: 300, old_price_minor: 500, lowest_price_minor: 350 });
      await member('desk-gone', {});
      await publish('good', 'desk-gone', null);
      const { data } = await catalogue.good('desk-oak', language);
      expect(data?.variants.map(({ alias, lowest_price_minor }) => [alias, lowest_price_minor])).toEqual([
        ['desk-ash', 350],
        ['desk-oak', undefined],
      ]);
      expect((await catalogue.good('lamp', language)).data?.variants).toEqual([]);
    });
  });
});
