import { isRecord } from '#registry/is-record.ts';
import type { CustomEntityField, CustomEntityType } from '#schemas/custom-entity-type.ts';
import { isSame } from '../../app/same-value.ts';

/** Where an item keeps the value of a field. */
const placeOf = ({ dynamic }: CustomEntityField): 'value' | 'dynamic_value' =>
  dynamic === true ? 'dynamic_value' : 'value';

const partOf = (item: unknown, place: string): Readonly<Record<string, unknown>> => {
  const part = isRecord(item) && Object.hasOwn(item, place) ? item[place] : undefined;
  return isRecord(part) ? part : {};
};
const heldBy = (item: unknown, field: CustomEntityField): unknown => {
  const part = partOf(item, placeOf(field));
  return Object.hasOwn(part, field.key) ? part[field.key] : undefined;
};

/** Names of values an item holds that are no fields of its type; they are kept as they are. */
export function otherValues({ fields }: CustomEntityType, item: unknown): string[] {
  const isField = (place: string, name: string) =>
    fields.some((field) => placeOf(field) === place && field.key === name);
  return ['value', 'dynamic_value'].flatMap((place) =>
    Object.keys(partOf(item, place)).filter((name) => !isField(place, name)),
  );
}

/** Fields that all languages share, and in which two items of one key differ. */
export const differingFields = (
  { fields }: CustomEntityType,
  item: unknown,
  other: unknown,
): readonly CustomEntityField[] =>
  fields.filter((field) => !field.translatable && !isSame(heldBy(item, field), heldBy(other, field)));

/** The item with the values of these fields as another language has them. */
export function withValuesOf(item: unknown, other: unknown, fields: readonly CustomEntityField[]): unknown {
  if (!isRecord(item)) return item;
  const parts = new Map(
    (['value', 'dynamic_value'] as const).map((place) => [
      place,
      new Map(Object.entries(partOf(item, place))),
    ]),
  );
  for (const field of fields) {
    const value = heldBy(other, field);
    if (value === undefined) parts.get(placeOf(field))?.delete(field.key);
    else parts.get(placeOf(field))?.set(field.key, value);
  }
  return {
    ...item,
    ...Object.fromEntries([...parts].map(([place, part]) => [place, Object.fromEntries(part)])),
  };
}
