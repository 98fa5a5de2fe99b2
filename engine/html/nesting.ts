/** Tags that never hold anything, and tags that HTML closes by itself: neither makes the tree deeper for long. */
const shallow: ReadonlySet<string> = new Set([
  ...[
    'area',
    'base',
    'br',
    'col',
    'embed',
    'hr',
    'img',
    'input',
    'link',
    'meta',
    'param',
    'source',
    'track',
    'wbr',
  ],
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option', 'colgroup', 'caption'],
]);

/**
 * Whether tags may stand more than `limit` deep. Counts names, without building a tree: the sanitiser needs time with
 * the square of the depth (20 000 open tags: 23 s, measured), so this must be known before it starts.
 */
export function isNestedDeeperThan(limit: number, html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    // In a drawing or a formula every tag nests that HTML does not end them with.
    const isForeign = (open.get('svg') ?? 0) + (open.get('math') ?? 0) > 0;
    if (shallow.has(name) && !isForeign) continue;
    const count = open.get(name) ?? 0;
    // A closing tag counts only where one of its name is open; others would hide the depth.
    if (slash === '') {
      open.set(name, count + 1);
      depth++;
    } else if (count > 0) {
      open.set(name, count - 1);
      depth--;
    }
    if (depth > limit) return true;
  }
  return false;
}
