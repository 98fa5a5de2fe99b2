import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  queryBehaviour,
} from './fake-site.ts';
import { maxBlocks } from './resolve-blocks.ts';

const good = block('words', { text: 'still here' });
const initial = queryBehaviour.run;
afterEach(() => {
  queryBehaviour.run = initial;
});

function siteWith(...blocks: ReturnType<typeof block>[]): FakeSite {
  const site = createFakeSite();
  publish(site, page('about', blocks));
  return site;
}

describe('[blocks] a block that cannot be shown is left out and named; the rest of the page stays', () => {
  test.each(['no-such-widget', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'unknown type %s',
    async (type) => {
      const site = siteWith(block(type, {}, { id: 'odd' }), good);
      const outcome = await site.visit('/about');
      expect(outcome.kind).toBe('page');
      expect(mainTypes(outcome)).toEqual(['words']);
      expect(site.failures).toEqual([
        expect.objectContaining({ kind: 'unknown-type', page: 'about', blockId: 'odd', type }),
      ]);
      expect(planOf(outcome).failures).toEqual(site.failures);
    },
  );

  test.each([{ text: 7 }, { text: 'x'.repeat(201) }, { picture: { src: '//evil.example/x.png' } }])(
    'wrong props %#',
    async (props) => {
      const site = siteWith(block('words', props, { id: 'wrong' }), good);
      expect(planOf(await site.visit('/about')).regions.main).toMatchObject([
        { props: { text: 'still here' } },
      ]);
      expect(site.failures).toMatchObject([
        { kind: 'invalid-props', blockId: 'wrong', cure: expect.any(String) },
      ]);
      expect(site.failures[0]?.message).toContain('/');
    },
  );

  test('props of a newer version than this server knows', async () => {
    const site = siteWith(block('words', {}, { version: 9 }), good);
    expect(mainTypes(await site.visit('/about'))).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'invalid-props' }]);
  });

  test('a query that rejects, or throws at once', async () => {
    for (const run of [
      () => Promise.reject(new Error('no route to host')),
      () => {
        throw new Error('no route to host');
      },
    ]) {
      queryBehaviour.run = run;
      const site = siteWith(block('query'), good);
      const outcome = await site.visit('/about');
      expect(mainTypes(outcome)).toEqual(['words']);
      expect(site.failures).toMatchObject([{ kind: 'query-failed', message: 'no route to host' }]);
      expect(outcome.freshness.maxAgeS).toBe(0);
    }
  });

  test('a sanitiser that throws', async () => {
    const site = createFakeSite({
      sanitise: (html) => {
        if (html.includes('bomb')) throw new RangeError('Maximum call stack size exceeded');
        return html;
      },
    });
    publish(site, page('about', [block('prose', { html: '<p>bomb</p>' }), good]));
    expect(mainTypes(await site.visit('/about'))).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'invalid-props', type: 'prose' }]);
  });

  test('a slot that does not exist, and a widget that may not stand in one', async () => {
    const site = siteWith(
      block(
        'box',
        {},
        {
          slots: { left: [block('live')], right: [block('live'), good], constructor: [good], middle: [good] },
        },
      ),
    );
    const [box] = planOf(await site.visit('/about')).regions.main;
    expect(box?.slots['left']).toMatchObject([{ type: 'live' }]);
    expect(box?.slots['right']).toMatchObject([{ type: 'words' }]);
    expect(Object.keys(box?.slots ?? {})).toEqual(['left', 'right']);
    expect(site.failures.map(({ kind, message }) => [kind, message])).toEqual([
      ['slot-refused', '"box" has no slot "constructor"'],
      ['slot-refused', '"box" has no slot "middle"'],
      ['slot-refused', '"live" may not stand in slot "right"'],
    ]);
  });

  test('blocks nested too deep', async () => {
    let inner = block('words', {}, { id: 'innermost' });
    for (let depth = 0; depth < 20; depth++)
      inner = block('box', {}, { id: `box-${depth}`, slots: { left: [inner] } });
    const site = siteWith(inner, good);
    expect(mainTypes(await site.visit('/about'))).toEqual(['box', 'words']);
    expect(site.failures).toMatchObject([{ kind: 'too-deep' }]);
  });
});

