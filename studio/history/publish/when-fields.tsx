import { useQuery } from '@tanstack/react-query';
import type { Release } from '#schemas/studio/release.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { openReleases } from './publish-calls.ts';

/** When something goes live, or off the site. */
export interface When {
  readonly kind: 'now' | 'time' | 'release';
  /** What stands in the field of the time. */
  readonly time: string;
  readonly releaseId: string;
}

export const atOnce: When = { kind: 'now', time: '', releaseId: '' };

interface Props {
  readonly value: When;
  readonly onChange: (value: When) => void;
  /** Whether the person may do it at once and plan it; others can still put it into a release. */
  readonly mayPublish: boolean;
  readonly error: string | undefined;
}

/** Chooses between now, a time and a release. */
export function WhenFields({ value, onChange, mayPublish, error }: Props) {
  const { t } = useStudioTexts();
  const releases = useReleases();
  const kinds: readonly When['kind'][] = mayPublish ? ['now', 'time', 'release'] : ['release'];
  return (
    <fieldset className="grid gap-2">
      <legend className="s-label mb-1">{t('publish.when')}</legend>
      {kinds.map((kind) => (
        <div key={kind} className="grid gap-2">
          <label className="flex min-h-7 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="when"
              className="size-4 accent-brand"
              checked={value.kind === kind}
              onChange={() => onChange({ ...value, kind })}
            />
            {t(`publish.when-${kind}`)}
          </label>
          {kind === 'time' && value.kind === 'time' && (
            <div className="ps-7">
              <Field label={t('publish.time')} hint={t('publish.time-hint')} error={error} required>
                {(control) => (
                  <input
                    {...control}
                    type="datetime-local"
                    className="s-input max-w-64"
                    value={value.time}
                    onChange={(event) => onChange({ ...value, time: event.target.value })}
                  />
                )}
              </Field>
            </div>
          )}
          {kind === 'release' && value.kind === 'release' && (
            <div className="ps-7">
              <Field
                label={t('publish.release')}
                error={error}
                required
                {...(releases.length === 0 && { hint: t('publish.no-releases') })}
              >
                {(control) => (
                  <select
                    {...control}
                    className="s-input max-w-96"
                    value={value.releaseId}
                    onChange={(event) => onChange({ ...value, releaseId: event.target.value })}
                  >
                    <option value="">{t('publish.choose-release')}</option>
                    {releases.map(({ id, title, scheduled_at }) => (
                      <option key={id} value={id}>
                        {scheduled_at === null ? title : t('publish.planned-release', { title })}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Releases that are still put together, and that the person may change: what is planned is the publishers'. */
export function useReleases(): readonly Release[] {
  const { may } = useStaff();
  const { data = [] } = useQuery({ queryKey: ['releases', 'open'], queryFn: openReleases });
  return may('publisher') ? data : data.filter(({ scheduled_at }) => scheduled_at === null);
}
