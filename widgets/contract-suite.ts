import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { galleryDocument, isGalleryPart } from '#engine/gallery/gallery-document.ts';
import { schemaNodes } from '#engine/gallery/prop-rows.ts';
import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import type { BlockFailure, PlanBlock } from '#engine/plan.ts';
import { createQueryRunner } from '#engine/resolve/query-runner.ts';
import { resolveBlocks } from '#engine/resolve/resolve-blocks.ts';
import { normaliseProps } from '#registry/normalise-props.ts';
import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { builtInLocales } from '#schemas/locales/built-in.ts';
import { familyOf, isPluralForm, wholeNumberForms } from '#schemas/locales/plural-families.ts';

const sanitiser = await createSanitiser();

/** Examples bring their own data: whoever reads content here depends on something that may not be stored. */
const noContent = () => Promise.reject(new Error('an example read stored content; give it `data`'));
const content = {
  locale: 'pl',
  menu: noContent,
  viewBlock: noContent,
  carousel: noContent,
  lookup: noContent,
  customEntities: noContent,
  customEntity: noContent,
  config: noContent,
  posts: noContent,
  post: noContent,
  comments: noContent,
  postCategories: noContent,
  postCategory: noContent,
  faqCategories: noContent,
  faqItems: noContent,
  good: noContent,
  goodNeighbours: noContent,
  priceHistory: noContent,
  goods: noContent,
  goodsPage: noContent,
  goodsFilters: noContent,
  goodsSorters: noContent,
  goodCategory: noContent,
  goodCategories: noContent,
  mapMarkers: noContent,
  banks: noContent,
  countries: noContent,
  leadOffers: noContent,
  authGroups: noContent,
  calculatorOptions: noContent,
  search: noContent,
};

/** A widget as it lies in a folder: one of the house, or one that a test has made. */
export interface WidgetFolder {
  readonly widget: Widget;
  /** Folder of its files, from the repository's root. */
  readonly folder: string;
  readonly loadView: () => Promise<unknown>;
  /** With the gallery's own widgets, which show its examples. */
  readonly registry: Registry;
}

