import type { FastifyRequest } from 'fastify';
import {
  kontomatikAccess,
  kontomatikAccount,
  kontomatikProcess,
  kontomatikStatus,
  payForm,
} from '#schemas/calls/identification.ts';
import {
  transactionLinkAccount,
  transactionLinkAuthorize,
  transactionLinkProcess,
  transactionLinkStatus,
} from '#schemas/calls/transaction-link.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf, personLanguageOf } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { wrongStatus } from '../../http/wrong-status-texts.ts';
import type { LinkCall } from './bank-links.ts';
import type { IdentificationParts } from './identification-parts.ts';

/** Ways to link a bank; they differ in their addresses only. */
const ways = [
  {
    method: 'kontomatik',
    access: kontomatikAccess,
    account: kontomatikAccount,
    process: kontomatikProcess,
    status: kontomatikStatus,
  },
  {
    method: 'transaction-link',
    access: transactionLinkAuthorize,
    account: transactionLinkAccount,
    process: transactionLinkProcess,
    status: transactionLinkStatus,
  },
] as const;

/** Identification by a bank (specification 7): only while the application waits for it ([sec 14]), only one's own ([sec 15]). */
export function registerIdentification(app: PlatformApp, { links, transfers }: IdentificationParts): void {
  for (const { method, access, account, process, status } of ways) {
    const linkOf = (request: FastifyRequest): LinkCall => ({
      customer: customerOf(request).customer,
      method,
      caller: callerOf(request),
    });
    serve(app, access, async (request) => {
      return { data: await links.access(linkOf(request)) };
    });
    serve(app, account, async (request) => {
      return { data: [...(await links.accounts(linkOf(request)))] };
    });
    serve(app, process, async (request) => {
      return { data: await links.process(linkOf(request), request.body) };
    });
    serve(app, status, async (request) => {
      return { data: await links.status(linkOf(request), request.body.link_id) };
    });
  }

  serve(app, payForm, async (request) => {
    const form = await transfers.form(customerOf(request).customer, callerOf(request));
    // Ended since the hook looked.
    if (form === null) throw new PlatformError('wrong_status', wrongStatus(personLanguageOf(request)));
    return { data: form };
  });
}
