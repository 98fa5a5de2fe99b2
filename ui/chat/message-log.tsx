import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ChatLine } from './chat-line.ts';
import type { History } from './history.ts';
import { type LogRow, logRows } from './log-rows.ts';
import { DayRow, MessageRow, WaitingRow } from './message-row.tsx';
import type { OutboxEntry } from './outbox.ts';
import { readsEnd } from './reads-end.ts';

interface Props {
  readonly history: History | null;
  readonly outbox: readonly OutboxEntry[];
  /** Number up to which the customer had read when the room was opened; null where nothing is new. */
  readonly readUntil: number | null;
  readonly connected: boolean;
  readonly line: ChatLine | null;
  readonly typing: string | null;
  readonly onOlder: () => void;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

/**
 * The messages of a room. What comes is read aloud when there is nothing else to say; what was there before, and older
 * pages, are not. Who reads further up stays where they are.
 */
export function MessageLog(props: Props) {
  const { history, outbox, readUntil, connected, line, typing, onOlder, onRetry, onDiscard } = props;
  const { t, timeZone } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  /** Where one was before the last change. */
  const last = useRef({ first: 0, height: 0, top: 0 });
  const [live, setLive] = useState(false);
  const messages = history?.messages ?? [];
  const first = messages[0]?.number ?? 0;
  const count = messages.length + outbox.length;
  /** Grows with what comes at the end, not with older pages. */
  const newest = (messages.at(-1)?.number ?? 0) + outbox.length;
  const [seen, setSeen] = useState(newest);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured anew whenever there is more or less to see
  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    const { first: before, height, top } = last.current;
    if (before > first && first > 0) log.scrollTop = top + log.scrollHeight - height;
    else if (atEnd) log.scrollTop = log.scrollHeight;
    if (atEnd) setSeen(newest);
    last.current = { first, height: log.scrollHeight, top: log.scrollTop };
  }, [first, count, typing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more after an older page
  useEffect(() => {
    const timer = setTimeout(() => setLive(history !== null), 0);
    return () => clearTimeout(timer);
  }, [first, history === null]);

  // A keyboard that opens, a turned phone, a note above, a card whose view comes later: who read the end goes on reading it.
  const staysAtEnd = useRef(true);
  useEffect(() => {
    const log = box.current;
    if (!log) return;
    const observer = new ResizeObserver(() => {
      if (staysAtEnd.current) log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  const scrolled = () => {
    const log = box.current;
    if (!log) return;
    const { scrollTop: top, scrollHeight: height, clientHeight: room } = log;
    const isAtEnd = readsEnd({ top: last.current.top, isEnd: staysAtEnd.current }, { top, height, room });
    last.current = { ...last.current, top, height };
    staysAtEnd.current = isAtEnd;
    setAtEnd(isAtEnd);
    if (isAtEnd) setSeen(newest);
  };
  return (
    <div className="relative grid min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label={t('chat-room.log')}
        aria-live={live ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        className="min-h-0 overflow-y-auto overscroll-contain p-3 -outline-offset-4 sm:p-5"
        onScroll={scrolled}
      >
        <div ref={content}>
          {history?.hasOlder && (
            <p className="pb-2 text-center">
              <button
                type="button"
                className="text-link min-h-11 px-3"
                onClick={() => {
                  setLive(false);
                  onOlder();
                }}
              >
                {t('chat-room.older')}
              </button>
            </p>
          )}
          {count === 0 && (
            <p className="mx-auto max-w-prose py-6 text-center text-ink-soft">{t('chat-room.begin')}</p>
          )}
          {logRows(messages, outbox, { readUntil, timeZone }).map((row) => (
            <LogRowView
              key={row.key}
              row={row}
              line={line}
              connected={connected}
              onRetry={onRetry}
              onDiscard={onDiscard}
            />
          ))}
          {typing !== null && (
            <p className="pt-3 text-sm text-ink-soft italic">
              {t('chat-room.typing', { name: typing || t('chat-room.house') })}
            </p>
          )}
        </div>
      </div>
      {/* Something came while somebody reads further up. */}
      {!atEnd && newest > seen && (
        <div className="absolute right-4 bottom-3 z-1">
          <button
            type="button"
            className="btn btn-secondary min-h-11 bg-surface px-3 py-2 shadow-raised"
            onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}
          >
            <ArrowDown aria-hidden="true" className="size-5" />
            <span className="sr-only">{t('chat-room.newest')}</span>
          </button>
        </div>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 'line' | 'connected' | 'onRetry' | 'onDiscard'> {
  readonly row: LogRow;
}

function LogRowView({ row, line, connected, onRetry, onDiscard }: RowProps) {
  const { t } = usePage();
  switch (row.kind) {
    case 'day':
      return <DayRow date={row.date} />;
    case 'divider':
      return (
        <p className="mt-4 flex items-center gap-3 text-sm font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
          {t('chat-room.divider')}
        </p>
      );
    case 'message':
      return <MessageRow message={row.message} begins={row.begins} line={line} />;
    case 'waiting':
      return (
        <WaitingRow
          entry={row.entry}
          connected={connected}
          onRetry={() => onRetry(row.key)}
          onDiscard={() => onDiscard(row.key)}
        />
      );
  }
}
