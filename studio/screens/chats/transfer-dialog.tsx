import { useState } from 'react';
import { chatHandOver } from '#schemas/calls/staff/chats.ts';
import { type ChatAgent, longestNote } from '#schemas/studio/chats.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';

interface Props {
  readonly uuid: string;
  /** Colleagues; those who are there come first. */
  readonly agents: readonly ChatAgent[];
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Hands a chat over, with a note for whoever goes on. */
export function TransferDialog({ uuid, agents, onDone, onClose }: Props) {
  const { t } = useStudioTexts();
  const say = useErrorWords();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const sorted = agents.toSorted((one, other) => Number(other.is_present) - Number(one.is_present));
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await callStaff(chatHandOver, { params: { uuid }, body: { to: to === '' ? null : to, note } });
      onClose();
      await onDone();
    } catch (failure) {
      setError(say(failure));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('chats.transfer-title')}
      submit={t('chats.transfer')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('chats.transfer-to')} error={error}>
        {(control) => (
          <select {...control} className="s-input" value={to} onChange={(event) => setTo(event.target.value)}>
            <option value="">{t('chats.transfer-queue')}</option>
            {sorted.map(({ email, name, is_present }) => (
              <option key={email} value={email}>
                {is_present ? t('chats.agent-there', { name }) : t('chats.agent-away', { name })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('chats.transfer-note')} hint={t('chats.note-hint')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={longestNote}
            className="s-input"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
