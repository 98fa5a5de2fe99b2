import { type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';
import { type CustomEntityField, type CustomEntityType, wordsIn } from '#schemas/custom-entity-type.ts';
import { Link } from '#schemas/names.ts';
import { image } from './fields.ts';

/** Shortest text of a field that must be filled in. */
const least = (required: boolean) => (required ? { minLength: 1 } : {});

/** Schema of one value, with the marks of `fields.ts` by which the Studio chooses a control. */
function fieldSchema(field: CustomEntityField, locale: string): TSchema {
  const { key, kind, required, translatable, label, help, choices = [], relation } = field;
  const hint = help === undefined ? '' : wordsIn(help, locale, '');
  const words = {
    title: wordsIn(label, locale, key),
    ...(hint !== '' && { description: hint }),
    ...(translatable && { translatable }),
  };
  switch (kind) {
    case 'text':
      return Type.String({ ...words, ...least(required), maxLength: 300, field: 'text' });
    case 'long-text':
      return Type.String({ ...words, ...least(required), maxLength: 5000, field: 'long-text' });
    case 'rich-text':
      return Type.String({ ...words, ...least(required), maxLength: 100_000, field: 'rich-text' });
    case 'number':
      return Type.Number({ ...words, field: 'number' });
    case 'flag':
      return Type.Boolean({ ...words, field: 'flag' });
    case 'date':
      return Type.String({
        ...words,
        pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
        field: 'date',
      });
    case 'choice':
      return Type.Unsafe<string>({
        ...words,
        type: 'string',
        enum: [...choices],
        exactWords: true,
        field: 'choice',
      });
    case 'image':
      return image(words);
    case 'link':
      return Type.String({ ...Link, ...words, field: 'link' });
    case 'relation':
      return Type.String({
        ...words,
        minLength: 1,
        maxLength: 250,
        field: 'key',
        relation: relation ?? 'page',
      });
    case 'list':
      return Type.Array(Type.String({ minLength: 1, maxLength: 300, field: 'text' }), {
        ...words,
        ...(required && { minItems: 1 }),
        maxItems: 100,
        field: 'list',
      });
  }
}

/** Fields of one of the two places of an item. What else stands there is kept, so it is not forbidden. */
function valueSchema({ fields }: CustomEntityType, locale: string, dynamic: boolean): TSchema {
  const here = fields.filter((field) => (field.dynamic === true) === dynamic);
  return Type.Object(
    Object.fromEntries(
      here.map((field) => {
        const schema = fieldSchema(field, locale);
        // A flag that was never touched is a "no".
        return [field.key, field.required && field.kind !== 'flag' ? schema : Type.Optional(schema)];
      }),
    ),
    { additionalProperties: true },
  );
}

/**
 * Schema of the items of a type: what the Studio makes their form from, and what keeps an item from going live. The one
 * conversion of the house.
 * @param locale language of the names of the fields
 */
export const customEntitySchema = (type: CustomEntityType, locale: string) =>
  Type.Object({
    id: Type.String(),
    type: Type.String(),
    name: Type.String({ minLength: 1 }),
    is_active: Type.Boolean(),
    value: valueSchema(type, locale, false),
    dynamic_value: valueSchema(type, locale, true),
  });

/** One field of an item that is not as its type asks for. */
export interface EntityProblem {
  /** JSON pointer into the item. */
  readonly path: string;
  /** What people call the field. */
  readonly label: string;
  /** Whether nothing is there, or something else than the field holds. */
  readonly reason: 'missing' | 'form';
}

/** What of an item does not fit its type, each field once. Pure; never throws, whatever the item is. */
export function customEntityProblems(type: CustomEntityType, item: unknown, locale: string): EntityProblem[] {
  const labels = new Map(
    type.fields.map(({ key, label, dynamic }) => [
      `/${dynamic === true ? 'dynamic_value' : 'value'}/${key}`,
      wordsIn(label, locale, key),
    ]),
  );
  const found = new Map<string, EntityProblem>();
  for (const error of Errors(customEntitySchema(type, locale), item)) {
    const names: readonly string[] = error.keyword === 'required' ? error.params.requiredProperties : [''];
    for (const name of names) {
      const path = name === '' ? error.instancePath : `${error.instancePath}/${name}`;
      const field = path.split('/').slice(0, 3).join('/');
      const reason = error.keyword === 'required' || isEmptyText(error) ? 'missing' : 'form';
      if (!found.has(field))
        found.set(field, { path: field, label: labels.get(field) ?? field.slice(1), reason });
    }
  }
  return [...found.values()];
}

const isEmptyText = ({ keyword, params }: { keyword: string; params: object }): boolean =>
  (keyword === 'minLength' || keyword === 'minItems') && 'limit' in params && params.limit === 1;
