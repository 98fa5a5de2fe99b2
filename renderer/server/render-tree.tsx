import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createTranslator } from '#engine/i18n/translator.ts';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import { withNewest } from '#engine/resolve/compiled/variants.ts';
import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import { type BlockRenderer, BlockRendererProvider } from '../tree/block-renderer.tsx';
import type { ClientBlock, ClientPlan, LiveBlock } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { Screen } from '../tree/screen.tsx';
import { brokenBlocks, withoutBlocks } from './broken-blocks.ts';
import { layoutFrame, type RegionName } from './layout-frame.tsx';
import { notePage, type ViewInputs, wouldSeeSame } from './noted-page.ts';
import { textsOfBlock } from './plan-texts.ts';
import { memoryOf } from './render-memory.ts';
import { staticWrapper } from './static-wrapper.tsx';
import { serverView } from './views.ts';

/** What React writes for a Suspense boundary whose content threw on the server. */
const failedBoundary = '<!--$!-->';

/** A screen in pieces, in their order. */
export interface RenderedTree {
  readonly html: readonly Buffer[];
  /** The plan of what is shown: without the blocks whose view threw. */
  readonly plan: ClientPlan;
}

/**
 * HTML of a screen. Only what no earlier visit left is rendered, in the place it has in the whole tree: ids that React
 * makes tell the place, and the browser must come to the same. A live block whose view throws is found, left out and
 * reported through `fail`; everything else on the page stays.
 * @param texts all texts of the locale; each block gets those it has in the browser
 */
export function renderTree(
  plan: ClientPlan,
  {
    texts,
    registry,
    fail,
  }: {
    readonly texts: Texts;
    readonly registry: Registry;
    readonly fail: (block: LiveBlock, error: unknown) => void;
  },
): RenderedTree {
  const { liveHtml } = memoryOf(registry);
  const page = pageInfo(plan, createTranslator(plan.locale, [texts]));
  const places = placesOf(plan);
  const pageOf = (block: LiveBlock): PageInfo => ({
    ...page,
    t: createTranslator(plan.locale, [textsOfBlock(block, texts, registry)]),
  });
  const html = new Map<LiveBlock, Buffer>();
  const unknown = new Map<LiveBlock, { readonly page: PageInfo; inputs(): ViewInputs }>();
  for (const [block, place] of places) {
    const own = pageOf(block);
    const known = liveHtml.get(block)?.find((one) => one.place === place && wouldSeeSame(one.inputs, own));
    if (known) html.set(block, known.html);
    else unknown.set(block, notePage(own));
  }
  if (unknown.size > 0) {
    const rendered = renderBlocks(plan, {
      texts,
      registry,
      wanted: new Map([...unknown].map(([block, { page }]) => [block, page])),
    });
    const broken = new Set(
      [...rendered].filter(([, text]) => text.includes(failedBoundary)).map(([block]) => block),
    );
    if (broken.size > 0) {
      const found = brokenBlocks(broken, page, registry);
      for (const [block, error] of found) fail(block, error);
      // The others move up, and places count.
      return renderTree(withoutBlocks(plan, new Set(found.keys())), { texts, registry, fail });
    }
    for (const [block, text] of rendered) {
      const bytes = Buffer.from(text);
      html.set(block, bytes);
      const inputs = unknown.get(block)?.inputs();
      const place = places.get(block);
      if (inputs && place !== undefined)
        liveHtml.set(block, withNewest({ place, inputs, html: bytes }, liveHtml.get(block)));
    }
  }
  const pieces = (blocks: readonly ClientBlock[]): Buffer[] =>
    blocks.map((block) =>
      block.kind === 'static' ? staticWrapper(block, registry) : (html.get(block) ?? Buffer.alloc(0)),
    );
  return {
    plan,
    html: layoutFrame(plan.layout).parts.flatMap(({ html: frame, region }) => [
      frame,
      ...(region ? pieces(plan.regions[region]) : []),
    ]),
  };
}

/** Every live block that stands in a region itself, and where. */
function placesOf({ layout, regions }: ClientPlan): ReadonlyMap<LiveBlock, string> {
  const places = new Map<LiveBlock, string>();
  for (const name of Object.keys(regions) as RegionName[]) {
    // The empty layout has no room for the others.
    if (layout === 'empty' && name !== 'main') continue;
    const blocks = regions[name];
    blocks.forEach((block, index) => {
      if (block.kind === 'live') places.set(block, `${layout} ${name} ${index} of ${blocks.length}`);
    });
  }
  return places;
}

/** Renders some blocks of a plan, each in its place; all others are left empty. @returns the HTML of each with its wrapper */
function renderBlocks(
  plan: ClientPlan,
  {
    texts,
    registry,
    wanted,
  }: {
    readonly texts: Texts;
    readonly registry: Registry;
    readonly wanted: ReadonlyMap<LiveBlock, PageInfo>;
  },
): ReadonlyMap<LiveBlock, string> {
  const order = [...wanted.keys()];
  const nameOf = new Map(order.map((block, index) => [block, `${cutName}-${index}`]));
  const skeleton = mapRegions(plan, (block) =>
    block.kind === 'live' && wanted.has(block) ? block : { kind: 'static', id: block.id, type: block.type },
  );
  const html = renderToString(
    screenTree(skeleton, {
      texts,
      registry,
      wrapper: (block) => nameOf.get(block),
      pageOf: (block) => wanted.get(block),
    }),
  );
  return new Map(
    [...nameOf].map(([block, name]) => {
      const begin = html.indexOf(`<${name} `);
      const end = html.indexOf(`</${name}>`);
      return [block, `<div${html.slice(begin + name.length + 1, end)}</div>`];
    }),
  );
}

/** Element around a block that is cut out of a rendered tree. No text can hold it: it is made up anew by each process. */
const cutName = `cut-${crypto.randomUUID()}`;

/** The React tree of a screen on the server, as the browser's router holds it. */
export function screenTree(
  plan: ClientPlan,
  {
    texts,
    registry,
    wrapper,
    pageOf = () => undefined,
  }: {
    readonly texts: Texts;
    readonly registry: Registry;
    readonly wrapper?: BlockRenderer['wrapper'];
    /** The page as a block sees it; the plan's when not given. */
    readonly pageOf?: (block: LiveBlock) => PageInfo | undefined;
  },
): ReactElement {
  const renderer: BlockRenderer = {
    live: (block, slots) => {
      const View = serverView(registry, block.type);
      const page = pageOf(block);
      const view = (
        <View
          props={block.props}
          slots={slots}
          data={block.data}
          block={{ id: block.id, first: block.first }}
        />
      );
      return page ? <PageProvider page={page}>{view}</PageProvider> : view;
    },
    t: () => createTranslator(plan.locale, [texts]),
    overlays: () => null,
    markup: (html) => html,
    ...(wrapper && { wrapper }),
  };
  return (
    <BlockRendererProvider value={renderer}>
      {/* React Router's provider holds a second, empty place beside the screen, and ids tell places. */}
      <Screen plan={plan} />
      {null}
    </BlockRendererProvider>
  );
}

const mapRegions = (plan: ClientPlan, change: (block: ClientBlock) => ClientBlock): ClientPlan => {
  const { header, main, footer } = plan.regions;
  return {
    ...plan,
    regions: { header: header.map(change), main: main.map(change), footer: footer.map(change) },
  };
};
