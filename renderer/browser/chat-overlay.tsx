import { useRef, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type PageInfo, usePage } from '#engine/react/page-context.tsx';
import { BubbleIcon } from '#ui/chat/bubble-icon.tsx';
import type { ChatLine, FirstChat } from '#ui/chat/chat-line.ts';
import type { ChatPanel } from '#ui/chat/chat-panel.tsx';
import { isChatPath } from '#ui/chat/chat-place.ts';
import { WithTexts } from './with-texts.tsx';

/** The chat that was opened over a page, with what the screen `/chat` would have had. */
export interface OpenedChat {
  readonly Panel: typeof ChatPanel;
  readonly line: ChatLine;
  readonly first: FirstChat;
  readonly t: PageInfo['t'];
}

export interface ChatOverlay {
  /** Null until it was opened once; from then on it hears of new messages. */
  readonly chat: OpenedChat | null;
  readonly isOpen: boolean;
  readonly open: (chat?: OpenedChat) => void;
  readonly close: () => void;
}

/** The chat over the pages of one document. */
export const createChatOverlay = (): StoreApi<ChatOverlay> =>
  createStore<ChatOverlay>((set) => ({
    chat: null,
    isOpen: false,
    open: (chat) => set((state) => ({ chat: chat ?? state.chat, isOpen: true })),
    close: () => set({ isOpen: false }),
  }));

/** The panel and its button. It stays while one moves through the site, and so does its line; on `/chat` both are away. */
export function ChatOverlayView({ store }: { readonly store: StoreApi<ChatOverlay> }) {
  const { chat } = useStore(store);
  const { path } = usePage();
  if (!chat || isChatPath(path)) return null;
  return (
    <WithTexts t={chat.t}>
      <Opened store={store} chat={chat} />
    </WithTexts>
  );
}

function Opened({ store, chat }: { readonly store: StoreApi<ChatOverlay>; readonly chat: OpenedChat }) {
  const { t } = usePage();
  const { isOpen, open, close } = useStore(store);
  const [unread, setUnread] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const { Panel, line, first } = chat;
  return (
    <section aria-label={t('chat-bubble.title')} data-chat-panel data-print="no" className="chat-bubble">
      <Panel
        id="chat-bubble"
        line={line}
        first={first}
        isOpen={isOpen}
        isInline={false}
        onUnread={setUnread}
        onClose={() => {
          close();
          opener.current?.focus();
        }}
      />
      <button ref={opener} type="button" aria-expanded={isOpen} onClick={() => (isOpen ? close() : open())}>
        <BubbleIcon />
        <span className="sr-only">{t('chat-bubble.open')}</span>
        {unread > 0 && !isOpen && (
          <span className="badge badge-accent absolute top-0 right-0 tabular-nums">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t('chat-room.unread', { count: unread })}</span>
          </span>
        )}
      </button>
    </section>
  );
}
