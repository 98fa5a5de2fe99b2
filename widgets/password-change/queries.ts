import type { QueryContext } from '#registry/widget.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import type { PasswordChangeProps } from './props.ts';

export const queries = (_props: PasswordChangeProps, { forms, customer, params, locale }: QueryContext) => ({
  form: {
    queryKey: ['password-change', params['group'] ?? '', locale],
    // Where the address names no group, or one the site does not have, it is the customer's own.
    queryFn: async () => {
      const named = params['group'];
      const known = named !== undefined && (await customer.authGroups()).some(({ alias }) => alias === named);
      const group = known ? named : ((await customer.self())?.group ?? defaultAuthGroup);
      return forms.form({ kind: 'password-change', name: group });
    },
  },
});
