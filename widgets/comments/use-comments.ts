import { useEffect, useReducer, useState } from 'react';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import type { Comment, CommentAnswer, CommentReportReason } from '#schemas/comments.ts';
import type { FirstComments } from '#schemas/comments-page.ts';
import { failureMessage } from '#ui/design/failure-message.ts';
import { type CommentCalls, createCommentCalls } from './comment-calls.ts';
import { type CommentListState, commentList, firstList } from './comment-list.ts';
import type { CommentRefs } from './queries.ts';
import { afterRating, rateCalls, wishOf } from './rating.ts';

/** Comments of the page, and what a person may do with them. Failed acts reject, but for those that tell it themselves. */
export interface CommentsModel {
  readonly list: CommentListState;
  /** The last thing that happened, in words, for those who do not see it. */
  readonly news: string;
  readonly loadMore: () => Promise<void>;
  readonly loadAnswers: (root: Comment) => Promise<void>;
  readonly create: (text: string, under: { topId: string; parentId: string } | null) => Promise<void>;
  readonly edit: (id: string, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly rate: (comment: Comment | CommentAnswer, pressed: 'like' | 'dislike') => void;
  readonly report: (id: string, reason: CommentReportReason) => Promise<void>;
}

export function useComments(first: FirstComments, refs: CommentRefs): CommentsModel {
  const { t, locale, session } = usePage();
  const { notify } = useNotifications();
  const { page_size: size, answers_page_size: answersSize } = first.config;
  const [list, act] = useReducer(commentList, first, ({ comments, total, readable }) =>
    firstList(comments, { total, limit: size, readable }),
  );
  const [news, setNews] = useState('');
  /** Comments whose rating is on its way: presses meanwhile would count from a number that is not sure yet. */
  const [rating, setRating] = useState<ReadonlySet<string>>(new Set());
  const calls: CommentCalls = createCommentCalls(refs, locale);

  // The page shows what guests read; a customer's own comments and opinions come now.
  useEffect(() => {
    if (!session.signedIn) return;
    let here = true;
    createCommentCalls(refs, locale)
      .roots(0, size)
      .then((page) => here && act({ kind: 'first', ...page, limit: size }))
      // What the page shows stays, and is told to be so by the next act that fails.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [session.signedIn, refs, locale, size]);

  const report = (failure: unknown) => {
    const words = failureMessage(failure, t);
    if (words) notify({ kind: 'error', ...words });
  };
  return {
    list,
    news,
    loadMore: async () => {
      const page = await calls.roots(list.comments.length, size);
      act({ kind: 'more', ...page, limit: size });
      setNews(t('comments.loaded', { count: page.page.length }));
    },
    loadAnswers: async (root) => {
      const page = await calls.answers(root.id, root.answers.length, answersSize);
      act({ kind: 'answers', topId: root.id, ...page, limit: answersSize });
      setNews(t('comments.loaded-answers', { count: page.page.length }));
    },
    create: async (text, under) => {
      const comment = await calls.create(text, under);
      act({ kind: 'created', comment });
      setNews(t(comment.state === 'waiting' ? 'comments.sent-waiting' : 'comments.sent'));
    },
    edit: async (id, text) => {
      const comment = await calls.edit(id, text);
      act({ kind: 'edited', comment });
      setNews(t(comment.state === 'waiting' ? 'comments.sent-waiting' : 'comments.saved'));
    },
    remove: async (id) => {
      const answered = await calls.remove(id);
      act({ kind: 'deleted', id, answered });
      setNews(t(answered === true ? 'comments.removed' : 'comments.not-removed'));
    },
    rate: ({ id, rating: sure }, pressed) => {
      if (rating.has(id)) return;
      const to = wishOf(sure.status, pressed);
      setRating((busy) => new Set([...busy, id]));
      act({ kind: 'rated', id, rating: rateCalls(sure.status, to).reduce(afterRating, sure) });
      let known = sure;
      calls
        .rate(id, { from: sure.status, to }, (rated) => {
          known = rated;
        })
        .catch(report)
        .finally(() => {
          act({ kind: 'rated', id, rating: known });
          setNews(t('comments.rated', { sum: known.total }));
          setRating((busy) => new Set([...busy].filter((one) => one !== id)));
        });
    },
    report: async (id, reason) => {
      await calls.report(id, reason);
      setNews(t('comments.reported'));
    },
  };
}
