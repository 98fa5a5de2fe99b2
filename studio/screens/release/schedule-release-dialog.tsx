import { useState } from 'react';
import type { Release } from '#schemas/studio/release.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { formatMoment } from '../../history/moment.tsx';
import { fromLocalTime } from '../../history/publish/local-time.ts';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { scheduleRelease } from '../releases/release-calls.ts';
import { useReleaseChange } from './use-release-change.ts';

interface Props {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Chooses when a release goes live by itself. */
export function ScheduleReleaseDialog({ release, onClose }: Props) {
  const { t, locale } = useStudioTexts();
  const change = useReleaseChange();
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  const plan = async () => {
    const at = fromLocalTime(time, new Date());
    if (at === null) return setError(t('publish.time-missing'));
    const confirmation = t('publish.planned', { title: release.title, at: formatMoment(at, locale) });
    if (await change(() => scheduleRelease(release, at), confirmation)) onClose();
  };
  return (
    <FormDialog
      title={t('release.schedule-title')}
      size="small"
      submit={t('release.schedule')}
      onSubmit={plan}
      onClose={onClose}
    >
      <p>{t('release.schedule-text')}</p>
      <Field label={t('publish.time')} hint={t('release.time-hint')} error={error} required>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="s-input"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
