import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { takenAlias } from '#schemas/taken-alias.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { forgetEntry } from '../../history/entry-calls.ts';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { isAlias } from './alias-from.ts';
import { AliasInput } from './new-page-dialog.tsx';
import { movePage } from './page-calls.ts';

interface Props {
  readonly entry: ContentEntry;
  readonly onClose: () => void;
}

/** Gives a page another address and leads visitors of the old one there. */
export function MovePageDialog({ entry, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const languages = useSiteLanguages().map(({ locale }) => locale);
  const [alias, setAlias] = useState(entry.key);
  const [redirect, setRedirect] = useState(true);
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const isLive = entry.published_version !== null;
  const move = async () => {
    if (alias === entry.key) return onClose();
    if (!isAlias(alias)) return setState({ busy: false, error: t('pages.alias-wrong') });
    const taken = takenAlias(alias, languages);
    if (taken !== null) return setState({ busy: false, error: t(`pages.alias-of-${taken}`) });
    setState({ busy: true });
    try {
      await movePage(entry, alias, isLive && redirect);
      say(t('pages.moved', { from: entry.key, to: alias }));
      await forgetEntry(cache, entry);
      onClose();
    } catch (error) {
      const taken = error instanceof ApiError && error.code === 'already_exists';
      const message = words(error);
      setState({ busy: false, error: taken ? t('pages.alias-taken') : message });
    }
  };
  return (
    <FormDialog
      title={t('pages.move-title')}
      size="small"
      submit={t('pages.move')}
      busy={state.busy}
      onSubmit={move}
      onClose={onClose}
    >
      <Field label={t('pages.new-alias')} hint={t('pages.alias-hint')} error={state.error} required>
        {(control) => <AliasInput control={control} value={alias} onChange={setAlias} />}
      </Field>
      {isLive && (
        <label className="flex cursor-pointer items-start gap-2.5">
          <input
            type="checkbox"
            className="mt-1 size-4 accent-brand"
            checked={redirect}
            onChange={(event) => setRedirect(event.target.checked)}
          />
          <span>
            {t('pages.redirect', { from: entry.key })}
            <span className="s-hint block">{t('pages.redirect-hint')}</span>
          </span>
        </label>
      )}
    </FormDialog>
  );
}
