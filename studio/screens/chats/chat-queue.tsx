import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chatQueue, chatSearch } from '#schemas/calls/staff/chats.ts';
import type { StaffChat } from '#schemas/studio/chats.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { chatKeys } from './use-chat-feed.ts';

interface Props {
  readonly waiting: readonly StaffChat[] | undefined;
  readonly mine: readonly StaffChat[] | undefined;
  readonly open: readonly string[];
  readonly onOpen: (uuid: string) => void;
  readonly onTake: (uuid: string) => void;
}

/** Who waits, what one has, and the chats of others and of before. */
export function ChatQueue({ waiting, mine, open, onOpen, onTake }: Props) {
  const { t } = useStudioTexts();
  const [more, setMore] = useState<'others' | 'closed'>('others');
  const [words, setWords] = useState('');
  const others = useQuery({
    queryKey: [...chatKeys.lists, more],
    queryFn: async ({ signal }) =>
      (await callStaff(chatQueue, { query: { show: more, limit: 30 }, signal })).data,
  });
  const found = useQuery({
    queryKey: ['chat-search', words],
    queryFn: async ({ signal }) =>
      (await callStaff(chatSearch, { query: { q: words, limit: 30 }, signal })).data,
    enabled: words.length > 1,
    // Each search is written down.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const now = useMinutes();
  const entry = (chat: StaffChat, text = chat.newest?.text ?? '') => (
    <ChatEntry chat={chat} text={text} now={now} isOpen={open.includes(chat.uuid)} onOpen={onOpen} />
  );
  return (
    // On a phone a chat takes the place of the list; closing its window leads back.
    <div className={`s-card min-w-0 gap-4 p-3 desktop:grid ${open.length > 0 ? 'hidden' : 'grid'}`}>
      <SearchField value={words} onSearch={setWords} label={t('chats.search')} />
      {words.length > 1 ? (
        <Section title={t('chats.found')} rows={found.data} empty={t('chats.found-none')}>
          {(hit) => <li key={`${hit.chat.uuid} ${hit.at}`}>{entry(hit.chat, `${hit.name}: ${hit.text}`)}</li>}
        </Section>
      ) : (
        <>
          <Section title={t('chats.waiting')} rows={waiting} empty={t('chats.waiting-none')} isCounted>
            {(chat) => (
              <li key={chat.uuid} className="grid gap-1">
                {entry(chat)}
                <button type="button" className="s-btn justify-self-start" onClick={() => onTake(chat.uuid)}>
                  {t('chats.take')}
                  <span className="sr-only">: {chat.customer}</span>
                </button>
              </li>
            )}
          </Section>
          <Section title={t('chats.mine')} rows={mine} empty={t('chats.mine-none')} isCounted>
            {(chat) => <li key={chat.uuid}>{entry(chat)}</li>}
          </Section>
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{t('chats.more')}</legend>
            {(['others', 'closed'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="s-tab"
                aria-pressed={more === one}
                onClick={() => setMore(one)}
              >
                <span className={more === one ? 'text-brand underline' : ''}>{t(`chats.${one}`)}</span>
              </button>
            ))}
          </fieldset>
          <Section title={t(`chats.${more}`)} rows={others.data} empty={t('chats.more-none')} isNamedAbove>
            {(chat) => <li key={chat.uuid}>{entry(chat)}</li>}
          </Section>
        </>
      )}
    </div>
  );
}

interface SectionProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[] | undefined;
  readonly empty: string;
  readonly isCounted?: boolean;
  /** The pressed button above says what is shown. */
  readonly isNamedAbove?: boolean;
  readonly children: (row: Row) => React.ReactNode;
}

function Section<Row>({
  title,
  rows,
  empty,
  isCounted = false,
  isNamedAbove = false,
  children,
}: SectionProps<Row>) {
  const { t } = useStudioTexts();
  return (
    <section aria-label={title} className="grid min-w-0 gap-1">
      <h2 className={isNamedAbove ? 'sr-only' : 'flex items-center gap-2 font-semibold'}>
        {title}
        {isCounted && rows && rows.length > 0 && <Badge tone="note">{rows.length}</Badge>}
      </h2>
      {rows === undefined ? (
        <p className="text-ink-soft text-small">{t('parts.loading')}</p>
      ) : rows.length === 0 ? (
        <p className="text-ink-soft text-small">{empty}</p>
      ) : (
        <ul className="grid max-h-72 gap-1 overflow-y-auto">{rows.map(children)}</ul>
      )}
    </section>
  );
}

interface EntryProps {
  readonly chat: StaffChat;
  readonly text: string;
  readonly now: number;
  readonly isOpen: boolean;
  readonly onOpen: (uuid: string) => void;
}

function ChatEntry({ chat, text, now, isOpen, onOpen }: EntryProps) {
  const { t } = useStudioTexts();
  const { uuid, customer, waiting_since: since, unread, agent, rating } = chat;
  const minutes = since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      className="grid w-full min-w-0 gap-0.5 rounded-lg px-2 py-1.5 text-start hover:bg-sunken aria-[current]:bg-brand-soft"
      onClick={() => onOpen(uuid)}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="font-semibold">{customer}</span>
        {unread > 0 && (
          <Badge tone="note">
            {unread}
            <span className="sr-only"> {t('chats.unread')}</span>
          </Badge>
        )}
        {minutes !== null && (
          <Badge tone={minutes >= 5 ? 'caution' : 'plain'}>
            {minutes === 0 ? t('chats.waits-now') : t('chats.waits', { minutes })}
          </Badge>
        )}
        {rating !== null && <span className="text-small">★ {rating.score}</span>}
      </span>
      <span className="line-clamp-2 text-ink-soft text-small wrap-anywhere">{text}</span>
      {agent && <span className="text-ink-soft text-small">{t('chats.has', { name: agent.name })}</span>}
    </button>
  );
}

/** The moment, moved on every half minute: waiting times go on while nothing else happens. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
