import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import {
  LinkAccess,
  LinkedAccount,
  LinkProcess,
  LinkStatus,
  LinkStatusQuery,
  VerificationTransfer,
} from '#schemas/lending/bank-link.ts';
import type { Customers } from '../customers/customers.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { requireStatus } from '../lending/require-status.ts';
import { wrongStatusTexts } from '../lending/wrong-status-texts.ts';
import type { LinkMethod } from './bank-link-provider.ts';
import type { LinkCall } from './bank-links.ts';
import type { IdentificationParts } from './identification-parts.ts';

interface IdentificationRouteOptions {
  readonly parts: IdentificationParts;
  readonly customers: Pick<Customers, 'sessions'>;
  /** Segment of the addresses that belong to the product. */
  readonly product: string;
}

const answers = failures(400, 401, 404, 409, 422);
const common = { tags: ['Identification'], security: [{ customer: [] }], querystring: LanguageQuery };

/** Identification by a bank (specification 7): only while the application waits for it ([sec 14]), only one's own ([sec 15]). */
export function registerIdentification(app: PlatformApp, options: IdentificationRouteOptions): void {
  const { parts, customers, product } = options;
  const { links, transfers } = parts;
  const onRequest = [
    requireCustomer(customers.sessions),
    requireStatus(parts.lifecycle, ['payment-request']),
  ];
  // A page that asks again and again hears that its link is done, not that its question came too late.
  const asking = [
    requireCustomer(customers.sessions),
    requireStatus(parts.lifecycle, ['payment-request', 'external-data-request', 'processing']),
  ];
  const ways: readonly { method: LinkMethod; at: string; open: 'GET' | 'POST'; opens: string }[] = [
    { method: 'kontomatik', at: `/v2/${product}/pay/kontomatik`, open: 'GET', opens: 'access' },
    { method: 'transaction-link', at: `/v2/${product}/transaction-link`, open: 'POST', opens: 'authorize' },
  ];

  for (const { method, at, open, opens } of ways) {
    const callOf = (request: FastifyRequest): LinkCall => ({
      customer: customerOf(request).customer,
      method,
      caller: callerOf(request),
    });
    app.route({
      method: open,
      url: `${at}/${opens}`,
      onRequest,
      schema: {
        ...common,
        summary: `Addresses of the bank link (${method}); the same link until it failed, nothing is started by asking`,
        response: { 200: Envelope(LinkAccess), ...answers },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { data: await links.access(callOf(request)) };
      },
    });
    app.get(
      `${at}/account`,
      {
        onRequest,
        schema: {
          ...common,
          summary: `Accounts the customer let us see (${method})`,
          response: { 200: Envelope(Type.Array(LinkedAccount)), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { data: [...(await links.accounts(callOf(request)))] };
      },
    );
    app.post(
      `${at}/process`,
      {
        onRequest,
        schema: {
          ...common,
          summary: `Choose the account that proves the identity (${method}); repeating it changes nothing`,
          body: LinkProcess,
          response: { 200: Envelope(LinkStatus), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { data: await links.process(callOf(request), request.body) };
      },
    );
    app.post(
      `${at}/status`,
      {
        onRequest: asking,
        schema: {
          ...common,
          summary: `How a link stands (${method}): asks the bank, and does what follows`,
          body: LinkStatusQuery,
          response: { 200: Envelope(LinkStatus), ...answers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { data: await links.status(callOf(request), request.body.link_id) };
      },
    );
  }

  app.get(
    `/v2/${product}/pay/form`,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'The transfer of one grosz that proves an account, and whether it has come',
        response: { 200: Envelope(VerificationTransfer), ...answers },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const form = await transfers.form(customerOf(request).customer, callerOf(request));
      // Ended since the hook looked.
      if (form === null) throw new PlatformError('wrong_status', wrongStatusTexts[personLanguageOf(request)]);
      return { data: form };
    },
  );
}
