import type { QueryContext } from '#registry/widget.ts';
import type { CrossSellOffersProps } from './props.ts';

export const queries = (_props: CrossSellOffersProps, { content, locale }: QueryContext) => ({
  offers: {
    queryKey: ['lead-offers', locale],
    queryFn: () => content.leadOffers(),
  },
});
export type CrossSellOffersQueries = ReturnType<typeof queries>;
