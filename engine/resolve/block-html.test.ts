import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { block, createFakeSite, type FakeSite, mainTypes, page, planOf, publish } from './fake-site.ts';
import { maxBlocks } from './resolve-blocks.ts';

const good = block('words', { text: 'still here' });

function siteWith(...blocks: ReturnType<typeof block>[]): FakeSite {
  const site = createFakeSite();
  publish(site, page('about', blocks));
  return site;
}

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

  test('[sec 27] a page of very many texts lets the event loop turn in between', async () => {
    let turn = 0;
    let done = false;
    const perTurn = new Map<number, number>();
    const site = createFakeSite({
      sanitise: (html) => {
        perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
        return html;
      },
    });
    const texts = Array.from({ length: 300 }, (_, index) =>
      block('prose', { html: '<p>' }, { id: `p${index}` }),
    );
    publish(site, page('about', texts));
    const visit = site.visit('/about').finally(() => {
      done = true;
    });
    while (!done) {
      await setImmediate();
      turn += 1;
    }
    expect(planOf(await visit).regions.main.map(({ id }) => id)).toEqual(texts.map(({ id }) => id));
    expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(100);
  });
});
