import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What is never read: programs, styles, and what a browser keeps for later. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
/** Elements whose words run on in the same line; all others part what stands before from what follows. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Deeper nesting is nobody's text. */
const deepest = 200;

/** The passages of an HTML text as a reader sees them: one for each paragraph, heading, item and cell. */
export function htmlPassages(html: string): string[] {
  const passages = [''];
  const visit = (node: Tree.Node, depth: number): void => {
    if ('value' in node && node.nodeName === '#text') passages.push(`${passages.pop()}${node.value}`);
    if (!('childNodes' in node) || unread.has(node.nodeName) || depth > deepest) return;
    const parted = !inline.has(node.nodeName);
    if (parted) passages.push('');
    for (const child of node.childNodes) visit(child, depth + 1);
    if (parted) passages.push('');
  };
  visit(parseFragment(html), 0);
  return passages.map(tidy).filter((passage) => passage !== '');
}

/** One line, with single spaces. */
export const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Passages in one line, each ended by a mark, so that a heading does not run into the text under it. */
export const joinPassages = (passages: readonly string[]): string =>
  passages.map((passage) => (/[\p{P}]$/u.test(passage) ? passage : `${passage}.`)).join(' ');
