import type { StoreApi } from 'zustand';
import type { PageInfo } from '#engine/react/page-context.tsx';
import type { PopupStack } from '#engine/react/popups.tsx';
import { isChatPath } from '#ui/chat/chat-place.ts';
import { panelHash } from '#ui/design/panel-hash.ts';
import type { PriceSource } from '#ui/shop/cart/use-prices.ts';
import { type ClientPlan, type LiveBlock, liveBlocks } from '../tree/client-plan.ts';
import type { ChatOverlay, OpenedChat } from './chat-overlay.tsx';
import type { PlanLoader } from './plan-loader.ts';
import { WithTexts } from './with-texts.tsx';

/** A screen that can be shown over the page somebody is on. */
interface ScreenPanel {
  /** Type of the widget whose block brings calls, data and texts. */
  readonly type: string;
  /** Shows the panel, with the code it needs. */
  readonly open: (block: LiveBlock, t: PageInfo['t'], url: URL) => Promise<void>;
}

interface Parts {
  readonly load: PlanLoader['load'];
  readonly textsOf: (block: LiveBlock) => PageInfo['t'];
  readonly popups: StoreApi<PopupStack>;
  readonly chat: StoreApi<ChatOverlay>;
}

/** A path with the prefix of its locale, whatever that is. */
const leadsToChat = (pathname: string): boolean => pathname.endsWith('/chat');

/** Screens over the page: what a link with `#panel` asks for. */
export interface ScreenPanels {
  /** Whether a press of a link opens a panel over the page that is shown. */
  opens(url: URL, shown: Pick<ClientPlan, 'path' | 'session'>): boolean;
  /** @returns false when it cannot be shown as a panel: its screen will say why */
  open(url: URL): Promise<boolean>;
}

/**
 * Panels are asked for when somebody presses their link: the plan of their screen names the calls and the texts, so that a page that
 * does not open one carries nothing of it.
 */
export function createScreenPanels({ load, textsOf, popups, chat }: Parts): ScreenPanels {
  const panels: readonly ScreenPanel[] = [
    {
      type: 'chat',
      open: async (block, t) => {
        const { ChatPanel } = await import('#ui/chat/chat-panel.tsx');
        const data = block.data['chat'] as Pick<OpenedChat, 'first' | 'line'>;
        chat.getState().open({ ...data, Panel: ChatPanel, t });
      },
    },
    {
      type: 'cart',
      open: async (block, t, url) => {
        const { CartPanel } = await import('#ui/shop/cart/cart-panel.tsx');
        const { shop, checkout } = block.props as { shop: string; checkout?: string };
        popups.getState().open({
          title: t('cart.panel'),
          isAside: true,
          content: (
            <WithTexts t={t}>
              <CartPanel
                place={block.data['place'] as PriceSource}
                cart={url.pathname}
                shop={shop}
                checkout={checkout}
              />
            </WithTexts>
          ),
        });
      },
    },
  ];
  const show = async (url: URL): Promise<boolean> => {
    if (leadsToChat(url.pathname) && chat.getState().chat) {
      chat.getState().open();
      return true;
    }
    try {
      const screen = await load(new URL(url.pathname, location.origin));
      if ('movedTo' in screen) return false;
      for (const panel of panels) {
        const block = liveBlocks(screen).find(({ type }) => type === panel.type);
        if (!block) continue;
        await panel.open(block, textsOf(block), url);
        return true;
      }
      return false;
    } catch {
      return false;
    }
  };
  let opening: Promise<boolean> | null = null;
  return {
    // For those without an account the chat is a screen like any other: it leads to the sign-in.
    opens: ({ hash, pathname }, { path, session }) =>
      hash === panelHash && (!leadsToChat(pathname) || (session.signedIn && !isChatPath(path))),
    open: (url) => {
      // Whoever presses twice wants it once.
      opening ??= show(url).finally(() => {
        opening = null;
      });
      return opening;
    },
  };
}
