import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { nullable } from '#schemas/lending/figures.ts';
import {
  BankAccount,
  idempotencyHeader,
  PayStatus,
  RepaymentStart,
  RepaymentStarted,
  TransferDone,
  TransferMoney,
} from '#schemas/lending/payments.ts';
import type { CustomerSessions } from '../customers/customer-sessions.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf, personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { requireStatus } from '../lending/require-status.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentTexts } from './payment-texts.ts';
import { toPayStatus } from './repayment-orders.ts';

const tags = ['Payments'];
const security = [{ customer: [] }];
const KeyHeader = Type.Object({
  // Asked for by the call itself, which says in words what is missing.
  [idempotencyHeader]: Type.Optional(
    Type.String({ description: 'UUID made once per intention; sent again with every try. Required.' }),
  ),
});
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface PaymentRouteOptions {
  readonly customers: { readonly sessions: Pick<CustomerSessions, 'identify'> };
  readonly product: string;
}

/** Calls that move money, and those that say what became of it (specification 7, area payments). */
export function registerPaymentRoutes(
  app: PlatformApp,
  parts: PaymentParts,
  { customers, product }: PaymentRouteOptions,
): void {
  const { orders, transfers, once, context } = parts;
  const onRequest = requireCustomer(customers.sessions);

  app.post(
    `/v2/${product}/blue-cash/repayment`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Start a repayment at the payment gateway; the same key leads to the same page',
        querystring: LanguageQuery,
        headers: KeyHeader,
        body: RepaymentStart,
        response: { 200: Envelope(RepaymentStarted), ...failures(400, 401, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      let contract: Awaited<ReturnType<typeof orders.check>> | undefined;
      const { body } = await once.once(
        request,
        'blue-cash.repayment',
        customer.id,
        async (tx) => {
          if (!contract) throw new Error('the order was not checked');
          const id = await orders.open(tx, contract, request.body, caller);
          return { status: 200, body: { order_id: id } };
        },
        async () => {
          contract = await orders.check(customer, request.body, caller);
        },
      );
      const { order_id } = body as { order_id: string };
      return { data: { order_id, redirect_url: await orders.lead(customer, order_id, caller) } };
    },
  );

  app.get(
    `/v2/${product}/pay/status`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'What became of a repayment; of the newest one without order_id, null where there is none',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          order_id: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: Envelope(nullable(PayStatus)), ...failures(400, 401, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { order_id: id } = request.query;
      const order =
        id === undefined || uuid.test(id) ? await orders.read(customerOf(request).customer.id, id) : null;
      if (order === null && id !== undefined)
        throw new PlatformError('not_found', paymentTexts[personLanguageOf(request)].unknownOrder);
      return { data: order && toPayStatus(order) };
    },
  );

  app.get(
    `/v2/${product}/bank/account/list`,
    {
      onRequest: [onRequest, requireStatus(context.lifecycle, ['contract'])],
      schema: {
        tags,
        security,
        summary: 'Accounts that were proved to be the customer’s, masked',
        querystring: LanguageQuery,
        response: { 200: Envelope(Envelope(Type.Array(BankAccount))), ...failures(401, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { data: [...(await transfers.accounts(customerOf(request).customer.id))] } };
    },
  );

  app.post(
    `/v2/${product}/account/transfer-money`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Send money from the card’s account to a proved account; needs a step-up code bound to both',
        querystring: LanguageQuery,
        headers: KeyHeader,
        body: TransferMoney,
        response: { 200: Envelope(TransferDone), ...failures(400, 401, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      let sent: TransferDone | undefined;
      const { body } = await once.once(request, 'account.transfer-money', customer.id, async (tx) => {
        sent = await transfers.send(tx, customer, request.body, caller);
        return { status: 200, body: sent };
      });
      // A repetition moves nothing, and says nothing to anybody.
      if (sent) transfers.announce(customer, sent, caller);
      return { data: body as TransferDone };
    },
  );
}
