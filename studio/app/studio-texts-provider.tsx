import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createTranslator } from '#engine/i18n/translator.ts';
import {
  LanguageContext,
  type StudioLanguage,
  type StudioLocale,
  type StudioTexts,
  studioLocales,
} from './studio-texts.tsx';

const modules = import.meta.glob<{ texts: StudioTexts }>('../**/texts.ts', { eager: true });
const all = (locale: StudioLocale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(modules).flatMap(({ texts }) => Object.entries(texts[locale])));
const byLocale = { pl: all('pl'), en: all('en') };
const storageKey = 'mozaika-studio-language';

/** The Studio's own language: what the member of staff chose, or what the browser asks for. */
export function StudioTextsProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState<StudioLocale>(firstLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const language = useMemo<StudioLanguage>(
    () => ({
      locale,
      t: createTranslator(locale, [byLocale[locale]]),
      speak: (wanted) => {
        localStorage.setItem(storageKey, wanted);
        setLocale(wanted);
      },
    }),
    [locale],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function firstLocale(): StudioLocale {
  const wanted = [localStorage.getItem(storageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (
    studioLocales.find((locale) => wanted.find((one) => one === 'pl' || one === 'en') === locale) ?? 'pl'
  );
}
