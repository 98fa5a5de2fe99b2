import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { otherPersonCode, personHeader } from '#schemas/page-person.ts';
import { dataPolicy } from '../security-headers.ts';
import { admitsWrite, splitTarget } from '../write-guard.ts';
import type { EdgeSessions } from './edge-sessions.ts';
import { wrongPerson } from './same-person.ts';
import { endedCookies, readSessionTokens, type SessionTokens } from './session-cookies.ts';

export interface SessionRouteParts {
  readonly sessions: EdgeSessions;
  readonly publicOrigin?: string;
}

const headers = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy, vary: 'Cookie' };

/**
 * The edge's own calls: who is signed in, and the end of a session ([sec 4]).
 *
 * No `Clear-Site-Data` goes with the end: its smallest part that would reach drafts is all storage, the consent and the cart
 * of the device with it; scripts clear what is the customer's (`forget-customer.ts`). Nothing private lies in the
 * browser's cache, because every private answer is `no-store`.
 */
export function registerSessionRoutes(
  app: FastifyInstance,
  { sessions, publicOrigin }: SessionRouteParts,
): void {
  app.get('/_session', async (request, reply) => {
    const { session, cookies } = await sessions.visits.open(request, clientOf(request));
    const customer = session.kind === 'customer';
    reply.headers({ ...headers, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) });
    return {
      data: {
        signedIn: customer,
        ...(customer && session.firstName !== undefined && { firstname: session.firstName }),
      },
    };
  });

  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = splitTarget(request.raw.url ?? '');
    const origin = publicOrigin !== undefined && { publicOrigin };
    const { method, headers: given } = request;
    if (admitsWrite({ method, ...address, headers: given, ...origin, strict: true })) return;
    await refuse(reply, 403, 'The call did not come from a page of this site.');
  };
  /** Whether a page of one person would sign another one out. Where nobody can say, it may: signing out is the safe side. */
  const isOthers = async (request: FastifyRequest, { access }: SessionTokens): Promise<boolean> => {
    const page = request.headers[personHeader];
    if (typeof page !== 'string' || access === undefined) return false;
    const asked = { persons: sessions.persons, client: clientOf(request) };
    return (await wrongPerson(page, access, asked).catch(() => null)) === 'other';
  };
  app.post('/_session/logout', { onRequest: guard }, async (request, reply): Promise<FastifyReply> => {
    const tokens = readSessionTokens(request.headers.cookie);
    const everywhere = wantsEverywhere(request.body);
    if (tokens !== null && (await isOthers(request, tokens)))
      return refuse(reply, 409, 'Somebody else is signed in now.', otherPersonCode);
    const ended = tokens === null || (await sessions.end(tokens, { client: clientOf(request), everywhere }));
    // The browser forgets in any case: who signs out on a shared device must not stay signed in because a host is slow.
    reply.headers({ ...headers, 'set-cookie': [...endedCookies()] });
    if (!ended && everywhere) return refuse(reply, 502, 'The other sessions could not be ended.');
    return reply.send({ data: { signedIn: false } });
  });
}

const wantsEverywhere = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'everywhere' in body && body.everywhere === true;

const clientOf = (request: FastifyRequest) => ({
  ip: request.ip,
  requestId: request.id,
  ...(request.headers['accept-language'] !== undefined && { language: request.headers['accept-language'] }),
});

const refuse = (reply: FastifyReply, status: number, message: string, code?: string): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send({ error: { message, ...(code !== undefined && { code }) } });
