import { useEffect, useState } from 'react';
import type { ChatAvailability } from '#schemas/chat.ts';
import { ChatEnd } from './chat-end.tsx';
import type { ChatLine } from './chat-line.ts';
import { AvailabilityNote, ConnectionNote } from './chat-notes.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { PlainForm } from './plain-form.tsx';
import type { Chat } from './use-chat.ts';

interface Props {
  readonly id: string;
  /** The room's id; of one that does not exist yet its first message opens it. */
  readonly uuid: string;
  readonly chat: Chat;
  readonly line: ChatLine | null;
  readonly availability: ChatAvailability | null;
}

/** One room: its messages, what is being written, and whether somebody is there. Fills the height it is given. */
export function Conversation({ id, uuid, chat, line, availability }: Props) {
  const { store, state, rooms } = chat;
  const room = rooms?.find((one) => one.uuid === uuid) ?? null;
  const history = state.histories.get(uuid) ?? null;
  /** What was unread when the room was opened; what comes while it is open is read as it comes. */
  const [readUntil] = useState(room && room.unread_message_count > 0 ? room.read_number : null);
  useEffect(() => store.watch(uuid), [store, uuid]);
  const unread = room?.unread_message_count ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that comes is read, as long as somebody looks
  useEffect(() => {
    const read = () => document.visibilityState === 'visible' && store.markRead(uuid);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [store, uuid, unread, history === null]);
  return (
    <>
      <ConnectionNote connection={state.connection} onStart={store.start} />
      {room?.state !== 'closed' && (
        <div className="border-b border-line px-4 py-2.5 empty:hidden">
          <AvailabilityNote availability={availability} />
        </div>
      )}
      <MessageLog
        history={history}
        outbox={state.outbox.filter((entry) => entry.room === uuid)}
        readUntil={readUntil}
        connected={state.connection === 'connected'}
        line={line}
        typing={state.typing.get(uuid) ?? null}
        onOlder={() => store.loadOlder(uuid)}
        onRetry={store.retry}
        onDiscard={store.discard}
      />
      {room?.state === 'closed' && <ChatEnd id={id} room={room} line={line} onRoom={store.showRoom} />}
      {line && <PlainForm id={id} room={uuid} />}
      {state.connection !== 'over' && (
        <Composer
          key={uuid}
          id={`${id}-message`}
          room={uuid}
          line={line}
          onSend={(text, file) => store.send(uuid, text, file)}
          onTyping={() => store.typing(uuid)}
        />
      )}
    </>
  );
}
