import type { Block } from '#schemas/page.ts';

/** Makes an id for a block of a type; never the same twice. */
export type MakeId = (type: string) => string;

/** Ids that tell people and logs what they name: `hero-3f9c21a7`. */
export const makeBlockId: MakeId = (type) => `${type.slice(0, 60)}-${crypto.randomUUID().slice(0, 8)}`;

/** Copies of blocks under ids of their own, so that a page never holds one twice. */
export function withNewIds(blocks: readonly Block[], makeId: MakeId): Block[] {
  return blocks.map((block) => ({
    ...block,
    id: makeId(block.type),
    ...(block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([name, inner]) => [name, withNewIds(inner, makeId)]),
      ),
    }),
  }));
}

/**
 * Gives blocks whose id was used before an id of their own; a stored page with doubles would lose one in the editor.
 * Pages without doubles come back as they are.
 */
export function mendDoubles(blocks: readonly Block[], makeId: MakeId, seen = new Set<string>()): Block[] {
  return blocks.map((block) => {
    const id = seen.has(block.id) ? makeId(block.type) : block.id;
    seen.add(id);
    if (!block.slots) return id === block.id ? block : { ...block, id };
    const slots = Object.entries(block.slots).map(
      ([name, inner]) => [name, mendDoubles(inner, makeId, seen)] as const,
    );
    return { ...block, id, slots: Object.fromEntries(slots) };
  });
}
