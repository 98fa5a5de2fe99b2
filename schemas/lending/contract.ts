import { type Static, Type } from 'typebox';
import { Day, LoanFigures, Minor, Moment, nullable } from './figures.ts';

/** `offered`: shown, not signed. `settled`: repaid. `withdrawn`: the customer used the 14 days (art. 53). */
export const contractStates = ['offered', 'active', 'settled', 'withdrawn'] as const;
export type ContractState = (typeof contractStates)[number];
const signedStates = ['active', 'settled', 'withdrawn'] as const satisfies readonly ContractState[];
type SignedState = (typeof signedStates)[number];

/** Where the money of a loan goes: to an account the customer proved, or to the account of the card. */
export const payoutPlaces = ['verified-account', 'card-account'] as const;
export type PayoutPlace = (typeof payoutPlaces)[number];

/** An account a customer proved, as it is shown; the number is never whole. */
export const ShownAccount = Type.Object({ bank: Type.String(), masked_iban: Type.String() });

/** A row of the schedule, and what became of it. */
export const ScheduleRow = Type.Object({
  number: Type.Integer(),
  due_on: Day,
  instalment_minor: Minor,
  principal_minor: Minor,
  interest_minor: Minor,
  fee_minor: Minor,
  /** Principal still owed after this row. */
  balance_minor: Minor,
  paid_minor: Minor,
  state: Type.Unsafe<'paid' | 'part' | 'due' | 'late' | 'planned'>({
    type: 'string',
    enum: ['paid', 'part', 'due', 'late', 'planned'],
  }),
});
export type ScheduleRow = Static<typeof ScheduleRow>;

/** What a withdrawal comes to. At most one of the two sums is above nothing. Amounts in minor units. */
const withdrawalSums = {
  /** Interest for the days the money was used; no other cost (art. 54). */
  interest_minor: Minor,
  /** To give back: principal and interest, less what was paid in and what is taken from the card's account. */
  to_return_minor: Minor,
  /** Last day for either side. */
  return_by: Day,
  /** What the customer paid above that, and gets back. */
  refund_minor: Minor,
  /** Where it is sent to at once; null where the customer has proved no account: it can then be transferred to one. */
  refund_account: nullable(ShownAccount),
};
/** Answer of `contract.withdrawal-terms`: what a withdrawal today would come to. Nothing is changed. */
export const WithdrawalTerms = Type.Object({
  on: Day,
  /** The loan. */
  amount_minor: Minor,
  /** What was paid in. */
  paid_minor: Minor,
  /** What is on the card's account, and is taken back. */
  card_minor: Minor,
  ...withdrawalSums,
});
export type WithdrawalTerms = Static<typeof WithdrawalTerms>;
/** Answer of `contract.withdrawal`, and part of a contract that was withdrawn from. */
export const WithdrawalReceipt = Type.Object({ at: Moment, document_id: Type.String(), ...withdrawalSums });
export type WithdrawalReceipt = Static<typeof WithdrawalReceipt>;

/** Answer of `contract.data` and `contract.get`: the customer's contract, whole. Amounts in minor units. */
export const Contract = Type.Object({
  id: Type.String(),
  /** e.g. `U/2026/000123` */
  number: Type.String(),
  state: Type.Unsafe<ContractState>({ type: 'string', enum: [...contractStates] }),
  figures: LoanFigures,
  signed_at: nullable(Moment),
  /** Last day of the withdrawal (14 days after signing); null when it is not signed. */
  withdraw_until: nullable(Day),
  schedule: Type.Array(ScheduleRow),
  /** What is owed today, all in all. */
  owed: Type.Object({
    principal_minor: Minor,
    interest_minor: Minor,
    fee_minor: Minor,
    /** Statutory interest for delay, until today. */
    late_interest_minor: Minor,
    /** What has to be paid now: rows that are due or late, and late interest. */
    due_now_minor: Minor,
    overdue_days: Type.Integer(),
    /** Paid more than is owed. */
    overpaid_minor: Minor,
  }),
  next: nullable(Type.Object({ due_on: Day, amount_minor: Minor })),
  paid_minor: Minor,
  /** Account for transfers: its own for each contract. */
  repayment_account: Type.Object({ iban: Type.String(), recipient: Type.String(), title: Type.String() }),
  /** Where the money of the loan went; of an offer, where it goes unless the customer chooses otherwise. */
  payout: Type.Object({
    to: Type.Unsafe<PayoutPlace>({ type: 'string', enum: [...payoutPlaces] }),
    /** Of a verified account. */
    account: nullable(ShownAccount),
  }),
  /** When it was paid off or withdrawn from. */
  ended_at: nullable(Moment),
  withdrawal: nullable(WithdrawalReceipt),
  /** Paid above what was owed, and sent back to the customer's account, oldest first. */
  refunds: Type.Array(Type.Object({ at: Moment, amount_minor: Minor, account: ShownAccount })),
});
export type Contract = Static<typeof Contract>;

