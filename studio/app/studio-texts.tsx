import { createContext, useContext } from 'react';
import type { Translate } from '#engine/i18n/translator.ts';

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

/** Apart from its provider, so that a text saved in development shows without losing the page. */
export const LanguageContext = createContext<StudioLanguage | null>(null);

/** The Studio's texts in the language of the person at it. @throws outside of the Studio */
export function useStudioTexts(): StudioLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useStudioTexts() needs a <StudioTextsProvider>.');
  return language;
}
