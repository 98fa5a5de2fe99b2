import type { DOMNode, Element, Text } from 'html-react-parser';

/** What running text is made of; comments and instructions are nothing to show. */
export type ContentNode = Element | Text;

/** Asked by type and not by class: the parser and the renderer may each bring their own copy of the classes. */
export const isElement = (node: { readonly type: string }): node is Element => node.type === 'tag';
const isText = (node: { readonly type: string }): node is Text => node.type === 'text';

/** Nodes worth rendering. */
export const contentOf = (nodes: readonly { readonly type: string }[]): ContentNode[] =>
  nodes.filter((node) => isElement(node) || isText(node));

/** Whether a widget stands directly in this element. Paragraphs cannot hold blocks, so such a one becomes a division. */
export const holdsWidget = (element: Element): boolean =>
  element.children.some((child) => isElement(child) && child.name === 'mozaika-slot');

export interface TextRun {
  readonly kind: 'text' | 'widget';
  readonly nodes: ContentNode[];
}

/** Splits running text where widgets stand, so that a widget does not get the looks of the text around it. */
export function textRuns(nodes: readonly DOMNode[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const node of contentOf(nodes)) {
    const widget = isElement(node) && (node.name === 'mozaika-slot' || holdsWidget(node));
    const last = runs.at(-1);
    if (!widget && last?.kind === 'text') last.nodes.push(node);
    else if (widget || isElement(node) || node.data.trim() !== '')
      runs.push({ kind: widget ? 'widget' : 'text', nodes: [node] });
  }
  return runs;
}
