import type { Texts } from '#schemas/texts.ts';
import { engineTexts } from './engine-texts.ts';
import { completePlurals, familyOf } from './plural-forms.ts';

/** Default texts of one widget: locale -> key -> text. */
export type WidgetTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Languages that lend a text when the page's own has none: first English, then Polish, which is always complete. */
const lenders = ['en', 'pl'] as const;

/**
 * All interface texts of a locale in one flat record. In each language the widgets' defaults come first, the engine's
 * over them, the content system's over both; a text the language lacks is borrowed from English, then Polish.
 * @param widgetTexts the `texts` of all widgets
 * @param contentTexts what the content system says in this locale
 */
export function textsFor(locale: string, widgetTexts: readonly WidgetTexts[], contentTexts: Texts): Texts {
  const defaultsIn = (language: string): [string, string][] => [
    ...widgetTexts.flatMap((texts) => Object.entries(ownTexts(texts, language))),
    ...Object.entries(ownTexts(engineTexts, language)),
  ];
  const merged = new Map<string, string>([...defaultsIn(locale), ...Object.entries(contentTexts)]);
  for (const lender of lenders) {
    // Forms of one text never mix languages: a family is borrowed as a whole or not at all.
    const present = new Set([...merged.keys()].map(familyOf));
    for (const [key, text] of defaultsIn(lender)) if (!present.has(familyOf(key))) merged.set(key, text);
  }
  return completePlurals(Object.fromEntries(merged), locale);
}

/** Texts of a language; for `en-GB` those of `en`, with its own over them. */
function ownTexts(texts: WidgetTexts, locale: string): Readonly<Record<string, string>> {
  const of = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const language = locale.split('-')[0] ?? locale;
  return language === locale ? (of(locale) ?? {}) : { ...of(language), ...of(locale) };
}
