/** The page of one order, without locale prefix. Letters, the gateway's way back and the shop's own links lead there. */
export const orderPagePath = '/zamowienie';
/** Query parameter of it: the number that people read out. */
export const orderNumberParameter = 'number';

/**
 * Path of an order. What opens it stands behind `#`: browsers send that to nobody, and no log has it ([sec 12]).
 * @param token null for whoever has it already, or shall not have it
 */
export function orderPath(number: string, token: string | null): string {
  const query = new URLSearchParams({ [orderNumberParameter]: number });
  return `${orderPagePath}?${query}${token === null ? '' : `#${token}`}`;
}

/** Name of the file that an order's confirmation is saved as. */
export const orderFileName = (number: string): string => `zamowienie-${number}.pdf`;
