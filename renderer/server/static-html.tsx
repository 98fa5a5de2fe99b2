import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockFailure, Plan, PlanBlock } from '#engine/plan.ts';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import { haveSameBlocks, withNewest } from '#engine/resolve/compiled/variants.ts';
import type { Registry } from '#registry/registry.ts';
import { renderSlots } from '../tree/block-list.tsx';
import { type BlockRenderer, BlockRendererProvider } from '../tree/block-renderer.tsx';
import type { ClientBlock, LiveBlock, StaticBlock } from '../tree/client-plan.ts';
import { withoutIconFrames } from './icon-frame.ts';
import { notePage, wouldSeeSame } from './noted-page.ts';
import { memoryOf } from './render-memory.ts';
import { serverView } from './views.ts';

/** Static blocks hold static blocks only, so nothing live is ever asked of this renderer. */
export const staticRenderer: BlockRenderer = {
  live: (block) => {
    throw new Error(`Live block "${block.id}" inside a static one.`);
  },
  t: () => (key) => key,
  overlays: () => null,
  markup: (html) => html,
};

/**
 * Turns a Plan's blocks into what the browser gets. Each static block is rendered on its own, so that one whose view
 * throws is left out by itself, and reported through `fail`. The same block on a page that looks the same to its view is
 * not rendered again.
 */
export function clientBlocks(
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
): ClientBlock[] {
  return blocks.flatMap((block): ClientBlock[] => {
    const slots = Object.fromEntries(
      Object.entries(block.slots).map(([name, inner]) => [
        name,
        clientBlocks(inner, { page, registry, fail }),
      ]),
    );
    if (block.hydrate !== 'never') return [liveBlock(block, slots, registry)];
    try {
      return [staticBlock(block, slots, { page, registry })];
    } catch (error) {
      fail(block, error);
      return [];
    }
  });
}

function liveBlock(block: PlanBlock, slots: LiveBlock['slots'], registry: Registry): LiveBlock {
  const { lives } = memoryOf(registry);
  const known = lives.get(block);
  if (known && haveSameBlocks(known.slots, slots)) return known;
  const { id, type, hydrate, props, data, first } = block;
  const made: LiveBlock = { kind: 'live', id, type, hydrate, props, data, slots, first };
  lives.set(block, made);
  return made;
}

function staticBlock(
  block: PlanBlock,
  slots: Record<string, readonly ClientBlock[]>,
  { page, registry }: { readonly page: PageInfo; readonly registry: Registry },
): StaticBlock {
  const { statics } = memoryOf(registry);
  const known = statics.get(block);
  const same = known?.find((one) => wouldSeeSame(one.inputs, page) && haveSameBlocks(one.slots, slots));
  if (same) return same.block;
  const noted = notePage(page);
  const html = blockHtml(block, renderSlots(slots), { page: noted.page, registry });
  const made: StaticBlock = { kind: 'static', id: block.id, type: block.type, html };
  statics.set(block, withNewest({ inputs: noted.inputs(), slots, block: made }, known));
  return made;
}

/** HTML of one block, with no boundary around it. @throws what its view threw, wherever in it */
export function blockHtml(
  block: Pick<PlanBlock, 'id' | 'type' | 'props' | 'data' | 'first'>,
  slots: Record<string, ReactNode>,
  { page, registry }: { readonly page: PageInfo; readonly registry: Registry },
): string {
  const View = serverView(registry, block.type);
  const html = renderToStaticMarkup(
    <BlockRendererProvider value={staticRenderer}>
      <PageProvider page={page}>
        <View
          props={block.props}
          slots={slots}
          data={block.data}
          block={{ id: block.id, first: block.first }}
        />
      </PageProvider>
    </BlockRendererProvider>,
    { identifierPrefix: `${block.id}-` },
  );
  return withoutIconFrames(html);
}

/** The failure of a view, in the words of the log. */
export function viewFailure(
  plan: Pick<Plan, 'alias'>,
  block: { id: string; type: string },
  error: unknown,
): BlockFailure {
  return {
    kind: 'view-failed',
    page: plan.alias,
    blockId: block.id,
    type: block.type,
    message: error instanceof Error ? error.message : String(error),
    cure: `Mend the view of "${block.type}" for these props, or change the block.`,
  };
}
