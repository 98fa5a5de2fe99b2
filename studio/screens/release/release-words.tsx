import { type FormEvent, useState } from 'react';
import type { Release } from '#schemas/studio/release.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useUnsavedWork } from '../../app/unsaved-work.ts';
import { changeRelease } from '../releases/release-calls.ts';
import { ReleaseFields } from '../releases/release-fields.tsx';
import { useMayChange } from './use-may-change.ts';
import { useReleaseChange } from './use-release-change.ts';

/** Name and note of a release. */
export function ReleaseWords({ release }: { readonly release: Release }) {
  const { t } = useStudioTexts();
  const change = useReleaseChange();
  const [value, setValue] = useState({ title: release.title, note: release.note });
  const [isTried, setTried] = useState(false);
  const isLocked = !useMayChange(release) || release.state === 'live';
  const isChanged = value.title !== release.title || value.note !== release.note;
  useUnsavedWork({ dirty: () => isChanged && !isLocked });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [title, note] = [value.title.trim(), value.note.trim()];
    if (title === '' || !isChanged) return;
    const body = { title, note, entries: release.entries };
    void change(() => changeRelease(release.id, body), t('release.saved'));
  };
  return (
    <form className="s-card grid gap-4 p-4" noValidate onSubmit={save}>
      <h2 className="text-heading">{t('release.words')}</h2>
      <ReleaseFields
        value={value}
        onChange={setValue}
        error={isTried && value.title.trim() === '' ? t('releases.title-missing') : undefined}
        disabled={isLocked}
      />
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
