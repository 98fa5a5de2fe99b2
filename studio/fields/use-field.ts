import type { Translate } from '#engine/i18n/translator.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import type { FieldPlace } from './fields-context.tsx';
import { useFields } from './fields-context.tsx';
import type { FieldShape } from './shape/field-shape.ts';
import { put, translate, translationAt } from './state/fields-state.ts';
import { valueAt } from './state/pointers.ts';
import { fieldWords } from './words/field-words.ts';

/** A value at its place, and how to change it. */
export interface FieldValue {
  readonly value: unknown;
  /** Text of the main language while another one is written; null else. */
  readonly original: string | null;
  /** Whether a language beside the main one is written here. */
  readonly isTranslation: boolean;
  readonly set: (next: unknown) => void;
  /** Sets a text: an empty one of an optional field is taken out. */
  readonly setText: (next: string) => void;
  readonly title: string;
  readonly hint: string | undefined;
  /** A word to choose in words for people. */
  readonly choice: (word: string) => string;
  readonly readOnly: boolean;
}

/** Reads and writes the value of one field in the language that is being written. */
export function useField({ shape, pointer, name, required }: FieldPlace): FieldValue {
  const { state, change, locale, mainLocale, readOnly, ownWords } = useFields();
  const { t, locale: spoken } = useStudioTexts();
  const words = fieldWords(spoken, ownWords);
  const own = valueAt(state.value, pointer);
  const isTranslation = shape.translatable && locale !== mainLocale;
  const set = (next: unknown) => change((now) => put(now, pointer, next));
  return {
    value: isTranslation ? translationAt(state.translations, locale, pointer) : own,
    isTranslation,
    original: isTranslation && typeof own === 'string' ? own : null,
    set,
    setText: (next) => {
      if (isTranslation) change((now) => translate(now, { locale, pointer, text: next }));
      else set(next === '' && !required ? undefined : next);
    },
    title: titleOf(shape, name, t) ?? words.title(shape.title, name),
    hint: shape.hintLabel === undefined ? words.hint(shape.hint) : t(shape.hintLabel),
    choice: words.choice,
    readOnly: readOnly || shape.readOnly,
  };
}

/** The Studio's own words for a field: of its mark, or for properties of this name where the schema has none. */
function titleOf(shape: FieldShape, name: string, t: Translate): string | undefined {
  if (shape.label !== undefined) return t(shape.label);
  const key = `words.${name}`;
  const words = t(key);
  return shape.title === '' && words !== key ? words : undefined;
}
