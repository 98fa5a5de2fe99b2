import { ofPath, usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { BubbleIcon } from '#ui/chat/bubble-icon.tsx';
import { ChatPanel } from '#ui/chat/chat-panel.tsx';
import { isChatPath } from '#ui/chat/chat-place.ts';
import { panelHash } from '#ui/design/panel-hash.ts';
import type { ChatBubbleProps } from './props.ts';
import type { ChatBubbleQueries } from './queries.ts';

type View = ViewProps<ChatBubbleProps, never, ChatBubbleQueries>;

/**
 * The way to the chat from every page: a link, and no script. For customers the running page opens the chat over itself
 * (`renderer/browser/chat-overlay.tsx`); for everybody else it leads to `/chat`.
 */
export function ChatBubble({ props, data, block }: View) {
  const page = usePage();
  const { t, href } = page;
  if (ofPath(page, isChatPath)) return null;
  const isInline = props.placement === 'inline';
  const { sample } = data.chat;
  return (
    <section
      aria-label={t('chat-bubble.title')}
      data-print="no"
      className={`chat-bubble ${isInline ? 'wrap band static' : ''}`.trim()}
    >
      {sample && (
        <ChatPanel id={block.id} line={null} first={sample} isOpen isInline onUnread={none} onClose={none} />
      )}
      <a href={href(`/chat${panelHash}`)} aria-label={t('chat-bubble.open')}>
        <BubbleIcon />
      </a>
    </section>
  );
}

const none = () => undefined;

export default ChatBubble;
