import type { QueryContext } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import {
  answers,
  commentCreate,
  commentDelete,
  commentEdit,
  commentRate,
  commentReport,
  comments,
} from '#schemas/calls/comments.ts';
import { shownName } from '#schemas/comment-author.ts';
import type { FirstComments } from '#schemas/comments-page.ts';
import type { CommentsProps } from './props.ts';

/** The calls of the view; `{id}` of a comment is filled when they are made. */
export interface CommentRefs {
  readonly list: CallRef<typeof comments>;
  readonly answers: CallRef<typeof answers>;
  readonly create: CallRef<typeof commentCreate>;
  readonly edit: CallRef<typeof commentEdit>;
  readonly remove: CallRef<typeof commentDelete>;
  readonly rate: CallRef<typeof commentRate>;
  readonly report: CallRef<typeof commentReport>;
}

export interface CommentsData {
  /** Null where the address names no post. */
  readonly first: FirstComments | null;
  readonly refs: CommentRefs;
  /** Name that would stand above what the visitor writes; null for guests. */
  readonly shownAs: string | null;
}

export const queries = ({ alias }: CommentsProps, { content, customer, params, locale }: QueryContext) => {
  const post = alias ?? params['alias'] ?? '';
  return {
    comments: {
      queryKey: ['comments', locale, post],
      queryFn: async (): Promise<CommentsData> => {
        const [first, self] = await Promise.all([content.comments(post), customer.self()]);
        return {
          first,
          shownAs: self && shownName(self.firstname, self.lastname),
          refs: {
            list: customer.call(comments, { alias: post }),
            answers: customer.call(answers, { alias: post }),
            create: customer.call(commentCreate, { alias: post }),
            edit: customer.call(commentEdit),
            remove: customer.call(commentDelete),
            rate: customer.call(commentRate),
            report: customer.call(commentReport),
          },
        };
      },
    },
  };
};
export type CommentsQueries = ReturnType<typeof queries>;
