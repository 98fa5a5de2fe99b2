import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createTranslator, type Translate } from '#engine/i18n/translator.ts';

/** Languages the Studio speaks; what editors write has languages of its own. */
export const studioLocales = ['pl', 'en'] as const;
export type StudioLocale = (typeof studioLocales)[number];

/** Texts of one part of the Studio; keys start with the part's name. */
export type StudioTexts = Readonly<Record<StudioLocale, Readonly<Record<string, string>>>>;

const modules = import.meta.glob<{ texts: StudioTexts }>('../**/texts.ts', { eager: true });
const all = (locale: StudioLocale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(modules).flatMap(({ texts }) => Object.entries(texts[locale])));
const byLocale = { pl: all('pl'), en: all('en') };
const storageKey = 'mozaika-studio-language';

interface StudioLanguage {
  readonly locale: StudioLocale;
  readonly t: Translate;
  readonly speak: (locale: StudioLocale) => void;
}

const LanguageContext = createContext<StudioLanguage | null>(null);

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

/** The Studio's texts in the language of the person at it. @throws outside of the Studio */
export function useStudioTexts(): StudioLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useStudioTexts() needs a <StudioTextsProvider>.');
  return language;
}

function firstLocale(): StudioLocale {
  const wanted = [localStorage.getItem(storageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (
    studioLocales.find((locale) => wanted.find((one) => one === 'pl' || one === 'en') === locale) ?? 'pl'
  );
}
