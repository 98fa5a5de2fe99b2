import type { QueryContext } from '#registry/widget.ts';
import { readAwaitedPhone } from '#ui/loan/queries/awaited-phone.ts';
import type { ConfirmMobileUpdateProps } from './props.ts';

export const queries = (_props: ConfirmMobileUpdateProps, context: QueryContext) => ({
  phone: {
    queryKey: ['confirm-mobile-update', context.locale],
    queryFn: () => readAwaitedPhone(context),
  },
});
