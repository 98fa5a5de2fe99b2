import type { QueryContext } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { resaleDecline, resaleOffers } from '#schemas/calls/resale.ts';
import type { Resale } from '#schemas/lending/application.ts';
import type { ResaleOfferProps } from './props.ts';

/** Partners and the way to decline. `offers` is null while they cannot be had. */
export interface Partners {
  readonly offers: Resale['offers'] | null;
  readonly declineCall: CallRef<typeof resaleDecline>;
}

export const queries = (_props: ResaleOfferProps, { lending, customer, locale }: QueryContext) => ({
  partners: {
    queryKey: ['resale-offer', locale],
    queryFn: async (): Promise<Partners> => {
      // What failed is said on the screen; the edge has logged why.
      const resale = await lending.read(resaleOffers).catch(() => null);
      return { offers: resale?.offers ?? null, declineCall: customer.call(resaleDecline) };
    },
  },
});
