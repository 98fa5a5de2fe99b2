import fc from 'fast-check';
import {
  type CustomEntityField,
  type CustomEntityType,
  entityFieldKinds,
  entityRelations,
} from '#schemas/custom-entity-type.ts';

const words = fc.dictionary(fc.constantFrom('pl', 'en', 'uk', 'en-GB'), fc.string({ maxLength: 20 }));

const field: fc.Arbitrary<CustomEntityField> = fc.record(
  {
    key: fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/),
    label: words,
    kind: fc.constantFrom(...entityFieldKinds),
    required: fc.boolean(),
    translatable: fc.boolean(),
    help: words,
    dynamic: fc.boolean(),
    choices: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
    relation: fc.constantFrom(...entityRelations),
  },
  { requiredKeys: ['key', 'label', 'kind', 'required', 'translatable'] },
);

/** For tests: any definition the schema lets through, those without choices and with keys twice among them. */
export const anyEntityType: fc.Arbitrary<CustomEntityType> = fc.record({
  alias: fc.constantFrom('branch', 'partner'),
  title: words,
  fields: fc.array(field, { maxLength: 8 }),
});
