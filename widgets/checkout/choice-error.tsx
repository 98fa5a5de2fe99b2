import { CircleAlert } from 'lucide-react';

/** What is wrong with a group of choices, or a tick; nothing while all is well. */
export function ChoiceError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="field-error mt-2 flex items-start gap-1.5">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
      <span className="min-w-0">{error}</span>
    </p>
  );
}
