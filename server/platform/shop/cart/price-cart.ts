import type { CartGoods, CartProblem, PricedCart, PricedLine } from '#schemas/cart.ts';
import { mostCartPieces } from '#schemas/constants.ts';
import type { Good } from '#schemas/good.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LiveContent, LiveState } from '../../content/live/live-content.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { summaryOf } from '../catalogue/good-summary.ts';
import { piecesLeft } from '../stock/stock.ts';

type WantedLine = CartGoods['goods'][number];
/** Pieces that can be had of what is counted: alias -> condition (empty for none) -> pieces. */
type Left = Awaited<ReturnType<typeof piecesLeft>>;

/** So few pieces are said; how many more there are is nobody's business. */
const fewPieces = 5;
const uncounted: Left = new Map();

/** Says what goods cost now. Whoever sells asks here; what a browser thinks of prices is never read ([sec 35]). */
export interface CartPricing {
  /** One statement for all goods and one for their pieces. Nothing is reserved: only an order does that. */
  price(wanted: readonly WantedLine[], language: WantedLanguage): Promise<LiveState & { data: PricedCart }>;
}

export const createCartPricing = ({ live, orm }: { live: LiveContent; orm: Orm }): CartPricing => ({
  price: async (wanted, language) => {
    const aliases = [...new Set(wanted.map(({ alias }) => alias))];
    const [{ token, locale, defaultLocale, entries }, left] = await Promise.all([
      live.some('good', aliases, language),
      piecesLeft(orm, aliases),
    ]);
    const goods = new Map(entries.map(({ key, data }) => [key, data]));
    return { token, locale, defaultLocale, data: priceLines(wanted, goods, left) };
  },
});

/**
 * What the lines cost by these goods. Each is priced by itself; only a repeated line or another currency looks at those before.
 * @param left pieces there are; without it nothing is counted, as for an order, which reserves and hears of it then
 */
export function priceLines(
  wanted: readonly WantedLine[],
  goods: ReadonlyMap<string, Good>,
  left: Left = uncounted,
): PricedCart {
  const seen = new Set<string>();
  let currency: string | null = null;
  const lines = wanted.map((line): PricedLine => {
    const good = goods.get(line.alias);
    const conditions = good?.sale_conditions ?? [];
    const id = line.sale_condition_id ?? conditions[0]?.id;
    const condition = conditions.find((one) => one.id === id);
    const isSold = good !== undefined && (id === undefined || condition !== undefined);
    const unit = isSold ? (condition?.price_minor ?? good.price_minor) : undefined;
    const key = JSON.stringify([line.alias, id]);
    const pieces = isSold ? left.get(line.alias)?.get(id ?? '') : undefined;
    const problem = problemOf({ line, good, isSold, isRepeated: seen.has(key), currency, pieces });
    seen.add(key);
    if (problem === undefined) currency = good?.currency ?? currency;
    return {
      alias: line.alias,
      ...(id !== undefined && { sale_condition_id: id }),
      item_cnt: line.item_cnt,
      ...(good && { good: summaryOf(good) }),
      ...(unit !== undefined && { unit_price_minor: unit }),
      line_price_minor: problem === undefined ? (unit ?? 0) * line.item_cnt : 0,
      ...(pieces !== undefined && pieces < Math.max(line.item_cnt, fewPieces + 1) && { left: pieces }),
      ...(problem !== undefined && { problem }),
    };
  });
  return {
    lines,
    details: { total_price: lines.reduce((sum, line) => sum + line.line_price_minor, 0), currency },
    can_order: lines.length > 0 && lines.every(({ problem }) => problem === undefined),
  };
}

/** The first thing that stands against a line; nothing when it can be ordered. */
function problemOf({
  line,
  good,
  isSold,
  isRepeated,
  currency,
  pieces,
}: {
  readonly line: WantedLine;
  readonly good: Good | undefined;
  readonly isSold: boolean;
  readonly isRepeated: boolean;
  readonly currency: string | null;
  /** Missing where they are not counted. */
  readonly pieces: number | undefined;
}): CartProblem | undefined {
  if (!good) return 'unknown';
  if (!isSold) return 'condition-gone';
  if (!good.available || pieces === 0) return 'unavailable';
  if (isRepeated) return 'repeated';
  if (line.item_cnt > mostCartPieces) return 'too-many';
  if (currency !== null && good.currency !== currency) return 'other-currency';
  if (pieces !== undefined && pieces < line.item_cnt) return 'short';
  return undefined;
}
