import type { QueryContext } from '#registry/widget.ts';
import type { FeedbackProps } from './props.ts';

export interface FeedbackCall {
  readonly path: string;
}

export const queries = (_props: FeedbackProps, { customer }: QueryContext) => ({
  call: {
    queryKey: ['feedback'],
    queryFn: async (): Promise<FeedbackCall> => ({ path: customer.callPath('feedback') }),
  },
});
