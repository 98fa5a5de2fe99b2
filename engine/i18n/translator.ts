import { createInstance, type i18n } from 'i18next';
import type { Texts } from '#schemas/texts.ts';

/** What stands in the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Text by key with placeholders filled in; the key itself when there is none. `count` chooses the plural form. */
export type Translate = (key: string, values?: TextValues) => string;

/** A record of texts is never changed, so it stands for its version: its translator is made once for each language. */
const translators = new WeakMap<Texts, Map<string, Translate>>();

/**
 * The translator of flat texts (see `textsFor`), with i18next's placeholders and plural forms. Values are put in as they
 * are: views escape what they show.
 * @param layers later ones win; a page has one, merged before
 */
export function createTranslator(locale: string, layers: readonly Texts[]): Translate {
  const [only, ...others] = layers;
  if (!only || others.length > 0)
    return makeTranslator(locale, Object.fromEntries(layers.flatMap((layer) => Object.entries(layer))));
  const byLocale = translators.get(only) ?? new Map<string, Translate>();
  translators.set(only, byLocale);
  const made = byLocale.get(locale) ?? makeTranslator(locale, only);
  byLocale.set(locale, made);
  return made;
}

function makeTranslator(locale: string, texts: Texts): Translate {
  let instance: i18n | undefined;
  return (key, values) => {
    // Most texts need neither plural nor placeholder, and most pages only such texts: they never make an instance.
    if (!values) return Object.hasOwn(texts, key) ? (texts[key] ?? key) : key;
    instance ??= makeInstance(locale, { [locale]: { translation: { ...texts } } });
    return instance.t(key, textOptions(values));
  };
}

/** What i18next is asked with: a value named like one of its options (`lng`, `context`) stays a value; texts call no texts. */
export const textOptions = (values: TextValues) => ({
  replace: values,
  nest: false,
  // Text for a count, such as "5+", chooses no form.
  ...(typeof values['count'] === 'number' && { count: values['count'] }),
});

/** An instance of i18next with flat texts, by language. */
export function makeInstance(lng: string, resources: Record<string, { translation: Texts }>): i18n {
  const instance = createInstance();
  void instance.init({
    lng,
    resources,
    fallbackLng: false,
    initAsync: false,
    // Keys are flat: `screens.cart.title` is one name, a colon is a letter.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
