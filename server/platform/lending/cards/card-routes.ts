import {
  cardCardBlock,
  cardCardDetails,
  cardCardFreeze,
  cardCardUnfreeze,
  cardChangePin,
  cardRemindPin,
} from '#schemas/calls/card.ts';
import { contractCardInfo } from '#schemas/calls/contract.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf, personLanguageOf } from '../../http/person-texts.ts';
import { serve } from '../../http/serve-call.ts';
import type { Cards } from './card-service.ts';

const done = { data: { done: true as const } };

/** The card of a contract (specification 7): what it is, its PIN, and its end. */
export function registerCardRoutes(app: PlatformApp, { cards }: { readonly cards: Cards }): void {
  serve(app, contractCardInfo, async (request) => {
    const { contract } = request.query;
    return {
      cardInfo: await cards.info(customerOf(request).customer, contract, personLanguageOf(request)),
    };
  });
  serve(app, cardChangePin, async (request) => {
    await cards.changePin(customerOf(request).customer, request.body, callerOf(request));
    return done;
  });
  serve(app, cardCardBlock, async (request) => {
    await cards.block(customerOf(request).customer, request.body, callerOf(request));
    return done;
  });
  serve(app, cardRemindPin, async (request) => {
    await cards.remindPin(customerOf(request).customer, request.body, callerOf(request));
    return done;
  });
  serve(app, cardCardFreeze, async (request) => {
    await cards.freeze(customerOf(request).customer, request.body, callerOf(request));
    return done;
  });
  serve(app, cardCardUnfreeze, async (request) => {
    await cards.unfreeze(customerOf(request).customer, callerOf(request));
    return done;
  });
  serve(app, cardCardDetails, async (request) => {
    return { data: await cards.showNumber(customerOf(request).customer, request.body, callerOf(request)) };
  });
}
