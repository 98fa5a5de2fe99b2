import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { registry } from '#widgets/index.ts';

/** Every text the program brings along: language -> key -> text. What editors may say otherwise, and what they may have missed. */
export function knownTexts(): Record<string, Record<string, string>> {
  const all = [...registry.widgets.map(({ texts }) => texts), engineTexts].flatMap((texts) =>
    Object.entries(texts),
  );
  const locales = [...new Set(all.map(([locale]) => locale))];
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(all.flatMap(([of, texts]) => (of === locale ? Object.entries(texts) : []))),
    ]),
  );
}
