import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { cleanHtml, parseHtml } from './clean-html.ts';
import { shapeForEditor } from './editor-shape.ts';
import { isBlank, runsOf } from './html-kinds.ts';
import { isSameHtml } from './same-html.ts';
import { type Written, writtenNode } from './write-html.ts';

/**
 * Reads a text for the editor, part by part: paragraphs, lists, tables. A part that would lose something becomes a node that
 * carries its HTML whole, so a text is never half lost.
 * @param written is told of every part
 */
export function openHtml(html: string, schema: Schema, written: Written): Node[] {
  const parts: { html: string }[] = [];
  for (const run of runsOf(parseHtml(cleanHtml(html)))) {
    const text = htmlOf(run);
    const before = parts.at(-1);
    if (before && run.every(isBlank)) before.html += text;
    else if (!run.every(isBlank)) parts.push({ html: text });
  }
  return parts.map((part) => {
    const node = nodeOf(part.html, schema);
    written.set(node, part.html);
    return node;
  });
}

/** A document of the editor, which holds at least a paragraph. */
export const openDocument = (html: string, schema: Schema, written: Written): Node =>
  schema.topNodeType.createAndFill(null, openHtml(html, schema, written)) ?? schema.topNodeType.create();

function nodeOf(html: string, schema: Schema): Node {
  const body = parseHtml(html);
  shapeForEditor(body);
  const read = DOMParser.fromSchema(schema).parse(body);
  const node = read.childCount === 1 ? read.firstChild : null;
  const kept = schema.nodes['keptHtml'];
  if (node && isSameHtml(writtenNode(node, schema), html)) return node;
  if (!kept) throw new Error('The schema of rich text needs the node for HTML that is kept.');
  return kept.create({ html });
}

function htmlOf(run: readonly globalThis.Node[]): string {
  const holder = document.createElement('div');
  holder.append(...run.map((node) => node.cloneNode(true)));
  return holder.innerHTML;
}
