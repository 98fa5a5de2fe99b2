import { useQuery } from '@tanstack/react-query';
import { entryCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import { callStaff } from '../../app/staff-call.ts';

const { read } = entryCalls(contentKinds.form, 'one');

/** Fields of a form by alias, for the words of answers; empty while it is fetched, or when the form is gone. */
export function useFormFields(form: string, locale: string): ReadonlyMap<string, FormField> {
  const { data } = useQuery({
    queryKey: ['entry', 'form', form, locale],
    queryFn: async ({ signal }) =>
      (
        await callStaff(read, {
          params: { key: form },
          query: { locale },
          signal,
        })
      ).data,
  });
  // The platform checked the shape when it was stored.
  const definition = data?.draft as FormDefinition | undefined;
  const fields = definition?.groups.flatMap((group) => group.fields) ?? [];
  return new Map(fields.map((field) => [field.alias, field]));
}
