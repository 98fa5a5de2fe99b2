import { orLeaveOut } from '#engine/credit/credit-outcome.ts';
import type { QueryContext } from '#registry/widget.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { planExample } from './plan-example.ts';
import type { RepresentativeExampleProps } from './props.ts';

export const queries = (
  { amount, months }: RepresentativeExampleProps,
  { content, today }: QueryContext,
) => ({
  example: {
    queryKey: ['representative-example', amount, months, today],
    queryFn: async () =>
      orLeaveOut(planExample({ amount, months }, await content.config(creditConfigCategory), today)),
  },
});
