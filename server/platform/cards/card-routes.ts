import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import {
  BlockCard,
  CardDetails,
  CardInfo,
  ChangePin,
  FreezeCard,
  RemindPin,
  ShowCard,
} from '#schemas/lending/card.ts';
import { nullable } from '#schemas/lending/figures.ts';
import type { Customers } from '../customers/customers.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { Lifecycle } from '../lending/lifecycle.ts';
import { requireStatus } from '../lending/require-status.ts';
import type { Cards } from './card-service.ts';

export interface CardRouteOptions {
  readonly customers: Customers;
  readonly lifecycle: Pick<Lifecycle, 'statusOf'>;
  readonly cards: Cards;
  readonly product: string;
}

const tags = ['Card'];
const security = [{ customer: [] }];
const Done = Envelope(Type.Object({ done: Type.Literal(true) }));
const done = { data: { done: true as const } };
const answers = { 200: Done, ...failures(400, 401, 404, 409, 422, 429) };

/** The card of a contract (specification 7): what it is, its PIN, and its end. */
export function registerCardRoutes(
  app: PlatformApp,
  { customers, lifecycle, cards, product }: CardRouteOptions,
): void {
  const signedIn = requireCustomer(customers.sessions);
  const withContract = [signedIn, requireStatus(lifecycle, ['contract'])];

  app.get(
    `/v2/${product}/contract/card/info`,
    {
      onRequest: [signedIn, requireStatus(lifecycle, ['contract', 'show-contract'])],
      schema: {
        tags,
        security,
        summary: 'The card of the contract; null before it is issued with the signature',
        querystring: LanguageQuery,
        response: { 200: Type.Object({ cardInfo: nullable(CardInfo) }), ...failures(400, 401, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { cardInfo: await cards.info(customerOf(request).customer) };
    },
  );
  app.post(
    `/v2/${product}/card-gate/change-pin`,
    {
      onRequest: withContract,
      schema: {
        tags,
        security,
        summary: 'Set another PIN, with a code of `card.change-pin`',
        querystring: LanguageQuery,
        body: ChangePin,
        response: answers,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await cards.changePin(customerOf(request).customer, request.body, callerOf(request));
      return done;
    },
  );
  app.post(
    `/v2/${product}/card-gate/card-block`,
    {
      onRequest: withContract,
      schema: {
        tags,
        security,
        summary: 'Block the card for good, with a code of `card.card-block` that is bound to the reason',
        querystring: LanguageQuery,
        body: BlockCard,
        response: answers,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await cards.block(customerOf(request).customer, request.body, callerOf(request));
      return done;
    },
  );
  app.post(
    `/v2/${product}/card-gate/remind-pin`,
    {
      onRequest: withContract,
      schema: {
        tags,
        security,
        summary: 'Send the PIN by text message to the confirmed phone, with a code of `card.remind-pin`',
        querystring: LanguageQuery,
        body: RemindPin,
        response: answers,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await cards.remindPin(customerOf(request).customer, request.body, callerOf(request));
      return done;
    },
  );
  app.post(
    `/v2/${product}/card-gate/card-freeze`,
    {
      onRequest: withContract,
      schema: {
        tags,
        security,
        summary: 'Freeze the card until it is unfrozen; no code, and again changes nothing',
        querystring: LanguageQuery,
        body: FreezeCard,
        response: answers,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await cards.freeze(customerOf(request).customer, request.body, callerOf(request));
      return done;
    },
  );
  app.post(
    `/v2/${product}/card-gate/card-unfreeze`,
    {
      onRequest: withContract,
      schema: {
        tags,
        security,
        summary: 'Let a frozen card be used again; no code, and again changes nothing',
        querystring: LanguageQuery,
        response: answers,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await cards.unfreeze(customerOf(request).customer, callerOf(request));
      return done;
    },
  );
  app.post(
    `/v2/${product}/card-gate/card-details`,
    {
      onRequest: withContract,
      schema: {
        tags,
        security,
        summary:
          'Number and security code of the card, with a code of `card.card-details`; written down, kept nowhere',
        querystring: LanguageQuery,
        body: ShowCard,
        response: { 200: Envelope(CardDetails), ...failures(400, 401, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { data: await cards.showNumber(customerOf(request).customer, request.body, callerOf(request)) };
    },
  );
}
