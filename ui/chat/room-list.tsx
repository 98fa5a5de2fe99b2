import { usePage } from '#engine/react/page-context.tsx';
import type { ChatRoom } from '#schemas/chat.ts';
import { Moment } from '#ui/design/moment.tsx';

interface Props {
  readonly rooms: readonly ChatRoom[];
  /** The room that is open. */
  readonly chosen: string;
  readonly onChoose: (uuid: string) => void;
}

/** The chats of the customer, the newest first. Each is a link to its own page, which works without script. */
export function RoomList({ rooms, chosen, onChoose }: Props) {
  const { t, href } = usePage();
  return (
    <ul className="grid gap-1">
      {rooms.map((room) => (
        <li key={room.uuid} className="min-w-0">
          <a
            href={href(`/chat/${room.uuid}`)}
            aria-current={room.uuid === chosen ? 'true' : undefined}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 rounded-control border-2 border-transparent p-3 hover:bg-sunken aria-[current]:border-brand aria-[current]:bg-brand-soft"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              event.stopPropagation();
              onChoose(room.uuid);
            }}
          >
            <span className="min-w-0 font-semibold wrap-anywhere">
              {room.recipient || t('chat-room.house')}
            </span>
            <Moment
              at={room.message?.date_created ?? room.date_created}
              className="text-sm whitespace-nowrap text-ink-soft"
            />
            <span
              className={`line-clamp-2 min-w-0 text-sm wrap-anywhere ${room.unread_message_count > 0 ? 'font-semibold text-ink' : 'text-ink-soft'}`}
            >
              <LastWords room={room} />
            </span>
            {room.unread_message_count > 0 ? (
              <span className="badge badge-accent justify-self-end tabular-nums">
                <span aria-hidden="true">{room.unread_message_count}</span>
                <span className="sr-only">{t('chat-room.unread', { count: room.unread_message_count })}</span>
              </span>
            ) : (
              room.state === 'closed' && (
                <span className="text-sm whitespace-nowrap text-ink-soft">{t('chat-room.closed')}</span>
              )
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LastWords({ room: { message } }: { readonly room: ChatRoom }) {
  const { t } = usePage();
  if (!message) return null;
  const words = message.message || (message.file ? t('chat-room.file', { name: message.file.name }) : '');
  return message.author.side === 'customer' ? `${t('chat-room.you')}: ${words}` : words;
}
