import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { createRelease } from './release-calls.ts';
import { ReleaseFields } from './release-fields.tsx';

/** Begins a release; what goes into it is chosen on its own screen, or when something is published. */
export function NewReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const go = useNavigate();
  const cache = useQueryClient();
  const [value, setValue] = useState({ title: '', note: '' });
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const create = async () => {
    const [title, note] = [value.title.trim(), value.note.trim()];
    if (title === '') return setState({ busy: false, error: t('releases.title-missing') });
    setState({ busy: true });
    try {
      const { id } = await createRelease({ title, note, entries: [] });
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
      <ReleaseFields value={value} onChange={setValue} error={state.error} hint={t('releases.title-hint')} />
    </FormDialog>
  );
}
