import { admits } from '#registry/access.ts';
import type { Registry } from '#registry/registry.ts';
import type { Block } from '#schemas/page.ts';
import type { PlanBlock } from '../plan.ts';
import type { BlockContext } from './block-context.ts';
import { isShown } from './block-visibility.ts';
import { isConditional } from './compiled/constant-blocks.ts';

interface ShownBlock {
  readonly block: Block;
  /** On the canvas only: why this visitor would not get it. */
  readonly hidden?: NonNullable<PlanBlock['hidden']>;
}

/**
 * The blocks this visitor gets, before any counts as the page's first: their circumstances hold, and their widget admits
 * the visitor. The canvas has the others, too. Where a refused one was to begin the page, the context's stand-in may.
 */
export async function shownBlocks(
  blocks: readonly Block[],
  {
    registry,
    context,
    firstOfPage,
  }: {
    readonly registry: Pick<Registry, 'get'>;
    readonly context: BlockContext;
    readonly firstOfPage: boolean;
  },
): Promise<readonly ShownBlock[]> {
  // Nearly always there is nothing to ask.
  if (!blocks.some((block) => isConditional(block, registry.get(block.type)))) return blocks.map(asShown);
  const judged = await Promise.all(blocks.map((block) => judge(block, registry, context)));
  if (context.canvas) return judged;
  const held = judged.filter(({ hidden }) => hidden !== 'visibility');
  const admitted = held.filter(({ hidden }) => hidden === undefined);
  const { standIn } = context;
  const headRefused = firstOfPage && held[0]?.hidden === 'access';
  return standIn && headRefused && (standIn.always || admitted.length === 0)
    ? [{ block: await standIn.block() }, ...admitted]
    : admitted;
}

const asShown = (block: Block): ShownBlock => ({ block });

async function judge(
  block: Block,
  registry: Pick<Registry, 'get'>,
  context: BlockContext,
): Promise<ShownBlock> {
  if (!(await isShown(block.visible, context.visitor))) return { block, hidden: 'visibility' };
  return (await isRefused(block, registry, context)) ? { block, hidden: 'access' } : { block };
}

async function isRefused(
  block: Block,
  registry: Pick<Registry, 'get'>,
  context: BlockContext,
): Promise<boolean> {
  const access = registry.get(block.type)?.access;
  // An example of the gallery shows sample data and nobody's own: what only customers may see can be looked at, too.
  if (!access || access.kind === 'open' || context.exampleData?.has(block.id)) return false;
  if (admits(access, await context.subject(access.kind === 'status'))) return false;
  return !(access.kind === 'status' && access.afterwards && (await context.hasEndedContract()));
}
