import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ChatLine, FirstChat } from './chat-line.ts';
import { ConnectionNote, useAvailability } from './chat-notes.tsx';
import { unreadOf } from './chat-state.ts';
import { Conversation } from './conversation.tsx';
import { type Chat, useChat } from './use-chat.ts';

interface Props {
  readonly id: string;
  readonly line: ChatLine | null;
  /** What it shows before its line is open. */
  readonly first: FirstChat;
  readonly isOpen: boolean;
  readonly isInline: boolean;
  readonly onUnread: (count: number) => void;
  readonly onClose: () => void;
}

const frame = 'flex flex-col overflow-hidden bg-surface text-ink p-0 m-0';
const inPage = 'card static mb-4 w-full max-w-prose';

/** The chat of the bubble: the newest room that has not ended, or a new one. Its line stays while the panel is away. */
export function ChatPanel({ id, line, first, isOpen, isInline, onUnread, onClose }: Props) {
  const { t, href } = usePage();
  const chat = useChat(line, first);
  const availability = useAvailability(line, first.availability);
  const uuid = useRoom(chat);
  const dialog = useRef<HTMLDialogElement>(null);
  const logId = useId();
  const unread = unreadOf(chat.rooms ?? []);
  useEffect(() => onUnread(unread), [onUnread, unread]);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element || element.open) return;
    // What covers everything keeps the focus; what stands beside the page does not.
    if (matchMedia('(max-width: 1023px)').matches) element.showModal();
    else element.show();
    return () => element.close();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the room is there, there is somewhere to write
  useEffect(() => {
    // On a phone it would bring up the keys over what is there to be read.
    if (isOpen && !isInline && matchMedia('(pointer: fine)').matches)
      dialog.current?.querySelector('textarea')?.focus();
  }, [isOpen, isInline, uuid]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      open={isInline || undefined}
      aria-labelledby={`${id}-panel`}
      className={`${frame} ${isInline ? inPage : 'chat-panel'}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <div className="flex flex-none items-center gap-3 border-b border-line py-1 pr-1 pl-4">
        <h2 id={`${id}-panel`} className="min-w-0 flex-1 text-lg font-semibold">
          {t('chat-bubble.title')}
        </h2>
        <a
          href={href(uuid && hasRoom(chat, uuid) ? `/chat/${uuid}` : '/chat')}
          className="text-link py-2 text-sm"
          onClick={onClose}
        >
          {t('chat-bubble.all')}
        </a>
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{t('chat-bubble.close')}</span>
        </button>
      </div>
      {uuid === null ? (
        <>
          <ConnectionNote connection={chat.state.connection} onStart={chat.store.start} />
          {chat.state.connection === 'connected' && (
            <p role="status" className="p-4 text-ink-soft">
              {t('chat-bubble.loading')}
            </p>
          )}
        </>
      ) : (
        <Conversation key={uuid} id={logId} uuid={uuid} chat={chat} line={line} availability={availability} />
      )}
    </dialog>
  );
}

const hasRoom = ({ rooms }: Chat, uuid: string): boolean =>
  rooms?.some((room) => room.uuid === uuid) ?? false;

/**
 * The room of the panel, chosen once the list is there: where something waits to be sent, else the newest that has not
 * ended, else a new one. Without a connection that is a new one, whose words wait in the outbox. Null until then.
 */
function useRoom({ state, rooms }: Chat): string | null {
  const [uuid, setUuid] = useState<string | null>(null);
  const isKnown = rooms !== null || state.connection === 'disconnected';
  if (uuid !== null || !isKnown) return uuid;
  const chosen =
    state.outbox.at(-1)?.room ?? rooms?.find((room) => room.state !== 'closed')?.uuid ?? crypto.randomUUID();
  setUuid(chosen);
  return chosen;
}
