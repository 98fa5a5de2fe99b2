import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { galleryDocument } from '#engine/gallery/gallery-document.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import type { PlanBlock } from '#engine/plan.ts';
import { resolveBlocks } from '#engine/resolve/resolve-blocks.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { registry } from '#widgets/index.ts';
import { exampleContext, examplePlan } from './testing/example-page.ts';

/*
 * HTML of a block is kept for other visits, by what its view asked of the page. A view that reads the clock or throws dice
 * by itself would be shown to others as it was then.
 */
const sanitiser = await createSanitiser();
const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(registry.widgets.map(({ type }) => type))(
  '[issue 16] %s shows the same whenever it is rendered: the day is the page’s',
  async (type) => {
    const document = galleryDocument(registry, type);
    if (!document) return expect(type).toMatch(/^gallery-/);
    const context = exampleContext(sanitiser.clean, document.exampleData);
    const main = await resolveBlocks(document.page.blocks, { registry, context });
    const renderAt = (moment: string, random: number): string => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
      vi.spyOn(Math, 'random').mockReturnValue(random);
      // A registry of its own: nothing is kept of the other rendering.
      const parts = { registry: { ...registry }, shell, viewChunks: () => [] };
      const { body, failures } = renderDocument(examplePlan(main), parts);
      expect(failures).toEqual([]);
      return body.toString();
    };
    expect(renderAt('2031-07-04T22:30:00Z', 0.9)).toBe(renderAt('2026-01-15T08:00:00Z', 0.1));
  },
);

test.each(['site-header', 'site-footer', 'chat-bubble'])(
  '[issue 16] %s, which stands on every page, is rendered once for all pages that it has no link to',
  async (type) => {
    const document = galleryDocument(registry, type);
    const context = exampleContext(sanitiser.clean, document?.exampleData ?? new Map());
    const blocks = await resolveBlocks(document?.page.blocks ?? [], { registry, context });
    const inside = (block: PlanBlock): PlanBlock[] => [
      block,
      ...Object.values(block.slots).flat().flatMap(inside),
    ];
    // As it stands on pages: the other examples of the bubble show what is over it when it was pressed.
    const main = blocks
      .flatMap(inside)
      .filter((block) => block.type === type)
      .slice(0, 1);
    // The engine's own lists are frozen.
    Object.freeze(main);
    const own = { ...registry };
    const plan = examplePlan(main);
    const on = (path: string) => toClientPlan({ ...plan, path }, own).plan.regions.main;
    const first = on('/strona-1');
    expect(first.length).toBeGreaterThan(0);
    expect(on('/strona-2')).toBe(first);
    // What shows a path, or leads elsewhere from there, is another one there.
    expect(on('/chat')).toEqual(toClientPlan({ ...plan, path: '/chat' }, { ...registry }).plan.regions.main);
  },
);

test('[issue 16] queries take the day from the visit, which notes it, and never the clock', () => {
  const files = globSync(['widgets/*/{widget,queries*}.ts', 'ui/**/queries/*.ts'], {
    exclude: ['**/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(90);
  const clocks = files.filter((file) =>
    /Date\.now|new Date\(\)|performance\.now/.test(readFileSync(file, 'utf8')),
  );
  expect(clocks).toEqual([]);
});
