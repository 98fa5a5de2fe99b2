import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { StoreApi } from 'zustand';
import { type ClientPlan, liveBlocks } from '../tree/client-plan.ts';
import { createDeferred } from './deferred.ts';
import { followFailedMove } from './failed-move.ts';
import { MoveEffects } from './move-effects.tsx';
import { hideOfflineNotice } from './offline-notice.ts';
import type { PageLoader } from './page-loader.ts';
import { createPlaceKeeper } from './place-keeper.ts';
import type { PlanLoader } from './plan-loader.ts';
import type { ScreenRouter } from './router-slot.tsx';
import type { ShownScreen } from './screen-root.tsx';

/** Name of the one route; its loader data is the Plan. */
const screenRouteId = 'screen';

/** What of the page its moves need. */
export interface ScreenRouterHost {
  readonly screen: StoreApi<ShownScreen>;
  readonly loader: PlanLoader;
  readonly wake: (blockId: string) => void;
  readonly pageLoader: PageLoader;
}

/**
 * React Router with one splat route: which screen an address shows is in the Plan, not in a second route table. It runs beside the
 * screen and not around it, so that a page that moves nowhere never fetches it (docs/decisions/0085).
 */
export function createScreenRouter({ screen, loader, wake, pageLoader }: ScreenRouterHost): ScreenRouter {
  const mounted = createDeferred();
  /** Why the newest question of the page for itself came to nothing. */
  let refreshFailure: unknown;

  const load: RouteObject['loader'] = async ({ request }) => {
    const url = new URL(request.url);
    const { plan: shown } = screen.getState();
    if (place.isKept(url)) return shown;
    try {
      const next = await loader.load(url, request.signal);
      hideOfflineNotice();
      if ('movedTo' in next) return redirect(next.movedTo);
      // A block that still sleeps and stays on the next screen (always so when a screen is read anew) would hold all of
      // it up: React does not show a transition before it has hydrated what the transition changes.
      for (const { id } of liveBlocks(next)) wake(id);
      return next;
    } catch (error) {
      if (request.signal.aborted) throw error;
      const { location: at } = router.state;
      const isShown = url.pathname + url.search === at.pathname + at.search;
      const following = followFailedMove(error, { to: url, isShown, shown });
      if (isShown) {
        refreshFailure = error;
        return shown;
      }
      if ((await following) && !request.signal.aborted) {
        pageLoader.hide();
        place.keep();
      }
      return new Promise<never>(() => undefined);
    }
  };
  const route: RouteObject = {
    id: screenRouteId,
    path: '*',
    element: <MoveEffects onReady={mounted.resolve} pageLoader={pageLoader} />,
    loader: load,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search &&
      currentUrl.hash !== nextUrl.hash
        ? false
        : defaultShouldRevalidate,
  };
  const first = screen.getState().plan;
  const router = createBrowserRouter([route], { hydrationData: { loaderData: { [screenRouteId]: first } } });
  const place = createPlaceKeeper(router);
  router.subscribe(({ loaderData }) => {
    const plan: ClientPlan = loaderData[screenRouteId];
    if (plan !== screen.getState().plan) screen.setState({ plan });
  });

  return {
    View: () => <RouterProvider router={router} />,
    mounted: mounted.promise,
    go: (to, options) => router.navigate(to.pathname + to.search + to.hash, options),
    refresh: async () => {
      loader.forget();
      refreshFailure = undefined;
      await router.revalidate();
      if (refreshFailure !== undefined) throw refreshFailure;
    },
  };
}
