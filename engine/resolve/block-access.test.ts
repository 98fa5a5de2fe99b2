import { describe, expect, test } from 'vitest';
import {
  Answer,
  block,
  createFakeSite,
  customer,
  type FakeSite,
  mainTypes,
  page,
  planOf,
  publish,
} from './fake-site.ts';

const good = block('words', { text: 'still here' });

function siteWith(...blocks: ReturnType<typeof block>[]): FakeSite {
  const site = createFakeSite();
  publish(site, page('about', blocks));
  return site;
}

describe('[blocks] who sees what', () => {
  const blocks = [block('mine'), block('contract'), good];

  test('[sec 16] a refused block is not in the plan at all', async () => {
    expect(mainTypes(await siteWith(...blocks).visit('/about'))).toEqual(['words']);
  });

  test.each([
    ['contract', ['mine', 'contract', 'words']],
    ['blocked', ['mine', 'words']],
    ['constructor', ['mine', 'words']],
    [new Error('status call failed'), ['mine', 'words']],
  ])('a customer in %s', async (status, types) => {
    const session = customer(status);
    const outcome = await siteWith(...blocks).visit('/about', { session, phase: 'in-app' });
    expect(mainTypes(outcome)).toEqual(types);
    expect(session.asked()).toBe(1);
    expect(outcome.freshness.shared).toBe(false);
  });

  test('[gate] the gallery shows the examples of what only customers see: sample data, nobody’s own', async () => {
    const outcome = await createFakeSite({ devPages: true }).visit('/dev-examples/component-examples/mine');
    expect(mainTypes(outcome)).toContain('mine');
  });

  test('the status is not asked for by widgets that only want a customer', async () => {
    const session = customer('contract');
    expect(mainTypes(await siteWith(block('mine')).visit('/about', { session, phase: 'in-app' }))).toEqual([
      'mine',
    ]);
    expect(session.asked()).toBe(0);
  });
});

describe('[blocks] what the plan says of a block', () => {
  test('a container wakes with the most eager block it holds', async () => {
    const inner = block('box', {}, { id: 'inner', slots: { left: [block('live')] } });
    const site = siteWith(block('box', {}, { slots: { left: [inner] } }), block('box', {}, { id: 'still' }));
    const [outer, still] = planOf(await site.visit('/about')).regions.main;
    expect([outer?.hydrate, outer?.slots['left']?.[0]?.hydrate, still?.hydrate]).toEqual([
      'visible',
      'visible',
      'never',
    ]);
  });

  test('first is the first of the page and what comes first inside it, never the header', async () => {
    const site = siteWith(block('box', {}, { slots: { left: [good, good], right: [good] } }), good);
    const { main, header } = planOf(await site.visit('/about')).regions;
    expect(main.map(({ first }) => first)).toEqual([true, false]);
    expect(main[0]?.slots['left']?.map(({ first }) => first)).toEqual([true, false]);
    expect(main[0]?.slots['right']?.map(({ first }) => first)).toEqual([false]);
    expect(header.map(({ first }) => first)).toEqual([false]);
  });

  test('a failed read inside a query leaves out this block only', async () => {
    const site = siteWith(block('stored-html', { key: 'gone' }), good);
    site.documents.set('GET /v2/system/blocks/gone', new Answer({ status: 500 }));
    expect(mainTypes(await site.visit('/about'))).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'query-failed', type: 'stored-html' }]);
  });
});
