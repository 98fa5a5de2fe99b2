import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentKinds } from '#schemas/content-kinds.ts';
import { colourTokens, radiusTokens } from '#schemas/theme/tokens.ts';
import { registry } from '#widgets/index.ts';
import { studioLocales } from './app/studio-texts.tsx';
import { configSchema } from './entities/config/config-schemas.ts';
import type { FieldShape } from './fields/shape/field-shape.ts';
import { readShape } from './fields/shape/read-shape.ts';
import { fieldWords } from './fields/words/field-words.ts';
import { sharedWords } from './fields/words/shared-words.ts';
import { missingWords } from './words/missing-words.ts';
import { namedRegistry } from './words/named-registry.ts';
import { type ReadWord, readWords } from './words/read-words.ts';
import { widgetWords } from './words/widget-words.ts';

/** Languages of the Studio that need words besides the schemas' own. */
const translated = studioLocales.filter((locale) => locale !== 'en');
const { title: english } = fieldWords('en');

test.each(translated)(
  '[issue 15] every widget has its Studio words in its folder, fields, choices and places too: %s',
  (locale) => {
    const missing = registry.widgets.flatMap((widget) =>
      missingWords(widget, widgetWords(widget.type, locale), locale),
    );
    expect(missing).toEqual([]);
  },
);

test.each(translated)('[issue 6] no two widgets have the same name: %s', (locale) => {
  const titles = namedRegistry(registry, locale).widgets.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('[issue 15] a missing word names the widget, the prop and the file', () => {
  const widget = registry.get('hero');
  const words = widgetWords('hero', 'pl');
  if (!widget || !words) throw new Error('the hero has gone');
  const { 'Line above the title': _, ...titles } = words.titles ?? {};
  expect(missingWords(widget, { ...words, titles }, 'pl')).toEqual([
    'widget "hero", eyebrow: add \'Line above the title\' to pl.titles in widgets/hero/studio-words.ts',
  ]);
  expect(missingWords(widget, undefined, 'pl')).toEqual([
    'widget "hero": add "pl" to widgets/hero/studio-words.ts',
  ]);
});

test.each(translated)(
  '[issue 15] a widget’s words are of that widget, and say what the shared ones do not: %s',
  (locale) => {
    const shared = sharedWords(locale);
    const odd = registry.widgets.flatMap((widget) => {
      const own = widgetWords(widget.type, locale);
      const used = readWords(widget);
      return (['titles', 'choices'] as const).flatMap((part) =>
        Object.entries(own?.[part] ?? {}).flatMap(([word, words]) => [
          ...(used.some((one) => one.kind === part && one.word === word)
            ? []
            : [`${widget.type}: nothing is called '${word}'`]),
          ...(Object.hasOwn(shared[part], word) && shared[part][word] === words
            ? [`${widget.type}: '${word}' stands in studio/fields/words/shared/${locale}.ts already`]
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
      ...registry.widgets.flatMap(readWords),
      ...[
        ...Object.values(contentKinds).map(({ schema }) => schema),
        ...['site', 'marketing', 'credit', 'lender', 'lending', 'theme'].map(configSchema),
      ].flatMap((schema) => wordsAnywhere(readShape(schema))),
    ];
    const used = new Set([...tokens, ...Object.keys(colourTokens), ...all.map(({ word }) => word)]);
    expect([...Object.keys(titles), ...Object.keys(choices)].filter((word) => !used.has(word))).toEqual([]);
  },
);

/** With what marks of a screen may call otherwise. */
const wordsAnywhere = (shape: FieldShape, name = ''): ReadWord[] => [
  { place: name, kind: 'titles', word: english(shape.title, name) },
  { place: name, kind: 'titles', word: shape.hint ?? '' },
  ...shape.words.map((word) => ({ place: name, kind: 'choices' as const, word })),
  ...(shape.item ? wordsAnywhere(shape.item) : []),
  ...shape.members.flatMap((member) => wordsAnywhere(member.shape, member.name)),
];
