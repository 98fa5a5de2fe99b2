import { Type } from 'typebox';
import { Errors } from 'typebox/value';
import { expect, test } from 'vitest';
import { textOf } from '#schemas/refusals/text-of.ts';
import { describeProblems } from './schema-problems.ts';

const schema = Type.Object({
  a: Type.String({ minLength: 1 }),
  b: Type.String({ maxLength: 1 }),
  c: Type.Integer({ minimum: 3 }),
  d: Type.Number({ maximum: 1 }),
  e: Type.Boolean(),
  f: Type.Array(Type.String(), { minItems: 1, uniqueItems: true }),
  g: Type.Array(Type.String(), { maxItems: 1 }),
  h: Type.Unsafe<string>({ type: 'string', enum: ['x'] }),
  i: Type.Object({}, { additionalProperties: false }),
  j: Type.String({ minLength: 5 }),
  k: Type.Literal('only'),
  l: Type.String({ pattern: '^a$' }),
  m: Type.Number({ multipleOf: 5 }),
  n: Type.Number({ exclusiveMinimum: 1, exclusiveMaximum: 3 }),
  o: Type.Record(Type.String(), Type.String(), { maxProperties: 1, minProperties: 1 }),
  p: Type.String({ format: 'email' }),
  q: Type.Null(),
});
/** Each fault by itself: the validator stops after some. */
const wrong: readonly (readonly [keyof typeof schema.properties, ...unknown[]])[] = [
  ['a', '', undefined],
  ['b', 'xx', 1],
  ['c', 1.5, 1],
  ['d', 2, 'x'],
  ['e', 'x'],
  ['f', [], ['a', 'a']],
  ['g', ['a', 'b'], 1],
  ['h', 'y'],
  ['i', { z: 1 }, 1],
  ['j', 'x'],
  ['k', 'x'],
  ['l', 'b'],
  ['m', 1],
  ['n', 1, 3],
  ['o', {}, { a: 'a', b: 'b' }],
  ['p', 'x'],
  ['q', 1],
];
const errors = wrong.flatMap(([name, ...values]) =>
  values.flatMap((value) => [
    ...Errors(Type.Pick(schema, [name]), value === undefined ? {} : { [name]: value }),
  ]),
);

test('[issue 6] [issue 15] what a schema refuses has a reason with a text in each language', () => {
  const problems = describeProblems(errors);
  const reasons = new Set(problems.map(([, { reason }]) => reason));
  expect(reasons.size).toBeGreaterThan(22);
  expect(reasons).not.toContain('schema.other');
  for (const [, refusal] of problems) {
    expect(textOf(refusal, 'en')).toBe(refusal.message);
    expect(textOf(refusal, 'pl'), refusal.reason).not.toMatch(/[{}]|undefined/);
  }
});

test('[issue 15] in English it is what the validator says, but for the four that the platform says plainer', () => {
  const plainer = new Set(['required', 'const', 'pattern', 'additionalProperties']);
  for (const error of errors.filter(({ keyword }) => !plainer.has(keyword) && keyword !== 'anyOf'))
    expect(describeProblems([error])).toMatchObject([[error.instancePath, { message: error.message }]]);
});

test('an empty text is told as missing words, not as too few letters', () => {
  const empty = errors.filter(({ instancePath }) => instancePath === '/a').slice(0, 1);
  expect(textOf(describeProblems(empty)[0]?.[1] ?? { reason: '' }, 'pl')).toBe('To pole nie może być puste.');
});
