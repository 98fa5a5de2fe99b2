import type { PlanBlock } from '#engine/plan.ts';
import type { PageInfo } from '#engine/react/page-context.tsx';
import { withNewest } from '#engine/resolve/compiled/variants.ts';
import type { Registry } from '#registry/registry.ts';
import type { ClientBlock } from '../tree/client-plan.ts';
import { notePage, wouldSeeSame } from './noted-page.ts';
import { memoryOf } from './render-memory.ts';
import { clientBlocks } from './static-html.tsx';

/**
 * The blocks of a region as the browser gets them: the very same list where the engine hands out the same blocks and their
 * views would see the same, so that nothing is made of each block again.
 */
export function regionBlocks(
  blocks: readonly PlanBlock[],
  {
    page,
    registry,
    fail,
  }: {
    readonly page: PageInfo;
    readonly registry: Registry;
    readonly fail: (block: PlanBlock, error: unknown) => void;
  },
): readonly ClientBlock[] {
  const { regions } = memoryOf(registry);
  const known = regions.get(blocks);
  const same = known?.find(({ inputs }) => wouldSeeSame(inputs, page));
  if (same) return same.blocks;
  const noted = notePage(page);
  let isWhole = true;
  const made = clientBlocks(blocks, {
    page: noted.page,
    registry,
    fail: (block, error) => {
      isWhole = false;
      fail(block, error);
    },
  });
  // The engine's own lists are frozen; others are one visit's.
  if (isWhole && Object.isFrozen(blocks))
    regions.set(blocks, withNewest({ inputs: noted.inputs(), blocks: Object.freeze(made) }, known));
  return made;
}
