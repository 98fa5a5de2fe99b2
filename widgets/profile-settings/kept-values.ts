import type { FormDefinition } from '#schemas/form.ts';

/** Kept with their words, elsewhere, or nowhere: the form asks for them afresh. */
const afresh: ReadonlySet<string> = new Set(['password', 'consent', 'file']);

/**
 * Of what was sent, what the profile holds from now on. Left out with the password is what asks for it: a tick such as
 * "change my contacts" is about one submission, not about the person.
 */
export function keptValues(
  { groups }: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const fields = groups.flatMap((group) => group.fields);
  const gone = new Set(
    fields.flatMap(({ alias, type, bindings = [] }) =>
      afresh.has(type)
        ? [
            alias,
            ...(type === 'password' ? bindings.flatMap(({ when }) => when.map((one) => one.field)) : []),
          ]
        : [],
    ),
  );
  return Object.fromEntries(Object.entries(values).filter(([alias]) => !gone.has(alias)));
}
