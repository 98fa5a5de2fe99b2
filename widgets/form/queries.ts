import type { QueryContext } from '#registry/widget.ts';
import type { FormProps } from './props.ts';

/** The form with its compiled rules; null when there is none. */
export const queries = ({ form }: FormProps, { forms, locale }: QueryContext) => ({
  form: {
    queryKey: ['form', form, locale],
    queryFn: () => forms.form({ kind: 'content', name: form }),
  },
});
export type FormQueries = ReturnType<typeof queries>;
