import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { useAlive } from '#engine/react/use-alive.ts';
import type { Comment, CommentAnswer, CommentsConfig } from '#schemas/comments.ts';
import { PublishedDate } from '#ui/design/published-date.tsx';
import { CommentForm } from './comment-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { RatingButtons } from './rating-buttons.tsx';
import { ReportForm } from './report-form.tsx';
import type { CommentsModel } from './use-comments.ts';

interface Props {
  readonly id: string;
  readonly comment: Comment | CommentAnswer;
  readonly config: CommentsConfig;
  /** A customer who may take part; guests and closed comments only read. */
  readonly takesPart: boolean;
  readonly model: CommentsModel;
  readonly heading: 'h2' | 'h3';
}

type Act = 'answer' | 'edit' | 'delete' | 'report';

/** One comment, with what one may do with it. What is begun opens below it, and closing gives the focus back. */
export function CommentCard({ id, comment, config, takesPart, model, heading: Heading }: Props) {
  const { t } = usePage();
  const [act, setAct] = useState<Act | null>(null);
  /** A comment is reported once: what was said of it stands in the button's place. */
  const [reported, setReported] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reported) confirmation.current?.focus();
  }, [reported]);
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Act | null>(null);
  // Only in the browser: whether there is time left depends on the moment.
  const alive = useAlive();
  const open = (next: Act | null) => {
    if (next === null && last.current !== null)
      bar.current?.querySelector<HTMLButtonElement>(`[data-act=${last.current}]`)?.focus();
    last.current = next;
    setAct(next);
  };
  if (comment.state === 'deleted')
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-ink-soft italic">{t('comments.deleted')}</p>
    );

  const topId = comment.comment_top_id ?? comment.id;
  const { max_length: maxLength } = config;
  const editable =
    alive && comment.own && comment.edit_until !== null && Date.parse(comment.edit_until) > Date.now();
  const published = comment.state === 'published';
  const button = (which: Act, words: string) => (
    <button
      type="button"
      data-act={which}
      aria-expanded={act === which}
      className="min-h-11 rounded-control px-2 text-sm font-semibold text-brand hover:underline"
      onClick={() => open(act === which ? null : which)}
    >
      {words}
    </button>
  );
  return (
    <article aria-labelledby={`${id}-by`} className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading id={`${id}-by`} className="text-base font-semibold break-words">
          {comment.author?.name || t('comments.nameless')}
        </Heading>
        {comment.author?.staff && <span className="badge badge-accent">{t('comments.staff')}</span>}
        {comment.own && <span className="badge">{t('comments.own')}</span>}
        <PublishedDate moment={comment.date} className="text-sm text-ink-soft" />
        {comment.edited && <span className="text-sm text-ink-soft">{t('comments.edited')}</span>}
      </header>
      {!published && (
        <p className="mt-2 rounded-control bg-sunken px-4 py-2 text-sm">
          {t(comment.state === 'waiting' ? 'comments.waiting' : 'comments.rejected')}
          {comment.reject_reason && ` ${comment.reject_reason}`}
        </p>
      )}
      {act === 'edit' ? (
        <div className="mt-3">
          <CommentForm
            id={`${id}-edit`}
            draft={`edit:${comment.id}`}
            label={t('comments.edit-label')}
            submit={t('comments.save')}
            maxLength={maxLength}
            text={comment.text}
            opened
            onSend={(text) => model.edit(comment.id, text)}
            onCancel={() => open(null)}
          />
        </div>
      ) : (
        <p className="mt-2 max-w-prose leading-relaxed break-words whitespace-pre-line">{comment.text}</p>
      )}
      <div ref={bar} className="mt-1 flex flex-wrap items-center gap-x-2">
        {published && (
          <RatingButtons
            rating={comment.rating}
            {...(takesPart && !comment.own && { onPress: (pressed) => model.rate(comment, pressed) })}
          />
        )}
        {takesPart && published && button('answer', t('comments.answer'))}
        {editable && button('edit', t('comments.edit'))}
        {comment.own && takesPart && button('delete', t('comments.delete'))}
        {takesPart && published && !comment.own && !reported && button('report', t('comments.report'))}
        {reported && (
          <p
            ref={confirmation}
            tabIndex={-1}
            className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold text-success outline-none"
          >
            <CircleCheck aria-hidden="true" className="size-4.5" />
            {t('comments.reported')}
          </p>
        )}
      </div>
      {act === 'answer' && (
        <div className="mt-3">
          <CommentForm
            id={`${id}-answer`}
            draft={`answer:${comment.id}`}
            label={t('comments.answer-to', { name: comment.author?.name || t('comments.nameless') })}
            submit={t('comments.answer-send')}
            maxLength={maxLength}
            opened
            onSend={(text) => model.create(text, { topId, parentId: comment.id })}
            onCancel={() => open(null)}
          />
        </div>
      )}
      {act === 'delete' && (
        <DeleteQuestion
          id={`${id}-delete`}
          onDelete={() => model.remove(comment.id)}
          onClose={() => open(null)}
        />
      )}
      {act === 'report' && (
        <ReportForm
          id={`${id}-report`}
          onSend={async (reason) => {
            await model.report(comment.id, reason);
            setReported(true);
          }}
          onClose={() => open(null)}
        />
      )}
    </article>
  );
}
