import type { Block } from '#schemas/page.ts';

/** A block of a page with the JSON pointer to it. */
export interface PlacedBlock {
  readonly block: Block;
  readonly pointer: string;
}

/** All blocks of a page, those in slots included. */
export function placedBlocks(blocks: readonly Block[], pointer = '/blocks'): PlacedBlock[] {
  return blocks.flatMap((block, at) => [
    { block, pointer: `${pointer}/${at}` },
    ...Object.entries(block.slots ?? {}).flatMap(([name, inner]) =>
      placedBlocks(inner, `${pointer}/${at}/slots/${pointerPart(name)}`),
    ),
  ]);
}

export const pointerPart = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
