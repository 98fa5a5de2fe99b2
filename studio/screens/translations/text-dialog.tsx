import { type FormEvent, useId, useState } from 'react';
import type { TextRow } from '#schemas/studio/texts-report.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import type { SiteLanguage } from '../../app/site-languages.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useTypedInto } from '../../parts/use-typed-into.ts';
import { placesOf, saveText } from './save-text.ts';

interface Props {
  readonly row: TextRow;
  readonly language: SiteLanguage;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One text in one language. */
export function TextDialog({ row, language, onClose, onSaved }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const { may } = useStaff();
  const say = useToast();
  const formId = useId();
  const { onInput } = useTypedInto();
  const [text, setText] = useState(row.written ?? row.standard ?? '');
  const [state, setState] = useState({ busy: false, error: '' });
  const places = placesOf(row.source);
  const lost = text === '' ? [] : places.filter((place) => !placesOf(text).includes(place));
  const publisher = may('publisher');

  const save = async (publish: boolean) => {
    if (state.busy) return;
    setState({ busy: true, error: '' });
    try {
      const wanted = text.trim() === row.standard ? '' : text.trim();
      await saveText(row, { locale: language.locale, text: wanted, publish });
      say(t(publish ? 'translations.published' : 'translations.saved'));
      onSaved();
      onClose();
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === 'version_conflict';
      const message = words(error);
      setState({ busy: false, error: conflict ? t('translations.conflict') : message });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(publisher);
  };
  return (
    <Dialog
      title={t('translations.dialog', { key: row.key })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="s-btn" onClick={onClose}>
            {t('parts.cancel')}
          </button>
          <button
            type="button"
            className={publisher ? 's-btn' : 's-btn s-btn-main'}
            aria-disabled={state.busy}
            onClick={() => void save(false)}
          >
            {t('translations.save')}
          </button>
          {publisher && (
            <button type="submit" form={formId} className="s-btn s-btn-main" aria-disabled={state.busy}>
              {t('translations.save-publish')}
            </button>
          )}
        </>
      }
    >
      <form id={formId} className="grid gap-4" onInput={onInput} onSubmit={submit}>
        <div>
          <p className="s-label">{t('translations.source')}</p>
          <p className="mt-1 whitespace-pre-wrap rounded-lg bg-sunken p-3">{row.source}</p>
        </div>
        {row.standard !== null && row.written !== null && (
          <div>
            <p className="s-label">{t('translations.standard')}</p>
            <p className="mt-1 whitespace-pre-wrap text-ink-soft" lang={language.locale}>
              {row.standard}
            </p>
          </div>
        )}
        <Field
          label={t('translations.yours', { language: language.name })}
          hint={
            <>
              {t('translations.hint')}
              {places.length > 0 && ` ${t('translations.places', { places: places.join(', ') })}`}
            </>
          }
          error={lost.length > 0 ? t('translations.places-missing', { places: lost.join(', ') }) : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="s-input"
              lang={language.locale}
              rows={Math.min(10, Math.max(3, Math.ceil(row.source.length / 60)))}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div role="alert">{state.error !== '' && <p className="s-error">{state.error}</p>}</div>
      </form>
    </Dialog>
  );
}
