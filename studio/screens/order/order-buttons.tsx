import { useState } from 'react';
import { formatMoney } from '#engine/format/money.ts';
import { orderActing } from '#schemas/calls/staff/orders.ts';
import type { OrderAct, StaffOrder } from '#schemas/studio/orders.ts';
import { ApiError } from '../../app/api.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { actLooks, meaningOf } from './act-words.ts';
import { ParcelDialog } from './parcel-dialog.tsx';

interface Props {
  readonly order: StaffOrder;
  /** @param order as it is now */
  readonly onDone: (order: StaffOrder) => void;
  /** A colleague, the buyer or the gateway was faster. */
  readonly onLate: () => Promise<void>;
}

/** What can be done with an order now; each is asked about first, and sent with the status that was seen. */
export function OrderButtons({ order, onDone, onLate }: Props) {
  const { t, locale } = useStudioTexts();
  const say = useToast();
  const [asked, setAsked] = useState<OrderAct | null>(null);
  const { number, status: was, total_minor, paid_minor, currency } = order;
  const send = async (act: OrderAct, tracking?: string) => {
    try {
      const body = { act, was, ...(tracking !== undefined && { tracking }) };
      const { data } = await callStaff(orderActing, { params: { number }, body });
      onDone(data);
      say(t(`order.act-${act}-done`, { number }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'wrong_state')) throw error;
      await onLate();
    }
  };
  const amount = formatMoney(paid_minor || total_minor, locale, currency);
  const close = () => setAsked(null);
  return (
    <>
      {order.acts
        // The way on stands last, where the hand is.
        .toReversed()
        .map((act) => (
          <button
            key={act}
            type="button"
            className={`s-btn s-btn-${actLooks[act]}`}
            onClick={() => setAsked(act)}
          >
            {t(`order.act-${act}`)}
          </button>
        ))}
      {asked === 'sent' && <ParcelDialog onSend={(tracking) => send('sent', tracking)} onClose={close} />}
      {asked !== null && asked !== 'sent' && (
        <ConfirmDialog
          title={t(`order.act-${asked}-title`)}
          confirm={t(`order.act-${asked}`)}
          danger={actLooks[asked] === 'danger'}
          onConfirm={() => send(asked)}
          onClose={close}
        >
          <div className="grid gap-2">
            {meaningOf(asked, order).map((key) => (
              <p key={key}>{t(key, { amount })}</p>
            ))}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
