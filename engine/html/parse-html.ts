import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parseFragment,
} from 'parse5';

/** The longest text any schema lets through; what is longer is somebody's mistake or an attack, and is not looked into. */
export const maxHtmlLetters = 200_000;
/** Elements inside each other. A text this deep comes empty out of the sanitiser, too. */
const maxDepth = 512;
/**
 * Elements that a text may have: no tag is shorter than three letters, and a few stand for several (`<td>` alone brings its row). More
 * come from formatting tags left open, which HTML repeats in each paragraph: 15 kB make a million elements.
 */
const mostElements = (html: string): number => html.length / 2 + 64;

class TooManyElements extends Error {}

/**
 * The tree of a piece of HTML, in time and memory that follow its length, and not too deep to be walked by recursion.
 * @returns null for a text that is too long, too deep or grows into too many elements
 */
export function parseHtml(
  html: string,
  options: { readonly sourceCodeLocationInfo?: boolean } = {},
): DefaultTreeAdapterTypes.DocumentFragment | null {
  if (html.length > maxHtmlLetters) return null;
  const most = mostElements(html);
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...element) => {
      if (++elements > most) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...element);
    },
  };
  try {
    const tree = parseFragment<DefaultTreeAdapterMap>(html, { ...options, treeAdapter });
    return isDeeperThan(maxDepth, tree) ? null : tree;
  } catch (error) {
    if (error instanceof TooManyElements) return null;
    throw error;
  }
}

/** Level by level, because the tree may be too deep for recursion. */
function isDeeperThan(limit: number, tree: DefaultTreeAdapterTypes.ParentNode): boolean {
  let level: DefaultTreeAdapterTypes.ParentNode[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap(({ childNodes }) => childNodes.filter((node) => 'childNodes' in node));
  }
  return false;
}
