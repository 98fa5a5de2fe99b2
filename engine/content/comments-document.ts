import { readableHeader } from '#schemas/comment-headers.ts';
import { type Comment, CommentList } from '#schemas/comments.ts';
import type { FirstComments } from '#schemas/comments-page.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { limits } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { checked } from './checked.ts';
import { type DocumentCall, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

const list = compileSchema(CommentList);

/**
 * The first page of the comments on a post, as guests read it. No announcement tells of a new comment, so it is kept for
 * seconds only.
 */
export function commentsCall(at: CallContext, alias: string): DocumentCall<FirstComments> {
  const request = fillCall('comments', {
    ...at,
    params: { alias },
    query: { limit: String(limits.comments_page), offset: '0' },
  });
  const read = checked(list, request.path);
  return {
    key: `comments ${at.locale} ${alias}`,
    request,
    profile: 'comments',
    tags: [contentKinds.post.tag('', at.locale)],
    read: (_data, { body, headers }) => {
      const { data, config } = read(body);
      const stated = Number(headers['x-items-total']);
      // A platform that does not count has at least what it answers.
      const total = Number.isInteger(stated) ? Math.max(stated, data.length) : data.length;
      return { comments: data, total, readable: readableOf(headers[readableHeader], data), config };
    },
  };
}

/** What the platform counts; what is seen of it here where it does not count. */
function readableOf(stated: string | undefined, comments: readonly Comment[]): number {
  const seen = comments.reduce(
    (sum, { state, totalAnswers }) => sum + totalAnswers + (state === 'deleted' ? 0 : 1),
    0,
  );
  const counted = Number(stated);
  return stated !== undefined && Number.isInteger(counted) && counted >= 0 ? counted : seen;
}
