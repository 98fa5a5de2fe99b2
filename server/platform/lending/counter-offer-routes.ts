import { and, asc, eq, gt } from 'drizzle-orm';
import { counterOfferApply, counterOfferList, counterOfferSelect } from '#schemas/calls/application.ts';
import type { CounterOffer } from '#schemas/lending/application.ts';
import type { Orm } from '../base/database/database.ts';
import { customerOf } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { callerOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { openApplication } from './application-rows.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { lendingTexts } from './lending-texts.ts';
import { counterOffer } from './tables.ts';

type Offer = typeof counterOffer.$inferSelect;

/** Offers that fit instead of what was asked for: shown the largest amount first, chosen, taken or declined. */
export function registerCounterOfferRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { lifecycle, orm, now } = options;

  /** Of the customer's own open application, in the caller's transaction. */
  const offersOf = async (tx: Orm, customerId: string): Promise<Offer[]> => {
    const open = await openApplication(tx, customerId);
    if (open === null) return [];
    const offers = await tx
      .select()
      .from(counterOffer)
      .where(and(eq(counterOffer.applicationId, open.id), gt(counterOffer.validUntil, new Date(now()))))
      .orderBy(asc(counterOffer.id));
    return offers.toSorted((a, b) => b.figures.amount_minor - a.figures.amount_minor);
  };

  serve(app, counterOfferList, async (request) => {
    return { data: (await offersOf(orm, customerOf(request).customer.id)).map(offerView) };
  });
  serve(app, counterOfferSelect, async (request) => {
    const { id } = customerOf(request).customer;
    const { language } = callerOf(request);
    const offers = await orm.transaction(async (tx) => {
      const known = await offersOf(tx, id);
      const chosen = known.find((offer) => offer.id === request.body.offer_id);
      if (!chosen) throw new PlatformError('not_found', refuseIn(lendingTexts, language, 'unknownOffer'));
      await tx
        .update(counterOffer)
        .set({ selectedAt: null })
        .where(eq(counterOffer.applicationId, chosen.applicationId));
      await tx
        .update(counterOffer)
        .set({ selectedAt: new Date(now()) })
        .where(eq(counterOffer.id, chosen.id));
      return offersOf(tx, id);
    });
    return { data: offers.map(offerView) };
  });
  serve(app, counterOfferApply, async (request) => {
    const { customer } = customerOf(request);
    const { language } = callerOf(request);
    const { decision, offer_id } = request.body;
    await orm.transaction(async (tx) => {
      if (decision === 'decline') {
        await lifecycle.applyEvent(tx, customer.id, { kind: 'offers-declined' });
        return;
      }
      const offers = await offersOf(tx, customer.id);
      const wanted = offers.find(({ id, selectedAt }) =>
        offer_id === undefined ? selectedAt !== null : id === offer_id,
      );
      if (!wanted && offer_id === undefined)
        throw fieldErrors(language, { offer_id: refuseIn(lendingTexts, language, 'chooseOffer') });
      if (!wanted) throw new PlatformError('not_found', refuseIn(lendingTexts, language, 'unknownOffer'));
      await lifecycle.applyEvent(tx, customer.id, { kind: 'offer-accepted', offer: wanted.figures });
    });
    return { data: await lifecycle.read(customer, language) };
  });
}

const offerView = ({ id, figures, validUntil, selectedAt }: Offer): CounterOffer => ({
  id,
  ...figures,
  valid_until: validUntil.toISOString(),
  selected: selectedAt !== null,
});
