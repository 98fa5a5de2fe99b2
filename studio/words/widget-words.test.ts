import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Widget } from '#registry/widget.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { colourTokens, radiusTokens } from '#schemas/theme/tokens.ts';
import { registry } from '#widgets/index.ts';
import { studioLocales } from '../app/studio-texts.tsx';
import { configSchema } from '../entities/config/config-schemas.ts';
import type { FieldShape } from '../fields/shape/field-shape.ts';
import { readShape } from '../fields/shape/read-shape.ts';
import { fieldWords } from '../fields/words/field-words.ts';
import { texts } from '../fields/words/texts.ts';
import { namedRegistry } from './named-registry.ts';
import { sharedWords } from './shared-words.ts';
import { widgetWords } from './widget-words.ts';

/** Languages of the Studio that need words besides the schemas' own. */
const translated = studioLocales.filter((locale) => locale !== 'en');
const { title: english } = fieldWords('en');

/** What a schema says to people: a title, a hint or a choice, and where. */
interface Said {
  readonly place: string;
  readonly kind: 'titles' | 'choices';
  readonly word: string;
}

function said(shape: FieldShape, place = '', name = ''): Said[] {
  if (shape.hidden || shape.generated) return [];
  const named = shape.label !== undefined || (shape.title === '' && Object.hasOwn(texts.pl, `words.${name}`));
  const title = english(shape.title, name);
  const titles = [
    ...(title === '' || named ? [] : [title]),
    ...(shape.hint === undefined || shape.hintLabel !== undefined ? [] : [shape.hint]),
  ];
  // A number is the same in every language.
  const choices =
    shape.exactWords || shape.wordLabels !== undefined
      ? []
      : shape.words.filter((word) => !/^\d+$/.test(word));
  return [
    ...titles.map((word) => ({ place, kind: 'titles' as const, word })),
    ...choices.map((word) => ({ place, kind: 'choices' as const, word })),
    ...(shape.item ? said(shape.item, `${place}[]`) : []),
    ...shape.members.flatMap((member) =>
      said(member.shape, place === '' ? member.name : `${place}.${member.name}`, member.name),
    ),
  ];
}

const saidBy = ({ props, slots }: Widget): Said[] => [
  ...said(readShape(props)),
  ...Object.entries(slots).map(([name, { title }]) => ({
    place: `slot ${name}`,
    kind: 'titles' as const,
    word: title,
  })),
];

/** The developers' gallery and constructor, which the palette leaves out. */
const ofDevelopers = /^(gallery-|sandbox-)|^form-constructor-example$/;

test.each(translated)('[issue 15] every widget has its Studio words in its folder: %s', (locale) => {
  const missing = registry.widgets.flatMap(({ type, guidance }) => {
    const file = `widgets/${type}/studio-words.ts`;
    const words = widgetWords(type, locale);
    if (!words) return [`${file}: no words for "${type}" in "${locale}"`];
    const { title, description, use } = words;
    return [
      ...(title.trim() && description.trim() ? [] : [`${file}: ${locale} needs a title and a description`]),
      ...(use !== undefined && !guidance ? [`${file}: ${locale}.use, but widget.ts has no guidance`] : []),
    ];
  });
  expect(missing).toEqual([]);
  const titles = namedRegistry(registry, locale).widgets.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test.each(translated)(
  '[issue 6] fields, hints, choices and places of every widget have words: %s',
  (locale) => {
    const shared = sharedWords(locale);
    const missing = registry.widgets
      .filter(({ type }) => !ofDevelopers.test(type))
      .flatMap((widget) => {
        const own = widgetWords(widget.type, locale);
        return saidBy(widget)
          .filter(
            ({ kind, word }) => !Object.hasOwn(own?.[kind] ?? {}, word) && !Object.hasOwn(shared[kind], word),
          )
          .map(
            ({ place, kind, word }) =>
              `widget "${widget.type}", ${place}: add '${word}' to ${locale}.${kind} in widgets/${widget.type}/studio-words.ts`,
          );
      });
    expect(missing).toEqual([]);
  },
);

test.each(translated)(
  '[issue 15] a widget’s words are of that widget, and say what the shared ones do not: %s',
  (locale) => {
    const shared = sharedWords(locale);
    const odd = registry.widgets.flatMap((widget) => {
      const own = widgetWords(widget.type, locale);
      const used = saidBy(widget);
      return (['titles', 'choices'] as const).flatMap((part) =>
        Object.entries(own?.[part] ?? {}).flatMap(([word, words]) => [
          ...(used.some((one) => one.kind === part && one.word === word)
            ? []
            : [`${widget.type}: nothing is called '${word}'`]),
          ...(Object.hasOwn(shared[part], word) && shared[part][word] === words
            ? [`${widget.type}: '${word}' stands in studio/words/shared/${locale}.ts already`]
            : []),
        ]),
      );
    });
    expect(odd).toEqual([]);
  },
);

test('[issue 15] Studio words stand in folders of widgets alone', () => {
  const folders = globSync('widgets/*/studio-words.ts').map((path) => path.split('/')[1] ?? '');
  expect(folders.filter((type) => !registry.get(type))).toEqual([]);
});

test.each(translated)(
  '[issue 15] shared words are used, and what the identity’s tokens are for is said: %s',
  (locale) => {
    const { titles, choices } = sharedWords(locale);
    const tokens = Object.values({ ...colourTokens, ...radiusTokens }).map(({ use }) => use);
    expect(tokens.filter((use) => !Object.hasOwn(titles, use))).toEqual([]);
    const all = [
      ...registry.widgets.flatMap(saidBy),
      ...[
        ...Object.values(contentKinds).map(({ schema }) => schema),
        ...['site', 'marketing', 'credit', 'lender', 'lending', 'theme'].map(configSchema),
      ].flatMap((schema) => saidAnywhere(readShape(schema))),
    ];
    const used = new Set([...tokens, ...Object.keys(colourTokens), ...all.map(({ word }) => word)]);
    expect([...Object.keys(titles), ...Object.keys(choices)].filter((word) => !used.has(word))).toEqual([]);
  },
);

/** With what marks of a screen may call otherwise. */
const saidAnywhere = (shape: FieldShape, name = ''): Said[] => [
  { place: name, kind: 'titles', word: english(shape.title, name) },
  { place: name, kind: 'titles', word: shape.hint ?? '' },
  ...shape.words.map((word) => ({ place: name, kind: 'choices' as const, word })),
  ...(shape.item ? saidAnywhere(shape.item) : []),
  ...shape.members.flatMap((member) => saidAnywhere(member.shape, member.name)),
];
