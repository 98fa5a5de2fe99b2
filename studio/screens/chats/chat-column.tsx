import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chatEnd, chatLook, chatReadTo } from '#schemas/calls/staff/chats.ts';
import type { ChatAgent } from '#schemas/studio/chats.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { CustomerCard } from './customer-card.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { chatKeys } from './use-chat-feed.ts';

interface Props {
  readonly uuid: string;
  /** Name of the customer while they type. */
  readonly typing: string | null;
  readonly agents: readonly ChatAgent[];
  readonly drafts: Map<string, string>;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

const fewest = 50;
const most = 100;

/** One chat: whose it is, what was said, and what the agent does. */
export function ChatColumn({ uuid, typing, agents, drafts, onTake, onClose }: Props) {
  const { t } = useStudioTexts();
  const { self } = useStaff();
  const say = useErrorWords();
  const cache = useQueryClient();
  const [limit, setLimit] = useState(fewest);
  const [dialog, setDialog] = useState<'transfer' | 'end' | null>(null);
  const answer = useQuery({
    queryKey: [...chatKeys.one(uuid), limit],
    queryFn: async ({ signal }) =>
      (await callStaff(chatLook, { params: { uuid }, query: { limit }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: chatKeys.one(uuid) }),
      cache.invalidateQueries({ queryKey: chatKeys.lists }),
    ]);
  const page = answer.data;
  const chat = page?.chat;
  const isMine = chat?.state === 'open' && chat.agent?.email === self.email;
  const unreadTo = isMine && chat.unread > 0 ? chat.last_number : null;
  useEffect(() => {
    if (unreadTo === null) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // Should it fail, the next message or look tries again.
      void callStaff(chatReadTo, { params: { uuid }, body: { number: unreadTo } }).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unreadTo, uuid]);
  const name = chat?.customer ?? '';
  return (
    <section
      aria-label={t('chats.with', { name })}
      className="s-card flex h-[max(32rem,calc(100dvh-9rem))] min-w-0 grow basis-0 flex-col"
    >
      <header className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-2.5">
        <h2 className="min-w-0 grow text-heading">{name}</h2>
        {isMine && (
          <>
            <button type="button" className="s-btn" onClick={() => setDialog('transfer')}>
              {t('chats.transfer')}
            </button>
            <button type="button" className="s-btn" onClick={() => setDialog('end')}>
              {t('chats.end')}
            </button>
          </>
        )}
        <button
          type="button"
          className="s-btn s-btn-quiet s-icon-btn"
          aria-label={t('chats.hide', { name })}
          onClick={onClose}
        >
          <X aria-hidden="true" size={18} />
        </button>
      </header>
      {page ? (
        <>
          <CustomerCard uuid={uuid} customer={page.customer} />
          <ChatLog
            page={page}
            typing={typing}
            onOlder={limit < most && page.has_more ? () => setLimit(most) : null}
          />
          {chat && isMine ? (
            <ChatComposer
              uuid={uuid}
              values={{
                imie: page.messages.find(({ author }) => author.side === 'customer')?.author.name ?? null,
                numer: page.customer.contract ?? page.customer.application,
                konsultant: self.name.split(' ')[0] ?? null,
              }}
              drafts={drafts}
              onDone={refresh}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-3 border-line border-t p-4">
              <p className="grow text-ink-soft">
                {chat?.state === 'closed'
                  ? t('chats.closed-text')
                  : chat?.agent
                    ? t('chats.has', { name: chat.agent.name })
                    : t('chats.nobody-has')}
              </p>
              {chat?.state !== 'closed' && (
                <button type="button" className="s-btn s-btn-main" onClick={onTake}>
                  {t('chats.take')}
                </button>
              )}
            </div>
          )}
        </>
      ) : answer.error ? (
        <div role="alert" className="grid justify-items-start gap-3 p-4">
          <p>{say(answer.error)}</p>
          <button type="button" className="s-btn" onClick={() => void answer.refetch()}>
            {t('studio.retry')}
          </button>
        </div>
      ) : (
        <p role="status" className="p-4 text-ink-soft">
          {t('parts.loading')}
        </p>
      )}
      {dialog === 'transfer' && (
        <TransferDialog
          uuid={uuid}
          agents={agents.filter(({ email }) => email !== self.email)}
          onDone={refresh}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'end' && (
        <ConfirmDialog
          title={t('chats.end-question')}
          confirm={t('chats.end')}
          onConfirm={async () => {
            await callStaff(chatEnd, { params: { uuid } });
            await refresh();
          }}
          onClose={() => setDialog(null)}
        >
          {t('chats.end-text')}
        </ConfirmDialog>
      )}
    </section>
  );
}
