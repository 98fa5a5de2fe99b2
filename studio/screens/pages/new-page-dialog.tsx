import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { takenAlias } from '#schemas/taken-alias.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { widgetsQuery } from '../../history/widgets-query.ts';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { aliasFrom, isAlias } from './alias-from.ts';
import { createPage, pageOf } from './page-calls.ts';
import { copyOfPage, pageFromTemplate, pageTemplates, type TemplateName } from './page-templates.ts';

interface Props {
  /** The page that is copied; left out, a new one begins with a template. */
  readonly source?: ContentEntry;
  readonly onClose: () => void;
}

/** Begins a page: title, address, and what it starts with. */
export function NewPageDialog({ source, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const go = useNavigate();
  const cache = useQueryClient();
  const languages = useSiteLanguages().map(({ locale }) => locale);
  const [title, setTitle] = useState(source ? t('pages.copy-of', { title: pageOf(source).title }) : '');
  const [ownAlias, setOwnAlias] = useState<string | null>(null);
  const [template, setTemplate] = useState<TemplateName>('campaign');
  const [state, setState] = useState<{ busy: boolean; title?: string; alias?: string }>({ busy: false });
  const alias = ownAlias ?? aliasFrom(title);
  const taken = takenAlias(alias, languages);
  const create = async () => {
    const wrongTitle = title.trim() === '' ? { title: t('pages.title-missing') } : {};
    const wrongAlias = !isAlias(alias)
      ? { alias: t('pages.alias-wrong') }
      : taken !== null
        ? { alias: t(`pages.alias-of-${taken}`) }
        : {};
    if ('title' in wrongTitle || 'alias' in wrongAlias)
      return setState({ busy: false, ...wrongTitle, ...wrongAlias });
    setState({ busy: true });
    try {
      const named = { alias, title: title.trim() };
      const page = source
        ? copyOfPage(pageOf(source), named)
        : pageFromTemplate(template, named, await cache.fetchQuery(widgetsQuery));
      await createPage(page);
      await cache.invalidateQueries({ queryKey: ['list'] });
      void go(`/pages/${alias}`);
    } catch (error) {
      const taken = error instanceof ApiError && error.code === 'already_exists';
      const message = words(error);
      setState({ busy: false, alias: taken ? t('pages.alias-taken') : message });
    }
  };
  return (
    <FormDialog
      title={t(source ? 'pages.duplicate-title' : 'pages.new-title')}
      submit={t('pages.create')}
      busy={state.busy}
      onSubmit={create}
      onClose={onClose}
    >
      <Field label={t('pages.field-title')} error={state.title} required>
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
      <Field label={t('pages.field-alias')} hint={t('pages.alias-hint')} error={state.alias} required>
        {(control) => <AliasInput control={control} value={alias} onChange={(next) => setOwnAlias(next)} />}
      </Field>
      {!source && (
        <fieldset className="grid gap-2">
          <legend className="s-label mb-1">{t('pages.starts-with')}</legend>
          <div className="grid gap-2 tablet:grid-cols-2">
            {pageTemplates.map(({ name }) => (
              <label
                key={name}
                className="flex cursor-pointer items-start gap-2.5 rounded-lg border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft"
              >
                <input
                  type="radio"
                  name="template"
                  className="mt-1 size-4 shrink-0 accent-brand"
                  checked={template === name}
                  onChange={() => setTemplate(name)}
                />
                <span>
                  <span className="block font-semibold">{t(`pages.template-${name}`)}</span>
                  <span className="s-hint">{t(`pages.template-${name}-text`)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
}

interface AliasProps {
  readonly control: object;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An address with the slash it stands behind. */
export function AliasInput({ control, value, onChange }: AliasProps) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className="text-ink-soft">
        /
      </span>
      <input
        {...control}
        className="s-input font-mono"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
      />
    </span>
  );
}
