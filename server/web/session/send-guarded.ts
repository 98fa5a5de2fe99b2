import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/calls.ts';
import { personHeader } from '#schemas/page-person.ts';
import type { PlatformAnswer } from '../platform-call.ts';
import { refuse } from '../proxy-answer.ts';
import { toBrowserHeaders } from '../proxy-headers.ts';
import type { EdgeSessions } from './edge-sessions.ts';
import { guardAnswer } from './guarded-answer.ts';
import { readJsonAnswer, UnreadableAnswer } from './read-answer.ts';
import { readSessionTokens, type SetCookies } from './session-cookies.ts';

export interface GuardedSending {
  readonly call: Call;
  readonly answer: PlatformAnswer;
  /** Of the session the call was made in. */
  readonly cookies: SetCookies;
  readonly sessions: EdgeSessions;
}

/** Describe bytes that are not the ones we send. */
const ofOtherBytes = new Set(['content-encoding', 'content-type', 'etag', 'last-modified']);

/** Sends an answer about accounts without the tokens in it ([sec 1]); what cannot be read is not sent at all. */
export async function sendGuarded(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, answer, cookies, sessions }: GuardedSending,
): Promise<FastifyReply> {
  const { status } = answer;
  let body: unknown;
  try {
    body = await readJsonAnswer(answer);
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    request.log.warn({ err: error, call: call.id, status }, 'an answer about accounts could not be read');
    return refuse(reply, status < 400 ? 502 : status, 'The service gave an answer that cannot be passed on.');
  }
  const { cookie } = request.headers;
  const guarded = guardAnswer(call, { status, body }, cookie);
  const client = { ip: request.ip, requestId: request.id };
  const before = guarded.signedIn === null ? null : readSessionTokens(cookie);
  if (before) {
    // A new sign-in ends what this browser had open ([sec 3]); it stands even when that fails, which is logged.
    await sessions.end(before, { client });
  }
  const all = guarded.signedIn === null ? [...cookies, ...guarded.cookies] : guarded.cookies;
  const person = guarded.signedIn === null ? null : await markOf(request, guarded.signedIn, sessions);
  const headers = toBrowserHeaders(answer.headers, { personal: true, trusted: false });
  const kept = Object.entries(headers).filter(([name]) => !ofOtherBytes.has(name));
  reply.code(status).headers({
    ...Object.fromEntries(kept),
    ...(all.length > 0 && { 'set-cookie': [...all] }),
    ...(person !== null && { [personHeader]: person }),
  });
  if (guarded.body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(guarded.body));
}

/** Whose page it is from now on. Without it the page's next call is rejected, and the next page says it: no reason to undo a sign-in. */
async function markOf(
  request: FastifyRequest,
  access: string,
  { persons }: EdgeSessions,
): Promise<string | null> {
  try {
    return await persons.of(access, { ip: request.ip, requestId: request.id });
  } catch (error) {
    request.log.warn({ err: error }, 'the platform did not say who signed in');
    return null;
  }
}
