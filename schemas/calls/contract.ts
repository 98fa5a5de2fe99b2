import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { CardInfo } from '../lending/card.ts';
import {
  Contract,
  ContractSign,
  ContractWithdrawal,
  DocumentFile,
  type HistoryAccount,
  HistoryRow,
  historyAccounts,
  maxHistoryRows,
  Settlement,
  SignedContract,
  WithdrawalReceipt,
  WithdrawalTerms,
} from '../lending/contract.ts';
import { nullable } from '../lending/figures.ts';
import { PartRepayment } from '../lending/part-repayment.ts';
import { RepaymentStart } from '../lending/payments.ts';
import { TransferCode } from '../lending/transfer-code.ts';
import { defineCall } from './define-call.ts';
import { IdempotencyHeaders, LanguageQuery, limitOf, Offset } from './request-schemas.ts';

const amount = RepaymentStart.properties.amount_minor;
/** Whoever has a contract; and whoever had one, because a durable medium stays within reach when the contract is over. */
const withDocuments = ['show-contract', 'contract', 'nothing'] as const;

const tags = ['Contract'];
/** Which of the customer's contracts; the one that is offered or runs where left out, else the one that ended last. */
const ContractQuery = Type.Object({
  ...LanguageQuery.properties,
  contract: Type.Optional(Type.String({ maxLength: 60, description: '`id` of `contract.list`' })),
});

/** Makes the contract with its documents where it does not exist. */
export const contractGet = defineCall({
  id: 'contract.get',
  method: 'POST',
  path: '/v2/{product}/contract/get',
  area: 'contract',
  access: 'customer',
  statuses: ['show-contract', 'contract'],
  tags,
  summary: 'The contract, ready to be read: made with its papers where it does not exist',
  query: LanguageQuery,
  answer: Envelope(Contract),
  failures: [401, 404, 409],
});

export const contractData = defineCall({
  id: 'contract.data',
  method: 'GET',
  path: '/v2/{product}/contract/data',
  area: 'contract',
  access: 'customer',
  statuses: ['show-contract', 'contract'],
  afterwards: true,
  tags,
  summary: 'The contract: figures, schedule with what was paid, what is owed today',
  query: ContractQuery,
  answer: Envelope(Contract),
  failures: [401, 404, 409],
});

export const contractList = defineCall({
  id: 'contract.list',
  method: 'GET',
  path: '/v2/{product}/contract/list',
  area: 'contract',
  access: 'customer',
  tags,
  summary: 'Contracts the customer signed, newest first: the one that runs, and those that are over',
  query: LanguageQuery,
  answer: Envelope(Type.Array(SignedContract)),
  failures: [400, 401],
});

export const contractCardInfo = defineCall({
  id: 'contract.card-info',
  method: 'GET',
  path: '/v2/{product}/contract/card/info',
  area: 'contract',
  access: 'customer',
  statuses: ['contract', 'show-contract'],
  afterwards: true,
  tags: ['Card'],
  summary: 'The card of the contract; null before it is issued with the signature',
  query: ContractQuery,
  answer: Type.Object({ cardInfo: nullable(CardInfo) }),
  failures: [400, 401, 404, 409],
});

export const contractDocuments = defineCall({
  id: 'contract.documents',
  method: 'GET',
  path: '/v2/{product}/contract/document/get',
  area: 'contract',
  access: 'customer',
  statuses: withDocuments,
  afterwards: true,
  tags,
  summary: 'Documents of the contract, newest first; a statement of today is made when it is asked for first',
  query: ContractQuery,
  answer: Type.Object({ files: Type.Array(DocumentFile) }),
  failures: [400, 401, 404, 409],
});

// Ours: the specification shows no call for signing, withdrawing, paying off, or reading a document’s bytes.

