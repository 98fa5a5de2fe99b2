import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { staffSelf } from '#schemas/calls/staff/session.ts';
import { personHeader } from '#schemas/page-person.ts';
import type { ReadCall } from '../read-call.ts';
import { fieldsOf } from '../session/login-answer.ts';
import { askAsStaff } from './ask-as-staff.ts';

/**
 * Whether a call of the Studio belongs to the work of another member of staff than the one whose session it would be made in. The Studio says whose
 * work is on its screen by the address of the account, percent-encoded. Where nobody can say, it is not another's: the platform answers the call.
 */
export type IsOtherStaff = (request: FastifyRequest, token: string) => Promise<boolean>;

/** Tokens whose person is remembered. */
const mostKnown = 1_000;

export function createIsOtherStaff(readCall: ReadCall): IsOtherStaff {
  const known = new Map<string, string>();
  return async (request, token) => {
    const said = request.headers[personHeader];
    if (typeof said !== 'string') return false;
    const key = createHash('sha256').update(token).digest('base64url');
    if (known.get(key) === said) return false;
    const { status, body } = await askAsStaff(request, readCall, { record: staffSelf, token });
    const email = fieldsOf(fieldsOf(body).get('data')).get('email');
    if (status !== 200 || typeof email !== 'string') return false;
    known.set(key, encodeURIComponent(email));
    const [oldest] = known.size > mostKnown ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return known.get(key) !== said;
  };
}
