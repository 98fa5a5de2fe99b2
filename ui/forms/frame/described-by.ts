import type { FormField } from '#schemas/form.ts';

/** Ids of the hint and the error of a field that are on the screen, for `aria-describedby`; undefined when there is none. */
export function describedByOf(id: string, field: FormField, error: string | undefined): string | undefined {
  return joinIds(field.hint && `${id}-hint`, error && `${id}-error`);
}

/** Ids in the order they are read; what is empty is left out. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
