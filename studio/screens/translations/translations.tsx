import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { textsReport } from '#schemas/calls/staff/entries.ts';
import type { TextRow, TextState } from '#schemas/studio/texts-report.ts';
import { Loading } from '../../app/screen-states.tsx';
import { type SiteLanguage, useSiteLanguages } from '../../app/site-languages.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge, type BadgeTone } from '../../parts/badge.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { TextDialog } from './text-dialog.tsx';

const states: readonly TextState[] = ['missing', 'written', 'standard', 'unknown'];
const tones: Readonly<Record<TextState, BadgeTone>> = {
  missing: 'caution',
  written: 'note',
  standard: 'plain',
  unknown: 'bad',
};

/** Texts of the interface, language by language, with what is missing in view. */
export default function Translations() {
  const { t } = useStudioTexts();
  const languages = useSiteLanguages();
  return (
    <>
      <Toolbar title={t('translations.title')} lead={t('translations.lead')} />
      {languages.length === 0 ? <Loading /> : <TextTable languages={languages} />}
    </>
  );
}

function TextTable({ languages }: { readonly languages: readonly SiteLanguage[] }) {
  const { t } = useStudioTexts();
  const cache = useQueryClient();
  const [params] = useSearchParams();
  const chosen = params.get('locale');
  // A language of an old link that the site no longer has must not show one language and write another.
  const language = languages.find(({ locale }) => locale === chosen) ?? languages[0];
  const fixed: Readonly<Record<string, string>> = language === undefined ? {} : { locale: language.locale };
  const list = useList({ call: textsReport, filters: ['state'], fixed });
  const [open, setOpen] = useState<TextRow | null>(null);
  const refresh = async () => {
    await Promise.all([list.refresh(), cache.invalidateQueries({ queryKey: ['texts-missing'] })]);
  };
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('translations.language')}</legend>
        {languages.map((one) => (
          <LanguageButton
            key={one.locale}
            language={one}
            pressed={one.locale === language?.locale}
            onPress={() => list.setFilter('locale', one.locale)}
          />
        ))}
      </fieldset>
      <DataTable
        label={t('translations.title')}
        list={list}
        search={t('translations.search')}
        keyOf={({ key }) => key}
        titleOf={({ key }) => key}
        filters={[
          {
            name: 'state',
            label: t('translations.state'),
            options: states.map((state) => ({ value: state, label: t(`translations.state-${state}`) })),
          },
        ]}
        columns={[
          {
            key: 'source',
            title: t('translations.source'),
            heading: true,
            cell: ({ key, source }) => (
              <>
                <span className="block max-w-md">{source === '' ? '–' : source}</span>
                <span className="s-hint block break-all font-mono font-normal">{key}</span>
              </>
            ),
          },
          {
            key: 'text',
            title: t('translations.text'),
            cell: ({ written, standard, state }) =>
              state === 'missing' ? (
                <span className="s-hint">{t('translations.none')}</span>
              ) : (
                <span lang={language?.locale} className="block max-w-md">
                  {written ?? standard}
                </span>
              ),
          },
          {
            key: 'state',
            title: t('parts.status'),
            wide: true,
            cell: ({ state, live }) => (
              <span className="grid justify-items-start gap-1">
                <Badge tone={tones[state]}>{t(`translations.state-${state}`)}</Badge>
                {state === 'written' && !live && <span className="s-hint">{t('translations.draft')}</span>}
              </span>
            ),
          },
          {
            key: 'edit',
            title: t('translations.edit'),
            end: true,
            cell: (row) => (
              <button
                type="button"
                className="s-btn"
                aria-label={t('translations.edit-key', { key: row.key })}
                onClick={() => setOpen(row)}
              >
                {t(row.state === 'missing' ? 'translations.translate' : 'translations.edit')}
              </button>
            ),
          },
        ]}
      />
      {open && language && (
        <TextDialog
          key={open.key}
          row={open}
          language={language}
          onClose={() => setOpen(null)}
          onSaved={() => void refresh()}
        />
      )}
    </>
  );
}

interface LanguageProps {
  readonly language: SiteLanguage;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** A language with how much it lacks. */
function LanguageButton({ language, pressed, onPress }: LanguageProps) {
  const { t } = useStudioTexts();
  const missing = useQuery({
    queryKey: ['texts-missing', language.locale],
    queryFn: async ({ signal }) =>
      (
        await callStaff(textsReport, {
          query: { locale: language.locale, state: 'missing', limit: 1 },
          signal,
        })
      ).total,
  }).data;
  const words =
    missing === undefined
      ? null
      : t(missing === 0 ? 'translations.complete' : 'translations.missing-count', { count: missing });
  return (
    <button
      type="button"
      className="s-btn aria-pressed:border-brand aria-pressed:bg-brand-soft"
      aria-pressed={pressed}
      {...(words !== null && { 'aria-description': words, title: words })}
      onClick={onPress}
    >
      <span lang={language.locale}>{language.name}</span>
      {missing !== undefined && missing > 0 && <Badge tone="caution">{missing}</Badge>}
    </button>
  );
}
