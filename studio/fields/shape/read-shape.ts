import { isRecord } from '#registry/is-record.ts';
import { chooseControl } from './choose-control.ts';
import type { FieldMarks, FieldShape, SchemaMarks } from './field-shape.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads from a JSON Schema what the Studio needs to edit a value of it. The one mapping of the house: widgets' props and
 * bodies of other content go through it.
 * @param marks what a screen knows besides, by place
 */
export function readShape(schema: object, marks: SchemaMarks = {}, place = ''): FieldShape {
  const json: Json = { ...schema };
  const mark: FieldMarks = Object.hasOwn(marks, place) ? (marks[place] ?? {}) : {};
  const control = mark.control ?? chooseControl(json);
  const item = itemOf(json);
  return {
    control,
    title: wordOf(json, 'title') ?? '',
    translatable: json['translatable'] === true,
    readOnly: mark.readOnly === true,
    hidden: mark.hidden === true || mark.generated === true,
    generated: mark.generated === true,
    words: wordsOf(json),
    exactWords: json['exactWords'] === true,
    whole: json['type'] === 'integer',
    minItems: numberOf(json, 'minItems') ?? 0,
    maxItems: numberOf(json, 'maxItems') ?? Number.POSITIVE_INFINITY,
    members: membersOf(json, marks, place),
    ...(mark.label !== undefined && { label: mark.label }),
    ...defined('names', mark.names),
    ...defined('wordLabels', mark.wordLabels),
    ...defined('shownFor', mark.shownFor),
    ...defined('openLabels', mark.openLabels),
    ...(mark.hint !== undefined && { hintLabel: mark.hint }),
    ...defined('hint', wordOf(json, 'description')),
    ...defined('relation', mark.relation ?? wordOf(json, 'relation')),
    ...defined('pattern', wordOf(json, 'pattern')),
    ...defined('minLength', numberOf(json, 'minLength')),
    ...defined('maxLength', numberOf(json, 'maxLength')),
    ...defined('minimum', numberOf(json, 'minimum')),
    ...defined('maximum', numberOf(json, 'maximum')),
    ...('default' in json && { default: json['default'] }),
    ...(item && { item: readShape(item, marks, `${place}/*`) }),
  };
}

function membersOf(json: Json, marks: SchemaMarks, place: string): FieldShape['members'] {
  const { properties, required } = json;
  if (!isRecord(properties)) return [];
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties).flatMap(([name, schema]) =>
    isRecord(schema)
      ? [{ name, required: needed.has(name), shape: readShape(schema, marks, `${place}/${name}`) }]
      : [],
  );
}

/** Schema of the items of a list, or of the values of a record. */
function itemOf({ items, patternProperties }: Json): object | undefined {
  if (isRecord(items)) return items;
  const value = isRecord(patternProperties) ? Object.values(patternProperties)[0] : undefined;
  return isRecord(value) ? value : undefined;
}

/** The words a choice is of: of an enumeration, or of a union of constants. */
function wordsOf(json: Json): readonly string[] {
  const words = Array.isArray(json['enum'])
    ? json['enum']
    : Array.isArray(json['anyOf'])
      ? json['anyOf'].map((variant: unknown) => (isRecord(variant) ? variant['const'] : undefined))
      : [];
  return words.filter((word): word is string => typeof word === 'string');
}

const wordOf = (json: Json, name: string): string | undefined => {
  const value = json[name];
  return typeof value === 'string' ? value : undefined;
};
const numberOf = (json: Json, name: string): number | undefined => {
  const value = json[name];
  return typeof value === 'number' ? value : undefined;
};
const defined = <K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, V>);