/** One of `contract.list`: contracts the customer signed, newest first. Those that are over stay readable. */
export const SignedContract = Type.Object({
  /** Value of the parameter `contract`, with which the other calls read this one. */
  id: Type.String(),
  number: Type.String(),
  state: Type.Unsafe<SignedState>({ type: 'string', enum: [...signedStates] }),
  amount_minor: Minor,
  currency: Type.String(),
  signed_at: Moment,
  ended_at: nullable(Moment),
  /** The customer's money with us: on the card's account, and paid above what was owed. It can be transferred. */
  held_minor: Minor,
  /** After a withdrawal: what is still to be given back, and by when; null where nothing is. */
  to_return: nullable(Type.Object({ amount_minor: Minor, by: Day })),
});
export type SignedContract = Static<typeof SignedContract>;

/**
 * Answer of `contract.settlement`: what pays the loan off on a day (art. 49: costs are reduced in proportion to the time).
 * Principal, interest, fee, late interest and refund are the total together.
 */
export const Settlement = Type.Object({
  on: Day,
  principal_minor: Minor,
  /** Below nothing where more was paid than the time used costs. */
  interest_minor: Minor,
  fee_minor: Minor,
  late_interest_minor: Minor,
  /** What comes back to the customer, because more was paid than the loan then costs; nothing is to be paid then. */
  refund_minor: Minor,
  total_minor: Minor,
  /** What is saved against the schedule. */
  saved_minor: Minor,
});
export type Settlement = Static<typeof Settlement>;

export const documentKinds = [
  'information-sheet',
  'contract',
  'schedule',
  'statement',
  'withdrawal-receipt',
  'settlement-confirmation',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One of `files` of `contract.documents`; its bytes come from `contract.document`. */
export const DocumentFile = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<DocumentKind>({ type: 'string', enum: [...documentKinds] }),
  title: Type.String(),
  /** Made before the contract was signed; the signed one is another document. */
  draft: Type.Boolean(),
  file_name: Type.String(),
  media_type: Type.String(),
  size: Type.Integer(),
  /** SHA-256 of the bytes, hex: what was handed over can be shown to be what it was. */
  sha256: Type.String(),
  created_at: Moment,
});
export type DocumentFile = Static<typeof DocumentFile>;

/** One line of the history: money that moved, newest first (`contract.data` with `part=history`). */
export const HistoryRow = Type.Object({
  id: Type.String(),
  at: Moment,
  kind: Type.Unsafe<HistoryKind>({
    type: 'string',
    enum: ['payout', 'repayment', 'transfer', 'fee', 'late-interest', 'withdrawal', 'refund'],
  }),
  /** Signed as the customer sees it: money to the customer is positive. */
  amount_minor: Minor,
  note: Type.String(),
});
/** Sides of a contract that money moves on: the loan itself, and the account of its card. */
/** Longest list of history in one answer. */
export const maxHistoryRows = 100;

export const historyAccounts = ['loan', 'card'] as const;
export type HistoryAccount = (typeof historyAccounts)[number];
export type HistoryKind =
  | 'payout'
  | 'repayment'
  | 'transfer'
  | 'fee'
  | 'late-interest'
  | 'withdrawal'
  | 'refund';
export type HistoryRow = Static<typeof HistoryRow>;

/** Body of `contract.sign`; `code` is a step-up code of action `contract.sign`. */
export const ContractSign = Type.Object({
  code: Type.String({ pattern: '^\\d{6}$' }),
  /** The information sheet was received and read (art. 13). */
  sheet_received: Type.Literal(true),
  accepts_contract: Type.Literal(true),
  /** The call itself checks it: what cannot be chosen is an error of the field (422). */
  payout: Type.Optional(
    Type.String({
      maxLength: 40,
      description: `One of ${payoutPlaces.join(', ')}; the first where left out and the customer has one.`,
    }),
  ),
});
/** Body of `contract.withdrawal`: the second of two steps (Directive (EU) 2023/2673). */
export const ContractWithdrawal = Type.Object({ confirm: Type.Literal(true) });
