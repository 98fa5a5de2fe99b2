import { useEffect, useRef } from 'react';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { chatStaffFile } from '#schemas/calls/staff/chats.ts';
import type { ChatMessage } from '#schemas/chat.ts';
import type { ChatNote, StaffChatPage } from '#schemas/studio/chats.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly page: StaffChatPage;
  readonly typing: string | null;
  /** Asks for older messages; null where there are none, or no more than is shown. */
  readonly onOlder: (() => void) | null;
}

/** How near the end one has to be for new messages to be followed, in pixels. */
const nearEnd = 120;

/** Messages and notes in their order. What comes is announced. */
export function ChatLog({ page, typing, onOlder }: Props) {
  const { t } = useStudioTexts();
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const { messages, notes } = page;
  const first = messages[0]?.number ?? 0;
  const rows = [
    ...messages.map((message) => ({ place: message.number, note: null, message })),
    // A note of a page that is not shown belongs to that page.
    ...notes
      .filter(({ after }) => after >= first)
      .map((note) => ({ place: note.after + 0.5, note, message: null })),
  ].toSorted((one, other) => one.place - other.place);
  const count = rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with every row, and with who types
  useEffect(() => {
    const element = box.current;
    if (element && isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [count, typing]);
  return (
    <div
      ref={box}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-3"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      role="log"
      aria-label={t('chats.log', { name: page.chat.customer })}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      {onOlder && (
        <button type="button" className="s-btn mb-3" onClick={onOlder}>
          {t('chats.older')}
        </button>
      )}
      <ol className="grid gap-2">
        {rows.map(({ note, message }) =>
          note ? (
            <NoteRow key={note.id} note={note} />
          ) : (
            <MessageRow key={message.uuid} message={message} uuid={page.chat.uuid} />
          ),
        )}
      </ol>
      {typing !== null && (
        <p className="mt-2 text-ink-soft text-small">{t('chats.typing', { name: typing })}</p>
      )}
    </div>
  );
}

function useClock(): (at: string) => string {
  const { locale } = useStudioTexts();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}

const sides: Readonly<Record<ChatMessage['author']['side'], string>> = {
  customer: 'justify-self-start bg-sunken',
  agent: 'justify-self-end bg-brand-soft',
  system: 'justify-self-center text-ink-soft text-small',
};

function MessageRow({ message, uuid }: { readonly message: ChatMessage; readonly uuid: string }) {
  const { t } = useStudioTexts();
  const say = useClock();
  const { author, message: text, file, widget, state, date_created: at } = message;
  return (
    <li className={`max-w-[85%] rounded-lg px-3 py-1.5 wrap-anywhere ${sides[author.side]}`}>
      {author.side !== 'system' && (
        <p className="text-ink-soft text-small">
          {author.name}
          {author.is_bot && ` (${t('chats.bot')})`} · <time dateTime={at}>{say(at)}</time>
          {author.side === 'agent' && ` · ${t(`chats.state-${state}`)}`}
        </p>
      )}
      {text !== '' && <p className="whitespace-pre-wrap">{text}</p>}
      {widget && <p className="s-hint">{t('chats.with-card', { name: t(`chats.${widget.type}`) })}</p>}
      {file && (
        <a className="s-link" href={fillPath(chatStaffFile.path, { uuid, id: file.id })} download>
          {file.name}
        </a>
      )}
    </li>
  );
}

function NoteRow({ note }: { readonly note: ChatNote }) {
  const { t } = useStudioTexts();
  const say = useClock();
  return (
    <li className="rounded-lg border border-line-strong border-dashed bg-sun-soft px-3 py-1.5 text-sun-ink wrap-anywhere">
      <p className="text-small">
        {note.kind === 'note'
          ? t('chats.note-by', { name: note.name })
          : note.to === null
            ? t('chats.handed-back', { name: note.name })
            : t('chats.handed', { name: note.name, to: note.to })}
        {' · '}
        <time dateTime={note.at}>{say(note.at)}</time>
      </p>
      {note.text !== '' && <p className="whitespace-pre-wrap">{note.text}</p>}
    </li>
  );
}
