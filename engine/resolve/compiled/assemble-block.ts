import type { PlanBlock } from '../../plan.ts';
import type { CompiledData } from './compiled-data.ts';
import { haveSameBlocks, withNewest } from './variants.ts';

/** By the answers: with the blocks in their slots, as first of a page or not. */
const assembled = new WeakMap<CompiledData, readonly PlanBlock[]>();

/**
 * A block ready to render. Equal parts give the very same block, so that whoever makes something of it, the renderer above
 * all, may keep that by the block itself.
 */
export function assembleBlock(block: PlanBlock, data: CompiledData): PlanBlock {
  // What stands in it may be one customer's, and is not kept then ([sec 37]).
  if (data.inputs === null || !Object.values(block.slots).every(areKept)) return block;
  const known = assembled.get(data) ?? [];
  const same = known.find((one) => isSame(one, block));
  if (same) return same;
  assembled.set(data, withNewest(Object.freeze(block), known));
  return block;
}

/** By their first block. */
const lists = new WeakMap<PlanBlock, readonly (readonly PlanBlock[])[]>();
const empty: readonly PlanBlock[] = Object.freeze([]);

/** Blocks of a region: the very same list for the very same blocks. What belongs to one visit makes a list of its own. */
export function assembleList(blocks: readonly PlanBlock[]): readonly PlanBlock[] {
  const [first] = blocks;
  if (!first) return empty;
  if (!areKept(blocks)) return blocks;
  const known = lists.get(first) ?? [];
  const same = known.find(
    (one) => one.length === blocks.length && one.every((block, at) => block === blocks[at]),
  );
  if (same) return same;
  lists.set(first, withNewest(Object.freeze(blocks), known));
  return blocks;
}

/** Kept blocks are frozen, others are not. */
export const isKept = (block: PlanBlock): boolean => Object.isFrozen(block);
const areKept = (blocks: readonly PlanBlock[]): boolean => blocks.every(isKept);

const isSame = (one: PlanBlock, other: PlanBlock): boolean =>
  one.props === other.props &&
  one.first === other.first &&
  one.hydrate === other.hydrate &&
  haveSameBlocks(one.slots, other.slots);
