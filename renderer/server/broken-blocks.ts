import type { PageInfo } from '#engine/react/page-context.tsx';
import type { Registry } from '#registry/registry.ts';
import { type ClientBlock, type ClientPlan, type LiveBlock, walkBlocks } from '../tree/client-plan.ts';
import { blockHtml } from './static-html.tsx';

/**
 * Which of the live blocks in `blocks` throw, and with what. Each view is rendered by itself, with nothing in its slots and
 * nothing around it that would catch the error.
 */
export function brokenBlocks(
  blocks: Iterable<LiveBlock>,
  page: PageInfo,
  registry: Registry,
): ReadonlyMap<LiveBlock, unknown> {
  const broken = new Map<LiveBlock, unknown>();
  for (const top of blocks) {
    const before = broken.size;
    for (const block of walkBlocks([top])) {
      if (block.kind === 'static') continue;
      const error = errorOf(block, page, registry);
      if (error !== undefined) broken.set(block, error);
    }
    if (broken.size === before) broken.set(top, new Error('a part of the view threw'));
  }
  return broken;
}

function errorOf(block: LiveBlock, page: PageInfo, registry: Registry): unknown {
  try {
    // Alone React throws the error itself. Listening to the view instead hears too much: React calls it once more, outside
    // of any render, to describe where a part of it failed.
    blockHtml(block, {}, { page, registry });
    return undefined;
  } catch (error) {
    return error ?? new Error('the view threw nothing');
  }
}

/** A plan without some of its live blocks. */
export function withoutBlocks(plan: ClientPlan, broken: ReadonlySet<LiveBlock>): ClientPlan {
  const keep = (blocks: readonly ClientBlock[]): ClientBlock[] =>
    blocks
      .filter((block) => block.kind === 'static' || !broken.has(block))
      .map((block) =>
        block.kind === 'static'
          ? block
          : {
              ...block,
              slots: Object.fromEntries(
                Object.entries(block.slots).map(([name, inner]) => [name, keep(inner)]),
              ),
            },
      );
  const { header, main, footer } = plan.regions;
  return { ...plan, regions: { header: keep(header), main: keep(main), footer: keep(footer) } };
}
