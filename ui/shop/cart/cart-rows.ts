import type { CartGood, CartItem, CartProblem, PricedCart, PricedLine } from '#schemas/cart.ts';
import { type CartLines, lineKey, unitPrice } from '#schemas/cart-lines.ts';
import { cartUnitMinor } from '#schemas/constants.ts';
import { cartGoodOf } from './cart-good.ts';

/** A line as it is shown: what the browser remembers, over it what the server has said. */
export interface CartRow {
  readonly key: string;
  readonly line: CartItem;
  readonly good: CartGood;
  /** Price of a piece, in minor units; null where nobody knows it. */
  readonly unitMinor: number | null;
  /** The price that was remembered, where it is another one now. */
  readonly oldMinor: number | null;
  /** How many pieces can be had, where they are few or too few; null where nothing is said of it. */
  readonly left: number | null;
  /** Why it cannot be ordered as it is. */
  readonly problem: CartProblem | undefined;
}

/** The lines with what an answer says of them; without one with what is remembered. */
export const cartRows = (lines: CartLines, priced: PricedCart | undefined): readonly CartRow[] =>
  lines.map((line) => rowOf(line, answerOf(line, priced)));

function rowOf(line: CartItem, answer: PricedLine | undefined): CartRow {
  const remembered = unitPrice(line);
  const unit = answer?.unit_price_minor;
  return {
    key: lineKey(line),
    line,
    good: answer?.good ? cartGoodOf(answer.good) : line.itemData,
    unitMinor: unit ?? remembered,
    oldMinor: unit !== undefined && remembered !== null && unit !== remembered ? remembered : null,
    left: answer?.left ?? null,
    problem: answer?.problem,
  };
}

/** A line without a condition is asked for without one, and answered under the article's first. */
const answerOf = ({ itemData, sale_condition_id: id }: CartItem, priced: PricedCart | undefined) =>
  priced?.lines.find(
    (one) => one.alias === itemData.alias && (id === undefined || one.sale_condition_id === id),
  );

/** Whether an answer is about these very lines, and not about what they were a moment ago. */
export const isAnswered = (lines: CartLines, priced: PricedCart | undefined): boolean =>
  priced !== undefined &&
  priced.lines.length === lines.length &&
  lines.every((line) => answerOf(line, priced)?.item_cnt === line.quantity);

/** What the rows come to. */
export interface CartSum {
  /** Of what can be ordered, in minor units. */
  readonly totalMinor: number;
  /** The placeholder stands for a price that is not known ([sec 7]). */
  readonly isEstimate: boolean;
  /** There is a price that nobody has agreed to yet. */
  readonly hasNewPrices: boolean;
  readonly hasProblems: boolean;
}

export function cartSum(rows: readonly CartRow[]): CartSum {
  const sold = rows.filter(({ problem }) => problem === undefined);
  return {
    totalMinor: sold.reduce(
      (sum, { unitMinor, line }) => sum + (unitMinor ?? cartUnitMinor) * line.quantity,
      0,
    ),
    isEstimate: sold.some(({ unitMinor }) => unitMinor === null),
    hasNewPrices: sold.some(({ oldMinor }) => oldMinor !== null),
    hasProblems: sold.length < rows.length,
  };
}
