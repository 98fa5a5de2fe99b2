import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { calendarDay } from '#engine/format/moments.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import { createNotificationList, NotificationProvider } from '#engine/react/notifications.tsx';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import { InvalidFields } from '#engine/react/platform-failures.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { LiveForm } from '#ui/forms/live-form.tsx';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { prepareForm, useFormPreview } from './use-form-preview.ts';

/** The live form of the definition as it stands in the builder. What is filled in is checked, and nothing is kept. */
export function FormPreview({ value, locale }: { readonly value: unknown; readonly locale: string }) {
  const { t } = useStudioTexts();
  const errorWords = useErrorWords();
  const { preview, error, again } = useFormPreview(value, locale);
  const [tried, setTried] = useState(0);
  const page = usePreviewPage(locale);
  const [notices] = useState(createNotificationList);
  const form = preview?.form ?? null;
  const check = async (values: Readonly<Record<string, unknown>>) => {
    if (!form) return {};
    const { verdict } = await prepareForm(form.definition, locale, values);
    if (!verdict || verdict.ok) return {};
    throw new InvalidFields('', new Map(verdict.errors.map((one) => [one.field, one.message ?? one.rule])));
  };
  return (
    <section aria-label={t('forms.preview')} className="s-card overflow-clip">
      <div className="flex items-center gap-2 border-line border-b px-4 py-2.5">
        <h2 className="me-auto font-semibold">{t('forms.preview')}</h2>
        <button type="button" className="s-btn s-btn-quiet" onClick={() => setTried((now) => now + 1)}>
          {t('forms.preview-again')}
        </button>
      </div>
      {error && (
        <div role="alert" className="grid justify-items-start gap-2 p-4">
          <p className="s-error">{errorWords(error)}</p>
          <button type="button" className="s-btn" onClick={() => void again()}>
            {t('studio.retry')}
          </button>
        </div>
      )}
      {preview && !form && <p className="s-hint p-4">{t('forms.preview-none')}</p>}
      {form && page && (
        <PreviewFrame title={t('forms.preview')} locale={locale}>
          <NotificationProvider value={notices}>
            <PageProvider page={page}>
              <h2 className="mb-4 text-heading">{form.definition.title}</h2>
              {form.definition.lead && <p className="mb-4 text-ink-soft">{form.definition.lead}</p>}
              <LiveForm key={`${form.rulesUrl} ${tried}`} id="preview" form={form} submit={check} />
            </PageProvider>
          </NotificationProvider>
        </PreviewFrame>
      )}
      {preview && preview.findings.length > 0 && (
        <p role="status" className="border-line border-t px-4 py-2.5 text-small text-danger">
          {t('forms.left-out', { count: preview.findings.length })}
        </p>
      )}
    </section>
  );
}

/** The page a form believes to stand on; null until the words of forms have arrived. */
function usePreviewPage(locale: string): PageInfo | null {
  const { data: words } = useQuery({
    queryKey: ['form-words', locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Readonly<Record<string, string>>> => {
      const { loadTexts } = await import('#widgets/load-texts.ts');
      const texts = new Map(Object.entries(await loadTexts('form')));
      return texts.get(locale) ?? texts.get('en') ?? {};
    },
  });
  return useMemo(
    () =>
      words
        ? {
            locale,
            languages: [],
            path: '/',
            params: {},
            title: '',
            session: { signedIn: false },
            today: calendarDay(new Date(), legalTimeZone),
            timeZone: legalTimeZone,
            t: createTranslator(locale, [words]),
            href: (link) => link,
          }
        : null,
    [words, locale],
  );
}
