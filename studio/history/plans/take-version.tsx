import { lazy, Suspense, useState } from 'react';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { EntryPlan } from './plan-calls.ts';

// Comparing versions is much code for lists that mostly show none.
const TakeVersionDialog = lazy(async () => ({
  default: (await import('./take-version-dialog.tsx')).TakeVersionDialog,
}));

interface Props {
  readonly plan: EntryPlan;
  /** The newest version of the entry. */
  readonly version: number;
}

/** Lets a publisher take the newest version into a plan; tells everybody else who may. */
export function TakeVersion({ plan, version }: Props) {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const [open, setOpen] = useState(false);
  if (!may('publisher')) return <span className="s-hint">{t('plans.role')}</span>;
  return (
    <>
      <button type="button" className="s-btn" onClick={() => setOpen(true)}>
        {t('plans.take', { version })}
      </button>
      {open && (
        <Suspense fallback={null}>
          <TakeVersionDialog plan={plan} version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
