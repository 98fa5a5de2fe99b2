import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { MessageViewsProvider } from '#engine/react/message-views.tsx';
import { createNotificationList, NotificationProvider } from '#engine/react/notifications.tsx';
import { createPopupStack, PopupProvider } from '#engine/react/popups.tsx';
import { type ScreenMoves, ScreenMovesProvider } from '#engine/react/screen-moves.tsx';
import { onSiteClosed } from '#engine/react/site-closed.ts';
import { loadView } from '#widgets/views.ts';
import { type BlockRenderer, BlockRendererProvider } from '../tree/block-renderer.tsx';
import { type ClientPlan, liveBlocks } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { screenRoute, screenRouteId } from '../tree/screen-routes.tsx';
import { ChatOverlayView, createChatOverlay } from './chat-overlay.tsx';
import { createClosedSite } from './closed-site.ts';
import { ClosedSiteView } from './closed-site-view.tsx';
import { createDeferred } from './deferred.ts';
import type { TakeEvents } from './early-events.ts';
import { embeddedPlan } from './embedded-plan.ts';
import { followFailedMove } from './failed-move.ts';
import { type LiveBlockHost, LiveBlockShell } from './live-block.tsx';
import { createLoanWish } from './loan-wish.ts';
import { NavigationEffects } from './navigation-effects.tsx';
import { NotificationListView } from './notification-list.tsx';
import { hideOfflineNotice } from './offline-notice.ts';
import type { PageLoader } from './page-loader.ts';
import { createPlaceKeeper } from './place-keeper.ts';
import { createPlanLoader } from './plan-loader.ts';
import { PopupStackView } from './popup-stack.tsx';
import { replayEvents } from './replay-events.ts';
import { createScreenPanels } from './screen-panels.tsx';
import { createStatusTransition, StatusTransitionView } from './status-transition.tsx';
import { createTextLoader } from './text-loader.ts';
import { createTrustedMarkup } from './trusted-markup.ts';
import { createViewLoader } from './view-loader.ts';

/** What the starter may ask of the running page. */
export interface Runtime {
  /** Brings a block and the containers around it to life. */
  wake(block: Element): void;
  navigate(url: URL): void;
  prefetch(url: URL, pressed: boolean): void;
}

/**
 * React, the router and the page's state, started at the first need and as soon as the runtime's own texts are there.
 * Static blocks are left as the server sent them; live ones stay asleep until woken.
 */
