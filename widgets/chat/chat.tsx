import { ArrowLeft, MessagesSquare, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { type PlaceInScreen, usePlace } from '#engine/react/use-place.ts';
import type { ViewProps } from '#registry/widget.ts';
import { useAvailability } from '#ui/chat/chat-notes.tsx';
import { Conversation } from '#ui/chat/conversation.tsx';
import { PlainForm } from '#ui/chat/plain-form.tsx';
import { RoomList } from '#ui/chat/room-list.tsx';
import { useChat } from '#ui/chat/use-chat.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import type { ChatProps } from './props.ts';
import type { ChatQueries } from './queries.ts';

/** The list, a chat that has no address yet; anything else is the id of a room. */
const list = '';
const fresh = 'new';

type View = ViewProps<ChatProps, never, ChatQueries>;

/** The customer’s chats: side by side on a wide screen, list and then room on a phone. */
export function Chat(view: View) {
  return view.data.chat.line ? <ChatHere {...view} /> : <ChatExample {...view} />;
}

/** Each room has its address: the browser’s Back, Forward and reload know it, and the connection stays. */
function ChatHere(view: View) {
  const { href, params } = usePage();
  const placed = usePlace(params['uuid'] ?? list, undefined, (next) =>
    href(next === list || next === fresh ? '/chat' : `/chat/${next}`),
  );
  return <ChatScreen {...view} placed={placed} />;
}

/** Examples stand on one page, which has one address. */
function ChatExample(view: View) {
  const placed = useState(view.data.chat.first.history?.room_uuid ?? list);
  return <ChatScreen {...view} placed={placed} />;
}

function ChatScreen({ props, data, block, placed: [place, go] }: View & { readonly placed: PlaceInScreen }) {
  const { t, href, title } = usePage();
  const { line, first } = data.chat;
  const chat = useChat(line, first);
  const availability = useAvailability(line, first.availability);
  const [freshId, setFreshId] = useState('');
  const id = useId();
  const pane = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes where a press has led
  useEffect(() => {
    if (moved.current) pane.current?.focus();
    moved.current = false;
  }, [place, freshId]);
  const open = (next: string) => {
    moved.current = true;
    go(next);
  };
  const begin = () => {
    setFreshId(crypto.randomUUID());
    open(fresh);
  };
  const { rooms } = chat;
  // A reload forgets the id of a chat that was never begun.
  const uuid = place === fresh ? freshId : place;
  const room = rooms?.find((one) => one.uuid === uuid);
  const Heading = block.first ? 'h1' : 'h2';
  const Sub = block.first ? 'h2' : 'h3';
  const newButton = (
    <button type="button" className="btn btn-secondary noscript:hidden" onClick={begin}>
      <Plus aria-hidden="true" className="size-5" />
      {t('chat-room.new')}
    </button>
  );
  return (
    <section className="wrap band" aria-labelledby={`${block.id}-heading`}>
      <Heading id={`${block.id}-heading`} className="text-title break-words">
        {props.title || title}
      </Heading>
      <div className="card mt-6 grid overflow-hidden desktop:h-[min(46rem,calc(100dvh-9rem))] desktop:min-h-120 desktop:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          className={`min-h-0 min-w-0 flex-col desktop:flex desktop:border-r desktop:border-line ${uuid === list ? 'flex' : 'hidden'}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-3 p-4">
            <Sub className="text-lg font-semibold">{t('chat-room.rooms')}</Sub>
            {rooms && rooms.length > 0 && newButton}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
            {rooms && rooms.length > 0 && <RoomList rooms={rooms} chosen={uuid} onChoose={open} />}
            {rooms?.length === 0 && (
              <div className="grid justify-items-start gap-4 p-2 text-ink-soft">
                <p>{t('chat-room.rooms-empty')}</p>
                {newButton}
              </div>
            )}
            {rooms === null && <p className="p-2 text-ink-soft">{t('chat-room.rooms-unknown')}</p>}
          </div>
          {uuid === list && line && <PlainForm id={id} room={null} />}
        </div>
        <div
          className={`min-h-0 min-w-0 flex-col max-desktop:h-[min(44rem,calc(100dvh-8rem))] max-desktop:min-h-112 desktop:flex ${uuid === list ? 'hidden' : 'flex'}`}
        >
          {uuid === list ? (
            <div className="m-auto p-6">
              <EmptyState icon={MessagesSquare} text={t('chat-room.choose')}>
                {newButton}
              </EmptyState>
            </div>
          ) : (
            <>
              <div className="flex items-center gap-2 border-b border-line p-2 sm:px-4">
                <a
                  href={href('/chat')}
                  className="grid size-11 flex-none place-items-center rounded-full text-brand hover:bg-brand-soft desktop:hidden"
                  onClick={(event) => {
                    event.preventDefault();
                    open(list);
                  }}
                >
                  <ArrowLeft aria-hidden="true" className="size-5" />
                  <span className="sr-only">{t('chat-room.back')}</span>
                </a>
                <Sub
                  ref={pane}
                  tabIndex={-1}
                  className="min-w-0 py-2 text-lg font-semibold break-words outline-none"
                >
                  {room || chat.state.histories.has(uuid)
                    ? room?.recipient || t('chat-room.house')
                    : t('chat-room.new')}
                </Sub>
              </div>
              <Conversation
                key={uuid}
                id={`${id}${uuid}`}
                uuid={uuid}
                chat={chat}
                line={line}
                availability={availability}
              />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

export default Chat;
