import { readAwaitedPhone } from '#flow/queries/awaited-phone.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { PhoneVerificationProps } from './props.ts';

export const queries = (_props: PhoneVerificationProps, context: QueryContext) => ({
  phone: {
    queryKey: ['phone-verification', context.locale],
    queryFn: () => readAwaitedPhone(context),
  },
});
