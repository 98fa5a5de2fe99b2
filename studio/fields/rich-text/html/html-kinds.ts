import { widgetTag } from '#engine/html/widget-tag.ts';

/** Tags that stand under each other in a text; all others stand in a line. */
const blocks: ReadonlySet<string> = new Set([
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'blockquote',
    'pre',
    'div',
    'section',
    'article',
    'aside',
  ],
  ...[
    'header',
    'footer',
    'address',
    'hgroup',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
    'figure',
  ],
  ...['figcaption', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  widgetTag,
  'mozaika-kept',
]);

export const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

export const isBlock = (node: Node): boolean => isElement(node) && blocks.has(node.localName);

/** White space between elements, which nobody sees. */
export const isBlank = (node: Node): boolean =>
  node.nodeType === 8 || (node.nodeType === 3 && /^[ \t\n\r\f]*$/.test(node.nodeValue ?? ''));

/** Children of an element, with those that stand in one line together. */
export function runsOf(parent: Node): readonly (readonly ChildNode[])[] {
  const runs: ChildNode[][] = [];
  let line: ChildNode[] | null = null;
  for (const child of parent.childNodes) {
    if (isBlock(child)) {
      runs.push([child]);
      line = null;
    } else if (line) line.push(child);
    else {
      line = [child];
      runs.push(line);
    }
  }
  return runs;
}
