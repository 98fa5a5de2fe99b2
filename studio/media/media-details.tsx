import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { mediaChange, mediaDelete } from '#schemas/calls/staff/media.ts';
import type { MediaChange, MediaFile } from '#schemas/studio/media.ts';
import { ApiError } from '../app/api.ts';
import { useErrorWords } from '../app/error-words.ts';
import { useSiteLanguages } from '../app/site-languages.ts';
import { callStaff } from '../app/staff-call.ts';
import { useStaff } from '../app/staff-session.tsx';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useToast } from '../parts/toast.tsx';
import { useTypedInto } from '../parts/use-typed-into.ts';
import { FocusPicker } from './focus-picker.tsx';
import { mediaKey } from './media-calls.ts';
import { MediaUsage } from './media-usage.tsx';

interface Props {
  readonly file: MediaFile;
  readonly onClose: () => void;
}

/** One picture: its title, its descriptions, what matters in it and where it is used. */
export function MediaDetails({ file, onClose }: Props) {
  const { t, locale } = useStudioTexts();
  const errorWords = useErrorWords();
  const { may } = useStaff();
  const say = useToast();
  const cache = useQueryClient();
  const languages = useSiteLanguages();
  const formId = useId();
  const { onInput } = useTypedInto();
  const [title, setTitle] = useState(file.title);
  const [alt, setAlt] = useState<Readonly<Record<string, string>>>(file.alt);
  const [focus, setFocus] = useState(file.focus);
  const [state, setState] = useState({ busy: false, error: '' });
  const [deleting, setDeleting] = useState(false);
  const params = { id: file.id };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ busy: true, error: '' });
    try {
      const body: MediaChange = {
        title: title.trim() === '' ? file.title : title.trim(),
        alt: { ...alt },
        focus,
      };
      await callStaff(mediaChange, { params, body });
      await cache.invalidateQueries({ queryKey: mediaKey });
      say(t('media.saved'));
      onClose();
    } catch (error) {
      setState({ busy: false, error: errorWords(error) });
    }
  };
  const remove = async () => {
    await callStaff(mediaDelete, { params }).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'in_use' ? new Error(t('media.in-use')) : error;
    });
    await cache.invalidateQueries({ queryKey: mediaKey });
    say(t('media.deleted'));
    onClose();
  };
  const facts = t('media.facts', { width: file.width, height: file.height, size: sizeOf(file.size, locale) });
  const date = new Date(file.created_at).toLocaleDateString(locale);
  return (
    <Dialog
      title={file.title}
      size="large"
      onClose={onClose}
      footer={
        <>
          {may('publisher') && (
            <button type="button" className="s-btn s-btn-danger me-auto" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" size={16} />
              {t('media.delete')}
            </button>
          )}
          <button type="button" className="s-btn" onClick={onClose}>
            {t('parts.cancel')}
          </button>
          <button type="submit" form={formId} className="s-btn s-btn-main" aria-disabled={state.busy}>
            {t('media.save')}
          </button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-6 desktop:grid-cols-[1.2fr_1fr]"
        onInput={onInput}
        onSubmit={(event) => void save(event)}
      >
        <FocusPicker file={file} value={focus} onChange={setFocus} />
        <div className="grid content-start gap-4">
          <Field label={t('media.name')} hint={t('media.name-hint')}>
            {(control) => (
              <input
                {...control}
                className="s-input"
                value={title}
                maxLength={200}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <fieldset className="grid gap-3">
            <legend className="s-label">{t('media.alt')}</legend>
            <p className="s-hint">{t('media.alt-hint')}</p>
            {languages.map((language) => (
              <Field key={language.locale} label={t('media.alt-in', { language: language.name })}>
                {(control) => (
                  <textarea
                    {...control}
                    lang={language.locale}
                    className="s-input"
                    rows={2}
                    maxLength={300}
                    value={alt[language.locale] ?? ''}
                    onChange={(event) => setAlt({ ...alt, [language.locale]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </fieldset>
          <MediaUsage id={file.id} />
          <div className="s-hint grid gap-0.5">
            <p className="break-all">{file.file_name}</p>
            <p>{facts}</p>
            <p>{t('media.by', { date, by: file.by })}</p>
          </div>
        </div>
      </form>
      <div role="alert">{state.error !== '' && <p className="s-error mt-3">{state.error}</p>}</div>
      {deleting && (
        <ConfirmDialog
          title={t('media.delete-title')}
          confirm={t('media.delete')}
          danger
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>{t('media.delete-text', { title: file.title })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Bytes in the words of a language: `1,4 MB`. */
const sizeOf = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: bytes < 1024 * 1024 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (bytes < 1024 * 1024 ? 1024 : 1024 * 1024));
