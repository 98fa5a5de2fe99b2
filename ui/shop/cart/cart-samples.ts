import fc from 'fast-check';
import type { CartGood } from '#schemas/cart.ts';

/** Few articles, so that the same ones meet often: with conditions, without, without a price, in another currency. */
const goods: readonly CartGood[] = [
  {
    alias: 'phone',
    title: 'Telefon',
    price_minor: 9_900,
    currency: 'PLN',
    sale_conditions: [{ id: 'new' }, { id: 'opened', price_minor: 7_900 }],
  },
  { alias: 'case', title: 'Etui', price_minor: 1_999, currency: 'PLN' },
  { alias: 'nothing-known' },
  { alias: 'abroad', price_minor: 500, currency: 'EUR' },
];

/** What a person may do with a cart; `at` names a line by its place, which may be empty. */
export type CartWish =
  | {
      readonly kind: 'add';
      readonly good: CartGood;
      readonly conditionId?: string;
      readonly quantity: number;
    }
  | { readonly kind: 'edit'; readonly at: number; readonly conditionId?: string; readonly quantity?: number }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'undo' | 'clear' };

const conditionId = fc.constantFrom('new', 'opened', 'unheard-of');
const quantity = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(Number.NaN, 2.7, Infinity));
const at = fc.nat(4);
const kind = <const K extends CartWish['kind']>(...kinds: readonly K[]) => fc.constantFrom(...kinds);

/** A wish of any kind. */
export const cartWish: fc.Arbitrary<CartWish> = fc.oneof(
  fc.record(
    { kind: kind('add'), good: fc.constantFrom(...goods), conditionId, quantity },
    { requiredKeys: ['kind', 'good', 'quantity'] },
  ),
  fc.record({ kind: kind('edit'), at, conditionId, quantity }, { requiredKeys: ['kind', 'at'] }),
  fc.record({ kind: kind('remove'), at }),
  fc.record({ kind: kind('undo', 'clear') }),
);

/** A line of the model: article, condition, pieces. */
type Row = readonly [alias: string, condition: string | undefined, pieces: number];

/** Unit prices as a person would look them up. */
const prices: Readonly<Record<string, number>> = {
  'phone new': 9_900,
  'phone opened': 7_900,
  case: 1_999,
  'nothing-known': 10_000,
  abroad: 500,
};
const nameOf = ([alias, condition]: Row) => [alias, condition].filter(Boolean).join(' ');

/** The cart as the plainest thing that could be right: rows of a table, changed one wish after another. */
export function createCartModel() {
  let rows: Row[] = [];
  let undo: { readonly row: Row; readonly at: number } | null = null;
  const has = (row: Row) => rows.some((one) => nameOf(one) === nameOf(row));
  const clashes = ([alias]: Row) =>
    rows.some(
      ([one]) =>
        one !== 'nothing-known' && alias !== 'nothing-known' && (one === 'abroad') !== (alias === 'abroad'),
    );
  const put = (row: Row, place: number) => {
    if (!has(row) && !clashes(row)) rows.splice(place, 0, row);
  };
  const pieces = (wanted: number | undefined, otherwise: number) =>
    wanted === undefined || Number.isNaN(wanted) ? otherwise : Math.min(99, Math.max(1, Math.trunc(wanted)));
  const does = {
    add: (wish: CartWish & { kind: 'add' }) => {
      const condition =
        wish.good.alias === 'phone' ? (wish.conditionId === 'opened' ? 'opened' : 'new') : undefined;
      put([wish.good.alias, condition, pieces(wish.quantity, 1)], rows.length);
    },
    edit: (wish: CartWish & { kind: 'edit' }) => {
      const row = rows[wish.at];
      if (!row) return;
      const [alias, condition, before] = row;
      const wanted = wish.conditionId ?? condition;
      if (wanted !== condition && (alias !== 'phone' || wanted === 'unheard-of')) return;
      if (wish.conditionId !== undefined && alias !== 'phone') return;
      const next: Row = [alias, wanted, pieces(wish.quantity, before)];
      if (wanted === condition || !has(next)) rows[wish.at] = next;
    },
    remove: (wish: CartWish & { kind: 'remove' }) => {
      const row = rows[wish.at];
      if (!row) return;
      undo = { row, at: wish.at };
      rows.splice(wish.at, 1);
    },
    undo: () => undo && put(undo.row, undo.at),
    clear: () => {
      rows = [];
    },
  };
  return {
    wish: (wish: CartWish) => (does[wish.kind] as (wish: CartWish) => void)(wish),
    rows: (): readonly Row[] => rows,
    total: () => rows.reduce((sum, row) => sum + (prices[nameOf(row)] ?? Number.NaN) * row[2], 0),
  };
}
