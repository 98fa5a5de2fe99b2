import { describe, expect, test } from 'vitest';
import { galleryDocument } from '#engine/gallery/gallery-document.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import type { BlockFailure, PlanBlock } from '#engine/plan.ts';
import { createQueryRunner } from '#engine/resolve/query-runner.ts';
import { resolveBlocks } from '#engine/resolve/resolve-blocks.ts';
import { normaliseProps } from '#registry/normalise-props.ts';
import { registry } from './index.ts';

const sanitiser = await createSanitiser();
const locales = ['pl', 'en', 'ru', 'uk'];

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
  postCategories: noContent,
  goods: noContent,
  goodCategories: noContent,
  mapMarkers: noContent,
  banks: noContent,
  countries: noContent,
  leadOffers: noContent,
  search: noContent,
};

describe.each(registry.widgets.map((widget) => [widget.type, widget] as const))(
  '[widget] %s',
  (type, widget) => {
    test('has the same texts in every language', () => {
      const own = Object.keys(widget.texts);
      if (own.length === 0) return;
      expect(own.toSorted()).toEqual(locales.toSorted());
      const keys = Object.keys(widget.texts['pl'] ?? {}).toSorted();
      for (const locale of locales) expect(Object.keys(widget.texts[locale] ?? {}).toSorted()).toEqual(keys);
    });

    test('has examples with names of their own', () => {
      const names = widget.examples.map((example) => example.name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(0);
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
      const blocks = await resolveBlocks(document.page.blocks, registry, {
        page: 'gallery',
        query: { content, locale: 'pl', path: '/', params: {}, parameter: () => null, today: '2026-11-21' },
        subject: async () => ({
          kind: 'customer',
          status: widget.access.kind === 'status' ? (widget.access.statuses[0] ?? null) : null,
        }),
        run: createQueryRunner(1000),
        sanitise: sanitiser.clean,
        fail: (failure) => failures.push(failure),
        exampleData: document.exampleData,
      });
      expect(failures).toEqual([]);
      expect(countBlocks(blocks)).toBeGreaterThan(widget.examples.length);
    });
  },
);

function countBlocks(blocks: readonly PlanBlock[]): number {
  return blocks.reduce((sum, block) => sum + 1 + countBlocks(Object.values(block.slots).flat()), 0);
}

test('[widget] the suite has widgets to check', () => {
  expect(registry.widgets.length).toBeGreaterThan(20);
});
