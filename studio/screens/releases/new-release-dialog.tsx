import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { createRelease } from './release-calls.ts';

/** Begins a release; what goes into it is chosen on its own screen, or when something is published. */
export function NewReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const go = useNavigate();
  const cache = useQueryClient();
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const create = async () => {
    if (title.trim() === '') return setState({ busy: false, error: t('releases.title-missing') });
    setState({ busy: true });
    try {
      const { id } = await createRelease({ title: title.trim(), note: note.trim(), entries: [] });
      await Promise.all([['list'], ['releases']].map((queryKey) => cache.invalidateQueries({ queryKey })));
      void go(`/releases/${id}`);
    } catch (error) {
      setState({ busy: false, error: words(error) });
    }
  };
  return (
    <FormDialog
      title={t('releases.new')}
      size="small"
      submit={t('releases.create')}
      busy={state.busy}
      onSubmit={create}
      onClose={onClose}
    >
      <Field label={t('releases.field-title')} error={state.error} hint={t('releases.title-hint')} required>
        {(control) => (
          <input
            {...control}
            className="s-input"
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('releases.field-note')}>
        {(control) => (
          <textarea
            {...control}
            className="s-input"
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
