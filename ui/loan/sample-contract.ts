import { loanFigures } from '#money/loan-figures.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { CardInfo } from '#schemas/lending/card.ts';
import type {
  Contract,
  DocumentFile,
  ScheduleRow,
  SignedContract,
  WithdrawalTerms,
} from '#schemas/lending/contract.ts';
import type { ContractArea } from './contract-area.ts';

/** A made-up contract for examples and tests: 6000 zł for 12 months, two instalments paid. */
const signedOn = '2026-08-24';
const amount = 600_000;
const terms = { annualRatePercent: 14, feePercent: 8 };
const plan = planLoan(terms, { amountMinor: amount, months: 12, startDate: signedOn });

const rows: ScheduleRow[] = plan.schedule.map((row) => ({
  number: row.number,
  due_on: row.dueOn,
  instalment_minor: row.instalmentMinor,
  principal_minor: row.principalMinor,
  interest_minor: row.interestMinor,
  fee_minor: row.feeMinor,
  balance_minor: row.balanceMinor,
  paid_minor: row.number <= 2 ? row.instalmentMinor : 0,
  state: row.number <= 2 ? 'paid' : row.number === 3 ? 'due' : 'planned',
}));

export const sampleContract: Contract = {
  id: 'c1',
  number: 'U/2026/000123',
  state: 'active',
  figures: loanFigures({ ...terms, currency: 'PLN', amountMinor: amount, months: 12 }, plan),
  signed_at: '2026-08-24T10:15:00Z',
  withdraw_until: '2026-09-07',
  schedule: rows,
  owed: {
    principal_minor: rows[1]?.balance_minor ?? 0,
    interest_minor: 5_410,
    fee_minor: 40_000,
    late_interest_minor: 0,
    due_now_minor: plan.instalmentMinor,
    overdue_days: 0,
    overpaid_minor: 0,
  },
  next: { due_on: rows[2]?.due_on ?? signedOn, amount_minor: plan.instalmentMinor },
  paid_minor: 2 * plan.instalmentMinor,
  repayment_account: {
    iban: 'PL61109010140000071219812874',
    recipient: 'Mozaika Finanse sp. z o.o.',
    title: 'Spłata U/2026/000123',
  },
  payout: { to: 'verified-account', account: { bank: 'Bank Most', masked_iban: 'PL •••• 4216' } },
  ended_at: null,
  withdrawal: null,
  refunds: [],
};

/** The same, with one instalment late by nine days. */
export const sampleLateContract: Contract = {
  ...sampleContract,
  schedule: rows.map((row) => (row.number === 3 ? { ...row, state: 'late' } : row)),
  owed: {
    ...sampleContract.owed,
    late_interest_minor: 214,
    due_now_minor: plan.instalmentMinor + 214,
    overdue_days: 9,
  },
};

/** The same, offered and not signed. */
export const sampleOffer: Contract = {
  ...sampleContract,
  state: 'offered',
  signed_at: null,
  withdraw_until: null,
  schedule: rows.map((row) => ({ ...row, paid_minor: 0, state: 'planned' })),
  next: null,
  paid_minor: 0,
};

export const sampleCard: CardInfo = {
  id: 'card1',
  state: 'active',
  last4: '4821',
  holder: 'HALINA NOWAK',
  expires: '08/30',
  scheme: 'Mastercard',
  balance_minor: 431_250,
  currency: 'PLN',
  block_reason: null,
  frozen_at: null,
  blocked_at: null,
  pin_changed_at: null,
};

export const sampleFiles: readonly DocumentFile[] = [
  sampleFile('d1', 'information-sheet', { title: 'Formularz informacyjny', size: 184_320 }),
  sampleFile('d2', 'contract', { title: 'Umowa pożyczki U/2026/000123', size: 243_712 }),
  sampleFile('d3', 'schedule', { title: 'Harmonogram spłat', size: 98_304 }),
];

function sampleFile(
  id: string,
  kind: DocumentFile['kind'],
  { title, size }: { readonly title: string; readonly size: number },
): DocumentFile {
  return {
    id,
    kind,
    title,
    draft: false,
    file_name: `${kind}.pdf`,
    media_type: 'application/pdf',
    size,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    created_at: '2026-08-24T10:15:00Z',
  };
}

export const sampleArea: ContractArea = { signed: true, ended: null, elsewhere: null, pending: null };
export const sampleOfferArea: ContractArea = { ...sampleArea, signed: false };
export const samplePending: ContractArea = {
  ...sampleArea,
  pending: { order_id: 'o1', amount_minor: 57_331, currency: 'PLN' },
};

/** A loan that is paid off, with money left on the card's account. */
export const samplePaidOff: SignedContract = {
  id: 'c0',
  number: 'U/2026/000101',
  state: 'settled',
  amount_minor: 300_000,
  currency: 'PLN',
  signed_at: '2026-02-11T09:00:00Z',
  ended_at: '2026-08-10T12:30:00Z',
  held_minor: 41_250,
  to_return: null,
};
/** A contract that was withdrawn from: the money is to be given back yet. */
export const sampleWithdrawn: SignedContract = {
  ...samplePaidOff,
  id: 'c2',
  number: 'U/2026/000117',
  state: 'withdrawn',
  ended_at: '2026-08-28T12:30:00Z',
  held_minor: 0,
  to_return: { amount_minor: 300_460, by: '2026-09-27' },
};
export const sampleEndedArea: ContractArea = { ...sampleArea, ended: samplePaidOff };
export const sampleEndedContract: Contract = {
  ...sampleContract,
  id: samplePaidOff.id,
  number: samplePaidOff.number,
  state: 'settled',
  schedule: rows.map((row) => ({ ...row, paid_minor: row.instalment_minor, state: 'paid' })),
  owed: { ...sampleContract.owed, principal_minor: 0, interest_minor: 0, fee_minor: 0, due_now_minor: 0 },
  next: null,
  ended_at: samplePaidOff.ended_at,
  refunds: [
    {
      at: '2026-08-10T12:30:00Z',
      amount_minor: 85,
      account: { bank: 'Bank Most', masked_iban: 'PL •••• 4216' },
    },
  ],
};
export const sampleTerms: WithdrawalTerms = {
  on: '2026-08-28',
  amount_minor: amount,
  interest_minor: 920,
  paid_minor: 10_000,
  card_minor: 0,
  to_return_minor: amount + 920 - 10_000,
  return_by: '2026-09-27',
  refund_minor: 0,
  refund_account: null,
};
export const sampleWithdrawnContract: Contract = {
  ...sampleEndedContract,
  id: sampleWithdrawn.id,
  number: sampleWithdrawn.number,
  state: 'withdrawn',
  schedule: [],
  ended_at: sampleWithdrawn.ended_at,
  refunds: [],
  withdrawal: {
    at: '2026-08-28T12:30:00Z',
    document_id: 'f9',
    interest_minor: 460,
    to_return_minor: 300_460,
    return_by: '2026-09-27',
    refund_minor: 0,
    refund_account: null,
  },
};
