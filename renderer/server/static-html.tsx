import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockFailure, Plan, PlanBlock } from '#engine/plan.ts';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import type { Registry } from '#registry/registry.ts';
import { renderSlots } from '../tree/block-list.tsx';
import { type BlockRenderer, BlockRendererProvider } from '../tree/block-renderer.tsx';
import type { ClientBlock } from '../tree/client-plan.ts';
import { serverView } from './views.ts';

/** Static blocks hold static blocks only, so nothing live is ever asked of this renderer. */
const staticRenderer: BlockRenderer = {
  live: (block) => {
    throw new Error(`Live block "${block.id}" inside a static one.`);
  },
  overlays: () => null,
  markup: (html) => html,
};

/**
 * Turns a Plan's blocks into what the browser gets. Each static block is rendered on its own, so that one whose view
 * throws is left out by itself, and reported through `fail`.
 */
export function clientBlocks(
  blocks: readonly PlanBlock[],
  page: PageInfo,
  registry: Registry,
  fail: (block: PlanBlock, error: unknown) => void,
): ClientBlock[] {
  return blocks.flatMap((block): ClientBlock[] => {
    const slots = Object.fromEntries(
      Object.entries(block.slots).map(([name, inner]) => [name, clientBlocks(inner, page, registry, fail)]),
    );
    const { id, type, hydrate, props, data, first } = block;
    if (hydrate !== 'never') return [{ kind: 'live', id, type, hydrate, props, data, slots, first }];
    try {
      return [{ kind: 'static', id, type, html: blockHtml(block, renderSlots(slots), page, registry) }];
    } catch (error) {
      fail(block, error);
      return [];
    }
  });
}

/** HTML of one block. @throws what its view threw, wherever in it */
export function blockHtml(
  block: Pick<PlanBlock, 'id' | 'type' | 'props' | 'data' | 'first'>,
  slots: Record<string, ReactNode>,
  page: PageInfo,
  registry: Registry,
): string {
  const View = serverView(registry, block.type);
  return renderToStaticMarkup(
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
