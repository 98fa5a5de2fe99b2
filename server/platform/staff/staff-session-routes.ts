import type { FastifyRequest } from 'fastify';
import { staffSessionEnd, staffSessions } from '#schemas/calls/staff/sessions.ts';
import type { OpenSession } from '#schemas/open-session.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { openSession } from '../base/sessions/open-sessions.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { memberOf } from '../http/staff-member.ts';
import type { StaffService } from './staff-service.ts';
import type { StaffSessionRow } from './staff-sessions.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where one is signed in oneself, and signing out there. */
export function registerStaffSessionRoutes(app: PlatformApp, { sessions }: StaffService): void {
  serve(app, staffSessions, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: wireSessions(await sessions.list(memberOf(request).id), request) };
  });

  serve(app, staffSessionEnd, async (request) => {
    const { id } = request.params;
    // Somebody else's session is not there, exactly as one that does not exist ([sec 15]).
    const ended = uuid.test(id) && (await sessions.end(memberOf(request).id, id));
    if (!ended) throw new PlatformError('not_found', refuse('staff.session-unknown'));
    return { data: { ended: 1 } };
  });
}

/** Sessions as they are listed: nothing of them lets anybody in. */
export const wireSessions = (
  rows: readonly StaffSessionRow[],
  { staffSession }: Pick<FastifyRequest, 'staffSession'>,
): OpenSession[] =>
  rows.map((row) => openSession(row, { id: row.id, current: row.id === staffSession?.sessionId }));
