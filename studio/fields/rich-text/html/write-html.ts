import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { getHTMLFromFragment } from '@tiptap/react';
import { tidyHtml } from './editor-shape.ts';

/** How the parts of a text were written, by the nodes they became; a node that was changed is another node. */
export type Written = WeakMap<Node, string>;

/** HTML of one part of a text. */
export const writtenNode = (node: Node, schema: Schema): string =>
  tidyHtml(getHTMLFromFragment(Fragment.from(node), schema));

/**
 * HTML of a document. Parts that nobody touched are written letter by letter as they were, see `openHtml`. An empty line at
 * the end is where somebody might have written more.
 */
export function writeHtml(document: Node, written: Written): string {
  const { children, lastChild } = document;
  const isLeft =
    lastChild?.type.name === 'paragraph' && lastChild.childCount === 0 && !written.has(lastChild);
  return (isLeft ? children.slice(0, -1) : children)
    .map((node) => written.get(node) ?? writtenNode(node, document.type.schema))
    .join('');
}
