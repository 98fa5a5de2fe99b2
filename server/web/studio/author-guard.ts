import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCall } from '../read-call.ts';
import { dataPolicy } from '../security-headers.ts';
import { admitsWrite, splitTarget } from '../write-guard.ts';
import { readStaff } from './read-staff.ts';

interface GuardParts {
  readonly readCall: ReadCall;
  readonly publicOrigin?: string;
}

/** Headers of answers that are for one member of staff and are kept nowhere. */
export const staffAnswerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  vary: 'Cookie',
};

/** Lets through what comes from the Studio and from somebody who may write drafts; answers everybody else. */
export const authorGuard =
  (parts: GuardParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { publicOrigin } = parts;
    const { method, headers, raw } = request;
    const admitted = admitsWrite({
      method,
      ...splitTarget(raw.url ?? ''),
      headers,
      ...(publicOrigin !== undefined && { publicOrigin }),
      strict: headers.authorization === undefined,
    });
    const refuse = (status: number, message: string) =>
      reply.code(status).headers(staffAnswerHeaders).send({ error: { message } });
    if (!admitted) return refuse(403, 'The call did not come from the Studio.');
    const staff = await readStaff(request, parts.readCall);
    if (staff.kind === 'unknown') return refuse(502, 'The service cannot be reached.');
    if (staff.kind === 'nobody') return refuse(401, 'Sign in as a member of staff first.');
    return staff.self.role === 'agent' ? refuse(403, 'This needs the role author.') : undefined;
  };
