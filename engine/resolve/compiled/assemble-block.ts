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
  if (data.inputs === null) return block;
  const known = assembled.get(data) ?? [];
  const same = known.find((one) => isSame(one, block));
  if (same) return same;
  assembled.set(data, withNewest(Object.freeze(block), known));
  return block;
}

const isSame = (one: PlanBlock, other: PlanBlock): boolean =>
  one.props === other.props &&
  one.first === other.first &&
  one.hydrate === other.hydrate &&
  haveSameBlocks(one.slots, other.slots);
