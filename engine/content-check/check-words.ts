import { createTranslator, type Translate } from '../i18n/translator.ts';
import { en } from './texts/en.ts';
import { pl } from './texts/pl.ts';

/** Languages findings can be told in: those of the Studio. */
export const checkLanguages = ['pl', 'en'] as const;
export type CheckLanguage = (typeof checkLanguages)[number];

const texts: Readonly<Record<CheckLanguage, Readonly<Record<string, string>>>> = { pl, en };

/** The words of the findings in a language of the Studio. */
export const checkWords = (language: CheckLanguage): Translate =>
  createTranslator(language, [texts[language]]);
