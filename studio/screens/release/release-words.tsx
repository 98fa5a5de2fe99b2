import { type FormEvent, useState } from 'react';
import type { Release } from '#schemas/studio/release.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { changeRelease } from '../releases/release-calls.ts';
import { useReleaseChange } from './use-release-change.ts';

/** Name and note of a release. */
export function ReleaseWords({ release }: { readonly release: Release }) {
  const { t } = useStudioTexts();
  const change = useReleaseChange();
  const [title, setTitle] = useState(release.title);
  const [note, setNote] = useState(release.note);
  const [isTried, setTried] = useState(false);
  const isLocked = release.state === 'live';
  const isChanged = title !== release.title || note !== release.note;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || !isChanged) return;
    const body = { title: title.trim(), note: note.trim(), entries: release.entries };
    void change(() => changeRelease(release.id, body), t('release.saved'));
  };
  return (
    <form className="s-card grid gap-4 p-4" noValidate onSubmit={save}>
      <h2 className="text-heading">{t('release.words')}</h2>
      <Field
        label={t('releases.field-title')}
        required
        error={isTried && title.trim() === '' ? t('releases.title-missing') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="s-input"
            maxLength={200}
            disabled={isLocked}
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
            disabled={isLocked}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {!isLocked && (
        <div>
          <button type="submit" className="s-btn" aria-disabled={!isChanged}>
            {t('release.save')}
          </button>
        </div>
      )}
    </form>
  );
}
