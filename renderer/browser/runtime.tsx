import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MessageViewsProvider } from '#engine/react/message-views.tsx';
import { createNotificationList, NotificationProvider } from '#engine/react/notifications.tsx';
import { onOtherPerson } from '#engine/react/other-person.ts';
import { pagePerson } from '#engine/react/page-person.ts';
import { Offline } from '#engine/react/platform-failures.ts';
import { createPopupStack, PopupProvider } from '#engine/react/popups.tsx';
import { type ScreenMoves, ScreenMovesProvider } from '#engine/react/screen-moves.tsx';
import { onSiteClosed } from '#engine/react/site-closed.ts';
import { nobody } from '#schemas/page-person.ts';
import { loadView } from '#widgets/views.ts';
import { type BlockRenderer, BlockRendererProvider } from '../tree/block-renderer.tsx';
import { liveBlocks } from '../tree/client-plan.ts';
import { pageInfo } from '../tree/page-info.ts';
import { ChatOverlayView, createChatOverlay } from './chat-overlay.tsx';
import { createClosedSite } from './closed-site.ts';
import { ClosedSiteView } from './closed-site-view.tsx';
import { leaveIfReachable } from './connection.ts';
import { createDeferred } from './deferred.ts';
import type { TakeEvents } from './early-events.ts';
import { embeddedPlan } from './embedded-plan.ts';
import { keepFirstHtml } from './first-html.ts';
import { type LiveBlockHost, LiveBlockShell } from './live-block.tsx';
import { createLoanWish } from './loan-wish.ts';
import { ignore } from './named-module.ts';
import { NotificationListView } from './notification-list.tsx';
import { openOtherPerson } from './other-person-notice.tsx';
import type { PageLoader } from './page-loader.ts';
import { createPlanLoader } from './plan-loader.ts';
import { PopupStackView } from './popup-stack.tsx';
import { replayEvents, touchedControls } from './replay-events.ts';
import { createRouterSlot, RouterSlotView, type ScreenRouter } from './router-slot.tsx';
import { ScreenEffects } from './screen-effects.tsx';
import { createScreenPanels } from './screen-panels.tsx';
import { createShownScreen, ScreenRoot } from './screen-root.tsx';
import { createStatusTransition, StatusTransitionView } from './status-transition.tsx';
import { createTextLoader } from './text-loader.ts';
import { createTrustedMarkup } from './trusted-markup.ts';
import { createViewLoader } from './view-loader.ts';
import { watchPerson } from './watch-person.ts';
import { whenIdle } from './when-idle.ts';

/** What the starter may ask of the running page. */
export interface Runtime {
  /** Brings a block and the containers around it to life. */
  wake(block: Element): void;
  navigate(url: URL): void;
  prefetch(url: URL, pressed: boolean): void;
}

/**
 * HTML that is not as React expects was changed by a translator or an extension, as a rule: nothing is lost (`first-html.ts`), and nobody
 * need be alarmed. Our own mistakes look the same: in development they are errors, and the browser tests listen.
 */
const onRecoverableError = (error: unknown): void =>
  // biome-ignore lint/suspicious/noConsole: for a developer who asks to see the finest messages
  import.meta.env.DEV ? reportError(error) : console.debug('Rendered anew:', error);

/**
 * React and the page's state, started at the first need and as soon as the runtime's own texts are there.
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
  const firstHtml = keepFirstHtml(app);
  const touches = new Map<string, readonly Event[]>();
  const screen = createShownScreen(plan);
  screen.subscribe(({ plan: next }) => {
    if (next.url !== plan.url) firstHtml.forget();
  });
  /** A move that began earlier would hydrate the first page's HTML with the second page, and lose its place. */
  const hydrated = createDeferred();
  const slot = createRouterSlot(async () => {
    const [{ createScreenRouter }] = await Promise.all([import('./screen-router.tsx'), hydrated.promise]);
    const router = createScreenRouter({ screen, loader, wake: views.wake, pageLoader });
    // From here on the router follows the history, and no longer the starter.
    window.onpopstate = null;
    return router;
  });
  const { router } = slot.getState();
  const fetchRouter = () => void router().catch(ignore);

  const host: LiveBlockHost = {
    views,
    t: texts.t,
    markup,
    serverHtml: (id) => serverHtml.get(id),
    onBirth: firstHtml.note,
    onShown: (id) => {
      const events = takeEvents(id);
      touches.set(id, events);
      firstHtml.putBack(id, touchedControls(events));
    },
    onAlive: (id) => {
      replayEvents(touches.get(id) ?? [], firstHtml.standIn);
      touches.delete(id);
      whenIdle(fetchRouter);
    },
  };
  const renderer: BlockRenderer = {
    live: (block, slots) => <LiveBlockShell block={block} slots={slots} host={host} />,
    t: texts.t,
    overlays: (shown) => (
      <>
        <ScreenEffects plan={shown} onShown={firstHtml.refill} onReady={hydrated.resolve} />
        <RouterSlotView store={slot} />
        <StatusTransitionView store={transition} />
        <PopupStackView store={popups} />
        <NotificationListView store={notifications} />
        <ClosedSiteView store={closed} />
        <ChatOverlayView store={chat} />
      </>
    ),
    markup,
  };

  // Entries of one screen are told by what the router wrote into them, and a form may add some before the router is there.
  if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '');

  const go = async (url: URL, options?: Parameters<ScreenRouter['go']>[1]) => {
    const found = await router().catch(() =>
      leaveIfReachable(() => location.assign(url)).then(pageLoader.hide),
    );
    await found?.go(url, options);
  };
  const moves: ScreenMoves = {
    toStatusScreen: (find) =>
      transition.getState().during(async () => go(new URL(await find(), location.origin))),
    show: (href) => go(new URL(href, location.origin), { preventScrollReset: true }),
    refresh: async () => {
      const found = await router().catch(() => {
        throw new Offline('');
      });
      await found.refresh();
    },
  };

  const shown = () => screen.getState().plan;
  // The documents of a person have a script that watches them from the first moment on.
  if (pagePerson() === nobody) watchPerson();
  onOtherPerson(() => openOtherPerson(popups, texts.t(shown())));
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
                <ScreenRoot store={screen} />
              </MessageViewsProvider>
            </ScreenMovesProvider>
          </NotificationProvider>
        </PopupProvider>
      </BlockRendererProvider>,
      // Blocks catch their own errors and report them; the console stays for what nobody expected.
      { onCaughtError: () => undefined, onRecoverableError },
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
      else if (!applied(url)) {
        // Asked for while the router is fetched: the move finds the answer under way.
        if (!slot.getState().View) loader.prefetch(url, true);
        void go(url);
      }
    },
    prefetch: (url, pressed) => {
      fetchRouter();
      loader.prefetch(url, pressed);
    },
  };
}
