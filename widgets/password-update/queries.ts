import type { QueryContext } from '#registry/widget.ts';
import { passwordChange } from '#schemas/calls/passwords.ts';
import type { PasswordUpdateProps } from './props.ts';

export const queries = (_props: PasswordUpdateProps, { customer, locale }: QueryContext) => ({
  change: {
    queryKey: ['password-update', locale],
    queryFn: async () => customer.call(passwordChange),
  },
});