/** What every widget keeps to: its texts, its examples, and that each example shows. */
export function describeContract({ widget, folder, loadView, registry }: WidgetFolder): void {
  const { type } = widget;
  describe(`[widget] ${type}`, () => {
    test('is in the browser what it is on the server: its view is what its module exports by default', async () => {
      expect(await loadView()).toBe(widget.view);
    });

    test('has the same texts in every language, with all plural forms of each', () => {
      const own = Object.keys(widget.texts);
      if (own.length === 0) return;
      expect(own).toEqual(expect.arrayContaining([...builtInLocales]));
      const keys = baseKeys(widget.texts['pl'] ?? {});
      for (const locale of builtInLocales) {
        const texts = widget.texts[locale] ?? {};
        expect(baseKeys(texts), locale).toEqual(keys);
        expect(missingPlurals(locale, texts), locale).toEqual([]);
        expect(
          Object.entries(texts).filter(([, words]) => words.trim() === ''),
          locale,
        ).toEqual([]);
      }
    });

    test('has a text for each key its views ask for', () => {
      const known = new Set(Object.values(widget.texts).flatMap(baseKeys));
      const asked = globSync(`${folder}/*.tsx`, { exclude: ['**/*.test.tsx'] }).flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([^']+)'/g),
      ]);
      const own = asked.map(([, key = '']) => key).filter((key) => key.startsWith(`${type}.`));
      expect(own.filter((key) => !known.has(key))).toEqual([]);
    });

    test('says when to use it', () => {
      expect(widget.description.length).toBeGreaterThan(10);
      expect(widget.guidance?.use ?? '', 'guidance: { use, avoid? } in widget.ts').toMatch(/\S.{10,}/);
    });

    test('gives every prop a title, and marks what people read as translatable', () => {
      const untitled = [...schemaNodes(widget.props)].filter(
        ({ schema, property }) => property && !schema['title'],
      );
      expect(untitled.map(({ name }) => name)).toEqual([]);
      expect(unmarkedTexts(widget)).toEqual([]);
    });

    test('has examples with names of their own, for each state it can be in', () => {
      const names = widget.examples.map((example) => example.name);
      expect(new Set(names).size).toBe(names.length);
      const needed = ['normal', ...(isGalleryPart(widget) ? [] : neededExamples(widget))];
      expect(needed.filter((one) => !one.split('|').some((name) => names.includes(name)))).toEqual([]);
    });

    test('shows a picture of the library where it shows pictures: such a one is several files, of which a browser chooses', () => {
      const shown = JSON.stringify(widget.examples);
      const drawn = /"src":"\/[^"]+","alt":"[^"]*","width"/.test(shown);
      expect(!drawn || shown.includes(samplePhotograph.src)).toBe(true);
    });

    test.each(widget.examples.map((example) => [example.name, example] as const))(
      'example %s has valid props',
      (_name, example) => {
        expect(normaliseProps(widget, { props: example.props, version: widget.version })).toMatchObject({
          ok: true,
        });
      },
    );

    test('every example resolves, with nothing left out', async () => {
      const document = galleryDocument(registry, type);
      if (!document) return expect(type).toMatch(/^gallery-/);
      const failures: BlockFailure[] = [];
      const blocks = await resolveBlocks(document.page.blocks, {
        registry,
        context: {
          page: 'gallery',
          query: {
            content,
            forms: { form: noContent },
            customer: {
              self: noContent,
              status: noContent,
              authGroups: noContent,
              demoAccounts: () => null,
              call: () => sampleRef(),
            },
            lending: { read: noContent },
            locale: 'pl',
            path: '/',
            params: {},
            parameter: () => null,
            parameters: () => [],
            today: '2026-11-21',
          },
          visitor: {
            nowMs: 0,
            subject: async () => ({ kind: 'anonymous' }),
            channel: () => null,
            changesAt: () => undefined,
          },
          subject: async () => ({
            kind: 'customer',
            status: widget.access.kind === 'status' ? (widget.access.statuses[0] ?? null) : null,
          }),
          hasEndedContract: async () => false,
          run: createQueryRunner(1000),
          sanitise: sanitiser.clean,
          fail: (failure) => failures.push(failure),
          exampleData: document.exampleData,
        },
      });
      expect(failures).toEqual([]);
      expect(countBlocks(blocks)).toBeGreaterThan(widget.examples.length);
    });
  });
}

/** Keys without the endings by which i18next chooses a plural form; languages differ in how many they have. */
const baseKeys = (texts: Readonly<Record<string, string>>): string[] =>
  [...new Set(Object.keys(texts).map(familyOf))].toSorted();

/** Plural forms a language needs for whole numbers and a counted text lacks. */
function missingPlurals(locale: string, texts: Readonly<Record<string, string>>): string[] {
  const forms = wholeNumberForms(locale);
  const counted = new Set(Object.keys(texts).filter(isPluralForm).map(familyOf));
  return [...counted].flatMap((key) =>
    forms.map((form) => `${key}_${form}`).filter((whole) => !Object.hasOwn(texts, whole)),
  );
}

/** Every widget shows the usual, much and nothing; one that gets data or lists also shows data gone bad. */
function neededExamples(widget: Widget): string[] {
  const fragile = [...schemaNodes(widget.props)].some(
    ({ schema }) =>
      schema['type'] === 'array' ||
      schema['field'] === 'image' ||
      schema['format'] === 'date' ||
      schema['format'] === 'date-time',
  );
  return ['long', 'empty|minimal', ...(fragile || widget.queries ? ['broken'] : [])];
}

const textFields = new Set<unknown>(['text', 'long-text', 'rich-text']);

/** Strings that are neither marked as texts for readers nor told apart as something for the program. */
const unmarkedTexts = (widget: Widget): string[] =>
  [...schemaNodes(widget.props)]
    .filter(
      ({ schema }) =>
        schema['type'] === 'string' &&
        schema['translatable'] !== true &&
        (textFields.has(schema['field']) ||
          !['field', 'enum', 'const', 'pattern', 'format'].some((mark) => mark in schema)),
    )
    .map(({ name }) => name);

function countBlocks(blocks: readonly PlanBlock[]): number {
  return blocks.reduce((sum, block) => sum + 1 + countBlocks(Object.values(block.slots).flat()), 0);
}
