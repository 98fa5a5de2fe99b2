import type { FastifyRequest } from 'fastify';
import { staffSelf } from '#schemas/calls/staff/session.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { StaffSelf } from '#schemas/studio/staff-session.ts';
import type { ReadCall } from '../read-call.ts';
import { askAsStaff } from './ask-as-staff.ts';
import { readStaffToken } from './staff-cookie.ts';

/** Who makes a call of the Studio: `unknown` when the platform did not say. */
export type StaffRead =
  | { readonly kind: 'staff'; readonly self: StaffSelf }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unknown' };

const self = compileSchema(StaffSelf);
const bearer = /^Bearer +(\S+)$/i;

/** Asks the platform whose token it is: that of the Studio's cookie, else the one a tool bears. */
export async function readStaff(request: FastifyRequest, readCall: ReadCall): Promise<StaffRead> {
  const { cookie, authorization } = request.headers;
  const token = readStaffToken(cookie) ?? bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) return { kind: 'nobody' };
  const answer = await askAsStaff(request, readCall, {
    record: staffSelf,
    token,
  });
  if (answer.status === 401 || answer.status === 403) return { kind: 'nobody' };
  const data =
    typeof answer.body === 'object' && answer.body !== null && 'data' in answer.body
      ? answer.body.data
      : undefined;
  if (answer.status !== 200 || !self.Check(data)) return { kind: 'unknown' };
  // Who has said the password only is nobody yet.
  return data.step === undefined ? { kind: 'staff', self: data } : { kind: 'nobody' };
}
