import { useEffect, useRef, useState } from 'react';
import { commentQueue } from '#schemas/calls/staff/comments.ts';
import type { StaffComment } from '#schemas/studio/comments.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { BulkBar } from '../../parts/bulk-bar.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Pager } from '../../parts/pager.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { type CardAction, possibleActions } from './card-actions.ts';
import { CommentCard } from './comment-card.tsx';
import { AnswerDialog, RejectDialog } from './comment-dialogs.tsx';
import { CommentFilters } from './comment-filters.tsx';
import { KeysHelp } from './keys-help.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useCommentActs } from './use-comment-acts.ts';
import { useCommentKeys } from './use-comment-keys.ts';

/** What is asked before it is done. */
type Asking =
  | { readonly kind: 'reject'; readonly ids: readonly string[] }
  | { readonly kind: 'answer'; readonly comment: StaffComment };

/** What customers write under posts: first what waits for somebody of the house, and what was reported. */
export default function Comments() {
  const { t } = useStudioTexts();
  const { self } = useStaff();
  const words = useErrorWords();
  const mayAct = self.role !== 'author';
  const list = useList({ call: commentQueue, filters: ['show', 'post'], pageSize: 25 });
  const acts = useCommentActs();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const items = useRef<HTMLUListElement>(null);
  // What is no longer in view is not acted upon.
  const selected = list.rows.filter(({ id }) => chosen.has(id));
  const select = (id: string, wanted: boolean) => {
    const next = new Set(selected.map((row) => row.id));
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const decide = (comment: StaffComment, action: CardAction) => {
    if (!mayAct || !possibleActions(comment).includes(action)) return;
    if (action === 'answer') setAsking({ kind: 'answer', comment });
    else if (action === 'reject') setAsking({ kind: 'reject', ids: [comment.id] });
    else void acts.act(action, [comment.id]);
  };
  const keys = useCommentKeys({
    items,
    rows: list.rows,
    decide,
    select: (id) => mayAct && select(id, !chosen.has(id)),
    undo: () => void acts.undo(),
  });
  // Another view begins with nothing selected.
  const view = `${list.filter('show')} ${list.q} ${list.page}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what starts it
  useEffect(() => setChosen(new Set()), [view]);
  const show = list.filter('show') || 'queue';
  return (
    <>
      <Toolbar title={t('comments.title')} lead={t('comments.lead')} />
      {!mayAct && <p className="s-hint mb-3">{t('comments.read-only')}</p>}
      <section aria-label={t('comments.title')} className="s-card overflow-clip">
        <div className="flex flex-wrap items-center gap-3 border-line border-b p-3">
          <CommentFilters value={show} onChange={(value) => list.setFilter('show', value)} />
          <SearchField value={list.q} onSearch={list.setQ} label={t('comments.search')} />
        </div>
        {selected.length > 0 && (
          <BulkBar
            rows={selected}
            actions={[
              { key: 'approve', label: t('comments.approve'), run: () => together('approve') },
              {
                key: 'reject',
                label: t('comments.reject'),
                run: async () => {
                  setAsking({ kind: 'reject', ids: selected.map(({ id }) => id) });
                  return undefined;
                },
              },
              { key: 'delete', label: t('comments.delete'), danger: true, run: () => together('delete') },
            ]}
            onClear={() => setChosen(new Set())}
            onDone={() => setChosen(new Set())}
          />
        )}
        {list.pending && (
          <p role="status" className="p-6 text-center text-ink-soft">
            {t('parts.loading')}
          </p>
        )}
        {list.error && list.rows.length === 0 && (
          <div role="alert" className="grid justify-items-center gap-2 p-8 text-center">
            <p className="font-semibold">{t('studio.failed')}</p>
            <p className="s-hint">{words(list.error)}</p>
            <button type="button" className="s-btn" onClick={() => void list.refresh()}>
              {t('studio.retry')}
            </button>
          </div>
        )}
        {!list.pending && !list.error && list.rows.length === 0 && (
          <EmptyState title={t(list.q === '' ? `comments.empty-${show}` : 'parts.nothing-found')}>
            {list.q === '' && show === 'queue' && t('comments.empty-hint')}
          </EmptyState>
        )}
        <ul ref={items} className="divide-y divide-line" aria-label={t(`comments.show-${show}`)}>
          {list.rows.map((comment, index) => (
            <li
              key={comment.id}
              // One comment is a stop of the keyboard; j, k and the arrows move to the others.
              tabIndex={index === keys.stop ? 0 : -1}
              className="focus-within:bg-sunken/60 focus-visible:-outline-offset-2"
              onFocus={(event) => keys.onFocus(index, event.target === event.currentTarget)}
            >
              <CommentCard
                comment={comment}
                mayAct={mayAct}
                selected={chosen.has(comment.id)}
                onSelect={(wanted) => select(comment.id, wanted)}
                onAct={(action) => decide(comment, action)}
              />
            </li>
          ))}
        </ul>
        {list.rows.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-3 py-2">
            {mayAct ? <KeysHelp /> : <span />}
            <Pager page={list.page} pageSize={list.pageSize} total={list.total} onPage={list.setPage} />
          </div>
        )}
      </section>
      <UndoNotice acts={acts} />
      {asking?.kind === 'reject' && (
        <RejectDialog
          count={asking.ids.length}
          onReject={(reason) => acts.act('reject', asking.ids, reason)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.kind === 'answer' && (
        <AnswerDialog comment={asking.comment} onAnswered={acts.refresh} onClose={() => setAsking(null)} />
      )}
    </>
  );

  async function together(action: 'approve' | 'delete'): Promise<undefined> {
    await acts.act(
      action,
      selected.map(({ id }) => id),
    );
    return undefined;
  }
}
