/**
 * Accounts for repayments: each contract has its own, so that money that comes in is known by the account alone. A bank
 * hands a lender a range of such virtual accounts; ours is `client` and year and number of the contract.
 */
export interface AccountRange {
  /** Eight digits that name the bank; the last one is a check digit. */
  readonly sortCode: string;
  /** Four digits of the lender at that bank. */
  readonly client: string;
}

/**
 * Reads a range as it is configured, `99900009-0001`.
 * @returns null for what is none, or whose sort code has a wrong check digit
 */
export function readAccountRange(text: string): AccountRange | null {
  const [, sortCode, client] = /^(\d{8})-(\d{4})$/.exec(text) ?? [];
  if (sortCode === undefined || client === undefined) return null;
  const weights = [3, 9, 7, 1, 3, 9, 7, 1];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(sortCode[index]), 0);
  return sum % 10 === 0 ? { sortCode, client } : null;
}
