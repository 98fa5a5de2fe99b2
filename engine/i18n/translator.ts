import { createInstance, type i18n } from 'i18next';
import type { Texts } from '#schemas/texts.ts';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A record of texts is never changed, so its translator is made once for each language. */
const translators = new WeakMap<Texts, Map<string, Translate>>();

/**
 * Looks texts up by key, with i18next's placeholders (`{{name}}`) and plural forms (`key_one`, `key_few`, …). A missing
 * key is its own text. React escapes what it shows, so nothing is escaped here.
 */
export function createTranslator(locale: string, texts: Texts): Translate {
  const byLocale = translators.get(texts) ?? new Map<string, Translate>();
  translators.set(texts, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const made = translator(locale, texts);
  byLocale.set(locale, made);
  return made;
}

function translator(locale: string, texts: Texts): Translate {
  let instance: i18n | undefined;
  return (key, values) => {
    // Most texts need neither plural nor placeholder, and most pages only such texts.
    if (!values && Object.hasOwn(texts, key)) return texts[key] ?? key;
    instance ??= createInstance(
      {
        lng: locale,
        resources: { [locale]: { translation: { ...texts } } },
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false },
        initAsync: false,
      },
      () => undefined,
    );
    return instance.t(key, { ...values });
  };
}
