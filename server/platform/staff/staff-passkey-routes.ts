import {
  staffPasskeyLogin,
  staffPasskeyQuestion,
  staffPasskeys,
  staffPasskeysAdd,
  staffPasskeysAsk,
  staffPasskeysRemove,
} from '#schemas/calls/staff/passkeys.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { AuditLog } from '../base/audit/audit-log.ts';
import type { PasskeyRefusal } from '../base/passkeys/passkeys.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { memberOf } from '../http/staff-member.ts';
import { agentOf } from './staff-routes.ts';
import type { StaffService } from './staff-service.ts';

const refusals = {
  'not-proved': 'staff.passkey-not-made',
  'too-many': 'staff.passkey-too-many',
  known: 'staff.passkey-known',
} as const satisfies Record<PasskeyRefusal, string>;

interface Parts {
  readonly staff: StaffService;
  readonly audit: AuditLog;
}

/** Signing in with a passkey, and one's own passkeys. */
export function registerStaffPasskeyRoutes(app: PlatformApp, { staff, audit }: Parts): void {
  const { passkeys } = staff;

  serve(app, staffPasskeyQuestion, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await staff.askForPasskey(request.ip) };
  });

  serve(app, staffPasskeyLogin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await staff.passkeyLogin(request.body, { address: request.ip, agent: agentOf(request) }) };
  });

  serve(app, staffPasskeys, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: [...(await passkeys.list(memberOf(request).id))] };
  });

  serve(app, staffPasskeysAsk, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const member = memberOf(request);
    // A session left open on a desk changes nothing about how its account is guarded ([sec 13]).
    if (!(await staff.confirmPassword(member, request.body.password, request.ip))) {
      const wrong = refuse('staff.wrong-password');
      throw new PlatformError('invalid_fields', wrong, { fields: { password: wrong } });
    }
    return { data: await passkeys.askForNew(member) };
  });

  serve(app, staffPasskeysAdd, async (request) => {
    const { id, email } = memberOf(request);
    const added = await passkeys.add(id, request.body);
    if (typeof added === 'string') {
      const refusal = refuse(refusals[added]);
      throw new PlatformError('invalid_fields', refusal, { fields: { credential: refusal } });
    }
    await audit.record({
      kind: 'staff-passkey-added',
      staff: email,
      address: request.ip,
      details: { passkey: added.id },
    });
    return { data: added };
  });

  serve(app, staffPasskeysRemove, async (request) => {
    const { id: owner, email } = memberOf(request);
    const { id } = request.params;
    if (!(await passkeys.remove(owner, id)))
      throw new PlatformError('not_found', refuse('staff.passkey-unknown'));
    await audit.record({
      kind: 'staff-passkey-removed',
      staff: email,
      address: request.ip,
      details: { passkey: id },
    });
    return { data: { removed: true as const } };
  });
}
