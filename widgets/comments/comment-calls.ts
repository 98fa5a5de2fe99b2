import { callPlatform, type PlatformReply } from '#engine/react/call-platform.ts';
import { readableHeader } from '#schemas/comment-headers.ts';
import type { Comment, CommentAnswer, CommentRating, CommentReportReason } from '#schemas/comments.ts';
import type { CommentRefs } from './queries.ts';
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
    step: { readonly from: CommentRating['status']; readonly to: CommentRating['status'] },
    after: (rating: CommentRating) => void,
  ) => Promise<void>;
  readonly report: (id: string, reason: CommentReportReason) => Promise<void>;
}

export function createCommentCalls(refs: CommentRefs, locale: string): CommentCalls {
  const page = <C>({ data, headers }: PlatformReply<readonly C[]>): CommentPage<C> => {
    const total = Number(headers.get('x-items-total') ?? data.length);
    const readable = Number(headers.get(readableHeader) ?? Number.NaN);
    return {
      page: data,
      total: Number.isInteger(total) ? total : data.length,
      readable: Number.isInteger(readable) ? readable : null,
    };
  };
  return {
    roots: async (offset, limit) =>
      page(await callPlatform(refs.list, { query: { limit, offset, sorting: 'all' }, locale })),
    answers: async (commentTopId, offset, limit) =>
      page(await callPlatform(refs.answers, { query: { limit, offset, commentTopId }, locale })),
    create: async (text, under) => {
      const body = { comment_top_id: under?.topId ?? null, parent_id: under?.parentId ?? null, text };
      return (await callPlatform(refs.create, { body, locale })).data;
    },
    edit: async (id, text) =>
      (await callPlatform(refs.edit, { params: { id }, body: { text }, locale })).data,
    remove: async (id) => (await callPlatform(refs.remove, { params: { id }, locale })).data,
    rate: async (id, { from, to }, after) => {
      // The second step of a way via nothing is for the rating that the first has made: one after the other.
      for (const action of rateCalls(from, to)) {
        const body = { comment_id: id, action };
        after((await callPlatform(refs.rate, { body, locale })).data);
      }
    },
    report: async (id, reason) => {
      await callPlatform(refs.report, { params: { id }, body: { reason }, locale });
    },
  };
}
