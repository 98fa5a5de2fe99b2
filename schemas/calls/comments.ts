import { Type } from 'typebox';
import {
  Comment,
  CommentAnswer,
  CommentDeleted,
  CommentEdit,
  CommentList,
  CommentRate,
  CommentRating,
  CommentReport,
  CommentSorting,
  CommentWrite,
} from '../comments.ts';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, Name, Offset } from './request-schemas.ts';

const common = { area: 'comments', tags: ['Comments'] } as const;
const ofPost = { path: '/v2/posts/items/{alias}/comments', params: Type.Object({ alias: Name }) } as const;
const ofComment = { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) } as const;

/** The specification has two calls of one address: `commentTopId` tells them apart. */
const list = {
  ...common,
  ...ofPost,
  method: 'GET',
  access: 'open',
  summary: 'Comments on a post, newest first, or the answers under one of them, oldest first',
  description: 'A signed-in customer also sees their own comments that wait or were rejected.',
  query: Type.Object({
    ...LanguageQuery.properties,
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: `At most ${limits.comments}; ${limits.comments} when left out, ${limits.answers_page} for answers.`,
      }),
    ),
    offset: Offset,
    sorting: Type.Optional(CommentSorting),
    commentTopId: Type.Optional(Type.String({ format: 'uuid', description: 'Answers under this root.' })),
  }),
  language: 'in-header',
  answer: CommentList,
  failures: [400, 404],
} as const;

export const comments = defineCall({ ...list, id: 'comments', sends: { sorting: 'all' } });

export const answers = defineCall({
  ...list,
  id: 'answers',
  // Only roots have answers.
  answer: Type.Object({ ...CommentList.properties, data: Type.Array(CommentAnswer) }),
  sends: { limit: String(limits.answers_page) },
});

const writing = { ...common, access: 'customer', query: LanguageQuery } as const;

export const commentCreate = defineCall({
  ...writing,
  ...ofPost,
  id: 'comment.create',
  method: 'POST',
  summary: 'Writes a comment or an answer; it may have to wait until somebody of the house has looked',
  body: CommentWrite,
  answer: Envelope(Comment),
  failures: [400, 401, 403, 404, 409, 422, 429],
});

export const commentRate = defineCall({
  ...writing,
  id: 'comment.rate',
  method: 'POST',
  path: '/v2/posts/comments/rate',
  summary: 'Likes a comment, dislikes it, or takes that back',
  body: CommentRate,
  answer: Envelope(CommentRating),
  failures: [400, 401, 404, 409, 429],
});

export const commentEdit = defineCall({
  ...writing,
  ...ofComment,
  id: 'comment.edit',
  method: 'PATCH',
  path: '/v2/posts/comments/{id}',
  summary: 'Changes the text of one’s own comment, for a while after it was written',
  body: CommentEdit,
  answer: Envelope(Comment),
  failures: [400, 401, 403, 404, 409, 422, 429],
});

export const commentDelete = defineCall({
  ...writing,
  ...ofComment,
  id: 'comment.delete',
  method: 'DELETE',
  path: '/v2/posts/comments/{id}',
  summary: 'Takes one’s own comment away; answers of others stay',
  answer: CommentDeleted,
  failures: [400, 401, 404],
});

export const commentReport = defineCall({
  ...writing,
  ...ofComment,
  id: 'comment.report',
  method: 'POST',
  path: '/v2/posts/comments/{id}/report',
  summary: 'Tells the house that something is wrong with a comment',
  body: CommentReport,
  answer: Envelope(Type.Literal(true)),
  failures: [400, 401, 404, 409, 429],
});
