import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { prepareSnippets } from './prepare-snippets.ts';

const scriptHosts = ['tags.example'];
const inBody = (html: string) =>
  prepareSnippets({ head: '', body_begin: html, body_end: '' }, { scriptHosts });
const inHead = (html: string) =>
  prepareSnippets({ head: html, body_begin: '', body_end: '' }, { scriptHosts });

describe('[sec 24] a snippet ends where it ends', () => {
  test('a script that would run on behind its end is not used, nor is what stands beside it', () => {
    const prepared = inBody('<script>a()</script><script><!--<script>');
    expect(prepared).toMatchObject({ bodyBegin: '', scriptHashes: [] });
    expect(prepared.refused).toEqual([expect.stringContaining('run into the page')]);
  });

  test('an attribute cannot end the tag around it for browsers with scripts', () => {
    const { bodyBegin } = inBody(
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    );
    expect(parseFragment(bodyBegin, { scriptingEnabled: true }).childNodes).toHaveLength(1);
  });

  test.each([
    '<div><p>open',
    '<script>open()',
    '<img src="/a',
    '<p title="x',
    '</div></body></html><p>x',
    '<!-- open',
  ])('%s is closed', (html) => {
    const { bodyBegin } = inBody(html);
    const page = parseFragment(`<main>${bodyBegin}<hr></main>`);
    const main = page.childNodes[0];
    expect(main && 'childNodes' in main && main.childNodes.at(-1)?.nodeName).toBe('hr');
  });

  test('[law] any text: no throw, nothing forbidden in it, and it ends', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<noscript>',
      '</noscript>',
      '<p title="',
      '">',
      "'",
      '<svg>',
      '<title>',
      '<style>',
      '</style>',
      '<template>',
      '<a href="javascript:x">',
      '<img src=x onerror=alert(1)>',
      '<base href=x>',
      '<meta http-equiv=refresh>',
      '<table>',
      '<tr>',
      '<select>',
      '<math>',
      '<mi>',
      'text',
      '&lt;',
      '<plaintext>',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 5, arbitrary: piece }, fc.string()), { maxLength: 12 }),
        (parts) => {
          for (const cleaned of [inBody(parts.join('')).bodyBegin, inHead(parts.join('')).head])
            for (const scriptingEnabled of [true, false]) {
              const tree = parseFragment(`${cleaned}<hr>`, { scriptingEnabled });
              expect(tree.childNodes.at(-1)?.nodeName).toBe('hr');
              const names: string[] = [];
              const look = (node: object): void => {
                if ('tagName' in node) names.push(String(node.tagName));
                if ('attrs' in node && Array.isArray(node.attrs))
                  for (const { name } of node.attrs) expect(name).not.toMatch(/^on|http-equiv|style/);
                if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(look);
              };
              look(tree);
              expect(names.join(' ')).not.toMatch(/base|svg|math|style|template|iframe|title|plaintext/);
            }
        },
      ),
      { numRuns: 1500 },
    );
  });
});
