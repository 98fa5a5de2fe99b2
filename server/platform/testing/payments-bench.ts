import { randomUUID } from 'node:crypto';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { createGuard } from '../access/guard-of.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import { refuseCode } from '../base/codes/wrong-code.ts';
import type { Orm } from '../base/database/database.ts';
import { registerErrorAnswers } from '../base/error-answers.ts';
import { createGatewayDesk } from '../base/gateway/gateway-desk.ts';
import { signatureHeader, signNotification, timestampHeader } from '../base/gateway/gateway-signature.ts';
import { registerNotificationRoute } from '../base/gateway/notification-route.ts';
import type { GatewayOrder } from '../base/gateway/payment-gateway.ts';
import { legalDay } from '../base/legal-day.ts';
import type { Message } from '../base/messages/message.ts';
import { type Customer, createCustomerStore } from '../customers/customer-store.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { holdAnswers } from '../http/steady-answers.ts';
import type { LoanContract } from '../lending/contracts/contract-books.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { defaultTerms } from '../lending/default-lending.ts';
import { figuresOf } from '../lending/loan-figures.ts';
import { createPaymentParts } from '../lending/payments/payment-parts.ts';
import { registerPaymentRoutes } from '../lending/payments/payment-routes.ts';
import { createIdempotency } from '../lending/payments/stored-answers.ts';
import { bankAccount } from '../lending/payments/tables.ts';
import { loanApplication } from '../lending/tables.ts';

export const benchKey = Buffer.from('a key of thirty-two bytes or more');
/** The code every action takes here; codes have a suite of their own. */
export const benchCode = '123456';
const loanMinor = 500_000;
const months = 12;

/** What the gateway notifies of an order of 100 zł. */
export const notice = (order_id: string, change: object = {}) => ({
  id: randomUUID(),
  order_id,
  state: 'succeeded',
  amount_minor: 10_000,
  currency: 'PLN',
  ...change,
});

/** Somebody with an active contract and a proved account. */
export interface Debtor {
  readonly customer: Customer;
  readonly contract: LoanContract;
  readonly accountId: string;
}

/**
 * @param name of no other debtor of the database
 * @param amountMinor of the loan, which is on the card's account
 */
export async function addDebtor(
  orm: Orm,
  name: string,
  now: () => number,
  amountMinor = loanMinor,
): Promise<Debtor> {
  const customer = await createCustomerStore(orm).add({
    email: `${name}@pay.example`,
    firstname: 'Anna',
    lastname: 'Nowak',
    group: 'personal',
  });
  if (!customer) throw new Error('the customer was not added');
  const at = new Date(now());
  const [application] = await orm
    .insert(loanApplication)
    .values({
      customerId: customer.id,
      number: `W/${name}`,
      status: 'contract',
      since: at,
      wantedMinor: amountMinor,
      wantedMonths: months,
      createdAt: at,
    })
    .returning();
  const [account] = await orm
    .insert(bankAccount)
    .values({
      customerId: customer.id,
      iban: 'PL61109010140000071219812874',
      bank: 'Bank Most',
      owner: 'NOWAK ANNA',
      provedBy: 'kontomatik',
      provedAt: at,
    })
    .returning();
  if (!application || !account) throw new Error('the rows were not added');
  const books = createContractBooks(orm, now);
  const figures = figuresOf(defaultTerms, amountMinor, months, legalDay(now()));
  const contract = await orm.transaction(async (tx) =>
    books.sign(tx, await books.offer(tx, application, figures)),
  );
  return { customer, contract, accountId: account.id };
}

export interface BenchOptions {
  readonly orm: Orm;
  readonly now: () => number;
  /** What the gateway answers; a page of its own for every order where not given. */
  readonly start?: (order: GatewayOrder) => Promise<{ redirectUrl: string; reference: string | null }>;
  /** Set up without a gateway. */
  readonly noGateway?: boolean;
}

/** The payment calls over real books. Customers sign in with their id as the token. */
export async function openPaymentBench({ orm, now, start, noGateway = false }: BenchOptions) {
  const ended: string[] = [];
  const messages: Message[] = [];
  const orders: GatewayOrder[] = [];
  const gateway = {
    start: async (order: GatewayOrder) => {
      orders.push(order);
      return start ? start(order) : { redirectUrl: `https://pay.example/${order.id}`, reference: null };
    },
    refund: async () => ({ reference: null }),
  };
  const parts = createPaymentParts(
    {
      orm,
      now,
      books: createContractBooks(orm, now),
      lifecycle: {
        applyEvent: async (_tx, customerId, { kind }) => {
          ended.push(`${customerId} ${kind}`);
          return 'nothing';
        },
        statusOf: async () => 'contract',
      },
      stepUp: {
        use: async (_tx, _customer, { code }) => {
          if (code !== benchCode) throw fieldErrors('pl', { code: refuseCode('pl', 0) });
        },
      },
      sender: { send: (message) => messages.push(message) },
      link: noGateway ? null : { key: benchKey, gateway },
      bankName: async (id) => (id === 'bank-most' ? 'Bank Most' : null),
      publicOrigin: () => 'https://site.example',
    },
    createIdempotency(orm, now),
  );
  const app = Fastify({ logger: false });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('customer', null);
  registerErrorAnswers(app);
  const store = createCustomerStore(orm);
  const identify = async (token: string) => {
    const customer = await store.byId(token);
    return customer && { customer, sessionId: 's' };
  };
  const lifecycle = { ...parts.context.lifecycle, hasEndedContract: async () => false };
  const guard = createGuard({ customers: { sessions: { identify } }, lifecycle });
  app.decorate('callHost', { product: 'loan', guard, hold: holdAnswers(0) });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  registerPaymentRoutes(typed, parts);
  const desk = createGatewayDesk(parts.context.link);
  desk.register(parts.takeNotice);
  await registerNotificationRoute(typed, { desk, audit: createAuditLog(orm, now), now });
  const call = async (
    path: string,
    question: { who?: string; key?: string; body?: object | string; headers?: Record<string, string> } = {},
  ) => {
    const { who, key, body, headers = {} } = question;
    const answer = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/v2/loan/${path}`,
      headers: {
        ...(who !== undefined && { authorization: `Bearer ${who}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  /** Sends what the gateway would send. */
  const notify = (notice: object, key: Uint8Array = benchKey, at = now()) => {
    const body = JSON.stringify(notice);
    const timestamp = String(Math.floor(at / 1000));
    const headers = {
      [timestampHeader]: timestamp,
      [signatureHeader]: signNotification(key, timestamp, body),
    };
    return call('blue-cash/notification', { body, headers });
  };
  return { app, parts, call, notify, ended, messages, orders };
}

export type PaymentBench = Awaited<ReturnType<typeof openPaymentBench>>;
