import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { LinkAccess, LinkedAccount, LinkProcess, LinkStatus, LinkStatusQuery } from '../lending/bank-link.ts';
import { LanguageQuery } from './request-schemas.ts';

/** Identification: only while the application waits for it ([sec 14]). */
export const identifying = {
  access: 'customer',
  statuses: ['payment-request'],
  tags: ['Identification'],
  query: LanguageQuery,
  failures: [400, 401, 404, 409, 422],
} as const;

/** The calls of one way to link a bank; the ways differ in their addresses only. */
export const bankLinkCalls = (method: string) =>
  ({
    access: {
      ...identifying,
      summary: `Addresses of the bank link (${method}); the same link until it failed, nothing is started by asking`,
      answer: Envelope(LinkAccess),
    },
    account: {
      ...identifying,
      summary: `Accounts the customer let us see (${method})`,
      answer: Envelope(Type.Array(LinkedAccount)),
    },
    process: {
      ...identifying,
      summary: `Choose the account that proves the identity (${method}); repeating it changes nothing`,
      body: LinkProcess,
      answer: Envelope(LinkStatus),
    },
    status: {
      ...identifying,
      // A page that asks again and again hears that its link is done, not that its question came too late.
      statuses: ['payment-request', 'external-data-request', 'processing'],
      summary: `How a link stands (${method}): asks the bank, and does what follows`,
      body: LinkStatusQuery,
      answer: Envelope(LinkStatus),
    },
  }) as const;
