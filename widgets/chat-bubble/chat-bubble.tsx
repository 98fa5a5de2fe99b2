import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatBubbleProps } from './props.ts';
import type { ChatBubbleQueries } from './queries.ts';

const button =
  'btn size-14 min-h-14 rounded-full bg-brand p-0 text-on-brand shadow-raised hover:bg-brand-strong';
/** Above whatever bar stands at the foot of the window; away while the question of consent is open. */
const corner =
  'fixed right-4 bottom-[calc(1rem+var(--bottom-bar,var(--screen-bar,0rem)))] z-20 [html[data-consent=ask]_&]:hidden';

type View = ViewProps<ChatBubbleProps, never, ChatBubbleQueries>;

/**
 * The chat on every page. Asleep it is a button, or a link for those without an account or without script: neither
 * script nor a socket before it is pressed. The block stays while one moves through the site, and so does the chat in it.
 */
export function ChatBubble({ props, data, block }: View) {
  const { t, href, path, session } = usePage();
  const { sample } = data.chat;
  // A line that is open outlives the page that brought it.
  const [line] = useState(data.chat.line);
  const [isOpen, setOpen] = useState(sample !== null);
  /** Whether it was opened once: from then on it hears of new messages. */
  const [isBegun, setBegun] = useState(isOpen);
  const [unread, setUnread] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  // There the chat has the screen, and a line of its own.
  if (path === '/chat' || path.startsWith('/chat/')) return null;
  const isInline = props.placement === 'inline';
  const hasAccount = session.signedIn || line === null;
  const icon = <MessageCircle aria-hidden="true" className="size-6" />;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <section aria-label={t('chat-bubble.title')} data-print="no" className={isInline ? 'wrap band' : corner}>
      {isBegun && (
        <ChatPanel
          id={block.id}
          line={line}
          sample={sample}
          isOpen={isOpen}
          isInline={isInline}
          onUnread={setUnread}
          onClose={close}
        />
      )}
      {hasAccount && (
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          className={`${button} relative noscript:hidden`}
          onClick={() => {
            setBegun(true);
            setOpen(!isOpen);
          }}
        >
          {icon}
          <span className="sr-only">{t('chat-bubble.open')}</span>
          {unread > 0 && !isOpen && (
            <span className="badge badge-accent absolute -top-1 -right-1 tabular-nums">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{t('chat-room.unread', { count: unread })}</span>
            </span>
          )}
        </button>
      )}
      <a href={href('/chat')} className={`${button} ${hasAccount ? 'hidden noscript:inline-flex' : ''}`}>
        {icon}
        <span className="sr-only">{t('chat-bubble.open')}</span>
      </a>
    </section>
  );
}

export default ChatBubble;
