// @vitest-environment jsdom
import { Fragment } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { richTextExtensions } from '../rich-text-extensions.ts';
import { cleanHtml } from './clean-html.ts';
import { openDocument } from './open-html.ts';
import { isSameHtml } from './same-html.ts';
import { anyText, anyVisualPart } from './sample-texts.ts';
import { writeHtml, writtenNode } from './write-html.ts';

const schema = getSchema(richTextExtensions(''));
const typesOf = (html: string) =>
  openDocument(html, schema, new WeakMap()).children.map(({ type }) => type.name);
const rewritten = (html: string) => writtenNode(openPart(html), schema);
const openPart = (html: string) => {
  const [node, ...others] = openDocument(html, schema, new WeakMap()).children;
  if (!node || others.length > 0) throw new Error('This is not one part.');
  return node;
};

describe('[studio] rich text in the visual editor', () => {
  test.each([
    '<p>Zwykły <strong>tekst</strong></p>',
    'Słowa bez akapitu',
    '<p lang="en">a</p>',
    '<p>CO<sub>2</sub> i <small>drobny druk</small></p>',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><caption>Opłaty <em>2026</em></caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">Co</th><th abbr="PLN" scope="col">Ile</th></tr></thead><tbody><tr><th scope="row">Rata</th><td>100</td></tr></tbody><tbody><tr><td colspan="2">Razem</td></tr></tbody><tfoot><tr><td>a</td><td><p>b</p></td></tr></tfoot></table>',
    '<table><tbody><tr><td rowspan="2">a</td><td>b<ul><li>c</li></ul></td></tr><tr><td><p>d</p><p>e</p></td></tr></tbody></table>',
    '<img loading="lazy" src="/media/a.jpg" alt="" width="640" height="480">',
    '<p>Oto <a lang="en" href="/a" title="b">c</a></p>',
    '<p>Słowa <img src="/media/a.jpg" alt="Dom" width="64"> i słowa</p>',
    '<mozaika-widget type="menu" props="{&quot;menu&quot;:&quot;main&quot;}"></mozaika-widget>',
  ])('%s is edited in view, and written as it was', (html) => {
    expect(typesOf(html)).not.toContain('keptHtml');
    expect(rewritten(html)).toBe(html);
  });

  test.each([
    '<details><summary>a</summary><p>b</p></details>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<h1>a</h1>',
    '<pre>a\n  b</pre>',
    '<figure><img src="/media/a.jpg" alt=""><figcaption>b</figcaption></figure>',
    '<table lang="pl"><tbody lang="en"><tr><td>a</td></tr></tbody></table>',
    '<p><a>a</a></p>',
  ])('%s is carried along whole: the editor has no means for it', (html) => {
    expect(typesOf(`<p>a</p>${html}<p>b</p>`)).toEqual(['paragraph', 'keptHtml', 'paragraph']);
    expect(rewritten(html)).toBe(html);
  });

  test('[law] a text that is opened and not changed is the text it was', () => {
    fc.assert(
      fc.property(anyText, (html) => {
        const written = new WeakMap();
        expect(writeHtml(openDocument(html, schema, written), written)).toBe(cleanHtml(html));
      }),
      { numRuns: 40 },
    );
  });

  test('[law] what stands beside a change stays letter by letter, tables and pictures included', () => {
    fc.assert(
      fc.property(anyText, anyText, (above, below) => {
        const written = new WeakMap();
        const document = openDocument(`${above}<p>Tutaj</p>${below}`, schema, written);
        const changed = document.children.map((node) =>
          node.textContent === 'Tutaj' ? schema.node('paragraph', null, schema.text('Zmiana')) : node,
        );
        expect(writeHtml(document.copy(Fragment.from(changed)), written)).toBe(
          `${cleanHtml(above)}<p>Zmiana</p>${cleanHtml(below)}`,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('[law] written anew, each part says what it said: no attribute, caption or cell is lost', () => {
    fc.assert(
      fc.property(anyVisualPart, (html) => {
        const node = openPart(html);
        expect(node.type.name).not.toBe('keptHtml');
        expect(isSameHtml(writtenNode(node, schema), html)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('new items and cells have no paragraph around a single line, and nothing written is nothing', () => {
    const line = (words: string) => schema.node('paragraph', null, schema.text(words));
    const cell = schema.node('tableCell', null, [line('a')]);
    const table = schema.node('table', null, [schema.node('tableRow', null, [cell])]);
    const list = schema.node('bulletList', null, [schema.node('listItem', null, [line('b')])]);
    const document = schema.node('doc', null, [table, list, schema.node('paragraph')]);
    expect(writeHtml(document, new WeakMap())).toBe(
      '<table><tbody><tr><td>a</td></tr></tbody></table><ul><li>b</li></ul>',
    );
    expect(writeHtml(schema.node('doc', null, [schema.node('paragraph')]), new WeakMap())).toBe('');
  });
});
