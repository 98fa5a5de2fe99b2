import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { waitingCase } from '#schemas/calls/staff/applications.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { CaseButtons } from './case-buttons.tsx';
import { CaseFacts } from './case-facts.tsx';

interface Props {
  readonly number: string;
  /** Asks for the list again. */
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** One application: what is known, what can be done, and what came of it. */
export function CaseDialog({ number, onChanged, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  /** The status it came to. */
  const [done, setDone] = useState<string | null>(null);
  /** A colleague was faster: what is shown below is new. */
  const [late, setLate] = useState(false);
  const answer = useQuery({
    queryKey: ['application-case', number],
    queryFn: async ({ signal }) => (await callStaff(waitingCase, { query: { number }, signal })).data,
    // Every look is written down: it is asked for when somebody opens it, and not when a window gets the focus.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: found, error } = answer;
  const isGone = error instanceof ApiError && error.code === 'not_found';
  const showAnew = async () => {
    setLate(true);
    await Promise.all([answer.refetch(), onChanged()]);
  };
  const closing = useRef<HTMLButtonElement>(null);
  const isOver = done !== null || isGone;
  // The button that was pressed is gone; there is one thing left to do.
  useEffect(() => {
    if (isOver) closing.current?.focus();
  }, [isOver]);
  const close = (
    <button ref={closing} type="button" className="s-btn" onClick={onClose}>
      {t('parts.close')}
    </button>
  );
  return (
    <Dialog
      title={t('applications.one', { number })}
      onClose={onClose}
      footer={
        found && !isOver ? (
          <CaseButtons
            found={found}
            onDone={async (status) => {
              // Before it is told: the focus goes back to a row that may not be there any more.
              await onChanged();
              setLate(false);
              setDone(status);
            }}
            onLate={showAnew}
          />
        ) : (
          close
        )
      }
    >
      {late && !isGone && (
        <p role="alert" className="mb-4 rounded-lg bg-sun-soft px-3 py-2 text-sun-ink">
          {t('applications.late')}
        </p>
      )}
      {done !== null ? (
        <div role="status" className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success" />
          <p>
            <span className="block font-semibold">{t('applications.done')}</span>
            {t(`applications.now-${done}`)}
          </p>
        </div>
      ) : isGone ? (
        <p role="alert">{t(late ? 'applications.gone-late' : 'applications.gone')}</p>
      ) : found ? (
        <CaseFacts found={found} />
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words(error)}</p>
          <button type="button" className="s-btn" onClick={() => void answer.refetch()}>
            {t('studio.retry')}
          </button>
        </div>
      ) : (
        <p role="status" className="text-ink-soft">
          {t('parts.loading')}
        </p>
      )}
    </Dialog>
  );
}
