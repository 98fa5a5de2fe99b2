import { CircleAlert } from 'lucide-react';
import type { FormField } from '#schemas/form.ts';
import type { FormServices } from '../field-kind.ts';

interface FieldTitleProps {
  readonly field: FormField;
  readonly required: boolean;
  readonly services: Pick<FormServices, 't'>;
}

/** Name of a field. What may stay empty says so in words: no star that has to be explained. */
export function FieldTitle({ field, required, services }: FieldTitleProps) {
  return (
    <>
      {field.title}
      {!required && <span className="font-normal text-ink-soft"> {services.t('form.optional')}</span>}
    </>
  );
}

/** Hint of a field under the id that `describedByOf` names. */
export function FieldHint({ id, field }: { readonly id: string; readonly field: FormField }) {
  if (!field.hint) return null;
  return (
    <p id={`${id}-hint`} className="field-hint">
      {field.hint}
    </p>
  );
}

/** What is wrong with a field, in words, under the id that `describedByOf` names. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="field-error flex items-start gap-1.5">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
      <span className="min-w-0">{error}</span>
    </p>
  );
}
