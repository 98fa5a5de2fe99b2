import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { nullable } from '#schemas/lending/figures.ts';
import {
  AddressSuggestion,
  CityHit,
  PostalAddress,
  PostalCodeHit,
  StreetHit,
} from '#schemas/lending/postal-address.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { Customers } from '../customers/customers.ts';
import { addressOf, withAddress } from '../customers/own-address.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import { customer as customerTable } from '../customers/tables.ts';
import type { Log, Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { type AttemptLimit, createAttemptWindow } from '../http/attempt-window.ts';
import { type Caller, callerOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { askable, capLimit, failures, LanguageQuery, limitOf } from '../http/request-schemas.ts';
import type { AddressRegistry } from './address-registry.ts';
import type { AddressService } from './address-service.ts';
import { geoTexts } from './geo-texts.ts';

export interface GeoParts {
  readonly orm: Orm;
  readonly registry: AddressRegistry;
  /** Null where none is set up. */
  readonly service: AddressService | null;
  readonly log: Log;
  readonly now: () => number;
}

/** Questions of one client address: a fast typist's, not a copying machine's. */
export const lookupLimit: AttemptLimit = { attempts: 240, windowMs: 60_000 };
/** Each of these is paid for, and goes to somebody else. */
export const serviceLimit: AttemptLimit = { attempts: 30, windowMs: 60_000 };
const mostHits = 20;
const tags = ['Addresses'];
const security = [{ customer: [] }];
const Query = askable(100, 'What is typed; upper case and Polish marks mean nothing.');
const Saved = Type.Object({
  address: PostalAddress,
  /** Whether the register knows it. */
  source: Type.Union([Type.Literal('registry'), Type.Literal('typed')]),
  /** Set where it does not: what to look at again. */
  warning: Type.Optional(Type.String()),
});

/** Addresses: the register, the customer's own, and the third party that corrects names (specification 7). */
export function registerGeoRoutes(
  app: PlatformApp,
  { orm, registry, service, log, now }: GeoParts,
  { customers, product }: { readonly customers: Customers; readonly product: string },
): void {
  const base = `/v2/${product}/correct/address`;
  const lookups = createAttemptWindow(lookupLimit, now);
  const services = createAttemptWindow(serviceLimit, now);
  const count = (window: typeof lookups, { address, language }: Caller): void => {
    const waitMs = window.waitMs(address);
    if (waitMs > 0) {
      throw new PlatformError('too_many_attempts', geoTexts[language].tooMany, {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    }
    window.count(address);
  };
  const LookupQuery = Type.Object({
    ...LanguageQuery.properties,
    q: Type.Optional(Query),
    limit: limitOf(mostHits),
  });
  const InCode = Type.Object({ ...LookupQuery.properties, code: Type.Optional(askable(10, 'Postal code.')) });

  app.get(
    `${base}/code`,
    {
      schema: {
        tags,
        summary: 'Postal codes that begin as typed',
        querystring: LookupQuery,
        response: { 200: Envelope(Type.Array(PostalCodeHit)), ...failures(400, 429) },
      },
    },
    async (request) => {
      count(lookups, callerOf(request));
      const { q = '', limit } = request.query;
      return { data: [...(await registry.codes(q, capLimit(limit, mostHits)))] };
    },
  );
  app.get(
    `${base}/city`,
    {
      schema: {
        tags,
        summary: 'Places, the best hit last: the client turns the result round (specification 7)',
        querystring: InCode,
        response: { 200: Envelope(Type.Array(CityHit)), ...failures(400, 429) },
      },
    },
    async (request) => {
      count(lookups, callerOf(request));
      const { q = '', code, limit } = request.query;
      return { data: [...(await registry.cities(q, code, capLimit(limit, mostHits)))].reverse() };
    },
  );
  app.get(
    `${base}/street`,
    {
      schema: {
        tags,
        summary: 'Streets of the places of a postal code; a village has none',
        querystring: InCode,
        response: { 200: Envelope(Type.Array(StreetHit)), ...failures(400, 429) },
      },
    },
    async (request) => {
      count(lookups, callerOf(request));
      const { q = '', code, limit } = request.query;
      return { data: [...(await registry.streets(q, code, capLimit(limit, mostHits)))] };
    },
  );

  app.get(
    base,
    {
      onRequest: requireCustomer(customers.sessions),
      schema: {
        tags,
        security,
        summary: 'The customer’s address, as it stands in contract and documents; null where none is known',
        querystring: LanguageQuery,
        response: { 200: Envelope(nullable(PostalAddress)), ...failures(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { data: addressOf(customerOf(request).customer.profile) };
    },
  );
  app.post(
    base,
    {
      onRequest: requireCustomer(customers.sessions),
      schema: {
        tags,
        security,
        summary: 'Correct the address; one the register does not know is kept as it is typed, with a warning',
        querystring: LanguageQuery,
        body: PostalAddress,
        response: { 200: Envelope(Saved), ...failures(400, 401, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const caller = callerOf(request);
      count(lookups, caller);
      const { id: customerId } = customerOf(request).customer;
      const address = spelled(request.body);
      const source = (await registry.knows(address)) ? ('registry' as const) : ('typed' as const);
      await orm.transaction(async (tx) => {
        const of = eq(customerTable.id, customerId);
        const [person] = await tx.select().from(customerTable).where(of).for('update');
        const profile = withAddress(person?.profile ?? {}, address);
        await tx.update(customerTable).set({ profile }).where(of);
        const event = { customerId, address: caller.address, details: { source } };
        await createAuditLog(tx, now).record({ ...event, kind: 'address-corrected' });
      });
      const warning = source === 'typed' ? { warning: geoTexts[caller.language].typed } : {};
      return { data: { address, source, ...warning } };
    },
  );

  app.get(
    '/v2/address-service',
    {
      schema: {
        tags,
        summary:
          'How a third party would write the name of a place; it is asked by the server, with the server’s key',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          name: Type.String({ pattern: '^[^\\u0000]+$', maxLength: 100 }),
          locale: Type.Optional(Type.Literal('pl')),
        }),
        response: { 200: Envelope(AddressSuggestion), ...failures(400, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = callerOf(request);
      count(services, caller);
      const refused = new PlatformError('unavailable', geoTexts[caller.language].noService);
      if (service === null) throw refused;
      const { name } = request.query;
      const corrected = await service.correct(name).catch((error: unknown) => {
        // What it says may repeat what it was asked with; the kind is enough.
        const kind = error instanceof Error && 'kind' in error ? String(error.kind) : 'unknown';
        log.warn({ kind }, 'the address service did not answer');
        throw refused;
      });
      return { data: { name, corrected } };
    },
  );
}

/** Without the spaces and U+0000 nobody meant; a street or flat left empty is left out. */
function spelled({ postal_code, ...given }: PostalAddress): PostalAddress {
  const tidy = (text: string | undefined): string =>
    (text ?? '').replaceAll('\u0000', '').replace(/\s+/g, ' ').trim();
  const [street, flat] = [tidy(given.street), tidy(given.flat)];
  return {
    postal_code,
    city: tidy(given.city),
    ...(street !== '' && { street }),
    house: tidy(given.house),
    ...(flat !== '' && { flat }),
  };
}
