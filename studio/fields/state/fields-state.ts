import { valueAt, withValueAt } from './pointers.ts';

/** Locale -> JSON pointer -> text, as blocks of a page keep them (`Block.locales`). */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value that is being edited, with its texts in other languages. */
export interface FieldsState {
  readonly value: unknown;
  readonly translations: Translations;
}

/** Puts a text of another language; an empty one is taken out, so that the main language's shows. */
export function translate(
  state: FieldsState,
  { locale, pointer, text }: { readonly locale: string; readonly pointer: string; readonly text: string },
): FieldsState {
  const texts = new Map(Object.entries(textsOf(state.translations, locale)));
  if (text === '') texts.delete(pointer);
  else texts.set(pointer, text);
  return {
    ...state,
    translations: withTexts(state.translations, locale, Object.fromEntries(texts)),
  };
}

/** Text of another language at the pointer, if there is one. */
export function translationAt(
  translations: Translations,
  locale: string,
  pointer: string,
): string | undefined {
  const texts = textsOf(translations, locale);
  return Object.hasOwn(texts, pointer) ? texts[pointer] : undefined;
}

/**
 * Rearranges a list together with the texts that other languages have for its items.
 * @param order positions of the old list in their new order; one that is named twice is doubled, a missing one is gone
 */
export function rearrange(state: FieldsState, pointer: string, order: readonly number[]): FieldsState {
  const list = valueAt(state.value, pointer);
  if (!Array.isArray(list)) return state;
  const items: unknown[] = order.map((from) => structuredClone(list[from]));
  return {
    value: withValueAt(state.value, pointer, items),
    translations: Object.fromEntries(
      Object.entries(state.translations).map(([locale, texts]) => [locale, moveTexts(texts, pointer, order)]),
    ),
  };
}

/** Adds an item at the end of a list. */
export function append(state: FieldsState, pointer: string, item: unknown): FieldsState {
  const list = valueAt(state.value, pointer);
  return { ...state, value: withValueAt(state.value, pointer, [...(Array.isArray(list) ? list : []), item]) };
}

/** Puts a value; `undefined` takes it out with everything other languages say about it. */
export function put(state: FieldsState, pointer: string, next: unknown): FieldsState {
  const value = withValueAt(state.value, pointer, next);
  if (next !== undefined) return { ...state, value };
  const translations = Object.fromEntries(
    Object.entries(state.translations).map(([locale, texts]) => [
      locale,
      Object.fromEntries(
        Object.entries(texts).filter(([at]) => at !== pointer && !at.startsWith(`${pointer}/`)),
      ),
    ]),
  );
  return { value, translations };
}

function moveTexts(
  texts: Readonly<Record<string, string>>,
  pointer: string,
  order: readonly number[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([at, text]): [string, string][] => {
      if (!at.startsWith(`${pointer}/`)) return [[at, text]];
      const [index = '', ...rest] = at.slice(pointer.length + 1).split('/');
      return order.flatMap((from, to): [string, string][] =>
        from === Number(index) ? [[[pointer, to, ...rest].join('/'), text]] : [],
      );
    }),
  );
}

const textsOf = (translations: Translations, locale: string): Readonly<Record<string, string>> =>
  (Object.hasOwn(translations, locale) ? translations[locale] : undefined) ?? {};

const withTexts = (translations: Translations, locale: string, texts: Record<string, string>): Translations =>
  Object.fromEntries([...Object.entries(translations).filter(([name]) => name !== locale), [locale, texts]]);
