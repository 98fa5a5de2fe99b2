import { useState } from 'react';
import { chatTemplateWrite } from '#schemas/calls/staff/chats.ts';
import { longestMessage } from '#schemas/chat-limits.ts';
import type { ChatTemplate } from '#schemas/studio/chats.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';

interface Props {
  /** Null for a new one. */
  readonly template: ChatTemplate | null;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Name and words of a template. */
export function TemplateDialog({ template, onDone, onClose }: Props) {
  const { t } = useStudioTexts();
  const say = useErrorWords();
  // Made once: a second try after a lost answer changes the same template.
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const [title, setTitle] = useState(template?.title ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async () => {
    if (title.trim() === '' || text.trim() === '') {
      setError(t('chat-templates.empty'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await callStaff(chatTemplateWrite, { params: { id }, body: { title, text } });
      onClose();
      await onDone();
    } catch (failure) {
      setError(say(failure));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={template ? t('chat-templates.change', { title: template.title }) : t('chat-templates.new')}
      submit={t('chat-templates.save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('chat-templates.name')}>
        {(control) => (
          <input
            {...control}
            className="s-input"
            maxLength={100}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('chat-templates.text')} hint={t('chat-templates.lead')} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={longestMessage}
            className="s-input"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
