import { orLeaveOut } from '#engine/credit/credit-outcome.ts';
import type { QueryContext } from '#registry/widget.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { planOffer } from './calculator-offer.ts';
import type { LoanCalculatorProps } from './props.ts';

/** The offer is put together and checked here, so that the browser gets plain figures and no schema. */
export const queries = (props: LoanCalculatorProps, { content, locale, today }: QueryContext) => ({
  offer: {
    queryKey: ['loan-calculator', props, locale, today],
    queryFn: async () => {
      const [values, options] = await Promise.all([
        content.config(creditConfigCategory),
        // Without the platform's answer the configuration's terms stand in. The failed read is noted by the reader itself:
        // a page made without it is not kept.
        content.calculatorOptions(today).catch(() => null),
      ]);
      return orLeaveOut(planOffer(props, values, { today, locale, options }));
    },
  },
});
