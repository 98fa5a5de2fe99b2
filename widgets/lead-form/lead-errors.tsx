import { usePage } from '#engine/react/page-context.tsx';
import type { LeadState } from './lead-state.ts';

/** What keeps the form from being sent, said at once: the errors that are left, or what went wrong on the way. */
export function LeadErrors({ state: { fieldErrors, error } }: { state: LeadState }) {
  const { t } = usePage();
  return (
    <div role="alert">
      {error && (
        <p className="mb-4 rounded-control bg-danger-soft p-4 text-danger">
          {error.kind === 'too-many'
            ? t('lead-form.too-many', { count: error.minutes })
            : t(`lead-form.${error.kind}`)}
        </p>
      )}
      {fieldErrors.size > 0 && (
        <p className="field-error mb-4">{t('lead-form.errors', { count: fieldErrors.size })}</p>
      )}
    </div>
  );
}
