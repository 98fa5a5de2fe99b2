import { accountCalls } from './calls/account.ts';
import { addressCalls } from './calls/address.ts';
import { applicationCalls } from './calls/application.ts';
import { authCalls } from './calls/auth.ts';
import { cardCalls } from './calls/card.ts';
import { chatCalls } from './calls/chat.ts';
import { commentsCalls } from './calls/comments.ts';
import { contentCalls } from './calls/content.ts';
import { contractCalls } from './calls/contract.ts';
import { customCalls } from './calls/custom.ts';
import { devCalls } from './calls/dev.ts';
import { faqCalls } from './calls/faq.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { formsCalls } from './calls/forms.ts';
import { identificationCalls } from './calls/identification.ts';
import { lookupCalls } from './calls/lookup.ts';
import { paymentsCalls } from './calls/payments.ts';
import { postsCalls } from './calls/posts.ts';
import { proxyCalls } from './calls/proxy.ts';
import { resaleCalls } from './calls/resale.ts';
import { shopCalls } from './calls/shop.ts';
import { transactionLinkCalls } from './calls/transaction-link.ts';

export type { Call } from './calls/call.ts';

/**
 * Every call of the product's wire (specification 7). The proxy forwards only these method + path pairs
 * (security decision 3), the platform serves them, tests walk them. `auth` marks the calls that need a bearer token.
 * The autocomplete hints call has no row: its address comes from the stored form definition, never from a browser.
 */
export const calls = [
  ...cardCalls,
  ...feedbackCalls,
  ...contractCalls,
  ...paymentsCalls,
  ...accountCalls,
  ...resaleCalls,
  ...addressCalls,
  ...transactionLinkCalls,
  ...identificationCalls,
  ...applicationCalls,
  ...authCalls,
  ...lookupCalls,
  ...devCalls,
  ...contentCalls,
  ...postsCalls,
  ...commentsCalls,
  ...faqCalls,
  ...formsCalls,
  ...customCalls,
  ...shopCalls,
  ...chatCalls,
  ...proxyCalls,
] as const;

export type CallId = (typeof calls)[number]['id'];
