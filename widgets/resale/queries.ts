import type { QueryContext } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { resaleInit, resaleOffers } from '#schemas/calls/resale.ts';
import type { Resale, ResaleOffer } from '#schemas/lending/application.ts';
import type { ResaleProps } from './props.ts';

/** The partner of the address and what handing the application over needs; null while it cannot be had. */
export interface HandOver {
  readonly offer: ResaleOffer | null;
  readonly consents: Resale['consents'];
  readonly initCall: CallRef<typeof resaleInit>;
}

export const queries = (_props: ResaleProps, { lending, customer, locale, parameter }: QueryContext) => {
  const partner = parameter('partner');
  return {
    handOver: {
      queryKey: ['resale', locale, partner],
      queryFn: async (): Promise<HandOver> => {
        // What failed is said on the screen; the edge has logged why.
        const resale = await lending.read(resaleOffers).catch(() => null);
        return {
          offer: resale ? offerOf(resale, partner) : null,
          consents: resale?.consents ?? [],
          initCall: customer.call(resaleInit),
        };
      },
    },
  };
};

/** The partner that is named, else the one chosen before, else the only one there is. */
export function offerOf({ offers, chosen }: Resale, named: string | null): ResaleOffer | null {
  const found = offers.find(({ id }) => id === named) ?? chosen;
  return found ?? (offers.length === 1 ? (offers[0] ?? null) : null);
}
