import type { FormField, FormOption } from '#schemas/form.ts';

const none: readonly FormOption[] = [];

/** Options of a field that may be chosen now, each key once. `allowed` comes from bindings; undefined leaves all. */
export function optionsOf(field: FormField, allowed: readonly string[] | undefined): readonly FormOption[] {
  const seen = new Set<string>();
  return (field.values ?? none).filter(({ key }) => {
    if (seen.has(key) || (allowed && !allowed.includes(key))) return false;
    seen.add(key);
    return true;
  });
}
