import { rowLimits } from '#schemas/calls/row-limits.ts';
import {
  commentActs,
  commentCounts,
  commentHouseAnswer,
  commentQueue,
  commentUndo,
} from '#schemas/calls/staff/comments.ts';
import type { AuditLog } from '../../base/audit/audit-log.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf, type StaffMember } from '../../http/staff-member.ts';
import { actOnComments, answerAsHouse, undoAct } from './act-on-comments.ts';
import type { CommentParts } from './comment-parts.ts';
import { readCommentCounts, readQueue } from './read-queue.ts';

export interface ModerationOptions extends CommentParts {
  readonly audit: AuditLog;
}

/** Looking after comments on posts. */
export function registerModerationRoutes(app: PlatformApp, options: ModerationOptions): void {
  const { audit } = options;
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
        path: commentQueue.path,
        action,
        entries: ids.length,
        comments: ids.slice(0, 20).join(' '),
      },
    });

  serve(app, commentQueue, async (request, reply) => {
    const { show = 'queue', post, q, limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.comments);
    const { comments, total } = await readQueue(options, { show, post, q, limit, offset });
    putCounts(reply, { count: comments.length, total, limit });
    reply.header('cache-control', 'no-store');
    return { data: comments };
  });

  serve(app, commentCounts, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await readCommentCounts(options.orm) };
  });

  serve(app, commentActs, async (request) => {
    const acted = await actOnComments(options, request.body, memberOf(request).email);
    await note(request, `comments-${request.body.action}`, acted.changed);
    return { data: acted };
  });

  serve(app, commentUndo, async (request) => {
    const { act } = request.params;
    const changed = await undoAct(options, act, memberOf(request).email);
    await note(request, 'comments-undo', changed);
    return { data: { act, changed } };
  });

  serve(app, commentHouseAnswer, async (request) => {
    const id = await answerAsHouse(options, request.params.id, request.body.text, memberOf(request).email);
    await note(request, 'comments-answer', [id]);
    return { data: { id } };
  });
}
