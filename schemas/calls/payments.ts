import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { nullable } from '../lending/figures.ts';
import { GatewayNotice } from '../lending/gateway-notice.ts';
import {
  BankAccount,
  PayStatus,
  RepaymentStart,
  RepaymentStarted,
  TransferDone,
  TransferMoney,
} from '../lending/payments.ts';
import { defineCall } from './define-call.ts';
import { IdempotencyHeaders, LanguageQuery } from './request-schemas.ts';

const common = { area: 'payments', access: 'customer', tags: ['Payments'], query: LanguageQuery } as const;

/** A repetition comes when the status has moved on, and gets the stored answer: the status is checked inside. */
export const accountTransferMoney = defineCall({
  ...common,
  id: 'account.transfer-money',
  method: 'POST',
  path: '/v2/{product}/account/transfer-money',
  summary: 'Send money from the card’s account to a proved account; needs a step-up code bound to both',
  headers: IdempotencyHeaders,
  body: TransferMoney,
  answer: Envelope(TransferDone),
  failures: [400, 401, 404, 409, 422, 429],
});

export const bankAccountList = defineCall({
  ...common,
  id: 'bank-account.list',
  method: 'GET',
  path: '/v2/{product}/bank/account/list',
  statuses: ['contract'],
  afterwards: true,
  summary: 'Accounts that were proved to be the customer’s, masked',
  answer: Envelope(Envelope(Type.Array(BankAccount))),
  failures: [401, 409],
});

/** As for a transfer, the status is checked inside. */
export const blueCashRepayment = defineCall({
  ...common,
  id: 'blue-cash.repayment',
  method: 'POST',
  path: '/v2/{product}/blue-cash/repayment',
  summary: 'Start a repayment at the payment gateway; the same key leads to the same page',
  headers: IdempotencyHeaders,
  body: RepaymentStart,
  answer: Envelope(RepaymentStarted),
  failures: [400, 401, 409, 422],
});

/** The way back from the gateway: what became of a payment is told whatever it did to the contract. */
export const payStatus = defineCall({
  ...common,
  id: 'pay.status',
  method: 'GET',
  path: '/v2/{product}/pay/status',
  summary: 'What became of a repayment; of the newest one without order_id, null where there is none',
  query: Type.Object({
    ...LanguageQuery.properties,
    order_id: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  answer: Envelope(nullable(PayStatus)),
  failures: [400, 401, 404],
});

export const blueCashNotification = defineCall({
  id: 'blue-cash.notification',
  method: 'POST',
  path: '/v2/{product}/blue-cash/notification',
  area: 'payments',
  access: 'webhook',
  tags: ['Payments'],
  summary: 'What became of a repayment, signed by the gateway (docs/payments.md)',
  body: GatewayNotice,
  bodyLimit: 16 * 1024,
  answer: Envelope(Type.Object({ accepted: Type.Literal(true) })),
  failures: [400, 401, 404, 422],
});
