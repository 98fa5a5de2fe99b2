import { callPlatform, type PlatformRequest } from '#engine/react/call-platform.ts';
import { readableHeader } from '#schemas/comment-headers.ts';
import type { Comment, CommentAnswer, CommentRating, CommentReportReason } from '#schemas/comments.ts';
import type { CommentPaths } from './queries.ts';
import { rateCalls } from './rating.ts';

export interface CommentPage<C> {
  readonly page: readonly C[];
  /** How many there are in all. */
  readonly total: number;
  /** How many comments and answers of the post can be read; null where the platform does not count them. */
  readonly readable: number | null;
}

/** The calls of comments. The platform's own schemas checked every answer before it was sent. */
export interface CommentCalls {
  readonly roots: (offset: number, limit: number) => Promise<CommentPage<Comment>>;
  readonly answers: (topId: string, offset: number, limit: number) => Promise<CommentPage<CommentAnswer>>;
  readonly create: (
    text: string,
    under: { readonly topId: string; readonly parentId: string } | null,
  ) => Promise<Comment>;
  readonly edit: (id: string, text: string) => Promise<Comment>;
  /** What the platform said: only `true` means that it is gone. */
  readonly remove: (id: string) => Promise<unknown>;
  /** Goes from one opinion to another, call by call. `after` is told what each has made of it. */
  readonly rate: (
    id: string,
    from: CommentRating['status'],
    to: CommentRating['status'],
    after: (rating: CommentRating) => void,
  ) => Promise<void>;
  readonly report: (id: string, reason: CommentReportReason) => Promise<void>;
}

export function createCommentCalls(paths: CommentPaths, locale: string): CommentCalls {
  const call = (request: Omit<PlatformRequest, 'locale'>) => callPlatform({ ...request, locale });
  const at = (path: string, id: string) => path.replace('{id}', encodeURIComponent(id));
  const page = async <C>(query: Readonly<Record<string, string | number>>): Promise<CommentPage<C>> => {
    const { data, headers } = await call({ path: paths.list, query });
    const rows = data as readonly C[];
    const total = Number(headers.get('x-items-total') ?? rows.length);
    const readable = Number(headers.get(readableHeader) ?? Number.NaN);
    return {
      page: rows,
      total: Number.isInteger(total) ? total : rows.length,
      readable: Number.isInteger(readable) ? readable : null,
    };
  };
  return {
    roots: (offset, limit) => page({ limit, offset, sorting: 'all' }),
    answers: (commentTopId, offset, limit) => page({ limit, offset, commentTopId }),
    create: async (text, under) => {
      const body = { comment_top_id: under?.topId ?? null, parent_id: under?.parentId ?? null, text };
      return (await call({ method: 'POST', path: paths.list, body })).data as Comment;
    },
    edit: async (id, text) =>
      (await call({ method: 'PATCH', path: at(paths.one, id), body: { text } })).data as Comment,
    remove: async (id) => (await call({ method: 'DELETE', path: at(paths.one, id) })).data,
    rate: async (id, from, to, after) => {
      // The second step of a way via nothing is for the rating that the first has made: one after the other.
      for (const action of rateCalls(from, to)) {
        const body = { comment_id: id, action };
        const { data } = await call({ method: 'POST', path: paths.rate, body });
        after(data as CommentRating);
      }
    },
    report: async (id, reason) => {
      await call({ method: 'POST', path: at(paths.report, id), body: { reason } });
    },
  };
}
