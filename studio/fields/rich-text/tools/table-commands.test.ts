// @vitest-environment jsdom
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteRow } from '@tiptap/pm/tables';
import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openDocument } from '../html/open-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { richTextExtensions } from '../rich-text-extensions.ts';
import { addRowAbove, insertTable, setCaption, toggleHeaderRow, withScopes } from './table-commands.ts';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

/** A text in the editor, the cursor before its first words that are asked for. */
function open(html: string, words: string) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions(''),
    onBeforeCreate: ({ editor: made }) => {
      made.options.content = openDocument(html, made.schema, new WeakMap()) as never;
    },
  });
  editors.push(editor);
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.startsWith(words)) editor.commands.setTextSelection(pos);
  });
  const run = (command: Command) => command(editor.state, editor.view.dispatch);
  return { editor, run, html: () => writeHtml(editor.state.doc, new WeakMap()) };
}

const head = '<thead><tr><th scope="col">Co</th><th scope="col">Ile</th></tr></thead>';
const body = '<tbody><tr><td>Rata</td><td>100</td></tr></tbody>';

describe('[studio] tables in rich text', () => {
  test('a row below the head is one of the body, and none goes above it', () => {
    const { run, html } = open(`<table>${head}${body}</table>`, 'Co');
    expect(run(addRowAbove)).toBe(false);
    run(withScopes(addRowAfter));
    expect(html()).toBe(
      `<table>${head}<tbody><tr><td></td><td></td></tr><tr><td>Rata</td><td>100</td></tr></tbody></table>`,
    );
  });

  test('[a11y] a new column has a header that says so; what was said of columns goes, it counted others', () => {
    const { run, html } = open(
      `<table><colgroup><col><col width="40"></colgroup>${head}${body}</table>`,
      'Rata',
    );
    run(withScopes(addColumnAfter));
    expect(html()).toBe(
      '<table><thead><tr><th scope="col">Co</th><th scope="col"></th><th scope="col">Ile</th></tr></thead><tbody><tr><td>Rata</td><td></td><td>100</td></tr></tbody></table>',
    );
  });

  test('the first row becomes a header row and is one no more', () => {
    const { run, html } = open(`<table>${body}</table>`, 'Rata');
    run(toggleHeaderRow);
    expect(html()).toBe(
      '<table><thead><tr><th scope="col">Rata</th><th scope="col">100</th></tr></thead></table>',
    );
    run(toggleHeaderRow);
    expect(html()).toBe(`<table>${body}</table>`);
  });

  test('rows of a part that is gone leave the others where they are', () => {
    const foot = '<tfoot><tr><td colspan="2">Razem</td></tr></tfoot>';
    const { run, html } = open(`<table>${head}${body}${foot}</table>`, 'Rata');
    run(deleteRow);
    expect(html()).toBe(`<table>${head}${foot}</table>`);
  });

  test('a caption is written as words, whatever it looks like, and without words it is gone', () => {
    const { editor, html } = open(`<table>${body}</table>`, 'Rata');
    setCaption(editor, 'Raty <b>2026</b>');
    expect(html()).toBe(`<table><caption>Raty &lt;b&gt;2026&lt;/b&gt;</caption>${body}</table>`);
    setCaption(editor, '');
    expect(html()).toBe(`<table>${body}</table>`);
  });

  test('a new table takes the place of an empty line, else it comes after the part the cursor is in', () => {
    const { editor, html } = open('<ul><li>Rata</li></ul><p>100</p>', 'Rata');
    insertTable(editor);
    expect(html()).toMatch(/^<ul><li>Rata<\/li><\/ul><table><thead>.*<\/table><p>100<\/p>$/);
  });
});