/** Which status admits it is checked inside: a repetition comes when the status has moved on, and gets the stored answer. */
export const contractSign = defineCall({
  id: 'contract.sign',
  method: 'POST',
  path: '/v2/{product}/contract/sign',
  area: 'contract',
  access: 'customer',
  tags,
  summary:
    'Sign the offered contract with a step-up code of `contract.sign`: the loan is paid out to the chosen account',
  query: LanguageQuery,
  headers: IdempotencyHeaders,
  body: ContractSign,
  answer: Envelope(Contract),
  failures: [400, 401, 404, 409, 422, 429],
});

/** As for signing, the status is checked inside. */
export const contractWithdrawal = defineCall({
  id: 'contract.withdrawal',
  method: 'POST',
  path: '/v2/{product}/contract/withdrawal',
  area: 'contract',
  access: 'customer',
  tags,
  summary: 'Withdraw from the contract within 14 days of signing; the receipt is one of its documents',
  query: LanguageQuery,
  headers: IdempotencyHeaders,
  body: ContractWithdrawal,
  answer: Envelope(WithdrawalReceipt),
  failures: [400, 401, 404, 409],
});

export const contractWithdrawalTerms = defineCall({
  id: 'contract.withdrawal-terms',
  method: 'GET',
  path: '/v2/{product}/contract/withdrawal-terms',
  area: 'contract',
  access: 'customer',
  statuses: ['contract'],
  tags,
  summary: 'What a withdrawal today comes to, for either side; 409 after the 14 days',
  query: LanguageQuery,
  answer: Envelope(WithdrawalTerms),
  failures: [400, 401, 404, 409],
});

export const contractSettlement = defineCall({
  id: 'contract.settlement',
  method: 'GET',
  path: '/v2/{product}/contract/settlement',
  area: 'contract',
  access: 'customer',
  statuses: ['contract'],
  tags,
  summary: 'What pays the loan off on a day (art. 49); without `on` today',
  query: Type.Object({ ...LanguageQuery.properties, on: Type.Optional(Type.String({ maxLength: 10 })) }),
  answer: Envelope(Settlement),
  failures: [400, 401, 404, 409, 422],
});

export const contractPartRepayment = defineCall({
  id: 'contract.part-repayment',
  method: 'GET',
  path: '/v2/{product}/contract/part-repayment',
  area: 'contract',
  access: 'customer',
  statuses: ['contract'],
  tags,
  summary: 'What a payment today would make of the schedule: a shorter term, or lower instalments',
  query: Type.Object({ ...LanguageQuery.properties, amount_minor: amount }),
  answer: Envelope(PartRepayment),
  failures: [400, 401, 404, 409],
});

export const contractTransferCode = defineCall({
  id: 'contract.transfer-code',
  method: 'GET',
  path: '/v2/{product}/contract/transfer-code',
  area: 'contract',
  access: 'customer',
  statuses: ['contract'],
  afterwards: true,
  tags,
  summary:
    'A transfer to the contract’s account as a QR code of Polish banks; without an amount, of what is to be paid next',
  query: Type.Object({ ...ContractQuery.properties, amount_minor: Type.Optional(amount) }),
  answer: Envelope(TransferCode),
  failures: [400, 401, 404, 409],
});

export const contractHistory = defineCall({
  id: 'contract.history',
  method: 'GET',
  path: '/v2/{product}/contract/history',
  area: 'contract',
  access: 'customer',
  statuses: ['contract'],
  afterwards: true,
  tags,
  summary: 'Money that moved, newest first: on the loan, on the account of its card, or both',
  query: Type.Object({
    ...ContractQuery.properties,
    limit: limitOf(maxHistoryRows),
    offset: Offset,
    account: Type.Optional(Type.Unsafe<HistoryAccount>({ type: 'string', enum: [...historyAccounts] })),
  }),
  answer: Envelope(Type.Array(HistoryRow)),
  failures: [400, 401, 404, 409],
});

export const contractDocument = defineCall({
  id: 'contract.document',
  method: 'GET',
  path: '/v2/{product}/contract/document/{id}',
  area: 'contract',
  access: 'customer',
  statuses: withDocuments,
  afterwards: true,
  session: ['gives-file'],
  tags,
  summary: 'A document as PDF, as it was handed over',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  query: LanguageQuery,
  failures: [400, 401, 404, 409],
});
