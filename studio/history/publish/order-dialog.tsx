import type { ReactNode } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogActions } from '../../parts/dialog-actions.tsx';
import { PlanList } from '../plans/plan-list.tsx';
import { useEntryPlans } from '../plans/use-plans.ts';
import type { OrderState } from './use-order.ts';
import { WhenFields } from './when-fields.tsx';

interface Props {
  readonly title: string;
  readonly entry: ContentEntry;
  readonly order: OrderState;
  /** Names the act, for each moment it can have. */
  readonly act: string;
  readonly danger?: boolean;
  /** Something stands against it. */
  readonly blocked?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** What there is to know and to choose before; it stands above what is planned already, and the moment. */
  readonly children: ReactNode;
}

/** The dialog of an order, to publish or to take off the site: why it was refused, what is planned, and when. */
export function OrderDialog({ title, entry, order, act, danger, blocked, onAct, onClose, children }: Props) {
  const { t } = useStudioTexts();
  const plans = useEntryPlans(entry);
  const still = order.busy || blocked === true;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<DialogActions act={act} danger={danger} disabled={still} onAct={onAct} onClose={onClose} />}
    >
      <div className="grid gap-5">
        <div role="alert" className="empty:hidden">
          {order.error !== undefined && <p className="s-error">{order.error}</p>}
        </div>
        {children}
        {!order.mayPublish && <p className="s-hint">{t('publish.role')}</p>}
        {plans.length > 0 && (
          <section aria-label={t('publish.already')} className="grid gap-2">
            <h3 className="s-label">{t('publish.already')}</h3>
            <PlanList plans={plans} version={entry.version} />
          </section>
        )}
        <WhenFields
          value={order.when}
          onChange={order.setWhen}
          mayPublish={order.mayPublish}
          error={order.fieldError}
        />
      </div>
    </Dialog>
  );
}
