import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import type { PreviewLink } from '#schemas/studio/preview.ts';
import { useErrorWords } from '../app/error-words.ts';
import { useSiteLanguages } from '../app/site-languages.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useToast } from '../parts/toast.tsx';
import { createPreview, previewsKey, visitorOfKey } from './preview-calls.ts';
import { SharedLinks } from './shared-links.tsx';
import { visitorName } from './visitor-name.ts';
import { visitorStatuses } from './visitor-statuses.ts';

interface Props {
  /** Address of the page without language prefix. */
  readonly path: string;
  readonly locale: string;
  /** As whom it is looked at first: `guest` or a status. */
  readonly visitor?: string;
  readonly releaseId?: string;
  readonly onClose: () => void;
}

const lives = [3600, 86_400, 604_800, 2_592_000];

/** Makes a link to a draft, for people without an account, and ends links that were given out. */
export function ShareDialog({ path, locale, visitor = 'guest', releaseId, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const languages = useSiteLanguages();
  const [wanted, setWanted] = useState({ visitor, locale, seconds: 86_400 });
  const make = useMutation<PreviewLink>({
    mutationFn: () =>
      createPreview({
        path,
        locale: wanted.locale,
        visitor: visitorOfKey(wanted.visitor),
        seconds: wanted.seconds,
        ...(releaseId !== undefined && { release_id: releaseId }),
      }),
    onSuccess: async () => {
      // A first answer that is still on its way would count as the new one, and lack this link.
      await cache.cancelQueries({ queryKey: previewsKey });
      await cache.invalidateQueries({ queryKey: previewsKey });
    },
    onError: (error) => say(words(error), 'problem'),
  });
  const url = make.data && location.origin + make.data.url;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      say(t('share.copied'));
    } catch {
      say(t('share.not-copied'), 'problem');
    }
  };
  const change = (next: Partial<typeof wanted>) => {
    // What was made belongs to other choices.
    make.reset();
    setWanted({ ...wanted, ...next });
  };
  const known = languages.length > 0 ? languages : [{ locale, name: locale }];
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('share.lead')}</p>
        <p className="break-all rounded-lg bg-sunken px-3 py-2 font-medium">{path}</p>
        <div className="grid gap-4 desktop:grid-cols-3">
          <Field label={t('share.visitor')}>
            {(control) => (
              <select
                {...control}
                className="s-input"
                value={wanted.visitor}
                onChange={(event) => change({ visitor: event.target.value })}
              >
                {['guest', ...visitorStatuses].map((key) => (
                  <option key={key} value={key}>
                    {visitorName(t, visitorOfKey(key))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('share.locale')}>
            {(control) => (
              <select
                {...control}
                className="s-input"
                value={wanted.locale}
                onChange={(event) => change({ locale: event.target.value })}
              >
                {known.map((one) => (
                  <option key={one.locale} value={one.locale}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('share.seconds')}>
            {(control) => (
              <select
                {...control}
                className="s-input"
                value={wanted.seconds}
                onChange={(event) => change({ seconds: Number(event.target.value) })}
              >
                {lives.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {t(`share.seconds-${seconds}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {url === undefined ? (
          <button
            type="button"
            className="s-btn s-btn-main justify-self-start"
            disabled={make.isPending}
            onClick={() => make.mutate()}
          >
            <Link2 aria-hidden="true" size={16} />
            {t('share.create')}
          </button>
        ) : (
          <Field label={t('share.link')} hint={t('share.link-hint')}>
            {(control) => (
              <div className="flex gap-2">
                <input
                  {...control}
                  readOnly
                  className="s-input"
                  value={url}
                  onFocus={(event) => event.currentTarget.select()}
                />
                <button type="button" className="s-btn s-btn-main shrink-0" onClick={() => void copy()}>
                  <Copy aria-hidden="true" size={16} />
                  {t('share.copy')}
                </button>
              </div>
            )}
          </Field>
        )}
        <SharedLinks path={path} />
      </div>
    </Dialog>
  );
}
