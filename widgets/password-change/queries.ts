import type { QueryContext } from '#registry/widget.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import type { PasswordChangeProps } from './props.ts';

export const queries = (_props: PasswordChangeProps, { forms, customer, params, locale }: QueryContext) => ({
  form: {
    queryKey: ['password-change', params['group'] ?? '', locale],
    // Without a group in the address it is the customer's own.
    queryFn: async () => {
      const group = params['group'] ?? (await customer.self())?.group ?? defaultAuthGroup;
      return forms.form({ kind: 'password-change', name: group });
    },
  },
});
