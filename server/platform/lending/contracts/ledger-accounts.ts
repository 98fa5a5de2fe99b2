/**
 * Accounts of a contract's ledger. Debit is positive, credit negative; a movement is nothing together, so all accounts are
 * too. What the customer owes has a debit balance, what we owe the customer and what we earned has a credit one.
 */
export const ledgerAccounts = {
  /** Our bank accounts: what customers paid in, less what was sent to them. */
  cash: 'cash',
  /** Principal the customer owes. */
  principal: 'principal',
  /** Interest of the schedule that is not paid, due or not. */
  interest: 'interest',
  /** Fee of the schedule that is not paid, due or not. */
  fee: 'fee',
  /** Money on the account of the customer's card, which the loan is paid out to: ours to hand over. */
  card: 'card-account',
  /** What the customer paid above all that is owed: ours to give back. */
  surplus: 'surplus',
  /** Interest agreed, less what was waived. */
  interestIncome: 'interest-income',
  /** Fee agreed, less what was waived. */
  feeIncome: 'fee-income',
  /** Interest for delay that was paid; it is calculated, not booked, until then. */
  lateIncome: 'late-interest-income',
} as const;

export type LedgerAccount = (typeof ledgerAccounts)[keyof typeof ledgerAccounts];

/** Amounts by account, minor units: debit is positive. */
export type Sides = Readonly<Partial<Record<LedgerAccount, number>>>;
