import type { AccountRange } from '#schemas/lending/account-range.ts';

/** Nobody can pay a contract back that has no account: an installation without a range of its bank offers none. */
export class NoRepaymentAccounts extends Error {
  override readonly name = 'NoRepaymentAccounts';
  constructor() {
    super('No range of repayment accounts is configured (REPAYMENT_ACCOUNTS): no contract can be offered.');
  }
}

/** A range of no bank: the demo's. The number 999 is not given to any bank in Poland. */
export const demoRange: AccountRange = { sortCode: '99900009', client: '0001' };

/**
 * IBAN of a contract: PL, two check digits (ISO 13616, modulo 97), sort code, 16 digits of the account.
 * @param contractNumber e.g. `U/2026/000123`
 * @throws RangeError for a number that does not fit the range
 */
export function virtualAccount(contractNumber: string, { sortCode, client }: AccountRange): string {
  const [, year, number] = /^[A-Z]+\/(\d{4})\/(\d{1,8})$/.exec(contractNumber) ?? [];
  if (year === undefined || number === undefined)
    throw new RangeError(`"${contractNumber}" is no number of a contract.`);
  const account = `${sortCode}${client}${year}${number.padStart(8, '0')}`;
  return `PL${checkDigits(account)}${account}`;
}

// Letters count as two digits: P is 25, L is 21; the check digits are 00 while they are calculated.
const checkDigits = (account: string): string =>
  String(98n - (BigInt(`${account}252100`) % 97n)).padStart(2, '0');
