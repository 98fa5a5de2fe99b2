import { Check, CheckCheck, Clock, FileText } from 'lucide-react';
import { formatDate } from '#engine/format/date.ts';
import { calendarDay, formatFullDate, formatTime } from '#engine/format/moments.ts';
import { formatRelativeDate } from '#engine/format/relative-date.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { useToday } from '#engine/react/use-today.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import type { ChatMessage } from '#schemas/chat.ts';
import type { ChatLine } from './chat-line.ts';
import { MessageWidget } from './message-widget.tsx';
import type { OutboxEntry } from './outbox.ts';

export const ownBubble =
  'ml-auto max-w-[85%] rounded-card rounded-br-sm border border-transparent bg-brand-soft px-4 py-2.5 text-ink';
const theirBubble =
  'mr-auto max-w-[85%] rounded-card rounded-bl-sm border border-line bg-surface px-4 py-2.5';

interface Props {
  readonly message: ChatMessage;
  readonly begins: boolean;
  readonly line: ChatLine | null;
}

/** One message: who, what, when, and how far an own one has got. */
export function MessageRow({ message, begins, line }: Props) {
  const { t } = usePage();
  const { author } = message;
  if (author.side === 'system')
    return (
      <p className="mx-auto max-w-prose py-1 text-center text-sm break-words text-ink-soft">
        {message.message} <MessageTime at={message.date_created} />
      </p>
    );
  const own = author.side === 'customer';
  return (
    <div className={begins ? 'pt-2' : undefined}>
      <p className={`text-sm font-semibold ${own ? 'text-right' : ''} ${begins ? '' : 'sr-only'}`}>
        {own ? t('chat-room.you') : author.name || t('chat-room.house')}
        {author.is_bot && <span className="badge ml-2">{t('chat-room.bot')}</span>}
      </p>
      <div className={`mt-1 w-fit ${own ? ownBubble : theirBubble}`}>
        {message.message !== '' && (
          <p className="leading-relaxed break-words whitespace-pre-line">{message.message}</p>
        )}
        {message.file && <FileLink file={message.file} room={message.room_uuid} line={line} />}
        {message.widget && <MessageWidget message={{ ...message, widget: message.widget }} />}
      </div>
      <p className={`mt-0.5 flex items-center gap-1.5 text-sm text-ink-soft ${own ? 'justify-end' : ''}`}>
        <MessageTime at={message.date_created} />
        {own && <Progress state={message.state} />}
      </p>
    </div>
  );
}

/** Within a day as people say it (specification 9); before that the day stands above, and here the time. */
function MessageTime({ at }: { readonly at: string }) {
  const { locale, t, timeZone } = usePage();
  const today = useToday();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const near = Math.abs(Date.parse(calendarDay(moment, timeZone)) - Date.parse(today)) <= 86_400_000;
  return (
    <time dateTime={at} title={formatFullDate(moment, { locale, timeZone })}>
      {near
        ? formatRelativeDate(moment, { locale, t, today, timeZone })
        : formatTime(moment, { locale, timeZone })}
    </time>
  );
}

/** The day above its messages. */
export function DayRow({ date }: { readonly date: string }) {
  const { locale, timeZone } = usePage();
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <p className="pt-4 text-center text-sm font-semibold text-ink-soft">
      {formatDate(moment, locale, timeZone)}
    </p>
  );
}

const marks = {
  sending: Clock,
  waiting: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
} as const;

/** How far an own message has got: in words, with a mark beside them. */
export function Progress({ state }: { readonly state: keyof typeof marks }) {
  const { t } = usePage();
  const Mark = marks[state];
  return (
    <span className={`inline-flex items-center gap-1 ${state === 'read' ? 'text-brand' : ''}`}>
      <Mark aria-hidden="true" className="size-4 flex-none" />
      {t(`chat-room.state-${state}`)}
    </span>
  );
}

interface FileLinkProps {
  readonly file: { readonly id: string; readonly name: string };
  readonly room: string;
  readonly line: ChatLine | null;
}

function FileLink({ file, room, line }: FileLinkProps) {
  const { t } = usePage();
  const words = (
    <>
      <FileText aria-hidden="true" className="size-5 flex-none" />
      <bdi className="min-w-0 break-words">{file.name}</bdi>
    </>
  );
  if (!line) return <p className="flex min-h-11 items-center gap-2 font-semibold">{words}</p>;
  return (
    <a
      href={readRef(line.file, { uuid: room, id: file.id }).path}
      download
      aria-label={t('chat-room.download', { name: file.name })}
      className="text-link flex min-h-11 items-center gap-2"
    >
      {words}
    </a>
  );
}

interface WaitingProps {
  readonly entry: OutboxEntry;
  readonly connected: boolean;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** What is written and not confirmed: on its way, waiting for a connection, or refused and in the customer's hands. */
export function WaitingRow({ entry, connected, onRetry, onDiscard }: WaitingProps) {
  const { t } = usePage();
  return (
    <div className="pt-2">
      <div className={`w-fit ${ownBubble}`}>
        {entry.text !== '' && <p className="leading-relaxed break-words whitespace-pre-line">{entry.text}</p>}
        {entry.file && (
          <p className="font-semibold break-words">{t('chat-room.file', { name: entry.file.name })}</p>
        )}
      </div>
      <div className="mt-0.5 flex flex-wrap items-center justify-end gap-x-3 text-sm text-ink-soft">
        {entry.refused === null ? (
          <Progress state={connected ? 'sending' : 'waiting'} />
        ) : (
          <>
            <span className="font-semibold text-danger">{t('chat-room.state-failed')}</span>
            <button type="button" className="text-link min-h-11 px-1" onClick={onRetry}>
              {t('chat-room.again')}
            </button>
            <button type="button" className="text-link min-h-11 px-1" onClick={onDiscard}>
              {t('chat-room.discard')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
