import { orLeaveOut } from '#engine/credit/credit-outcome.ts';
import type { QueryContext } from '#registry/widget.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { planOffer } from './calculator-offer.ts';
import type { LoanCalculatorProps } from './props.ts';

/** The offer is put together and checked here, so that the browser gets plain figures and no schema. */
export const queries = (props: LoanCalculatorProps, { content, locale, today }: QueryContext) => ({
  offer: {
    queryKey: ['loan-calculator', props, locale, today],
    queryFn: async () =>
      orLeaveOut(planOffer(props, await content.config(creditConfigCategory), { today, locale })),
  },
});
