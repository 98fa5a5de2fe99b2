import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chatTemplateDelete, chatTemplates } from '#schemas/calls/staff/chats.ts';
import type { ChatTemplate } from '#schemas/studio/chats.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** Under this key the desk keeps them, too: a change shows there with the next answer. */
const key = ['chat-templates'];

/** Answers that agents send often. */
export default function ChatTemplates() {
  const { t } = useStudioTexts();
  const say = useErrorWords();
  const cache = useQueryClient();
  const [edited, setEdited] = useState<ChatTemplate | 'new' | null>(null);
  const [deleted, setDeleted] = useState<ChatTemplate | null>(null);
  const list = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callStaff(chatTemplates, { signal })).data,
  });
  const refresh = () => cache.invalidateQueries({ queryKey: key });
  return (
    <>
      <Toolbar title={t('chat-templates.title')} lead={t('chat-templates.lead')}>
        <button type="button" className="s-btn s-btn-main" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={16} />
          {t('chat-templates.new')}
        </button>
      </Toolbar>
      {list.data ? (
        list.data.length === 0 ? (
          <div className="s-card">
            <EmptyState title={t('chat-templates.none')}>{t('chat-templates.none-text')}</EmptyState>
          </div>
        ) : (
          <ul className="s-card divide-y divide-line">
            {list.data.map((template) => (
              <li key={template.id} className="flex items-start gap-3 px-4 py-3">
                <div className="min-w-0 grow">
                  <h2 className="text-heading wrap-anywhere">{template.title}</h2>
                  <p className="mt-1 whitespace-pre-wrap text-ink-soft wrap-anywhere">{template.text}</p>
                </div>
                <button
                  type="button"
                  className="s-btn s-btn-quiet s-icon-btn"
                  aria-label={t('chat-templates.change', { title: template.title })}
                  onClick={() => setEdited(template)}
                >
                  <Pencil aria-hidden="true" size={18} />
                </button>
                <button
                  type="button"
                  className="s-btn s-btn-quiet s-icon-btn"
                  aria-label={t('chat-templates.delete', { title: template.title })}
                  onClick={() => setDeleted(template)}
                >
                  <Trash2 aria-hidden="true" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )
      ) : list.error ? (
        <div role="alert" className="s-card grid justify-items-start gap-3 p-4">
          <p>{say(list.error)}</p>
          <button type="button" className="s-btn" onClick={() => void list.refetch()}>
            {t('studio.retry')}
          </button>
        </div>
      ) : (
        <p role="status" className="s-card p-4 text-ink-soft">
          {t('parts.loading')}
        </p>
      )}
      {edited !== null && (
        <TemplateDialog
          template={edited === 'new' ? null : edited}
          onDone={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={t('chat-templates.delete-question')}
          confirm={t('chat-templates.delete-act')}
          danger
          onConfirm={async () => {
            await callStaff(chatTemplateDelete, { params: { id: deleted.id } });
            await refresh();
          }}
          onClose={() => setDeleted(null)}
        >
          <p className="font-semibold wrap-anywhere">{deleted.title}</p>
          <p>{t('chat-templates.delete-text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
