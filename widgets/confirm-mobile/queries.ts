import type { QueryContext } from '#registry/widget.ts';
import { readAwaitedPhone } from '#ui/loan/queries/awaited-phone.ts';
import type { ConfirmMobileProps } from './props.ts';

export const queries = (_props: ConfirmMobileProps, context: QueryContext) => ({
  phone: {
    queryKey: ['confirm-mobile', context.locale],
    queryFn: () => readAwaitedPhone(context),
  },
});
