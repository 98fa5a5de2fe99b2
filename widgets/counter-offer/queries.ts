import type { QueryContext } from '#registry/widget.ts';
import type { Application, CounterOffer } from '#schemas/lending/application.ts';
import type { CounterOfferProps } from './props.ts';

/** The offers and what they are compared with. `offers` is null while they cannot be had. */
export interface Choice {
  readonly offers: readonly CounterOffer[] | null;
  readonly wanted: Application['wanted'];
  /** The instalment that would fit, minor units; null where it is not known. */
  readonly fits: number | null;
  readonly selectPath: string;
  readonly applyPath: string;
}

export const queries = (_props: CounterOfferProps, { lending, customer, locale }: QueryContext) => ({
  choice: {
    queryKey: ['counter-offer', locale],
    queryFn: async (): Promise<Choice> => {
      // What failed is said on the screen, which would be empty without it; the edge has logged why.
      const [offers, application] = await Promise.all([
        lending.read('counter-offer.list').catch(() => null),
        lending.read('application.status', { query: { app: '0' } }).catch(() => null),
      ]);
      return {
        offers,
        wanted: application?.wanted ?? null,
        fits: application?.fitting_instalment_minor ?? null,
        selectPath: customer.callPath('counter-offer.select'),
        applyPath: customer.callPath('counter-offer.apply'),
      };
    },
  },
});
