import { Check, CornerDownRight, ExternalLink, Flag, Reply, RotateCcw, Trash2, X } from 'lucide-react';
import type { StaffComment } from '#schemas/studio/comments.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge, type BadgeTone } from '../../parts/badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { type CardAction, possibleActions } from './card-actions.ts';
import { commandKeys } from './comment-keys.ts';
import { KeyHint } from './key-hint.tsx';

const tones: Readonly<Record<StaffComment['state'], BadgeTone>> = {
  published: 'good',
  waiting: 'note',
  rejected: 'bad',
  deleted: 'plain',
};
const icons: Readonly<Record<CardAction, typeof Check>> = {
  approve: Check,
  reject: X,
  delete: Trash2,
  answer: Reply,
  restore: RotateCcw,
};

interface Props {
  readonly comment: StaffComment;
  /** Whether this person may decide; who may not only reads. */
  readonly mayAct: boolean;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onAct: (action: CardAction) => void;
}

/** One comment with where it stands, why it is here, and what can be done with it. */
export function CommentCard({ comment, mayAct, selected, onSelect, onAct }: Props) {
  const { t } = useStudioTexts();
  const { author, post, parent, state, text, date, edited } = comment;
  const name = author?.name ?? t('comments.no-author');
  return (
    <div className="flex gap-3 px-4 py-3.5">
      {mayAct && (
        <label className="grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            className="size-4 accent-brand"
            checked={selected}
            aria-label={t('comments.select', { name })}
            aria-keyshortcuts={commandKeys.select}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      )}
      <div className="grid min-w-0 grow gap-2">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="font-semibold">{name}</h2>
          {author?.staff && <Badge tone="good">{t('comments.house')}</Badge>}
          <span className="s-hint">
            <TimeAgo at={date} />
            {edited && ` · ${t('comments.edited')}`}
          </span>
          <Badge tone={tones[state]}>{t(`comments.state-${state}`)}</Badge>
          {comment.hold_reason !== null && (
            <Badge tone="caution">{t(`comments.held-${comment.hold_reason}`)}</Badge>
          )}
          {comment.reports.map(({ reason, count }) => (
            <Badge key={reason} tone="bad">
              <Flag aria-hidden="true" size={13} />
              {t(`comments.report-${reason}`)}
              {count > 1 && ` × ${count}`}
            </Badge>
          ))}
        </div>
        {parent && (
          <p className="s-hint flex min-w-0 gap-1.5">
            <CornerDownRight aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
            <span className="wrap-anywhere line-clamp-2 min-w-0">
              {t('comments.answers-to', { name: parent.author?.name ?? t('comments.no-author') })}{' '}
              {parent.text}
            </span>
          </p>
        )}
        {text === '' ? (
          <p className="text-ink-soft italic">{t('comments.words-gone')}</p>
        ) : (
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{text}</p>
        )}
        {comment.reject_reason !== null && (
          <p className="s-hint">{t('comments.rejected-because', { reason: comment.reject_reason })}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {post.title === null ? (
            <span className="s-hint wrap-anywhere">{t('comments.post-gone', { alias: post.alias })}</span>
          ) : (
            <a
              href={`/posts/${post.alias}`}
              target="_blank"
              rel="noreferrer"
              className="s-link inline-flex min-h-6 min-w-0 items-center gap-1 text-small"
            >
              <span className="wrap-anywhere min-w-0">{post.title}</span>
              <ExternalLink aria-hidden="true" size={14} className="shrink-0" />
              <span className="sr-only">{t('comments.new-tab')}</span>
            </a>
          )}
          {comment.moderated_by !== null && comment.moderated_at !== null && (
            <span className="s-hint">
              {t('comments.decided-by', { who: comment.moderated_by })} <TimeAgo at={comment.moderated_at} />
            </span>
          )}
          {mayAct && (
            <div className="ms-auto flex flex-wrap gap-1.5">
              {possibleActions(comment).map((action) => (
                <ActionButton key={action} action={action} comment={comment} onAct={onAct} />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

interface ActionProps extends Pick<Props, 'comment' | 'onAct'> {
  readonly action: CardAction;
}

function ActionButton({ action, comment, onAct }: ActionProps) {
  const { t } = useStudioTexts();
  const Icon = icons[action];
  const key = action === 'restore' ? null : commandKeys[action];
  // Reported, but in sight: to approve it is to leave it.
  const word = action === 'approve' && comment.state === 'published' ? 'keep' : action;
  return (
    <button
      type="button"
      className={`s-btn ${action === 'approve' ? '' : 's-btn-quiet'}`}
      aria-keyshortcuts={key ?? undefined}
      onClick={() => onAct(action)}
    >
      <Icon aria-hidden="true" size={16} />
      {t(`comments.${word}`)}
      {key !== null && <KeyHint name={key} />}
    </button>
  );
}
