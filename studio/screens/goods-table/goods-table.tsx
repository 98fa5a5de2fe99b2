import { Download } from 'lucide-react';
import { useState } from 'react';
import { goodsTableExport } from '#schemas/calls/staff/goods-table.ts';
import { type SiteLanguage, useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { BringTable } from './bring-table.tsx';

/** All goods as a table for spreadsheets: out, and back in as drafts. */
export default function GoodsTable() {
  const { t } = useStudioTexts();
  const languages = useSiteLanguages();
  const [chosen, setChosen] = useState<string | null>(null);
  const locale = chosen ?? languages[0]?.locale;
  return (
    <>
      <Toolbar title={t('goods-table.title')} lead={t('goods-table.lead')} />
      {locale !== undefined && (
        <div className="grid max-w-5xl gap-5">
          <section className="s-card grid gap-4 p-5">
            <div>
              <h2 className="text-heading">{t('goods-table.take')}</h2>
              <p className="mt-1 max-w-prose text-ink-soft">{t('goods-table.take-text')}</p>
            </div>
            {languages.length > 1 && <Language {...{ languages, locale }} onChange={setChosen} />}
            <a
              className="s-btn justify-self-start"
              href={`${goodsTableExport.path}?${new URLSearchParams({ locale })}`}
              download
            >
              <Download aria-hidden="true" size={16} />
              {t('goods-table.take')}
            </a>
          </section>
          {/* A table of another language is another import. */}
          <BringTable key={locale} locale={locale} />
        </div>
      )}
    </>
  );
}

interface LanguageProps {
  readonly languages: readonly SiteLanguage[];
  readonly locale: string;
  readonly onChange: (locale: string) => void;
}

function Language({ languages, locale, onChange }: LanguageProps) {
  const { t } = useStudioTexts();
  return (
    <Field label={t('goods-table.language')} hint={t('goods-table.language-hint')}>
      {(control) => (
        <select
          {...control}
          className="s-input w-auto max-w-48 justify-self-start"
          value={locale}
          onChange={(event) => onChange(event.target.value)}
        >
          {languages.map((language) => (
            <option key={language.locale} value={language.locale} lang={language.locale}>
              {language.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
