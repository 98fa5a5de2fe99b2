import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { CommentRating } from '#schemas/comments.ts';

interface Props {
  readonly rating: CommentRating;
  /** Missing where one may only look. */
  readonly onPress?: (pressed: 'like' | 'dislike') => void;
}

const looks = { like: ThumbsUp, dislike: ThumbsDown } as const;

/** The sum of opinions, and two buttons that keep what was pressed. */
export function RatingButtons({ rating: { total, status }, onPress }: Props) {
  const { t } = usePage();
  const sum = (
    <span className="min-w-6 text-center text-sm font-semibold tabular-nums">
      <span aria-hidden="true">{total > 0 ? `+${total}` : total}</span>
      <span className="sr-only">{t('comments.rating', { sum: total })}</span>
    </span>
  );
  if (!onPress)
    return (
      <span className="inline-flex min-h-8 items-center gap-1.5 pr-2 text-ink-soft">
        <ThumbsUp aria-hidden="true" className="size-4" />
        {sum}
      </span>
    );
  const button = (what: 'like' | 'dislike') => {
    const Look = looks[what];
    return (
      <button
        type="button"
        aria-pressed={status === what}
        aria-label={t(`comments.${what}`)}
        onClick={() => onPress(what)}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-brand-soft hover:text-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
      >
        <Look aria-hidden="true" className={`size-5 ${status === what ? 'fill-current/25' : ''}`} />
      </button>
    );
  };
  return (
    <span className="-ml-2.5 inline-flex items-center">
      {button('like')}
      {sum}
      {button('dislike')}
    </span>
  );
}
