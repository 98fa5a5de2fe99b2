import { usePage } from '#engine/react/page-context.tsx';
import type { LeadState } from './lead-state.ts';

/** What keeps the form from being sent, said at once: the faults that are left, or what went wrong on the way. */
export function LeadTrouble({ state: { faults, trouble } }: { state: LeadState }) {
  const { t } = usePage();
  return (
    <div role="alert">
      {trouble && (
        <p className="mb-4 rounded-control bg-danger-soft p-4 text-danger">
          {trouble.kind === 'too-many'
            ? t('lead-form.too-many', { count: trouble.minutes })
            : t(`lead-form.${trouble.kind}`)}
        </p>
      )}
      {faults.size > 0 && <p className="field-error mb-4">{t('lead-form.faults', { count: faults.size })}</p>}
    </div>
  );
}
