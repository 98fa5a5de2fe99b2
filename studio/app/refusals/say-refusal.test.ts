import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Type } from 'typebox';
import { Errors } from 'typebox/value';
import { expect, test } from 'vitest';
import { polishProblems } from './polish-problems.ts';
import { polishRefusals } from './polish-refusals.ts';
import { inPolish, sayRefusal } from './say-refusal.ts';

/** Rooms of the platform whose refusals staff are shown. */
const rooms = [
  'audit',
  'checks',
  'comments',
  'content',
  'editing',
  'media',
  'previews',
  'site-transfer',
  'staff',
];
const sources = rooms.flatMap((room) =>
  readdirSync(`server/platform/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|suite)\.ts$/.test(name) && !name.includes('sites/'))
    .map((name) => readFileSync(`server/platform/${room}/${name}`, 'utf8')),
);

/** A text of the source with something in its places. */
const said = (literal: string): string => literal.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x');

test('[issue 6] every refusal the platform has for staff is said in Polish', () => {
  const sentences = sources.flatMap((source) =>
    [...source.matchAll(/new PlatformError\(\s*'\w+',\s*('[^']*'|`[^`]*`)/g)].map(([, text = '']) =>
      said(text),
    ),
  );
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.filter((sentence) => inPolish(sentence) === undefined)).toEqual([]);
});

test('[issue 6] every problem of a field the platform has for staff is said in Polish', () => {
  const problems = sources.flatMap((source) =>
    [...source.matchAll(/('|`)((?:must|is|has|holds|names|was) [^'`]+)\1/g)].map(([text]) => said(text)),
  );
  expect(problems.length).toBeGreaterThan(15);
  expect(problems.filter((problem) => inPolish(problem) === undefined)).toEqual([]);
});

test('[issue 6] what a schema refuses is said in Polish', () => {
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
  });
  const wrong = {
    a: '',
    b: 'xx',
    c: 1.5,
    d: 2,
    e: 'x',
    f: [],
    g: ['a', 'b'],
    h: 'y',
    i: { z: 1 },
    j: 'x',
    k: 'x',
  };
  const messages = [...Errors(schema, wrong), ...Errors(schema, { c: 1, f: ['a', 'a'] })]
    .filter(({ keyword }) => keyword !== 'required' && keyword !== 'boolean')
    .map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(9);
  expect(messages.filter((message) => inPolish(message) === undefined)).toEqual([]);
  expect(inPolish('must not have fewer than 1 characters')).toBe('To pole nie może być puste.');
});

test('[issue 6] what a sentence is about stays in it', () => {
  expect(sayRefusal('There is no menu main (pl).', 'pl')).toBe(
    'Nie ma już „menu main (pl)”. Ktoś mógł to usunąć.',
  );
  expect(sayRefusal('There is no such release.', 'pl')).toBe('Nie ma już takiego wydania.');
  expect(sayRefusal('There is no such release.', 'en')).toBe('There is no such release.');
  expect(sayRefusal('Coś po polsku.', 'pl')).toBe('Coś po polsku.');
});

test('[issue 6] no sentence is answered twice, and each Polish one uses only places that there are', () => {
  const all = [...polishRefusals, ...polishProblems];
  const english = all.map(([sentence]) => sentence);
  expect(english.filter((sentence, at) => english.indexOf(sentence) !== at)).toEqual([]);
  for (const [sentence, polish] of all)
    for (const [place] of polish.matchAll(/\{\d\}/g)) expect(sentence).toContain(place);
});

test('[issue 6] any text can be asked about', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof sayRefusal(text, 'pl')).toBe('string');
    }),
  );
});
