import type { FieldShape } from '../shape/field-shape.ts';
import { type FieldsState, translationAt } from './fields-state.ts';
import { childPointer, valueAt } from './pointers.ts';

/** Places of texts that have words in the main language and none in this one. */
export function missingTranslations(
  shape: FieldShape,
  state: FieldsState,
  locale: string,
  pointer = '',
): readonly string[] {
  const value = valueAt(state.value, pointer);
  if (shape.translatable)
    return typeof value === 'string' &&
      value.trim() !== '' &&
      translationAt(state.translations, locale, pointer) === undefined
      ? [pointer]
      : [];
  const { item } = shape;
  if (item && Array.isArray(value))
    return value.flatMap((_, i) => missingTranslations(item, state, locale, childPointer(pointer, i)));
  return shape.members.flatMap(({ name, shape: member }) =>
    missingTranslations(member, state, locale, childPointer(pointer, name)),
  );
}
