import * as account from './calls/account.ts';
import * as address from './calls/address.ts';
import * as application from './calls/application.ts';
import * as auth from './calls/auth.ts';
import * as banks from './calls/banks.ts';
import * as card from './calls/card.ts';
import * as catalog from './calls/catalog.ts';
import * as chat from './calls/chat.ts';
import * as comments from './calls/comments.ts';
import * as contacts from './calls/contacts.ts';
import * as content from './calls/content.ts';
import * as contentPages from './calls/content-pages.ts';
import * as contentRules from './calls/content-rules.ts';
import * as contract from './calls/contract.ts';
import * as custom from './calls/custom.ts';
import type { Call } from './calls/define-call.ts';

export type { Call } from './calls/define-call.ts';

import * as dev from './calls/dev.ts';
import * as faq from './calls/faq.ts';
import * as feedback from './calls/feedback.ts';
import * as forms from './calls/forms.ts';
import * as identification from './calls/identification.ts';
import * as leadOffers from './calls/lead-offers.ts';
import * as lookup from './calls/lookup.ts';
import * as mapMarkers from './calls/map-markers.ts';
import * as orders from './calls/orders.ts';
import * as passwords from './calls/passwords.ts';
import * as payments from './calls/payments.ts';
import * as posts from './calls/posts.ts';
import * as proxy from './calls/proxy.ts';
import * as resale from './calls/resale.ts';
import * as search from './calls/search.ts';
import * as shop from './calls/shop.ts';
import * as signUp from './calls/sign-up.ts';
import * as transactionLink from './calls/transaction-link.ts';

const areas = {
  account,
  address,
  application,
  auth,
  banks,
  card,
  catalog,
  chat,
  comments,
  contacts,
  content,
  contentPages,
  contentRules,
  contract,
  custom,
  dev,
  faq,
  feedback,
  forms,
  identification,
  leadOffers,
  lookup,
  orders,
  passwords,
  mapMarkers,
  payments,
  posts,
  proxy,
  resale,
  search,
  shop,
  signUp,
  transactionLink,
} as const;

type Areas = typeof areas;
type ValueOf<T> = T[keyof T];

/**
 * Every call of the product's wire (specification 7), the staff's own apart. The edge forwards only these method + path pairs
 * (security decision 3), the platform serves them, tests walk them. A call is one record in the file of its area and
 * nothing else. The autocomplete hints call has none: its address comes from the stored form definition, never from a browser.
 */
export const calls: readonly (Call & { readonly id: CallId })[] = Object.values(areas).flatMap((area) =>
  Object.values<Call & { readonly id: CallId }>(area),
);

export type CallId = ValueOf<{ [Area in keyof Areas]: ValueOf<Areas[Area]> }>['id'];

const byId: ReadonlyMap<string, Call> = new Map(calls.map((call) => [call.id, call]));

/** The call of an id. @throws Error when there is none */
export function callOf(id: string): Call {
  const call = byId.get(id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}
