import type { QueryContext } from '#registry/widget.ts';
import { feedback } from '#schemas/calls/feedback.ts';
import type { FeedbackProps } from './props.ts';

export const queries = (_props: FeedbackProps, { customer }: QueryContext) => ({
  call: {
    queryKey: ['feedback'],
    queryFn: async () => customer.call(feedback),
  },
});
