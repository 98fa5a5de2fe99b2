import { useId, useState } from 'react';
import { type LiftReason, liftReasons } from '#schemas/lending/support.ts';
import type { WaitingCase } from '#schemas/lending/waiting-application.ts';
import { ApiError } from '../../app/api.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { actCalls, actsOf, type CaseAct } from './case-acts.ts';

/** A colleague, or the customer, was faster. */
const lateCodes: ReadonlySet<string> = new Set(['wrong_status', 'version_conflict', 'not_found']);
const looks = { main: 's-btn-main', danger: 's-btn-danger', plain: '' } as const;

interface Props {
  readonly found: WaitingCase;
  /** @param status the application came to */
  readonly onDone: (status: string) => Promise<void>;
  readonly onLate: () => Promise<void>;
}

/** What can be done about a case; each is asked about first. */
export function CaseButtons({ found, onDone, onLate }: Props) {
  const { t } = useStudioTexts();
  const [asked, setAsked] = useState<CaseAct | null>(null);
  const [reason, setReason] = useState<LiftReason | null>(null);
  const send = async (act: CaseAct) => {
    if (act.call === 'unblock' && reason === null) throw new Error(t('applications.lift-choose'));
    try {
      const { data } = await sendAct(act, found.number, reason);
      await onDone(data.status);
    } catch (error) {
      if (!(error instanceof ApiError && lateCodes.has(error.code))) throw error;
      await onLate();
    }
  };
  return (
    <>
      {actsOf(found)
        // The way on stands last, where the hand is.
        .toReversed()
        .map((act) => (
          <button
            key={act.name}
            type="button"
            className={`s-btn whitespace-normal ${looks[act.tone]}`}
            onClick={() => setAsked(act)}
          >
            {t(`applications.act-${act.name}`)}
          </button>
        ))}
      {asked !== null && (
        <ConfirmDialog
          title={t(`applications.act-${asked.name}-title`)}
          confirm={t(`applications.act-${asked.name}`)}
          danger={asked.tone === 'danger'}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t(`applications.act-${asked.name}-means`)}</p>
          {asked.call === 'unblock' && <Reasons value={reason} onChange={setReason} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** @param reason why a block is lifted */
function sendAct(act: CaseAct, number: string, reason: LiftReason | null) {
  switch (act.call) {
    case 'decision':
      return callStaff(actCalls.decision, { body: { number, ...act.body } });
    case 'call':
      return callStaff(actCalls.call, { body: { number, ...act.body } });
    case 'resale':
      return callStaff(actCalls.resale, { body: { number, ...act.body } });
    case 'unblock':
      if (reason === null) throw new Error('A block is lifted for a reason.');
      return callStaff(actCalls.unblock, { body: { number, reason } });
  }
}

interface ReasonsProps {
  readonly value: LiftReason | null;
  readonly onChange: (reason: LiftReason) => void;
}

/** Why a block is lifted: it is written down. */
function Reasons({ value, onChange }: ReasonsProps) {
  const { t } = useStudioTexts();
  const name = useId();
  return (
    <fieldset className="mt-4 grid gap-1">
      <legend className="s-label mb-1">{t('applications.lift-why')}</legend>
      {liftReasons.map((one) => (
        <label
          key={one}
          className="flex cursor-pointer items-center gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name={name}
            className="size-4 accent-brand"
            checked={value === one}
            onChange={() => onChange(one)}
          />
          {t(`applications.lift-${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
