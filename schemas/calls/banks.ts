import { Type } from 'typebox';
import { Bank, type BankUse } from '../bank.ts';
import { Envelope } from '../envelope.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

const listFor = <const U extends BankUse>(use: U) =>
  ({
    method: 'GET',
    access: 'open',
    tags: ['Banks'],
    query: Type.Object({
      ...LanguageQuery.properties,
      type: Type.Optional(Type.Literal(use, { description: 'The one thing this call answers for.' })),
    }),
    answer: Envelope(Type.Array(Bank)),
    failures: [400],
    sends: { type: use },
    language: 'in-header',
  }) as const;

export const bankRepayment = defineCall({
  ...listFor('repayment'),
  id: 'bank.repayment',
  path: '/v2/{product}/bank',
  area: 'payments',
  summary: 'Banks from which a loan can be repaid, by name',
});

/** Read inside the application, yet it says nothing of a customer: pages show it to everybody. */
export const payBank = defineCall({
  ...listFor('verification'),
  id: 'pay.bank',
  path: '/v2/{product}/pay/bank',
  area: 'identification',
  summary: 'Banks by which identity can be verified, by name',
});
