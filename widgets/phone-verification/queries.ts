import type { QueryContext } from '#registry/widget.ts';
import { readAwaitedPhone } from '#ui/loan/queries/awaited-phone.ts';
import type { PhoneVerificationProps } from './props.ts';

export const queries = (_props: PhoneVerificationProps, context: QueryContext) => ({
  phone: {
    queryKey: ['phone-verification', context.locale],
    queryFn: () => readAwaitedPhone(context),
  },
});
