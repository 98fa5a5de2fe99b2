import { renderToStaticMarkup } from 'react-dom/server';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import type { Registry } from '#registry/registry.ts';
import { BlockRendererProvider } from '../tree/block-renderer.tsx';
import { type ClientBlock, type ClientPlan, type LiveBlock, walkBlocks } from '../tree/client-plan.ts';
import { staticRenderer } from './static-html.tsx';
import { serverView } from './views.ts';

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
  const View = serverView(registry, block.type);
  try {
    renderToStaticMarkup(
      <BlockRendererProvider value={staticRenderer}>
        <PageProvider page={page}>
          <View
            props={block.props}
            slots={{}}
            data={block.data}
            block={{ id: block.id, first: block.first }}
          />
        </PageProvider>
      </BlockRendererProvider>,
    );
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