export async function startRuntime({
  takeEvents,
  pageLoader,
}: {
  takeEvents: TakeEvents;
  pageLoader: PageLoader;
}): Promise<Runtime> {
  const app = document.getElementById('mozaika-app');
  if (!app) throw new Error('The document has no #app.');
  const { plan, chunks } = embeddedPlan();
  const texts = createTextLoader();
  texts.enter(plan);
  await texts.load(plan);
  const views = createViewLoader(liveBlocks(plan), texts);
  const loader = createPlanLoader({
    preload: (next) => {
      texts.enter(next);
      return Promise.all([texts.load(next), views.preload(liveBlocks(next))]);
    },
    runtime: chunks['']?.[0],
    leave: (url) => location.assign(url),
  });
  const markup = createTrustedMarkup();
  const popups = createPopupStack();
  const notifications = createNotificationList();
  const transition = createStatusTransition();
  const closed = createClosedSite();
  const chat = createChatOverlay();
  onSiteClosed(closed.getState().close);
  const serverHtml = new Map<string, string>();
  /** A move that began earlier would hydrate the first page's HTML with the second page, and lose its place. */
  const hydrated = createDeferred();

  /** Why the newest question of the page for itself came to nothing. */
  let refreshFailure: unknown;

  const host: LiveBlockHost = {
    views,
    t: texts.t,
    markup,
    serverHtml: (id) => serverHtml.get(id),
    onAlive: (id) => replayEvents(takeEvents(id)),
  };
  const renderer: BlockRenderer = {
    live: (block, slots) => <LiveBlockShell block={block} slots={slots} host={host} />,
    t: texts.t,
    overlays: () => (
      <>
        <NavigationEffects onReady={hydrated.resolve} pageLoader={pageLoader} />
        <StatusTransitionView store={transition} />
        <PopupStackView store={popups} />
        <NotificationListView store={notifications} />
        <ClosedSiteView store={closed} />
        <ChatOverlayView store={chat} />
      </>
    ),
    markup,
  };

  const route = screenRoute({
    loader: async ({ request }) => {
      const url = new URL(request.url);
      if (place.isKept(url)) return router.state.loaderData[screenRouteId];
      try {
        const next = await loader.load(url, request.signal);
        hideOfflineNotice();
        // A block that still sleeps and stays on the next screen (always so when a screen is read anew) would hold all of
        // it up: React does not show a transition before it has hydrated what the transition changes.
        if (!(next instanceof Response)) for (const { id } of liveBlocks(next)) views.wake(id);
        return next;
      } catch (error) {
        if (request.signal.aborted) throw error;
        const { location: at, loaderData } = router.state;
        const shown: ClientPlan = loaderData[screenRouteId];
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
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search &&
      currentUrl.hash !== nextUrl.hash
        ? false
        : defaultShouldRevalidate,
  });
  const router = createBrowserRouter([route], { hydrationData: { loaderData: { [screenRouteId]: plan } } });
  const place = createPlaceKeeper(router);
  // From here on the router follows the history, and no longer the starter.
  window.onpopstate = null;

  const go = async (url: URL, preventScrollReset = false) => {
    await hydrated.promise;
    await router.navigate(url.pathname + url.search + url.hash, { preventScrollReset });
  };
  const moves: ScreenMoves = {
    toStatusScreen: (find) =>
      transition.getState().during(async () => go(new URL(await find(), location.origin))),
    show: (href) => go(new URL(href, location.origin), true),
    refresh: async () => {
      await hydrated.promise;
      loader.forget();
      refreshFailure = undefined;
      await router.revalidate();
      if (refreshFailure !== undefined) throw refreshFailure;
    },
  };

  const shown = (): ClientPlan => router.state.loaderData[screenRouteId];
  const panels = createScreenPanels({ load: (url) => loader.load(url), textsOf: texts.t, popups, chat });
  const applied = createLoanWish({
    page: () => pageInfo(shown(), texts.t(shown())),
    toStatusScreen: moves.toStatusScreen,
    notify: notifications.getState().notify,
    pageLoader,
  });

  for (const { id } of liveBlocks(plan)) {
    const html = document.querySelector(`[data-block="${CSS.escape(id)}"]`)?.innerHTML;
    if (html !== undefined) serverHtml.set(id, html);
  }
  startTransition(() => {
    hydrateRoot(
      app,
      <BlockRendererProvider value={renderer}>
        <PopupProvider value={popups}>
          <NotificationProvider value={notifications}>
            <ScreenMovesProvider value={moves}>
              <MessageViewsProvider value={loadView}>
                <RouterProvider router={router} />
              </MessageViewsProvider>
            </ScreenMovesProvider>
          </NotificationProvider>
        </PopupProvider>
      </BlockRendererProvider>,
      // Blocks catch their own errors and report them; the console stays for what nobody expected.
      { onCaughtError: () => undefined },
    );
  });

  return {
    wake: (block) => {
      let element: Element | null | undefined = block;
      while (element) {
        const id = element.getAttribute('data-block');
        if (id !== null) views.wake(id);
        element = element.parentElement?.closest('[data-hydrate]');
      }
    },
    navigate: (url) => {
      if (panels.opens(url, shown()))
        void panels.open(url).then((isOpen) => (isOpen ? pageLoader.hide() : go(url)));
      else if (!applied(url)) void go(url);
    },
    prefetch: loader.prefetch,
  };
}
