import { type ReactNode, useId, useState } from 'react';
import { commentHouseAnswer } from '#schemas/calls/staff/comments.ts';
import { longestComment } from '#schemas/comments.ts';
import type { StaffComment } from '#schemas/studio/comments.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useUnsavedWork } from '../../app/unsaved-work.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogActions } from '../../parts/dialog-actions.tsx';
import { useToast } from '../../parts/toast.tsx';

interface WriteProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly maxLength: number;
  readonly needed: boolean;
  /** @throws what is shown at the field */
  readonly onConfirm: (text: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for a few words before something is done. What was typed stays when it fails. */
function WriteDialog(props: WriteProps) {
  const {
    title,
    label,
    hint,
    confirm,
    danger = false,
    maxLength,
    needed,
    onConfirm,
    onClose,
    children,
  } = props;
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useUnsavedWork({ dirty: () => text.trim() !== '' });
  const send = async () => {
    if (busy) return;
    if (needed && text.trim() === '') return setError(t('comments.write-something'));
    setBusy(true);
    try {
      await onConfirm(text.trim());
      onClose();
    } catch (failure) {
      setError(words(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <DialogActions
          act={confirm}
          danger={danger}
          disabled={busy}
          onAct={() => void send()}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        {children}
        <div className="s-field">
          <label htmlFor={id}>{label}</label>
          <p id={`${id}-hint`} className="s-hint">
            {hint}
          </p>
          <textarea
            id={id}
            data-autofocus
            className="s-input"
            rows={4}
            maxLength={maxLength}
            aria-invalid={error !== null}
            aria-describedby={`${id}-hint ${id}-error`}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(null);
            }}
          />
          <p id={`${id}-error`} role="alert" className="s-error empty:hidden">
            {error}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface RejectProps {
  readonly count: number;
  readonly onReject: (reason: string | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Hides comments, and says to their authors why. */
export function RejectDialog({ count, onReject, onClose }: RejectProps) {
  const { t } = useStudioTexts();
  return (
    <WriteDialog
      title={t('comments.reject-title', { count })}
      label={t('comments.reason')}
      hint={t('comments.reason-hint')}
      confirm={t('comments.reject')}
      danger
      maxLength={300}
      needed={false}
      onConfirm={(text) => onReject(text === '' ? undefined : text)}
      onClose={onClose}
    />
  );
}

interface AnswerProps {
  readonly comment: StaffComment;
  readonly onAnswered: () => Promise<void>;
  readonly onClose: () => void;
}

/** Answers a comment in the name of the house. */
export function AnswerDialog({ comment, onAnswered, onClose }: AnswerProps) {
  const { t } = useStudioTexts();
  const say = useToast();
  return (
    <WriteDialog
      title={t('comments.answer-title', { name: comment.author?.name ?? t('comments.no-author') })}
      label={t('comments.answer-label')}
      hint={t('comments.answer-hint')}
      confirm={t('comments.answer-send')}
      maxLength={longestComment}
      needed
      onConfirm={async (text) => {
        await callStaff(commentHouseAnswer, { params: { id: comment.id }, body: { text } });
        say(t('comments.answered'));
        await onAnswered();
      }}
      onClose={onClose}
    >
      <blockquote className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line border-line-strong border-s-2 ps-3 text-ink-soft">
        {comment.text}
      </blockquote>
    </WriteDialog>
  );
}
