import { type Static, Type } from 'typebox';
import { Minor, Moment, nullable } from './figures.ts';

/** How an identification by a bank ends. */
export const linkStates = ['started', 'authorised', 'account-chosen', 'importing', 'done', 'failed'] as const;
export type LinkState = (typeof linkStates)[number];
export const linkFailures = [
  'cancelled',
  'refused',
  'timed-out',
  'bank-unavailable',
  'name-mismatch',
  /** Of the transfer alone: its last day has passed. */
  'transfer-late',
] as const;
export type LinkFailure = (typeof linkFailures)[number];

/** Answer of `kontomatik.access` and `transaction-link.authorize`: what the widget or the redirect is opened with. */
export const LinkAccess = Type.Object({
  link_id: Type.String(),
  /** Page of the bank link inside a frame; tells its end by `postMessage`. */
  widget_url: Type.String(),
  /** The same in the window itself; comes back to `/kontomatik` or `/transaction-link`. */
  redirect_url: Type.String(),
  /** Origin whose messages are believed; empty for this site's own, which the sandbox's bank stands on. */
  origin: Type.String(),
  expires_at: Moment,
});
export type LinkAccess = Static<typeof LinkAccess>;

/** Answer of `kontomatik.account` and `transaction-link.account`: accounts the customer let us see. */
export const LinkedAccount = Type.Object({
  id: Type.String(),
  masked_iban: Type.String(),
  bank: Type.String(),
  owner: Type.String(),
  balance_minor: nullable(Minor),
  currency: Type.String(),
});
export type LinkedAccount = Static<typeof LinkedAccount>;

/** Body of `kontomatik.process` and `transaction-link.process`: the account that is to be used. */
export const LinkProcess = Type.Object({
  link_id: Type.String({ maxLength: 60 }),
  account_id: Type.String({ maxLength: 60 }),
});
/** Body of `kontomatik.status` and `transaction-link.status`. Without an id: the newest one. */
export const LinkStatusQuery = Type.Object({ link_id: Type.Optional(Type.String({ maxLength: 60 })) });
/** Answer of `kontomatik.status` and `transaction-link.status`. */
export const LinkStatus = Type.Object({
  link_id: nullable(Type.String()),
  state: nullable(Type.Unsafe<LinkState>({ type: 'string', enum: [...linkStates] })),
  failure: nullable(Type.Unsafe<LinkFailure>({ type: 'string', enum: [...linkFailures] })),
});
export type LinkStatus = Static<typeof LinkStatus>;

/** Answer of `pay.form`: the transfer of one grosz that proves an account. */
export const VerificationTransfer = Type.Object({
  amount_minor: Minor,
  currency: Type.String(),
  recipient: Type.String(),
  iban: Type.String(),
  title: Type.String(),
  expires_at: Moment,
  state: Type.Unsafe<'awaited' | 'received' | 'failed'>({
    type: 'string',
    enum: ['awaited', 'received', 'failed'],
  }),
  failure: nullable(Type.Unsafe<LinkFailure>({ type: 'string', enum: [...linkFailures] })),
  /** Page of a bank on which it can be made at once, by `id` of a bank of `pay.bank`; sandbox and pay-by-link only. */
  pay_urls: Type.Record(Type.String(), Type.String()),
});
export type VerificationTransfer = Static<typeof VerificationTransfer>;
