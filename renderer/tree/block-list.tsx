import { createElement, memo, type ReactNode, Suspense } from 'react';
import { useBlockRenderer } from './block-renderer.tsx';
import type { ClientBlock, LiveBlock, StaticBlock } from './client-plan.ts';

/** Blocks in their order, each in a wrapper that the starter and the logs can find. */
export function BlockList({ blocks }: { blocks: readonly ClientBlock[] }) {
  return blocks.map((block) =>
    block.kind === 'static' ? (
      <StaticBlockView key={block.id} block={block} />
    ) : (
      <LiveBlockView key={block.id} block={block} />
    ),
  );
}

/**
 * Server HTML that React never looks into: hydrating with an empty string and `suppressHydrationWarning` leaves what is
 * there alone. Memoised by its HTML, so that a re-render does not wipe a block whose HTML the browser never got.
 */
const StaticBlockView = memo(
  function StaticBlockView({ block }: { block: StaticBlock }) {
    const { markup } = useBlockRenderer();
    return (
      <div
        id={anchorOf(block.id)}
        data-block={block.id}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from sanitised content
        dangerouslySetInnerHTML={{ __html: markup(block.html ?? '') }}
      />
    );
  },
  (before, after) => before.block.html === after.block.html,
);

function LiveBlockView({ block }: { block: LiveBlock }) {
  const { live, wrapper } = useBlockRenderer();
  const slots = renderSlots(block.slots);
  return createElement(
    wrapper?.(block) ?? 'div',
    {
      id: anchorOf(block.id),
      'data-block': block.id,
      'data-widget': block.type,
      'data-hydrate': block.hydrate,
    },
    <Suspense fallback={null}>{live(block, slots)}</Suspense>,
  );
}

/** The blocks of each filled slot, ready to be placed by a view. */
export function renderSlots(
  slots: Readonly<Record<string, readonly ClientBlock[]>>,
): Record<string, ReactNode> {
  const filled = Object.entries(slots).filter(([, blocks]) => blocks.length > 0);
  return Object.fromEntries(filled.map(([name, blocks]) => [name, <BlockList key={name} blocks={blocks} />]));
}

/** A block can be linked to by its id, unless the document uses that id itself. */
export const anchorOf = (blockId: string): string | undefined => (blockId === 'main' ? undefined : blockId);
