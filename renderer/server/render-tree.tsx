import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { Registry } from '#registry/registry.ts';
import { type BlockRenderer, BlockRendererProvider } from '../tree/block-renderer.tsx';
import { type ClientBlock, type ClientPlan, type LiveBlock, liveBlocks } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { screenRoute, screenRouteId } from '../tree/screen-routes.tsx';
import { blockHtml } from './static-html.tsx';
import { serverView } from './views.ts';

/** What React writes for a Suspense boundary whose content threw on the server. */
const failedBoundary = '<!--$!-->';

/**
 * HTML of a screen. A live block whose view throws is found, left out and reported through `fail`; everything else on
 * the page stays. The search costs nothing while nothing throws.
 */
export function renderTree(
  plan: ClientPlan,
  registry: Registry,
  fail: (block: LiveBlock, error: unknown) => void,
): { html: string; plan: ClientPlan } {
  const html = renderPlan(plan, registry);
  if (!html.includes(failedBoundary)) return { html, plan };
  const broken = new Set<string>();
  for (const block of liveBlocks(plan)) {
    const error = renderErrorOf(plan, block, registry);
    if (error === undefined) continue;
    broken.add(block.id);
    fail(block, error);
  }
  const mended = withoutBlocks(plan, broken);
  return { html: renderPlan(mended, registry), plan: mended };
}

function renderPlan(plan: ClientPlan, registry: Registry): string {
  return renderToString(renderScreenTree(plan, registry));
}

/** The React tree of a screen on the server. */
export function renderScreenTree(plan: ClientPlan, registry: Registry): ReactElement {
  const renderer: BlockRenderer = {
    live: (block, slots) => {
      const View = serverView(registry, block.type);
      return (
        <View
          props={block.props}
          slots={slots}
          data={block.data}
          block={{ id: block.id, first: block.first }}
        />
      );
    },
    overlays: () => null,
    markup: (html) => html,
  };
  const routes = [screenRoute()];
  const context = staticContext(plan);
  return (
    <BlockRendererProvider value={renderer}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </BlockRendererProvider>
  );
}

/** React Router's view of this visit. There is one route and the Plan is its data, so nothing needs to be matched. */
function staticContext(plan: ClientPlan): StaticHandlerContext {
  const location = {
    pathname: plan.url,
    search: '',
    hash: '',
    state: null,
    key: 'default',
    unstable_mask: undefined,
  };
  return {
    basename: '/',
    location,
    matches: [
      {
        params: { '*': plan.url.slice(1) },
        pathname: plan.url,
        pathnameBase: '/',
        route: { id: screenRouteId, path: '*' },
      },
    ],
    loaderData: { [screenRouteId]: plan },
    actionData: null,
    errors: null,
    statusCode: plan.status,
    loaderHeaders: {},
    actionHeaders: {},
  };
}

/**
 * What a block's view threw; undefined when it did not. Alone and with no boundary around it: React throws the error itself
 * then. Listening to the view instead hears too much, because React calls it once more, outside of any render, to
 * describe where a part of it failed.
 */
function renderErrorOf(plan: ClientPlan, block: LiveBlock, registry: Registry): unknown {
  try {
    blockHtml(block, {}, pageInfo(plan), registry);
  } catch (error) {
    return error;
  }
  const alone: ClientPlan = { ...plan, regions: { header: [], main: [{ ...block, slots: {} }], footer: [] } };
  // A boundary of its own took it.
  return renderPlan(alone, registry).includes(failedBoundary)
    ? new Error('a part of the view threw')
    : undefined;
}

function withoutBlocks(plan: ClientPlan, broken: ReadonlySet<string>): ClientPlan {
  const keep = (blocks: readonly ClientBlock[]): ClientBlock[] =>
    blocks
      .filter((block) => !broken.has(block.id))
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
