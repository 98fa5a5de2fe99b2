import { type FormEvent, useEffect, useState } from 'react';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { fromLocalInput, toLocalInput, useDateEntry } from '../../parts/use-date-entry.ts';
import { visitorOfKey } from '../../parts-preview/preview-calls.ts';
import { visitorName } from '../../parts-preview/visitor-name.ts';
import { visitorStatuses } from '../../parts-preview/visitor-statuses.ts';
import { ManyChoice } from './many-choice.tsx';
import { ReleaseField } from './release-field.tsx';
import { usePagePaths } from './use-page-paths.ts';
import { type PreviewChoice, previewWidths } from './use-preview-choice.ts';

interface Props {
  readonly choice: PreviewChoice;
  readonly onChange: (change: Partial<PreviewChoice>) => void;
}

/** What is looked at: which page, as whom, in which languages, when and how wide. */
export function PreviewControls({ choice, onChange }: Props) {
  const { t } = useStudioTexts();
  const languages = useSiteLanguages();
  const paths = usePagePaths();
  const [typed, setTyped] = useState(choice.path);
  useEffect(() => setTyped(choice.path), [choice.path]);
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const path = typed.trim();
    onChange({ path: path.startsWith('/') ? path : `/${path}` });
  };
  const at = useDateEntry('datetime-local', toLocalInput(choice.at === '' ? undefined : choice.at), (text) =>
    onChange({ at: fromLocalInput(text) ?? '' }),
  );
  return (
    <form className="s-card grid items-start gap-4 p-4 desktop:grid-cols-4" onSubmit={go}>
      <div className="grid gap-4">
        <Field label={t('preview.path')} hint={t('preview.path-hint')}>
          {(control) => (
            <>
              <input
                {...control}
                className="s-input"
                list="preview-paths"
                value={typed}
                maxLength={500}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={() => go()}
              />
              <datalist id="preview-paths">
                {paths.map(({ path, title }) => (
                  <option key={path} value={path}>
                    {title}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <ReleaseField value={choice.release} onChange={(release) => onChange({ release })} />
      </div>
      <ManyChoice
        label={t('preview.visitors')}
        options={['guest', ...visitorStatuses].map((key) => ({
          key,
          title: visitorName(t, visitorOfKey(key)),
        }))}
        value={choice.visitors}
        onChange={(visitors) => onChange({ visitors })}
      />
      <ManyChoice
        label={t('preview.locales')}
        options={languages.map(({ locale, name }) => ({ key: locale, title: name }))}
        value={choice.locales}
        onChange={(chosen) => onChange({ locales: chosen })}
      />
      <div className="grid gap-4">
        <ManyChoice
          label={t('preview.widths')}
          options={previewWidths.map(({ key, width }) => ({
            key,
            title: t('preview.width', { name: t(`preview.width-${key}`), width }),
          }))}
          value={choice.widths}
          onChange={(chosen) =>
            onChange({
              widths: previewWidths.map(({ key }) => key).filter((key) => chosen.includes(key)),
            })
          }
        />
        <Field label={t('preview.at')} hint={t('preview.at-hint')} error={at.unfinished}>
          {(control) => <input {...control} {...at.entry} className="s-input" />}
        </Field>
      </div>
    </form>
  );
}
