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

/** A range of no bank: the demo's. The number 999 is not given to any bank in Poland. */
export const demoRange: AccountRange = { sortCode: '99900009', client: '0001' };

/**
 * IBAN of a contract: PL, two check digits (ISO 13616, modulo 97), sort code, 16 digits of the account.
 * @param contractNumber e.g. `U/2026/000123`
 * @throws RangeError for a number that does not fit the range
 */
export function virtualAccount(
  contractNumber: string,
  { sortCode, client }: AccountRange = demoRange,
): string {
  const [, year, number] = /^[A-Z]+\/(\d{4})\/(\d{1,8})$/.exec(contractNumber) ?? [];
  if (year === undefined || number === undefined)
    throw new RangeError(`"${contractNumber}" is no number of a contract.`);
  const account = `${sortCode}${client}${year}${number.padStart(8, '0')}`;
  return `PL${checkDigits(account)}${account}`;
}

// Letters count as two digits: P is 25, L is 21; the check digits are 00 while they are reckoned.
const checkDigits = (account: string): string =>
  String(98n - (BigInt(`${account}252100`) % 97n)).padStart(2, '0');
