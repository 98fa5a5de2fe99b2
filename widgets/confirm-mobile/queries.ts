import { readAwaitedPhone } from '#flow/queries/awaited-phone.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { ConfirmMobileProps } from './props.ts';

export const queries = (_props: ConfirmMobileProps, context: QueryContext) => ({
  phone: {
    queryKey: ['confirm-mobile', context.locale],
    queryFn: () => readAwaitedPhone(context),
  },
});
