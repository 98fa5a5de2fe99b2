import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import {
  CommentAct,
  CommentActed,
  CommentCounts,
  HouseAnswer,
  StaffComment,
  StaffCommentFilter,
} from '../../studio/comments.ts';
import { moderators, staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

const common = { area: 'staff', access: staff('agent'), tags: ['Write: comments'] } as const;
/**
 * Authors look and do nothing: who speaks for the house, and what is hidden, is decided by agents and publishers. Written
 * down by the handlers, with the comments.
 */
const act = { ...common, method: 'POST', access: moderators, audited: false } as const;
const uuid = Type.String({ format: 'uuid' });

export const commentQueue = defineCall({
  ...common,
  id: 'manage.comments',
  method: 'GET',
  path: '/v2/system/manage/comments',
  summary: 'Comments: what waits and what was reported oldest first, everything else newest first',
  query: Type.Object({
    show: Type.Optional(StaffCommentFilter),
    post: Type.Optional(askable(100, 'Alias of a post.')),
    q: Type.Optional(askable(200, 'Part of the text or of the author’s name.')),
    limit: limitOf(rowLimits.comments),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(StaffComment)),
  failures: [400, 401, 403],
});

export const commentCounts = defineCall({
  ...common,
  id: 'manage.comments.counts',
  method: 'GET',
  path: '/v2/system/manage/comments/counts',
  summary: 'How many comments wait, and how many were reported',
  answer: Envelope(CommentCounts),
  failures: [401, 403],
});

export const commentActs = defineCall({
  ...act,
  id: 'manage.comments.acts',
  path: '/v2/system/manage/comments/acts',
  summary: 'Approves, rejects, holds, deletes or restores comments',
  description: 'Those to which the action does not apply stay as they are and are not among `changed`.',
  body: CommentAct,
  answer: Envelope(CommentActed),
  failures: [400, 401, 403, 404],
});

export const commentUndo = defineCall({
  ...act,
  id: 'manage.comments.undo',
  path: '/v2/system/manage/comments/acts/{act}/undo',
  summary: 'Takes an act back, for the comments nobody has decided about since',
  params: Type.Object({ act: uuid }),
  answer: Envelope(CommentActed),
  failures: [400, 401, 403, 404],
});

export const commentHouseAnswer = defineCall({
  ...act,
  id: 'manage.comments.answer',
  path: '/v2/system/manage/comments/{id}/answers',
  summary: 'Answers a published comment in the name of the house',
  params: Type.Object({ id: uuid }),
  body: HouseAnswer,
  answer: Envelope(Type.Object({ id: Type.String() })),
  failures: [400, 401, 403, 404, 409, 422],
});
