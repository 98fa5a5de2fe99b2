import { stockChange, stockList } from '#schemas/calls/staff/orders.ts';
import type { StockRow } from '#schemas/studio/orders.ts';
import { ApiError } from '../../app/api.ts';
import { callStaff } from '../../app/staff-call.ts';

/** Most pieces that can be said. */
const mostPieces = 1_000_000;

export const stockKey = ({ good, sale_condition_id: id }: StockRow): string => `${good} ${id ?? ''}`;
export const stockTitle = ({ title, sale_condition: condition }: StockRow): string =>
  condition === null ? title : `${title}, ${condition}`;

/** Pieces in the house; null where they are not counted. */
export type Count = number | null;
export const countOf = ({ pieces }: StockRow): Count => pieces?.on_hand ?? null;

/** What somebody typed as a number of pieces; undefined where it is none. */
export function readCount(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  const count = Number(digits);
  return /^\d{1,7}$/.test(digits) && count <= mostPieces ? count : undefined;
}

/** What became of a change: done, or what is there now because somebody or a sale was faster. */
export type Changed = { readonly kind: 'done' } | { readonly kind: 'changed'; readonly now: Count };

/**
 * Says how many pieces there are.
 * @param was what was seen; nothing is changed where it is another by now
 * @throws ApiError for everything but that
 */
export async function sayCount(row: StockRow, count: Count, was: Count): Promise<Changed> {
  const { good, sale_condition_id: id } = row;
  try {
    const body = { good, on_hand: count, was, ...(id !== null && { sale_condition_id: id }) };
    await callStaff(stockChange, { body });
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'version_conflict')) throw error;
    const { data } = await callStaff(stockList, { query: { good } });
    const now = data.find((one) => stockKey(one) === stockKey(row));
    // No longer sold on these terms: the refusal stands.
    if (!now) throw error;
    return { kind: 'changed', now: countOf(now) };
  }
}
