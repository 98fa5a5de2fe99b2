import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractWidgets } from './extract-widgets.ts';
import { createSanitiser } from './sanitiser.ts';

const { clean } = await createSanitiser();
const slot = (number: number) => `<mozaika-slot name="w${number}"></mozaika-slot>`;
const tag = (type: string, props?: unknown) =>
  `<mozaika-widget type="${type}"${props === undefined ? '' : ` props='${JSON.stringify(props)}'`}></mozaika-widget>`;

describe('[widgets] tags in running text', () => {
  test('become blocks, and the text around them stays letter by letter', () => {
    const html = clean(
      `<p>a &amp; b</p>${tag('hero', { title: 'x: "y"' })}<p title="&lt;">c</p>${tag('steps')}`,
    );
    expect(extractWidgets(html, { idPrefix: 'b1-', startAt: 3 })).toEqual({
      html: `<p>a &amp; b</p>${slot(3)}<p title="&lt;">c</p>${slot(4)}`,
      widgets: [
        { slot: 'w3', block: { id: 'b1-w3', type: 'hero', props: { title: 'x: "y"' } } },
        { slot: 'w4', block: { id: 'b1-w4', type: 'steps', props: {} } },
      ],
      problems: [],
    });
  });

  test('text without them is not parsed', () => {
    expect(extractWidgets('<p>a<br/>b')).toEqual({ html: '<p>a<br/>b', widgets: [], problems: [] });
  });

  test('a tag written as if it were empty swallows no text', () => {
    const { html, widgets } = extractWidgets(
      clean('<mozaika-widget type="a"/><p>b</p><mozaika-widget type="c"/>d'),
    );
    expect(html).toBe(`${slot(0)}<p>b</p>${slot(1)}d`);
    expect(widgets.map(({ block }) => block.type)).toEqual(['a', 'c']);
  });

  test.each([
    ['<mozaika-widget type="a" props="{oops"></mozaika-widget>', 'props is not a JSON object'],
    ['<mozaika-widget type="a" props="[1]"></mozaika-widget>', 'props is not a JSON object'],
    ['<mozaika-widget type="a" props="null"></mozaika-widget>', 'props is not a JSON object'],
    ['<mozaika-widget props="{}"></mozaika-widget>', 'the type is missing'],
  ])('%s is told and left out', (broken, problem) => {
    const { html, widgets, problems } = extractWidgets(`<p>x</p>${broken}${tag('ok')}`);
    expect(html).toBe(`<p>x</p>${slot(0)}`);
    expect(widgets.map(({ block }) => block.type)).toEqual(['ok']);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test('a type that every object has is a type like any other', () => {
    const { widgets } = extractWidgets(tag('constructor', JSON.parse('{"__proto__":{"x":1}}')));
    expect(widgets[0]?.block.type).toBe('constructor');
    expect(Object.getPrototypeOf(widgets[0]?.block.props)).toBe(Object.prototype);
  });

  test('[law] any props come through the sanitiser as they were written', () => {
    const asAttribute = (text: string) =>
      text
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '\\u003c')
        .replaceAll('>', '\\u003e');
    const props = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.jsonValue({ maxDepth: 2, noUnicodeString: false }),
    );
    fc.assert(
      fc.property(props, (value) => {
        const json = JSON.stringify(value);
        const { widgets } = extractWidgets(
          clean(`<mozaika-widget type="a" props="${asAttribute(json)}"></mozaika-widget>`),
        );
        expect(widgets[0]?.block.props).toEqual(JSON.parse(json));
      }),
      { numRuns: 100 },
    );
  });
});
