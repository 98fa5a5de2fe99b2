/**
 * Our account for transfers that prove identity. Invented, like the lender: the number is formally right (so that forms and
 * copy buttons can be tried), and its bank code 0000 belongs to no bank.
 */
export const verificationAccount = {
  recipient: 'Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa',
  iban: 'PL03000000009000000000000001',
  amountMinor: 1,
  currency: 'PLN',
} as const;
