import { Type } from 'typebox';
import { CustomEntityField, CustomEntityType } from '#schemas/custom-entity-type.ts';
import type { SiteLanguage } from '../../app/site-languages.ts';
import type { SchemaMarks } from '../../fields/shape/field-shape.ts';

/** One text for each language of the site; languages that are no more keep theirs. */
const words = (languages: readonly SiteLanguage[]) =>
  Type.Object(
    Object.fromEntries(
      languages.map(({ locale, name }) => [
        locale,
        Type.Optional(Type.String({ maxLength: 300, title: name })),
      ]),
    ),
  );

/** The schema of a definition for its form: names have a field for each language of the site. */
export const typeFormSchema = (languages: readonly SiteLanguage[]) =>
  Type.Object({
    ...CustomEntityType.properties,
    title: words(languages),
    fields: Type.Array(
      Type.Object({
        label: words(languages),
        kind: CustomEntityField.properties.kind,
        key: CustomEntityField.properties.key,
        choices: CustomEntityField.properties.choices,
        relation: CustomEntityField.properties.relation,
        required: CustomEntityField.properties.required,
        translatable: CustomEntityField.properties.translatable,
        dynamic: CustomEntityField.properties.dynamic,
        help: Type.Optional(words(languages)),
      }),
      { maxItems: 100 },
    ),
  });

export const typeFormMarks: SchemaMarks = {
  '/alias': { label: 'entities.type-alias', readOnly: true },
  '/title': { label: 'entities.type-title' },
  '/fields': { label: 'entities.type-fields' },
  '/fields/*/label': { label: 'entities.type-label', names: true },
  '/fields/*/kind': { label: 'entities.type-kind', wordLabels: 'entities.field-' },
  '/fields/*/key': { label: 'entities.type-key', hint: 'entities.type-key-hint', control: 'key' },
  '/fields/*/choices': {
    label: 'entities.type-choices',
    hint: 'entities.type-choices-hint',
    shownFor: { name: 'kind', words: ['choice'] },
  },
  '/fields/*/relation': {
    label: 'entities.type-relation',
    wordLabels: 'studio.kind-',
    shownFor: { name: 'kind', words: ['relation'] },
  },
  '/fields/*/required': { label: 'entities.type-required' },
  '/fields/*/translatable': { label: 'entities.type-translatable', hint: 'entities.type-translatable-hint' },
  '/fields/*/dynamic': { label: 'entities.type-dynamic', hint: 'entities.type-dynamic-hint' },
  '/fields/*/help': { label: 'entities.type-help' },
};