describe('[blocks] a query that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is given up on after the limit', async () => {
    queryBehaviour.run = () => new Promise(() => undefined);
    const site = siteWith(block('query'), good);
    let done = false;
    const visit = site.visit('/about').finally(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(mainTypes(await visit)).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'query-failed', message: 'no answer within 300 ms' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a query that throws leaves no timer behind', async () => {
    queryBehaviour.run = () => {
      throw new Error('at once');
    };
    await siteWith(block('query')).visit('/about');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('[blocks] HTML of the content system', () => {
  test('[sec 26] is sanitised wherever it stands in the props, and in view blocks', async () => {
    const site = siteWith(
      block('prose', { html: '<script>a', items: [{ deep: { body: '<script>b' } }] }),
      block('stored-html', { key: 'terms' }),
    );
    site.documents.set('GET /v2/system/blocks/terms', { id: '1', key: 'terms', content: '<script>c' });
    expect(planOf(await site.visit('/about')).regions.main).toMatchObject([
      { props: { html: 'a', items: [{ deep: { body: 'b' } }] } },
      { data: { block: { content: 'c' } } },
    ]);
  });

  test('a widget tag is a block like any other: checked, isolated, with a slot of its own', async () => {
    const tag = (type: string, props: string) =>
      `<mozaika-widget type="${type}" props='${props}'></mozaika-widget>`;
    const site = siteWith(
      block('prose', {
        html: `<p>A</p>${tag('words', '{"text":"one"}')}${tag('constructor', '{}')}`,
        items: [
          { deep: { body: `${tag('live', '{}')}${tag('words', '{"text":7}')}${tag('words', '{oops')}` } },
        ],
      }),
    );
    const [prose] = planOf(await site.visit('/about')).regions.main;
    expect(prose?.props['html']).toBe(
      '<p>A</p><mozaika-slot name="w0"></mozaika-slot><mozaika-slot name="w1"></mozaika-slot>',
    );
    expect(prose?.slots['w0']).toMatchObject([{ id: 'prose-w0', type: 'words', props: { text: 'one' } }]);
    expect(prose?.slots['w1']).toEqual([]);
    expect(prose?.slots['w2']).toMatchObject([{ type: 'live' }]);
    expect(prose?.slots['w3']).toEqual([]);
    expect(prose?.hydrate).toBe('visible');
    expect(site.failures.map(({ kind, blockId }) => [kind, blockId])).toEqual([
      ['invalid-props', 'prose'],
      ['unknown-type', 'prose-w1'],
      ['invalid-props', 'prose-w3'],
    ]);
  });

  test('access rules hold for widget tags too', async () => {
    const site = siteWith(block('prose', { html: '<mozaika-widget type="mine"></mozaika-widget>' }));
    expect(planOf(await site.visit('/about')).regions.main[0]?.slots['w0']).toEqual([]);
  });

  test.each([1, 2, 30])('a view block that shows itself %i times ends', async (times) => {
    const site = siteWith(block('stored-html', { key: 'loop' }), good);
    const self = '<mozaika-widget type="stored-html" props=\'{"key":"loop"}\'></mozaika-widget>';
    site.documents.set('GET /v2/system/blocks/loop', { id: '1', key: 'loop', content: self.repeat(times) });
    const outcome = await site.visit('/about');
    expect(mainTypes(outcome)).toEqual(['stored-html', 'words']);
    expect(new Set(site.failures.map(({ kind }) => kind))).toEqual(new Set(['too-deep']));
    expect(site.failures.length).toBeLessThanOrEqual(maxBlocks);
    expect(JSON.stringify(outcome).split('"stored-html"').length).toBeLessThanOrEqual(maxBlocks + 1);
  });
});

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
