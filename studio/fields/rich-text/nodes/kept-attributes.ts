import { Extension } from '@tiptap/react';

/** What the site lets through besides what a node has a field of its own for: said of it, not shown. */
const names: ReadonlySet<string> = new Set([
  ...[
    'abbr',
    'cite',
    'datetime',
    'decoding',
    'dir',
    'lang',
    'loading',
    'reversed',
    'role',
    'title',
    'type',
    'value',
  ],
]);

/** Those of its names that TipTap's own nodes keep. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['title']],
  ['ol', ['start', 'type']],
]);

/** Attributes of an element that are carried along as they are; null for none. */
export function keptOf(element: Element): Readonly<Record<string, string>> | null {
  const kept = [...element.attributes]
    .filter(({ name }) => names.has(name) || name.startsWith('aria-'))
    .filter(({ name }) => !known.get(element.localName)?.includes(name))
    .map(({ name, value }) => [name, value] as const);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Carries along what was written of a paragraph, list or table, e.g. its language. Pressing Enter does not say it again. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes() {
    return [
      {
        types: [
          ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'link'],
          ...['table', 'tableRow', 'tableCell', 'tableHeader', 'picture'],
        ],
        attributes: {
          kept: {
            default: null,
            keepOnSplit: false,
            parseHTML: keptOf,
            renderHTML: ({ kept }) => kept ?? {},
          },
        },
      },
      {
        types: ['paragraph'],
        attributes: {
          // Whether the paragraph is written with a tag of its own, see `shapeForEditor`.
          bare: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) => element.getAttribute('data-bare'),
            renderHTML: ({ bare }) => (bare ? { 'data-bare': bare } : {}),
          },
        },
      },
    ];
  },
});
