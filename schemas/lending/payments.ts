import { type Static, Type } from 'typebox';
import { Minor, Moment, nullable } from './figures.ts';
import { PartEffect } from './part-repayment.ts';

/** Header without which no call that moves money is taken ([sec 33]): a UUID made once per intention. */
export const idempotencyHeader = 'idempotency-key';

/** Ways to pay at the gateway, which the customer may choose before. */
export const payMethods = ['blik', 'transfer'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Which of the customer's contracts; the one that runs where left out, else the one that ended last. */
const contract = Type.Optional(Type.String({ maxLength: 60, description: '`id` of `contract.list`' }));

/** Body of `blue-cash.repayment`: starts a repayment at the gateway. */
export const RepaymentStart = Type.Object({
  amount_minor: Type.Integer({ minimum: 100, maximum: 100_000_000 }),
  contract,
  /** `id` of a bank of `bank.repayment`; without it the customer chooses at the gateway. */
  bank_id: Type.Optional(Type.String({ maxLength: 60 })),
  /** How it will be paid; without it the customer chooses at the gateway. */
  method: Type.Optional(Type.Unsafe<PayMethod>({ type: 'string', enum: [...payMethods] })),
  /** What money ahead of time does; a shorter term where nothing is said. */
  effect: Type.Optional(PartEffect),
});
export type RepaymentStart = Static<typeof RepaymentStart>;
/** Answer of `blue-cash.repayment`. */
export const RepaymentStarted = Type.Object({
  order_id: Type.String(),
  /** Page of the gateway on which the customer pays. */
  redirect_url: Type.String(),
});
export type RepaymentStarted = Static<typeof RepaymentStarted>;

/** `cancelled`: the customer went back from the gateway without paying. `failed`: the bank or the gateway refused. */
export const payStates = ['pending', 'succeeded', 'failed', 'cancelled', 'expired'] as const;
export type PayState = (typeof payStates)[number];
/** Answer of `pay.status?order_id=`; without the parameter, of the newest order. The browser's return is no proof of payment. */
export const PayStatus = Type.Object({
  order_id: Type.String(),
  state: Type.Unsafe<PayState>({ type: 'string', enum: [...payStates] }),
  amount_minor: Minor,
  currency: Type.String(),
  created_at: Moment,
  settled_at: nullable(Moment),
});
export type PayStatus = Static<typeof PayStatus>;

/** One of `bank-account.list` (`{data:{data:[...]}}`): accounts that were proved to be the customer's. */
export const BankAccount = Type.Object({
  id: Type.String(),
  /** All but country and the last four digits hidden. */
  masked_iban: Type.String(),
  bank: Type.String(),
  owner: Type.String(),
});
export type BankAccount = Static<typeof BankAccount>;

/** Body of `account.transfer-money`: from the card's account to an account of the customer. */
export const TransferMoney = Type.Object({
  account_id: Type.String({ maxLength: 60 }),
  amount_minor: Type.Integer({ minimum: 100, maximum: 100_000_000 }),
  contract,
  code: Type.String({ pattern: '^\\d{6}$' }),
});
export type TransferMoney = Static<typeof TransferMoney>;
/** Answer of `account.transfer-money`. */
export const TransferDone = Type.Object({
  id: Type.String(),
  amount_minor: Minor,
  balance_minor: Minor,
  at: Moment,
});
export type TransferDone = Static<typeof TransferDone>;
