import { expect, test } from 'vitest';
import { type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';
import { screens } from '../app/screens.ts';
import { type StudioTexts, studioLocales } from '../app/studio-texts.tsx';
import { texts as appTexts } from '../app/texts.ts';
import type { FieldShape } from '../fields/shape/field-shape.ts';
import { readShape } from '../fields/shape/read-shape.ts';
import { texts as nameTexts } from '../fields/words/texts.ts';
import { hasForm } from './entity-addresses.ts';
import { entityKindAt } from './entity-kinds.ts';
import { texts } from './texts.ts';

const files = import.meta.glob<StudioTexts>('./kinds/*/texts.ts', { eager: true, import: 'texts' });
const textsOf = (kind: string): StudioTexts => {
  const found = files[`./kinds/${kind}/texts.ts`];
  if (!found) throw new Error(`studio/entities/kinds/${kind}/texts.ts is missing`);
  return found;
};

const kinds = (Object.keys(contentKinds) as ContentKindName[]).filter(hasForm);
const entityOf = (kind: ContentKindName) => {
  const entity = entityKindAt(contentKinds[kind].segment);
  if (!entity) throw new Error(`${kind} has no form`);
  return entity;
};

test.each(kinds)('[studio] %s has a list and a form, and words for both in each language', (kind) => {
  const entity = entityOf(kind);
  const needed = [
    `studio.kind-${kind}`,
    ...['title', 'lead', 'new'].map((word) => `entities.${kind}-${word}`),
  ];
  for (const locale of studioLocales)
    for (const key of needed)
      expect(textsOf(kind)[locale][key], `studio/entities/kinds/${kind}/texts.ts: ${key}`).toBeTruthy();
  expect(screens.map(({ title }) => title)).toContain(`entities.${kind}-title`);
  expect(entity.empty('a/b')).toBeDefined();
});

/** Fields that people see, by their names. */
const seen = (shape: FieldShape): string[] =>
  shape.control === 'image'
    ? []
    : [
        ...shape.members.flatMap(({ name, shape: member }) =>
          member.hidden ? [] : [...(member.label === undefined ? [name] : []), ...seen(member)],
        ),
        ...(shape.item ? seen(shape.item) : []),
      ];

test.each(kinds)('[studio] every field of %s is called something people understand', (kind) => {
  const { Editor, marks } = entityOf(kind);
  if (Editor) return;
  const unnamed = seen(readShape(contentKinds[kind].schema, marks)).filter(
    (name) =>
      !Object.hasOwn(nameTexts.pl, `words.${name}`) && !Object.hasOwn(textsOf(kind).pl, `words.${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('[studio] marks stand at places that exist', () => {
  const lost = kinds.flatMap((kind) => {
    const { marks, Editor } = entityOf(kind);
    if (Editor) return [];
    const places = new Set(placesOf(readShape(contentKinds[kind].schema, marks), ''));
    return Object.keys(marks)
      .filter((place) => !places.has(place))
      .map((place) => `${kind} ${place}`);
  });
  expect(lost).toEqual([]);
});

const placesOf = (shape: FieldShape, place: string): string[] => [
  place,
  ...shape.members.flatMap(({ name, shape: member }) => placesOf(member, `${place}/${name}`)),
  ...(shape.item ? placesOf(shape.item, `${place}/*`) : []),
];

test('[issue 15] every kind of content has one name, whichever screen edits it', () => {
  const parts = [appTexts, ...Object.values(files)];
  for (const kind of [...Object.keys(contentKinds), 'release'])
    for (const locale of studioLocales) {
      const names = parts.flatMap((part) => part[locale][`studio.kind-${kind}`] ?? []);
      expect(names, `studio.kind-${kind} (${locale})`).toHaveLength(1);
    }
});

test('[studio] both languages of the Studio have the same texts', () => {
  const plain = (key: string) => key.replace(/_(one|few|many|other)$/, '');
  for (const part of [texts, nameTexts, ...Object.values(files)])
    expect(new Set(Object.keys(part.pl).map(plain))).toEqual(new Set(Object.keys(part.en).map(plain)));
});
