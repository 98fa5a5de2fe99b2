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
import { type NotedPage, notePage, wouldSeeSame } from './noted-page.ts';
import { textsOfBlock } from './plan-texts.ts';
import { memoryOf } from './render-memory.ts';
import { staticWrapper } from './static-wrapper.ts';
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
  const { liveHtml, regionHtml } = memoryOf(registry);
  const page = pageInfo(plan, createTranslator(plan.locale, [texts]));
  const ready = new Map<RegionName, Buffer>();
  const notes = new Map<RegionName, NotedPage>();
  for (const name of shownRegions(plan)) {
    const place = `${plan.layout} ${name}`;
    const known = regionHtml
      .get(plan.regions[name])
      ?.find((one) => one.place === place && wouldSeeSame(one.inputs, page));
    if (known) ready.set(name, known.html);
    else notes.set(name, notePage(page));
  }
  const html = new Map<LiveBlock, Buffer>();
  const unknown = new Map<LiveBlock, NotedPage & { readonly place: string }>();
  for (const [name, noted] of notes)
    plan.regions[name].forEach((block, index, { length }) => {
      if (block.kind === 'static') return;
      const place = `${plan.layout} ${name} ${index} of ${length}`;
      const t = createTranslator(plan.locale, [textsOfBlock(block, texts, registry)]);
      const known = liveHtml
        .get(block)
        ?.find((one) => one.place === place && wouldSeeSame(one.inputs, noted.page, t));
      if (known) html.set(block, known.html);
      else unknown.set(block, { ...notePage(noted.page, t), place });
    });
  if (unknown.size > 0) {
    const wanted = new Map([...unknown].map(([block, { page }]) => [block, page]));
    const rendered = renderBlocks(plan, wanted, { texts, registry });
    const broken = new Set(
      [...rendered].filter(([, text]) => text.includes(failedBoundary)).map(([block]) => block),
    );
    if (broken.size > 0) {
      const found = brokenBlocks(broken, page, registry);
      for (const [block, error] of found) fail(block, error);
      // The others move up, and places count.
      return renderTree(withoutBlocks(plan, new Set(found.keys())), { texts, registry, fail });
    }
    for (const [block, { place, inputs }] of unknown) {
      const bytes = Buffer.from(rendered.get(block) ?? '');
      html.set(block, bytes);
      liveHtml.set(block, withNewest({ place, inputs: inputs(), html: bytes }, liveHtml.get(block)));
    }
  }
  for (const [name, noted] of notes) {
    const blocks = plan.regions[name];
    const pieces = blocks.map((block) =>
      block.kind === 'static' ? staticWrapper(block, registry) : (html.get(block) ?? Buffer.alloc(0)),
    );
    const joined = Buffer.concat(pieces);
    ready.set(name, joined);
    // A list that is not kept belongs to one visit.
    if (Object.isFrozen(blocks)) {
      keepSlices(joined, { blocks, pieces }, registry);
      const made = { place: `${plan.layout} ${name}`, inputs: noted.inputs(), html: joined };
      regionHtml.set(blocks, withNewest(made, regionHtml.get(blocks)));
    }
  }
  return {
    plan,
    html: layoutFrame(plan.layout).parts.flatMap(({ html: frame, region }) => [
      frame,
      ...((region && [ready.get(region) ?? Buffer.alloc(0)]) ?? []),
    ]),
  };
}

/** What is kept of each block is a part of the region's bytes from now on, and no copy of them. */
function keepSlices(
  joined: Buffer,
  { blocks, pieces }: { readonly blocks: readonly ClientBlock[]; readonly pieces: readonly Buffer[] },
  registry: Registry,
): void {
  const { liveHtml, staticHtml } = memoryOf(registry);
  let begin = 0;
  blocks.forEach((block, index) => {
    const piece = pieces[index];
    const slice = joined.subarray(begin, begin + (piece?.length ?? 0));
    begin += slice.length;
    if (block.kind === 'static') staticHtml.set(block, slice);
    else {
      const known = liveHtml.get(block) ?? [];
      liveHtml.set(
        block,
        known.map((one) => (one.html === piece ? { ...one, html: slice } : one)),
      );
    }
  });
}

/** The empty layout has no room for what stands around a page. */
const shownRegions = ({ layout, regions }: ClientPlan): readonly RegionName[] =>
  layout === 'empty' ? ['main'] : (Object.keys(regions) as RegionName[]);

/** What a tree is rendered with besides its plan. */
interface TreeParts {
  /** All texts of the page's language. */
  readonly texts: Texts;
  readonly registry: Registry;
}

/** Renders some blocks of a plan, each in its place; all others are left empty. @returns the HTML of each with its wrapper */
function renderBlocks(
  plan: ClientPlan,
  wanted: ReadonlyMap<LiveBlock, PageInfo>,
  { texts, registry }: TreeParts,
): ReadonlyMap<LiveBlock, string> {
  const order = [...wanted.keys()];
  const nameOf = new Map(order.map((block, index) => [block, `${cutName}-${index}`]));
  const skeleton = mapRegions(plan, (block) =>
    block.kind === 'live' && wanted.has(block) ? block : { kind: 'static', id: block.id, type: block.type },
  );
  const html = renderToString(
    screenTree(
      skeleton,
      { texts, registry },
      {
        wrapper: (block) => nameOf.get(block),
        pageOf: (block) => wanted.get(block),
      },
    ),
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

/** The React tree of a screen on the server, as the browser holds it. */
export function screenTree(
  plan: ClientPlan,
  { texts, registry }: TreeParts,
  {
    wrapper,
    pageOf = () => undefined,
  }: {
    readonly wrapper?: BlockRenderer['wrapper'];
    /** The page as a block sees it; the plan's when not given. */
    readonly pageOf?: (block: LiveBlock) => PageInfo | undefined;
  } = {},
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
      <Screen plan={plan} />
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
