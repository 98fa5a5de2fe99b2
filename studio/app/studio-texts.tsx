import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Translate, textOptions } from '#engine/i18n/translator.ts';

/** Languages the Studio speaks; what editors write has languages of its own. */
export const studioLocales = ['pl', 'en'] as const;
export type StudioLocale = (typeof studioLocales)[number];

/** Texts of one part of the Studio; keys start with the part's name. */
export type StudioTexts = Readonly<Record<StudioLocale, Readonly<Record<string, string>>>>;

export interface StudioLanguage {
  readonly locale: StudioLocale;
  readonly t: Translate;
  readonly speak: (locale: StudioLocale) => void;
}

/** Where this browser keeps what the member of staff chose. */
export const languageKey = 'mozaika-studio-language';

export const isStudioLocale = (tag: string | null): tag is StudioLocale =>
  studioLocales.some((locale) => locale === tag);

/** The Studio's texts in the language of the person at it. @throws outside of the Studio */
export function useStudioTexts(): StudioLanguage {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  if (!isStudioLocale(language)) throw new Error('useStudioTexts() needs a <StudioTextsProvider>.');
  return useMemo(
    () => ({
      locale: language,
      t: (key, values = {}) => t(key, textOptions(values)),
      speak: (wanted) => {
        localStorage.setItem(languageKey, wanted);
        void i18n.changeLanguage(wanted);
      },
    }),
    [language, t, i18n],
  );
}

/** Adds the texts of a screen that come with it, and not with every start of the Studio. Call it before `useStudioTexts()`. */
export function useLateTexts(texts: StudioTexts): void {
  const { i18n } = useTranslation();
  useMemo(() => {
    for (const locale of studioLocales)
      i18n.addResourceBundle(locale, 'translation', texts[locale], true, true);
  }, [i18n, texts]);
}
