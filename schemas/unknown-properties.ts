import { Block, BlockVisibility, PageDocument } from './page.ts';

/** A property that a page or a block of it has and the contract does not know. */
export interface UnknownProperty {
  readonly name: string;
  /** The name that may have been meant. */
  readonly nearest: string | null;
  /** JSON pointer to it in the document. */
  readonly pointer: string;
  /** Id of its block; null for the page's own. */
  readonly blockId: string | null;
}

const names = (schema: { readonly properties: object }): readonly string[] => Object.keys(schema.properties);
const pageNames = names(PageDocument);
const blockNames = names(Block.$defs.Block);
const visibilityNames = names(BlockVisibility);

/**
 * Properties of a page, its blocks and their circumstances that nobody reads: `visibility` in place of `visible` would be no error, and the
 * block live at once. Props are their widgets' affair.
 * @param page has the form of a page document
 */
export function unknownProperties(page: PageDocument): UnknownProperty[] {
  const inBlocks = (blocks: PageDocument['blocks'], pointer: string): UnknownProperty[] =>
    blocks.flatMap((block, at) => {
      const own = `${pointer}/${at}`;
      return [
        ...unknownIn(block, { known: blockNames, pointer: own, blockId: block.id }),
        ...unknownIn(block.visible ?? {}, {
          known: visibilityNames,
          pointer: `${own}/visible`,
          blockId: block.id,
        }),
        ...Object.entries(block.slots ?? {}).flatMap(([name, inner]) =>
          inBlocks(inner, `${own}/slots/${escaped(name)}`),
        ),
      ];
    });
  return [
    ...unknownIn(page, { known: pageNames, pointer: '', blockId: null }),
    ...inBlocks(page.blocks, '/blocks'),
  ];
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const unknownIn = (
  value: object,
  { known, pointer, blockId }: { known: readonly string[]; pointer: string; blockId: string | null },
): UnknownProperty[] =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      name,
      nearest: nearestOf(name, known),
      pointer: `${pointer}/${escaped(name)}`,
      blockId,
    }));

/** The known name that the fewest changes of letters lead to; null when that would be more than half of them. */
function nearestOf(name: string, known: readonly string[]): string | null {
  const written = name.slice(0, 40).toLowerCase();
  const [best] = known
    .map((one) => ({ one, distance: distanceOf(written, one) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(written.length, best.one.length) / 2 ? best.one : null;
}

/** How many letters have to be put in, taken out or changed (Levenshtein 1965). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
