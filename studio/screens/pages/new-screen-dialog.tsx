import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { createPage } from './page-calls.ts';

/** Gives a fixed screen a document of its own: a draft that shows what the screen shows without one. */
export function NewScreenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const go = useNavigate();
  const cache = useQueryClient();
  const languages = useSiteLanguages();
  const [alias, setAlias] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { data: documents } = useQuery({
    queryKey: ['screen-documents'],
    queryFn: () => import('./screen-documents.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const create = async () => {
    const page = documents?.screenDocument(
      alias,
      languages.map((language) => language.locale),
    );
    if (!page) return setState({ busy: false, error: t('pages.screen-missing') });
    setState({ busy: true });
    try {
      await createPage(page);
      await cache.invalidateQueries({ queryKey: ['list'] });
      void go(`/pages/${alias}`);
    } catch (error) {
      const taken = error instanceof ApiError && error.code === 'already_exists';
      setState({ busy: false, error: taken ? t('pages.screen-taken') : words(error) });
    }
  };
  return (
    <FormDialog
      title={t('pages.screen-title')}
      size="small"
      submit={t('pages.create')}
      busy={state.busy}
      onSubmit={create}
      onClose={onClose}
    >
      <Field label={t('pages.field-screen')} hint={t('pages.screen-hint')} error={state.error} required>
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={alias}
            onChange={(event) => setAlias(event.target.value)}
          >
            <option value="">{t('pages.screen-choose')}</option>
            {documents?.fixedScreens(locale).map((screen) => (
              <option key={screen.alias} value={screen.alias}>
                {screen.title} ({screen.path})
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
