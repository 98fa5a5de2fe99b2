import { eq } from 'drizzle-orm';
import {
  addressCity,
  addressCode,
  addressCorrect,
  addressSelf,
  addressService,
  addressStreet,
} from '#schemas/calls/address.ts';
import { maxAddressHits, type PostalAddress } from '#schemas/lending/postal-address.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Log, Orm } from '../../base/database/database.ts';
import { createSharedWindows, perClient } from '../../base/limits/shared-windows.ts';
import { addressOf, withAddress } from '../../customers/own-address.ts';
import { customerOf } from '../../customers/require-customer.ts';
import { customer as customerTable } from '../../customers/tables.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { type AttemptLimit, createClientWindow } from '../../http/attempt-window.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { type Caller, callerOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
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

/** Addresses: the register, the customer's own, and the third party that corrects names (specification 7). */
export function registerGeoRoutes(app: PlatformApp, { orm, registry, service, log, now }: GeoParts): void {
  const lookups = createClientWindow(lookupLimit, now);
  const services = perClient(createSharedWindows(orm, now)('address-service', serviceLimit));
  const letThrough = (waitMs: number, { language }: Caller): void => {
    if (waitMs > 0) {
      throw new PlatformError('too_many_attempts', refuseIn(geoTexts, language, 'tooMany'), {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    }
  };
  const countLookup = (caller: Caller): void => {
    letThrough(lookups.waitMs(caller.address), caller);
    lookups.count(caller.address);
  };

  serve(app, addressCode, async (request) => {
    countLookup(callerOf(request));
    const { q = '', limit } = request.query;
    return { data: [...(await registry.codes(q, capLimit(limit, maxAddressHits)))] };
  });
  serve(app, addressCity, async (request) => {
    countLookup(callerOf(request));
    const { q = '', code, limit } = request.query;
    return { data: [...(await registry.cities(q, code, capLimit(limit, maxAddressHits)))].reverse() };
  });
  serve(app, addressStreet, async (request) => {
    countLookup(callerOf(request));
    const { q = '', code, limit } = request.query;
    return { data: [...(await registry.streets(q, code, capLimit(limit, maxAddressHits)))] };
  });

  serve(app, addressSelf, async (request) => {
    return { data: addressOf(customerOf(request).customer.profile) };
  });
  serve(app, addressCorrect, async (request) => {
    const caller = callerOf(request);
    countLookup(caller);
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
    const warning = source === 'typed' ? { warning: geoTexts.in(caller.language).typed } : {};
    return { data: { address, source, ...warning } };
  });

  serve(app, addressService, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = callerOf(request);
    const refused = new PlatformError('unavailable', refuseIn(geoTexts, caller.language, 'noService'));
    if (service === null) throw refused;
    letThrough(await services.enter(caller.address), caller);
    const { name } = request.query;
    const corrected = await service.correct(name).catch((error: unknown) => {
      // What it says may repeat what it was asked with; the kind is enough.
      const kind = error instanceof Error && 'kind' in error ? String(error.kind) : 'unknown';
      log.warn({ kind }, 'the address service did not answer');
      throw refused;
    });
    return { data: { name, corrected } };
  });
}

/** Without the spaces, U+0000 and halves of characters nobody meant; a street or flat left empty is left out. */
function spelled({ postal_code, ...given }: PostalAddress): PostalAddress {
  const tidy = (text: string | undefined): string =>
    (text ?? '').toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ').trim();
  const [street, flat] = [tidy(given.street), tidy(given.flat)];
  return {
    postal_code,
    city: tidy(given.city),
    ...(street !== '' && { street }),
    house: tidy(given.house),
    ...(flat !== '' && { flat }),
  };
}
