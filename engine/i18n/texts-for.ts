import type { Texts } from '#schemas/texts.ts';
import { en } from './texts/en.ts';
import { pl } from './texts/pl.ts';
import { ru } from './texts/ru.ts';
import { uk } from './texts/uk.ts';

/** The engine's own texts by language. All have the same keys; a test holds them together. */
export const engineTexts: ReadonlyMap<string, Texts> = new Map<string, Texts>([
  ['pl', pl],
  ['en', en],
  ['ru', ru],
  ['uk', uk],
]);

/** What a reader of a language without texts of ours gets. */
const fallbackLocale = 'en';

/**
 * All texts of a locale, later ones over earlier: English, then the locale's own; of the engine, then of the widgets,
 * then of the content system.
 */
export function textsFor(
  locale: string,
  widgetTexts: readonly Readonly<Record<string, Texts>>[],
  contentTexts: Texts,
): Texts {
  const merged: Record<string, string> = {};
  for (const language of new Set([fallbackLocale, locale.split('-')[0] ?? locale, locale])) {
    Object.assign(merged, engineTexts.get(language));
    for (const texts of widgetTexts)
      if (Object.hasOwn(texts, language)) Object.assign(merged, texts[language]);
  }
  return Object.assign(merged, contentTexts);
}
