import type { PlanBlock } from '../../plan.ts';
import type { CompiledData } from './compiled-data.ts';

/** Assembled blocks kept of one set of answers: with the blocks in their slots, as first of a page or not. */
const maxVariants = 4;

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
  assembled.set(data, [Object.freeze(block), ...known].slice(0, maxVariants));
  return block;
}

const isSame = (one: PlanBlock, other: PlanBlock): boolean =>
  one.props === other.props &&
  one.first === other.first &&
  one.hydrate === other.hydrate &&
  haveSameSlots(one.slots, other.slots);

function haveSameSlots(one: PlanBlock['slots'], other: PlanBlock['slots']): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const blocks = one[name] ?? [];
      const others = other[name];
      return blocks.length === others?.length && blocks.every((block, index) => block === others[index]);
    })
  );
}
