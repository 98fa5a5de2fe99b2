import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { Sanitise } from '../../html/sanitise.ts';
import type { PlanBlock } from '../../plan.ts';
import { isKept } from './assemble-block.ts';
import type { CompiledData } from './compiled-data.ts';

/** How much of a page's room a block takes, with what stands in it. */
interface Extent {
  readonly blocks: number;
  readonly height: number;
}

interface ConstantBlock extends Extent {
  readonly made: PlanBlock;
  readonly widget: Widget;
  readonly sanitise: Sanitise;
}

/** By the stored block, then by whether it is the first of its page. */
const constants = new WeakMap<Block, Map<boolean, ConstantBlock>>();
const extents = new WeakMap<PlanBlock, Extent>();

interface Where {
  readonly widget: Widget;
  readonly sanitise: Sanitise;
  readonly first: boolean;
}

/** A block that is the same for everybody at any time, as an earlier visit made it. */
export function findConstant(block: Block, { widget, sanitise, first }: Where): ConstantBlock | undefined {
  const known = constants.get(block)?.get(first);
  return known?.widget === widget && known.sanitise === sanitise ? known : undefined;
}

/**
 * Keeps a block that nothing decides but what is stored: it is open to everybody in any circumstances, reads nothing, and so does
 * all that stands in it.
 * @param stored how many blocks are stored in it
 */
export function keepConstant(
  block: Block,
  where: Where,
  {
    made,
    answers,
    stored,
  }: { readonly made: PlanBlock; readonly answers: CompiledData; readonly stored: number },
): void {
  if (!Object.isFrozen(block) || !isKept(made) || isConditional(block, where.widget)) return;
  const { inputs } = answers;
  if (!inputs || inputs.documents.length > 0 || inputs.parameters.size > 0) return;
  if (Object.keys(inputs.facts).length > 0) return;
  const inner = Object.values(made.slots).flat();
  const innerExtents = inner.map((one) => extents.get(one));
  if (inner.length !== stored || !innerExtents.every((one) => one !== undefined)) return;
  const extent: Extent = {
    blocks: innerExtents.reduce((sum, { blocks }) => sum + blocks, 1),
    height: Math.max(0, ...innerExtents.map(({ height }) => height + 1)),
  };
  extents.set(made, extent);
  const byFirst = constants.get(block) ?? new Map<boolean, ConstantBlock>();
  constants.set(block, byFirst);
  byFirst.set(where.first, { made, widget: where.widget, sanitise: where.sanitise, ...extent });
}

/** Drops what is kept of a block; the next visit makes it anew. */
export const forgetConstant = (block: Block): void => void constants.delete(block);

/** Whether some visitors do not get a block, or not always. */
export const isConditional = (block: Block, widget: Pick<Widget, 'access'> | undefined): boolean =>
  block.visible !== undefined || (widget !== undefined && widget.access.kind !== 'open');
