import type { QueryContext } from '#registry/widget.ts';
import type { PasswordRestoreUpdateProps } from './props.ts';

export const queries = (_props: PasswordRestoreUpdateProps, { forms, locale }: QueryContext) => ({
  form: {
    queryKey: ['update-access', locale],
    queryFn: () => forms.form({ kind: 'update-access' }),
  },
});
