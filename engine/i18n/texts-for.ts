import { lenders } from '#schemas/locales/built-in.ts';
import { borrowTexts } from '#schemas/locales/plural-families.ts';
import type { TextsByLocale } from '#schemas/locales/texts-by-locale.ts';
import type { Texts } from '#schemas/texts.ts';
import { engineTexts } from './engine-texts.ts';
import { completePlurals } from './plural-forms.ts';

/**
 * All interface texts of a locale in one flat record. In each language the widgets' defaults come first, the engine's
 * over them, the content system's over both; a text the language lacks is borrowed from English, then Polish.
 * @param widgetTexts the `texts` of all widgets
 * @param contentTexts what the content system says in this locale
 */
export function textsFor(locale: string, widgetTexts: readonly TextsByLocale[], contentTexts: Texts): Texts {
  const defaultsIn = (language: string): [string, string][] => [
    ...widgetTexts.flatMap((texts) => Object.entries(ownTexts(texts, language))),
    ...Object.entries(ownTexts(engineTexts, language)),
  ];
  const own = Object.fromEntries([...defaultsIn(locale), ...Object.entries(contentTexts)]);
  const others = lenders.map((lender): Texts => Object.fromEntries(defaultsIn(lender)));
  return completePlurals(borrowTexts(own, others), locale);
}

/** Texts of a language; for `en-GB` those of `en`, with its own over them. */
function ownTexts(texts: TextsByLocale, locale: string): Readonly<Record<string, string>> {
  const of = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const language = locale.split('-')[0] ?? locale;
  return language === locale ? (of(locale) ?? {}) : { ...of(language), ...of(locale) };
}
