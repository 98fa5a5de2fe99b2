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

describe('[truth] a refused block leaves no empty page', () => {
  const notice = async (outcome: ReturnType<FakeSite['visit']>) =>
    planOf(await outcome).regions.main.map(({ type, props, first }) => ({ type, first, ...props }));

  test('where nothing is left, the page says what it is and where to go on', async () => {
    const refusal = { type: 'access-notice', title: 'Title of about', first: true };
    expect(await notice(siteWith(block('contract'), block('mine')).visit('/about'))).toEqual([refusal]);
    const inside = siteWith(block('mine'), block('box', {}, { slots: { left: [block('mine')] } }));
    const [box] = planOf(await inside.visit('/about')).regions.main;
    expect(box?.slots['left']).toMatchObject([{ type: 'access-notice', first: true }]);
    const site = siteWith(block('contract'));
    const at = (status: string) => site.visit('/about', { session: customer(status), phase: 'in-app' });
    expect(await notice(at('filling-form'))).toEqual([{ ...refusal, leads_to: '/application' }]);
    expect(await notice(at('scoring'))).toEqual([{ ...refusal, leads_to: '/confirm-wait' }]);
    expect(mainTypes(await at('contract'))).toEqual(['contract']);
  });

  test('a screen of a customer’s own says so in front of what is left', async () => {
    const site = createFakeSite();
    publish(site, page('counter-offer', [block('contract'), good]));
    expect(await notice(site.visit('/counter-offer'))).toMatchObject([
      { type: 'access-notice', screen: 'counter-offer', first: true },
      { type: 'words', first: false },
    ]);
    const inside = block('box', {}, { slots: { left: [block('contract')], right: [good] } });
    publish(site, page('resale-offer', [inside]));
    const [box] = planOf(await site.visit('/resale-offer')).regions.main;
    expect(box?.slots['left']).toMatchObject([{ type: 'access-notice', first: true }]);
  });

  test('elsewhere the next block begins the page', async () => {
    const outcome = await siteWith(block('mine'), good).visit('/about');
    expect(planOf(outcome).regions.main).toMatchObject([{ type: 'words', first: true }]);
  });

  test('a page without blocks, or with none at this moment, is not refused to anybody', async () => {
    const gone = block('mine', {}, { visible: { signed_in: true } });
    for (const site of [siteWith(), siteWith(gone)])
      expect(mainTypes(await site.visit('/about'))).toEqual([]);
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
