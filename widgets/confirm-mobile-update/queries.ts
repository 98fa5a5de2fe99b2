import { readAwaitedPhone } from '#flow/queries/awaited-phone.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ConfirmMobileUpdateProps } from './props.ts';

export const queries = (_props: ConfirmMobileUpdateProps, context: QueryContext) => ({
  phone: {
    queryKey: ['confirm-mobile-update', context.locale],
    queryFn: () => readAwaitedPhone(context),
  },
});
