import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatAgents, chatPresence, chatQueue, chatTake } from '#schemas/calls/staff/chats.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { ChatColumn } from './chat-column.tsx';
import { ChatFiguresBar } from './chat-figures.tsx';
import { ChatQueue } from './chat-queue.tsx';
import { chatKeys, useChatFeed } from './use-chat-feed.ts';
import { useOpenChats } from './use-open-chats.ts';
import { useUnreadTitle } from './use-unread-title.ts';

/** The desk of the support chat: who waits at the left, chats side by side. */
export default function Chats() {
  const { t } = useStudioTexts();
  const { self, may } = useStaff();
  const say = useErrorWords();
  const toast = useToast();
  const cache = useQueryClient();
  const { state, typing } = useChatFeed();
  const { open, shown, show, hide, room } = useOpenChats();
  /** What was typed and not sent, by chat: one that gives way to another keeps it. */
  const drafts = useRef(new Map<string, string>());
  const list = (which: 'waiting' | 'mine') => ({
    queryKey: [...chatKeys.lists, which],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await callStaff(chatQueue, { query: { show: which, limit: 100 }, signal })).data,
  });
  const waiting = useQuery(list('waiting'));
  const mine = useQuery(list('mine'));
  const agents = useQuery({
    queryKey: [...chatKeys.lists, 'agents'],
    queryFn: async ({ signal }) => (await callStaff(chatAgents, { signal })).data,
  });
  const isPresent = agents.data?.find(({ email }) => email === self.email)?.is_present ?? false;
  const refresh = () => cache.invalidateQueries({ queryKey: chatKeys.lists });
  const presence = useMutation({
    mutationFn: (is_present: boolean) => callStaff(chatPresence, { body: { is_present } }),
    onSuccess: refresh,
    onError: (error) => toast(say(error), 'problem'),
  });
  const take = useMutation({
    mutationFn: (uuid: string) => callStaff(chatTake, { params: { uuid } }),
    onSuccess: async ({ data }) => {
      show(data.uuid);
      await Promise.all([refresh(), cache.invalidateQueries({ queryKey: chatKeys.one(data.uuid) })]);
    },
    onError: (error) => toast(say(error), 'problem'),
  });
  const next = waiting.data?.[0]?.uuid;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyN' || next === undefined || take.isPending) return;
      event.preventDefault();
      take.mutate(next);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [next, take]);
  useUnreadTitle(
    (mine.data ?? []).reduce((sum, { unread }) => sum + unread, 0) + (waiting.data?.length ?? 0),
  );
  return (
    <>
      <Toolbar title={t('chats.title')} lead={t('chats.lead')}>
        <button
          type="button"
          aria-pressed={isPresent}
          className={`s-btn ${isPresent ? '' : 's-btn-main'}`}
          aria-disabled={presence.isPending || agents.isPending}
          onClick={() => !presence.isPending && presence.mutate(!isPresent)}
        >
          {t(isPresent ? 'chats.leave' : 'chats.be-there')}
        </button>
      </Toolbar>
      <p
        role="status"
        className={state === 'cut' ? 'mb-3 rounded-lg bg-sun-soft px-3 py-2 text-sun-ink' : 'sr-only'}
      >
        {state === 'cut' ? t('chats.cut') : ''}
      </p>
      {may('admin') && <ChatFiguresBar />}
      <div className="grid items-start gap-4 desktop:grid-cols-[18rem_minmax(0,1fr)]">
        <ChatQueue
          waiting={waiting.data}
          mine={mine.data}
          open={open}
          onOpen={show}
          onTake={(uuid) => !take.isPending && take.mutate(uuid)}
        />
        <div ref={room} className="flex min-w-0 gap-4">
          {shown.length === 0 ? (
            <div className="s-card grow">
              <EmptyState title={t('chats.none-open')}>{t('chats.none-open-text')}</EmptyState>
            </div>
          ) : (
            shown.map((uuid) => (
              <ChatColumn
                key={uuid}
                uuid={uuid}
                typing={typing.get(uuid) ?? null}
                agents={agents.data ?? []}
                drafts={drafts.current}
                onTake={() => !take.isPending && take.mutate(uuid)}
                onClose={() => hide(uuid)}
              />
            ))
          )}
        </div>
      </div>
    </>
  );
}
