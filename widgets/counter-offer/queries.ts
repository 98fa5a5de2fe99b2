import type { QueryContext } from '#registry/widget.ts';
import {
  applicationStatus,
  counterOfferApply,
  counterOfferList,
  counterOfferSelect,
} from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Application, CounterOffer } from '#schemas/lending/application.ts';
import type { CounterOfferProps } from './props.ts';

/** The offers and what they are compared with. `offers` is null while they cannot be had. */
export interface Choice {
  readonly offers: readonly CounterOffer[] | null;
  readonly wanted: Application['wanted'];
  /** The instalment that would fit, minor units; null where it is not known. */
  readonly fits: number | null;
  readonly selectCall: CallRef<typeof counterOfferSelect>;
  readonly applyCall: CallRef<typeof counterOfferApply>;
}

export const queries = (_props: CounterOfferProps, { lending, customer, locale }: QueryContext) => ({
  choice: {
    queryKey: ['counter-offer', locale],
    queryFn: async (): Promise<Choice> => {
      // What failed is said on the screen, which would be empty without it; the edge has logged why.
      const [offers, application] = await Promise.all([
        lending.read(counterOfferList).catch(() => null),
        lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null),
      ]);
      return {
        offers,
        wanted: application?.wanted ?? null,
        fits: application?.fitting_instalment_minor ?? null,
        selectCall: customer.call(counterOfferSelect),
        applyCall: customer.call(counterOfferApply),
      };
    },
  },
});
