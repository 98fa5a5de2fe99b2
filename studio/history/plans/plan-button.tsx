import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { isOutdated } from './plan-calls.ts';
import { PlanList } from './plan-list.tsx';
import { useEntryPlans } from './use-plans.ts';

interface Props {
  /** The entry as it is stored. */
  readonly entry: ContentEntry;
  /** Its name for people. */
  readonly title: string;
  /** Shows the sign alone in a narrow window; the words are there for screen readers. */
  readonly compact?: boolean;
}

/** Beside the state of an entry: that it is planned, and whether it was changed since. Opens what is planned. */
export function PlanButton({ entry, title, compact = false }: Props) {
  const { t } = useStudioTexts();
  const plans = useEntryPlans(entry);
  const [open, setOpen] = useState(false);
  if (plans.length === 0) return null;
  const changed = plans.some((plan) => isOutdated(plan.entry, entry.version));
  const words = t(changed ? 'plans.badge-changed' : 'parts.status-waiting');
  return (
    <>
      <button
        type="button"
        className={`s-badge min-h-6 cursor-pointer ${changed ? 's-badge-caution' : 's-badge-note'}`}
        aria-haspopup="dialog"
        title={compact ? words : undefined}
        onClick={() => setOpen(true)}
      >
        <CalendarClock aria-hidden="true" size={14} />
        <span className={compact ? 'max-desktop:sr-only' : ''}>{words}</span>
      </button>
      {open && (
        <Dialog
          title={t('plans.title', { title })}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="s-btn" onClick={() => setOpen(false)}>
              {t('plans.close')}
            </button>
          }
        >
          <PlanList plans={plans} version={entry.version} />
        </Dialog>
      )}
    </>
  );
}
