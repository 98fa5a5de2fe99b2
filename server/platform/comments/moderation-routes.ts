import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import {
  CommentAct,
  CommentActed,
  CommentCounts,
  HouseAnswer,
  StaffComment,
  StaffCommentFilter,
} from '#schemas/studio/comments.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { putCounts } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Offset } from '../http/request-schemas.ts';
import { memberOf, requireModerator, requireRole } from '../staff/require-staff.ts';
import type { StaffMember, StaffService } from '../staff/staff-service.ts';
import { actOnComments, answerAsHouse, undoAct } from './act-on-comments.ts';
import type { CommentParts } from './comment-parts.ts';
import { readCommentCounts, readQueue } from './read-queue.ts';

export interface ModerationOptions extends CommentParts {
  readonly staff: Pick<StaffService, 'identify'>;
  readonly audit: AuditLog;
}

const base = '/v2/system/manage/comments';
const mostRows = 100;
const uuid = Type.String({ format: 'uuid' });
const failed = failures(400, 401, 403, 404);

/** Looking after comments on posts. */
export function registerModerationRoutes(app: PlatformApp, options: ModerationOptions): void {
  const { staff, audit } = options;
  const mayRead = requireRole(staff, 'agent');
  // Authors look and do nothing: who speaks for the house, and what is hidden, is decided by agents and publishers.
  const mayAct = requireModerator(staff);
  const describe = (summary: string) => ({
    tags: ['Write: comments'],
    security: [{ staff: [] }],
    summary,
  });
  // Which comments it was about is worth knowing; what stands in them belongs in no log.
  const note = (
    request: { readonly staff: StaffMember | null; readonly ip: string },
    action: string,
    ids: readonly string[],
  ) =>
    audit.record({
      kind: 'staff-write',
      staff: memberOf(request).email,
      address: request.ip,
      details: {
        method: 'POST',
        path: base,
        action,
        entries: ids.length,
        comments: ids.slice(0, 20).join(' '),
      },
    });

  app.get(
    base,
    {
      onRequest: mayRead,
      schema: {
        ...describe('Comments: what waits and what was reported oldest first, everything else newest first'),
        querystring: Type.Object({
          show: Type.Optional(StaffCommentFilter),
          post: Type.Optional(askable(100, 'Alias of a post.')),
          q: Type.Optional(askable(200, 'Part of the text or of the author’s name.')),
          limit: limitOf(mostRows),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(StaffComment)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { show = 'queue', post, q, limit: asked, offset = 0 } = request.query;
      const limit = capLimit(asked, mostRows);
      const { comments, total } = await readQueue(options, { show, post, q, limit, offset });
      putCounts(reply, { count: comments.length, total, limit });
      reply.header('cache-control', 'no-store');
      return { data: comments };
    },
  );

  app.get(
    `${base}/counts`,
    {
      onRequest: mayRead,
      schema: {
        ...describe('How many comments wait, and how many were reported'),
        response: { 200: Envelope(CommentCounts), ...failures(401, 403) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readCommentCounts(options.orm) };
    },
  );

  app.post(
    `${base}/acts`,
    {
      onRequest: mayAct,
      // Noted below, with the comments.
      config: { audit: false },
      schema: {
        ...describe('Approves, rejects, holds, deletes or restores comments'),
        description: 'Those to which the action does not apply stay as they are and are not among `changed`.',
        body: CommentAct,
        response: { 200: Envelope(CommentActed), ...failed },
      },
    },
    async (request) => {
      const acted = await actOnComments(options, request.body, memberOf(request).email);
      await note(request, `comments-${request.body.action}`, acted.changed);
      return { data: acted };
    },
  );

  app.post(
    `${base}/acts/:act/undo`,
    {
      onRequest: mayAct,
      config: { audit: false },
      schema: {
        ...describe('Takes an act back, for the comments nobody has decided about since'),
        params: Type.Object({ act: uuid }),
        response: { 200: Envelope(CommentActed), ...failed },
      },
    },
    async (request) => {
      const { act } = request.params;
      const changed = await undoAct(options, act, memberOf(request).email);
      await note(request, 'comments-undo', changed);
      return { data: { act, changed } };
    },
  );

  app.post(
    `${base}/:id/answers`,
    {
      onRequest: mayAct,
      config: { audit: false },
      schema: {
        ...describe('Answers a published comment in the name of the house'),
        params: Type.Object({ id: uuid }),
        body: HouseAnswer,
        response: { 200: Envelope(Type.Object({ id: Type.String() })), ...failed, ...failures(409, 422) },
      },
    },
    async (request) => {
      const id = await answerAsHouse(options, request.params.id, request.body.text, memberOf(request).email);
      await note(request, 'comments-answer', [id]);
      return { data: { id } };
    },
  );
}
