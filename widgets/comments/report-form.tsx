import { useEffect, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { CommentReportReason } from '#schemas/comments.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';

interface Props {
  readonly id: string;
  readonly onSend: (reason: CommentReportReason) => Promise<void>;
  readonly onClose: () => void;
}

const reasons: readonly CommentReportReason[] = ['spam', 'offensive', 'personal-data', 'untrue', 'other'];

/** Why somebody of the house should look at a comment. */
export function ReportForm({ id, onSend, onClose }: Props) {
  const { t } = usePage();
  const { busy, error, send } = useSend();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => choice.current?.focus(), []);
  return (
    <form
      method="post"
      className="mt-3 grid gap-3 rounded-control bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const reason = reasons.find((one) => one === choice.current?.value) ?? 'other';
        void send(async () => {
          await onSend(reason);
          onClose();
        });
      }}
    >
      <div className="field">
        <label htmlFor={id} className="font-semibold">
          {t('comments.report-why')}
        </label>
        <select ref={choice} id={id} name="reason" className="input" defaultValue="spam">
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`comments.reason-${reason}`)}
            </option>
          ))}
        </select>
      </div>
      <ErrorPanel text={error} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className="btn btn-secondary">
          {busy ? t('account.sending') : t('comments.report-send')}
        </button>
        <button type="button" className="text-link min-h-11 px-3" onClick={onClose}>
          {t('comments.cancel')}
        </button>
      </div>
    </form>
  );
}
