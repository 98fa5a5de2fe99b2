import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEntityType } from '#registry/custom-entity-arbitrary.ts';
import { customEntityProblems, customEntitySchema } from '#registry/custom-entity-schema.ts';
import { entityTypeProblems } from '#schemas/custom-entity-type.ts';
import { emptyValue } from '../../fields/shape/empty-value.ts';
import type { FieldShape } from '../../fields/shape/field-shape.ts';
import { readShape } from '../../fields/shape/read-shape.ts';
import { fieldProblem } from '../../fields/state/field-problems.ts';
import { differingFields, otherValues, withValuesOf } from './other-values.ts';

/** What a person makes of a field: picks a word, writes a text, adds a row; only what its control lets them. */
function fill(shape: FieldShape): fc.Arbitrary<unknown> {
  switch (shape.control) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'choice':
      return shape.words.length === 0 ? fc.constant('') : fc.constantFrom(...shape.words);
    case 'date':
      return fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    case 'link':
      return fc.constantFrom('/kontakt', 'https://mozaika.example/a', 'tel:+48 22', 'nie link');
    case 'list': {
      const { item } = shape;
      return item ? fc.array(fill(item), { maxLength: 3 }) : fc.constant([]);
    }
    case 'image':
      return fc.record({
        src: fc.constant('/media/a.webp'),
        alt: fc.string(),
        width: fc.nat().map((n) => n + 1),
        height: fc.nat().map((n) => n + 1),
      });
    case 'object':
      return fc
        .tuple(
          ...shape.members.map(({ shape: member, required }) =>
            required ? fill(member) : fc.option(fill(member), { nil: undefined }).map(emptied),
          ),
        )
        .map((values) =>
          Object.fromEntries(
            shape.members.flatMap(({ name }, at) => (values[at] === undefined ? [] : [[name, values[at]]])),
          ),
        );
    default:
      return fc.string({ maxLength: 40 });
  }
}

/** An optional field whose text was deleted is taken out (`setText` of a field). */
const emptied = (value: unknown): unknown => (value === '' ? undefined : value);

/** Whether any field would show an error of its own. */
const hasProblem = (shape: FieldShape, value: unknown, required: boolean): boolean =>
  fieldProblem(shape, value, required) !== null ||
  (Array.isArray(value) &&
    value.some((one) => shape.item !== undefined && hasProblem(shape.item, one, true))) ||
  (typeof value === 'object' &&
    value !== null &&
    shape.members.some(({ name, shape: member, required: needed }) =>
      hasProblem(member, Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined, needed),
    ));

const withForm = anyEntityType
  .filter((type) => entityTypeProblems(type).length === 0)
  .chain((type) => fc.tuple(fc.constant(type), fill(readShape(customEntitySchema(type, 'pl')))));

test('[issue 6] any definition gives a form that begins with something', () => {
  fc.assert(
    fc.property(anyEntityType, (type) => {
      expect(emptyValue(readShape(customEntitySchema(type, 'en')))).toMatchObject({
        value: {},
        dynamic_value: {},
      });
    }),
  );
});

test('[issue 6] what the form of any definition can hold without an error beside a field fits the type', () => {
  let right = 0;
  fc.assert(
    fc.property(withForm, ([type, item]) => {
      if (hasProblem(readShape(customEntitySchema(type, 'pl')), item, true)) return;
      right += 1;
      expect(customEntityProblems(type, item, 'pl')).toEqual([]);
    }),
    { numRuns: 400 },
  );
  // Not all of what was made may be wrong, or nothing was proven.
  expect(right).toBeGreaterThan(20);
});

test('[issue 6] an item keeps what its type does not know, and takes over what languages share', () => {
  fc.assert(
    fc.property(withForm, fc.dictionary(fc.string(), fc.jsonValue()), ([type, main], more) => {
      const own = { id: 'a', value: { ...more }, dynamic_value: {} };
      const fields = differingFields(type, own, main);
      const after = withValuesOf(own, main, fields);
      expect(differingFields(type, after, main)).toEqual([]);
      expect(otherValues(type, after)).toEqual(otherValues(type, own));
    }),
  );
});
