import { memo, Suspense } from 'react';
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
  const { live } = useBlockRenderer();
  const slots = Object.fromEntries(
    Object.entries(block.slots).map(([name, inner]) => [name, <BlockList key={name} blocks={inner} />]),
  );
  return (
    <div data-block={block.id} data-widget={block.type} data-hydrate={block.hydrate}>
      <Suspense fallback={null}>{live(block, slots)}</Suspense>
    </div>
  );
}
