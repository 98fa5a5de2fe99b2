import { useQuery } from '@tanstack/react-query';
import { releaseList } from '#schemas/calls/staff/releases.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';

interface Props {
  /** Empty for every draft. */
  readonly value: string;
  readonly onChange: (release: string) => void;
}

/** Which drafts stand in for what is live: all of them, or those that go live together with a release. */
export function ReleaseField({ value, onChange }: Props) {
  const { t } = useStudioTexts();
  const { data = [], isSuccess } = useQuery({
    queryKey: ['releases', 'preview'],
    queryFn: async () => (await callStaff(releaseList, { query: { limit: 100 } })).data,
  });
  // What is live already is seen on the site; one that somebody was sent an address of stays in view.
  const shown = data.filter(({ id, state }) => state !== 'live' || id === value);
  const known = value === '' || shown.some(({ id }) => id === value);
  return (
    <Field
      label={t('preview.release')}
      hint={t('preview.release-hint')}
      error={isSuccess && !known ? t('preview.release-gone') : undefined}
    >
      {(control) => (
        <select
          {...control}
          className="s-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('preview.release-none')}</option>
          {!known && <option value={value}>{t('preview.release-unknown')}</option>}
          {shown.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
