import type { FastifyRequest } from 'fastify';
import {
  secondFactorConfirm,
  secondFactorEnrol,
  secondFactorProve,
  secondFactorRead,
  secondFactorRemove,
} from '#schemas/calls/staff/second-factor.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { agentOf } from '../staff-routes.ts';
import type { StaffBearer, StaffService } from '../staff-service.ts';

/** One's own second factor: what finishes a sign-in, and what changes it. */
export function registerSecondFactorRoutes(app: PlatformApp, staff: StaffService): void {
  const { factors, sessions } = staff;

  serve(app, secondFactorRead, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await factors.state(memberOf(request)) };
  });

  serve(app, secondFactorProve, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const client = { address: request.ip, agent: agentOf(request) };
    return { data: await staff.finishLogin(bearing(request), request.body.code, client) };
  });

  serve(app, secondFactorEnrol, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { member, step } = bearing(request);
    // An account with an app proves itself by a code, and changes nothing before.
    if (step === 'code') throw new PlatformError('wrong_state', refuse('staff.second-factor-on'));
    const { password } = request.body;
    // Who comes from the password has just said it; a session left open on a desk has not ([sec 13]).
    if (step === null && !(await staff.confirmPassword(member, password ?? '', request.ip))) {
      const wrong = refuse('staff.wrong-password');
      throw new PlatformError('invalid_fields', wrong, { fields: { password: wrong } });
    }
    return { data: await factors.enrol(member) };
  });

  serve(app, secondFactorConfirm, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { member, sessionId, step } = bearing(request);
    if (step === 'code') throw new PlatformError('wrong_state', refuse('staff.second-factor-on'));
    const codes = await factors.confirm(member, request.body.code, request.ip);
    await sessions.markProved(sessionId);
    if (step === 'enrol') await staff.noteSignIn(member.email, request.ip);
    return { data: codes };
  });

  serve(app, secondFactorRemove, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const member = memberOf(request);
    await factors.remove(member, request.body.code, request.ip);
    return { data: await factors.state(member) };
  });
}

function bearing(request: FastifyRequest): StaffBearer {
  if (request.staffSession === null) throw new Error('the call does not ask who is signed in');
  return { member: memberOf(request), ...request.staffSession };
}
