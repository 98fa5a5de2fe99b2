import type { QueryContext } from '#registry/widget.ts';
import { shownName } from '#schemas/comment-author.ts';
import type { FirstComments } from '#schemas/comments-page.ts';
import type { CommentsProps } from './props.ts';

/** Where the view calls. `{id}` stands for the comment. */
export interface CommentPaths {
  readonly list: string;
  readonly rate: string;
  readonly one: string;
  readonly report: string;
}

export interface CommentsData {
  /** Null where the address names no post. */
  readonly first: FirstComments | null;
  readonly paths: CommentPaths;
  /** Name that would stand above what the visitor writes; null for guests. */
  readonly shownAs: string | null;
}

const place = '{id}';

export const queries = ({ alias }: CommentsProps, { content, customer, params, locale }: QueryContext) => {
  const post = alias ?? params['alias'] ?? '';
  const at = (id: 'comment.edit' | 'comment.report') =>
    customer.callPath(id, { id: place }).replace(encodeURIComponent(place), place);
  return {
    comments: {
      queryKey: ['comments', locale, post],
      queryFn: async (): Promise<CommentsData> => {
        const [first, self] = await Promise.all([content.comments(post), customer.self()]);
        return {
          first,
          shownAs: self && shownName(self.firstname, self.lastname),
          paths: {
            list: customer.callPath('comments', { alias: post }),
            rate: customer.callPath('comment.rate'),
            one: at('comment.edit'),
            report: at('comment.report'),
          },
        };
      },
    },
  };
};
export type CommentsQueries = ReturnType<typeof queries>;
