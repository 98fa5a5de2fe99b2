import type { CartGood, CartInfo, CartItem } from './cart.ts';
import { cartUnitMinor, mostCartLines, mostCartPieces } from './constants.ts';

/** The lines of a cart, the oldest first. */
export type CartLines = readonly CartItem[];

/** A line that was taken out, and where it stood: what an undo needs. */
export interface RemovedLine {
  readonly line: CartItem;
  readonly index: number;
}

/** What became of a wish. `in-cart`: the same article under the same condition is there already, so nothing changed. */
export type CartOutcome =
  | { readonly kind: 'added' | 'edited' | 'restored' | 'in-cart'; readonly line: CartItem }
  | { readonly kind: 'removed'; readonly removed: RemovedLine }
  /** The cart takes no more lines; it holds goods in another currency; the line is not there any more. */
  | { readonly kind: 'full' | 'other-currency' | 'gone' };

/** The cart after a wish, and what became of the wish. Lines are the very same ones when nothing changed. */
export interface CartStep {
  readonly lines: CartLines;
  readonly outcome: CartOutcome;
}

/** Name of a line among the others: aliases hold no slash, so no two lines share one. */
export const lineKey = ({ itemData, sale_condition_id: condition }: CartItem): string =>
  condition === undefined ? itemData.alias : `${itemData.alias}/${condition}`;

/** A number of pieces within the bounds; null where it is none. */
export const boundedQuantity = (wanted: number): number | null =>
  Number.isNaN(wanted) ? null : Math.min(mostCartPieces, Math.max(1, Math.trunc(wanted)));

/** Puts an article in, once: under the first of its conditions and a single piece unless something else is asked for. */
export function addLine(
  lines: CartLines,
  good: CartGood,
  {
    conditionId,
    quantity = 1,
  }: { readonly conditionId?: string | undefined; readonly quantity?: number } = {},
): CartStep {
  const conditions = good.sale_conditions ?? [];
  const condition = conditions.find(({ id }) => id === conditionId) ?? conditions[0];
  const line: CartItem = {
    itemData: good,
    ...(condition && { sale_condition_id: condition.id }),
    quantity: boundedQuantity(quantity) ?? 1,
  };
  return insert(lines, { line, index: lines.length }, 'added');
}

/** What is changed of a line. */
export interface LineChange {
  readonly quantity?: number;
  readonly conditionId?: string;
  /** The article as it is known now, for a condition that came after the line. */
  readonly good?: CartGood;
}

/** Changes how many pieces a line has, and under which condition. Onto another line of the cart it is refused like adding. */
export function editLine(
  lines: CartLines,
  key: string,
  { quantity, conditionId, good }: LineChange,
): CartStep {
  const index = lines.findIndex((line) => lineKey(line) === key);
  const present = lines[index];
  if (!present) return { lines, outcome: { kind: 'gone' } };
  const itemData = good ?? present.itemData;
  const condition = conditionId ?? present.sale_condition_id;
  if (!isSoldUnder(itemData, condition)) return { lines, outcome: { kind: 'gone' } };
  const line: CartItem = {
    itemData,
    ...(condition !== undefined && { sale_condition_id: condition }),
    quantity: boundedQuantity(quantity ?? present.quantity) ?? present.quantity,
  };
  const twin = lines.find((one, at) => at !== index && lineKey(one) === lineKey(line));
  if (twin) return { lines, outcome: { kind: 'in-cart', line: twin } };
  return { lines: lines.with(index, line), outcome: { kind: 'edited', line } };
}

/** Takes a line out. */
export function removeLine(lines: CartLines, key: string): CartStep {
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (!line) return { lines, outcome: { kind: 'gone' } };
  return { lines: lines.toSpliced(index, 1), outcome: { kind: 'removed', removed: { line, index } } };
}

/** Puts a line that was taken out back where it stood, as it was. */
export const restoreLine = (lines: CartLines, removed: RemovedLine): CartStep =>
  insert(lines, removed, 'restored');

/** Takes over what is known of the articles now, e.g. after somebody has agreed to changed prices. A line that this does not fit stays. */
export const renewLines = (lines: CartLines, known: ReadonlyMap<string, CartGood>): CartLines =>
  lines.map((line) => {
    const itemData = known.get(line.itemData.alias);
    return itemData && isSoldUnder(itemData, line.sale_condition_id) ? { ...line, itemData } : line;
  });

/** Whether an article has this condition, or none where it has none. */
function isSoldUnder({ sale_conditions: conditions = [] }: CartGood, id: string | undefined): boolean {
  return conditions.length === 0 ? id === undefined : conditions.some((one) => one.id === id);
}

/** Price of one piece in minor units; null where it is not known. */
export function unitPrice({ itemData, sale_condition_id }: CartItem): number | null {
  const condition = itemData.sale_conditions?.find(({ id }) => id === sale_condition_id);
  return condition?.price_minor ?? itemData.price_minor ?? null;
}

/** What the cart comes to, as far as a browser can know; the server calculates what is paid. */
export function cartInfo(lines: CartLines): CartInfo {
  const prices = lines.map((line) => ({ unit: unitPrice(line), quantity: line.quantity }));
  return {
    details: {
      total_price: prices.reduce((sum, { unit, quantity }) => sum + (unit ?? cartUnitMinor) * quantity, 0),
      is_estimate: prices.some(({ unit }) => unit === null),
    },
  };
}

/** Currency of the cart; missing where no line says one. */
export const cartCurrency = (lines: CartLines): string | undefined =>
  lines.find(({ itemData }) => itemData.currency !== undefined)?.itemData.currency;

function insert(lines: CartLines, { line, index }: RemovedLine, kind: 'added' | 'restored'): CartStep {
  const twin = lines.find((one) => lineKey(one) === lineKey(line));
  if (twin) return { lines, outcome: { kind: 'in-cart', line: twin } };
  if (lines.length >= mostCartLines) return { lines, outcome: { kind: 'full' } };
  const currency = cartCurrency(lines);
  if (currency !== undefined && line.itemData.currency !== undefined && line.itemData.currency !== currency)
    return { lines, outcome: { kind: 'other-currency' } };
  return { lines: lines.toSpliced(index, 0, line), outcome: { kind, line } };
}
