import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorPanel } from '../design/error-panel.tsx';
import { useSend } from '../design/use-send.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds between two messages: long enough for the first one to arrive. */
const pauseS = 30;

interface ResendProps {
  readonly send: () => Promise<void>;
  /** How the message came: where it may be found when it seems not to have. */
  readonly by?: 'mail' | 'sms';
}

/** Asks for the message once more, after a pause that is counted down in sight but not aloud. */
export function Resend({ send, by = 'mail' }: ResendProps) {
  const { t } = usePage();
  const { left, restart } = useCountdown(pauseS);
  const [sent, setSent] = useState(false);
  const sending = useSend();
  const waiting = left > 0;
  const press = () => {
    if (waiting) return;
    void sending.send(async () => {
      await send();
      setSent(true);
      restart();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-ink-soft">{t(`account.no-${by}`)}</span>
        <button
          type="button"
          onClick={press}
          aria-disabled={waiting || sending.busy}
          className={`inline-flex min-h-11 items-center ${waiting ? 'cursor-default font-semibold text-ink-soft' : 'text-link'}`}
        >
          {waiting ? t('account.resend-in', { seconds: left }) : t('account.resend')}
        </button>
      </p>
      <p role="status" className={sent ? 'font-medium text-success' : 'hidden'}>
        {sent && t('account.resent')}
      </p>
      <ErrorPanel text={sending.error} />
    </div>
  );
}
