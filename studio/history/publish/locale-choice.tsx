import type { SiteLanguage } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly languages: readonly SiteLanguage[];
  /** Languages whose texts go live. */
  readonly value: ReadonlySet<string>;
  readonly onChange: (value: ReadonlySet<string>) => void;
  /** Language -> how many texts of the page it has not; left out where that is not known. */
  readonly missing: ReadonlyMap<string, number>;
}

/** Chooses the languages of a page that go live; what is missing in one is in view. */
export function LocaleChoice({ languages, value, onChange, missing }: Props) {
  const { t } = useStudioTexts();
  const toggle = (locale: string) => {
    const next = new Set(value);
    if (!next.delete(locale)) next.add(locale);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="s-label mb-1">{t('publish.languages')}</legend>
      {languages.map(({ locale, name }, index) => {
        const count = missing.get(locale) ?? 0;
        return (
          <label key={locale} className="flex min-h-7 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 accent-brand"
              checked={value.has(locale)}
              onChange={() => toggle(locale)}
            />
            <span lang={locale}>{name}</span>
            {index === 0 && <span className="s-hint">{t('publish.with-layout')}</span>}
            {count > 0 && <span className="s-badge s-badge-caution">{t('publish.missing', { count })}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
