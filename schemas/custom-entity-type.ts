import { type Static, Type } from 'typebox';
import type { Problem } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';

/** What a field of a custom entity holds. */
export const entityFieldKinds = [
  'text',
  'long-text',
  'rich-text',
  'number',
  'flag',
  'date',
  'choice',
  'image',
  'link',
  'relation',
  'list',
] as const;
export type EntityFieldKind = (typeof entityFieldKinds)[number];

/** Kinds of content that a field may name an entry of. */
export const entityRelations = [
  'bank',
  'carousel',
  'custom-entity',
  'form',
  'good',
  'good-category',
  'map-marker',
  'page',
  'post',
  'post-category',
  'view-block',
] as const;
export type EntityRelation = (typeof entityRelations)[number];

/** Words of the Studio's people by language of the site: `{ pl: 'Adres' }`. */
export const WordsByLocale = Type.Record(
  Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
  Type.String({ maxLength: 300 }),
);
export type WordsByLocale = Static<typeof WordsByLocale>;

/** One field that editors fill in for each item of a type. */
export const CustomEntityField = Type.Object({
  /** Name of the value in `value` of an item. Items keep what stood under a name that is no field any more. */
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{0,49}$' }),
  label: WordsByLocale,
  kind: Type.Unsafe<EntityFieldKind>({ type: 'string', enum: [...entityFieldKinds] }),
  required: Type.Boolean(),
  /** Each language has a value of its own; of the others it is told when languages differ. */
  translatable: Type.Boolean(),
  /** What to write, for whoever fills it in. */
  help: Type.Optional(WordsByLocale),
  /** Kept in `dynamic_value` instead of `value`: data that machines read or write, such as coordinates. */
  dynamic: Type.Optional(Type.Boolean()),
  /** Of a choice: the values to choose from, shown as they are written. */
  choices: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 100, uniqueItems: true }),
  ),
  /** Of a relation: the kind of what is named. */
  relation: Type.Optional(Type.Unsafe<EntityRelation>({ type: 'string', enum: [...entityRelations] })),
});
export type CustomEntityField = Static<typeof CustomEntityField>;

/** What the items of a custom entity consist of. Its alias is the `type` of the items. */
export const CustomEntityType = Type.Object({
  alias: Type.String({ minLength: 1, maxLength: 100 }),
  title: WordsByLocale,
  fields: Type.Array(CustomEntityField, { maxItems: 100 }),
});
export type CustomEntityType = Static<typeof CustomEntityType>;

/** Words in the language asked for, else in any that has some, else the fallback. */
export function wordsIn(words: WordsByLocale, locale: string, fallback: string): string {
  const own = Object.hasOwn(words, locale) ? words[locale] : undefined;
  return [own, ...Object.values(words)].find((one) => one !== undefined && one.trim() !== '') ?? fallback;
}

/** What is wrong with a definition that has the form of its schema: JSON pointer and why. */
export const entityTypeProblems = ({ fields }: CustomEntityType): Problem[] =>
  fields.flatMap(({ key, kind, choices = [], relation }, i): Problem[] => [
    ...(fields.findIndex((field) => field.key === key) < i
      ? [[`/fields/${i}/key`, refuse('problem.twice')] as Problem]
      : []),
    ...(kind === 'choice' && choices.length === 0
      ? [[`/fields/${i}/choices`, refuse('problem.empty')] as Problem]
      : []),
    ...(kind === 'relation' && relation === undefined
      ? [[`/fields/${i}/relation`, refuse('problem.missing')] as Problem]
      : []),
  ]);
