import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { object } from '#registry/fields.ts';
import { createRegistry } from '#registry/registry.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { Block, Page } from '#schemas/page.ts';
import type { VisitSession } from '../../visit.ts';
import {
  Answer,
  block,
  createFakeSite,
  customer,
  inOrder,
  page,
  planOf,
  publish,
  testRegistry,
} from '../fake-site.ts';

const words = (id: string, text: string): Block => block('words', { text }, { id });

test('[issue 16] what did not change is the very block it was, for every visitor', async () => {
  const site = createFakeSite();
  publish(site, page('about', [words('a', 'one'), words('b', 'two')]));
  const before = planOf(await site.visit('/about')).regions.main;
  expect(planOf(await site.visit('/about')).regions.main).toEqual(before);
  const again = planOf(await site.visit('/about', { phase: 'in-app', session: customer('contract') })).regions
    .main;
  expect(again.map((one, index) => one === before[index])).toEqual([true, true]);

  publish(site, page('about', [words('a', 'one'), words('b', 'three')]));
  site.host.source.invalidate(['page:about']);
  const after = planOf(await site.visit('/about')).regions.main;
  expect(after.map((one, index) => one === before[index])).toEqual([true, false]);
  expect(after[1]?.props['text']).toBe('three');
});

test('[issue 16] a visit that reads the very same is given the Plan that is kept, and nothing is asked of its blocks', async () => {
  let asked = 0;
  const counted = readsBanks('counted', ({ content }) => {
    asked += 1;
    return content.lookup('banks');
  });
  const site = createFakeSite({ registry: createRegistry([...testRegistry.widgets, counted]) });
  publish(site, page('about', [words('a', 'one'), block('counted')]));
  const visits = async () => [
    await site.visit('/about'),
    await site.visit('/about', { phase: 'in-app', session: customer('contract') }),
  ];
  const [first, firstOfCustomer] = (await visits()).map(planOf);
  const outcomes = await visits();
  const [again, againOfCustomer] = outcomes.map(planOf);
  expect(again?.regions).toBe(first?.regions);
  expect(againOfCustomer?.regions).toBe(firstOfCustomer?.regions);
  expect(againOfCustomer?.regions.main).toBe(first?.regions.main);
  expect([again?.session.signedIn, againOfCustomer?.session.firstName]).toEqual([false, 'Ewa']);
  expect(asked).toBe(1);
  // What was read for it counts as read by this visit.
  for (const { freshness } of outcomes) expect(freshness.tags).toContain('lookup:banks:pl');

  site.documents.set('GET /v2/system/lookups/banks', [{ uuid: 'a', name: 'A' }]);
  site.host.source.invalidate(['*']);
  const changed = planOf(await site.visit('/about')).regions.main;
  expect([changed[0] === first?.regions.main[0], changed[1] === first?.regions.main[1]]).toEqual([
    true,
    false,
  ]);
});

test('[issue 16] texts are made safe once per version, not once per visit', async () => {
  let cleaned = 0;
  const site = createFakeSite({
    sanitise: (html) => {
      cleaned += 1;
      return html;
    },
  });
  publish(site, page('about', [block('prose', { html: '<p>text</p>' })]));
  for (let visit = 0; visit < 3; visit++) await site.visit('/about');
  expect(cleaned).toBe(1);
});

test('[issue 16] [sec 39] what a query did without is not done without once it can be had', async () => {
  const site = createFakeSite({ registry: createRegistry([...testRegistry.widgets, makesDo]) });
  publish(site, page('about', [block('makes-do')]));
  site.documents.set('GET /v2/system/lookups/banks', new Answer({ status: 500 }));
  const shown = async () => planOf(await site.visit('/about')).regions.main[0]?.data;
  const without = await shown();
  expect(without).toEqual({ items: 'none' });
  site.documents.delete('GET /v2/system/lookups/banks');
  site.host.source.invalidate(['*']);
  expect(await shown()).toEqual({ items: [] });
});

function readsBanks(type: string, read: (context: QueryContext) => Promise<unknown>) {
  return defineWidget({
    type,
    version: 1,
    title: 'Test',
    description: 'For tests',
    category: 'content',
    hydrate: 'never',
    view: () => null,
    props: object({}),
    queries: (_props, context) => ({ items: { queryKey: ['banks'], queryFn: () => read(context) } }),
    examples: [{ name: 'plain', title: 'Plain', props: {}, data: { items: [] } }],
  });
}

/** Shows something else where a list cannot be read. */
const makesDo = readsBanks('makes-do', ({ content }) => content.lookup('banks').catch(() => 'none'));

/** What may happen to a site between two visits, and who visits. */
const step = fc.record({
  text: fc.constantFrom('one', 'two', 'three'),
  order: fc.shuffledSubarray(['words', 'mine', 'stored-html', 'own-data', 'posts-list'], { minLength: 1 }),
  stored: fc.constantFrom(
    undefined,
    '<p>a</p>',
    '<p>b</p><mozaika-widget type="words" props=\'{"text":"in"}\'>',
  ),
  who: fc.constantFrom('anonymous', 'Ewa', 'Jan'),
  query: fc.constantFrom('', '?page=1', '?page=2'),
});

test('[issue 16] [sec 37] whatever happened before, a visit gets what an engine without a memory would give it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const warm = createFakeSite();
      for (const { text, order, stored, who, query } of steps) {
        const cold = createFakeSite();
        for (const site of [warm, cold]) {
          publish(site, pageOf(text, order));
          site.documents.delete('GET /v2/system/blocks/terms');
          const block = { id: '1', key: 'terms', content: stored };
          if (stored !== undefined) site.documents.set('GET /v2/system/blocks/terms', block);
          site.documents.set('GET /v2/posts/items', posts);
        }
        warm.host.source.invalidate(['*']);
        const session: VisitSession =
          who === 'anonymous'
            ? { kind: 'anonymous' }
            : {
                kind: 'customer',
                firstName: who,
                status: () => Promise.resolve('contract'),
                read: () => Promise.resolve({ of: who }),
              };
        const visits = [warm, cold].map((site) => site.visit(`/about${query}`, { session, phase: 'in-app' }));
        const [got, wanted] = await Promise.all(visits);
        expect(inOrder(got)).toEqual(inOrder(wanted));
      }
    }),
    { numRuns: 60 },
  );
});

const posts = [1, 2, 3].map((at) => ({ alias: `post-${at}`, title: `Post ${at}` }));

const pageOf = (text: string, order: readonly string[]): Page =>
  page(
    'about',
    order.map((type) =>
      block(type, type === 'words' ? { text } : type === 'stored-html' ? { key: 'terms' } : {}),
    ),
  );
