import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/calls.ts';
import { BodyTooLarge, maxProxiedBody, maxUploadBody, maxWebhookBody } from './body-limit.ts';
import { createSend } from './forward-call.ts';
import type { CallPlatform, PlatformAnswer } from './platform-call.ts';
import { passOn, refuse } from './proxy-answer.ts';
import type { EdgeSessions } from './session/edge-sessions.ts';
import { answerWrongPerson, personOfPage, wrongPerson } from './session/same-person.ts';
import { sendGuarded } from './session/send-guarded.ts';
import {
  isForEdgeOnly,
  isGuarded,
  isWebhook,
  maySignIn,
  needsSession,
  provesIdentity,
  takesFiles,
} from './session/session-calls.ts';
import { readSessionTokens, type SetCookies } from './session/session-cookies.ts';
import { type Exchanged, exchangeInSession } from './session/session-exchange.ts';
import { takesStaffFiles } from './staff-uploads.ts';
import { readStaffToken } from './studio/staff-cookie.ts';
import type { IsOtherStaff } from './studio/staff-person.ts';
import { admitsWrite, changesSomething, isFromBrowser, splitTarget } from './write-guard.ts';

/**
 * A call of the site's visitors, or one of the staff's side of the embedded platform, which has its own sign-in and the API's
 * reference, no call of any table, besides.
 */
export type FoundCall =
  | { readonly side: 'site'; readonly call: Call }
  | { readonly side: 'staff'; readonly call: Call | null };

export interface ProxyParts {
  readonly call: CallPlatform;
  /** Whether the platform is our own code. */
  readonly trusted: boolean;
  /** The call that a method and path (without query) are (security decision 3); null for none. */
  readonly findCall: (method: string, path: string) => FoundCall | null;
  readonly sessions: EdgeSessions;
  readonly isOtherStaff: IsOtherStaff;
  readonly timeoutMs: number;
  /** Milliseconds an upload may take. */
  readonly uploadTimeoutMs: number;
  readonly publicOrigin?: string;
}

/** Forwards the calls of the list under `/v2/` to the platform, and nothing else. */
export async function registerPlatformProxy(app: FastifyInstance, parts: ProxyParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is passed on unread; Fastify gives the raw stream as `request.body`.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/v2/*',
      handler: (request, reply) => forward(request, reply, parts),
    });
  });
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ProxyParts,
): Promise<FastifyReply> {
  const { method, headers } = request;
  const target = request.raw.url ?? '';
  const { path, query } = splitTarget(target);
  const found = parts.findCall(method, path);
  const call = found?.side === 'site' ? found.call : null;
  if (found === null || (call && isForEdgeOnly(call))) return refuse(reply, 404, 'There is no such call.');
  const origin = parts.publicOrigin !== undefined && { publicOrigin: parts.publicOrigin };
  const strict = call !== null && maySignIn(call);
  const costs = call?.costs === true;
  if (!admitsWrite({ method, path, query, headers, strict, costs, ...origin })) {
    return refuse(reply, 403, 'The call did not come from a page of this site.');
  }
  const webhook = call !== null && isWebhook(call);
  if (webhook && isFromBrowser(headers)) return refuse(reply, 403, 'The call is not for browsers.');
  const files =
    found.side === 'site' ? takesFiles(found.call) : found.call !== null && takesStaffFiles(found.call);
  const maxBytes = files ? maxUploadBody : webhook ? maxWebhookBody : maxProxiedBody;
  if (Number(headers['content-length'] ?? 0) > maxBytes) return refuseBody(reply);
  // Both parts of the deadline also end the body of an answer that has begun.
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const deadline = AbortSignal.timeout(
    files ? Math.max(parts.uploadTimeoutMs, parts.timeoutMs) : parts.timeoutMs,
  );
  const signal = AbortSignal.any([deadline, left.signal]);
  try {
    const exchanged = await exchange(request, call, parts, { maxBytes, signal, repeatable: !files });
    return await answerWith(request, reply, { call, exchanged, parts });
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuseBody(reply);
    request.log.warn({ err: error, url: target }, 'the platform did not answer');
    return signal.aborted
      ? refuse(reply, 504, 'The service did not answer in time.')
      : refuse(reply, 502, 'The service cannot be reached.');
  }
}

/** Makes the call: in the session of the browser's cookies, or with what the caller brought. */
async function exchange(
  request: FastifyRequest,
  call: Call | null,
  parts: ProxyParts,
  limits: { readonly maxBytes: number; readonly signal: AbortSignal; readonly repeatable: boolean },
): Promise<Exchanged> {
  const tokens = call === null ? null : readSessionTokens(request.headers.cookie);
  const inSession = tokens !== null && call !== null && !provesIdentity(call);
  const send = await createSend(request, parts.call, {
    ...limits,
    // A stream can be sent once; what may be sent again is read first.
    buffered: inSession && limits.repeatable,
    // A session's cookies decide alone who calls; what else a script of the page says of it is not believed.
    ownBearer: tokens === null && (call === null || !(provesIdentity(call) || isWebhook(call))),
    readable: call !== null && isGuarded(call),
  });
  // The Studio's calls are made in the session of its own cookie; tools bring a bearer token instead.
  const staff = call === null ? readStaffToken(request.headers.cookie) : null;
  const target = splitTarget(request.raw.url ?? '');
  const writes = changesSomething({ method: request.method, ...target });
  if (staff !== null && writes && (await parts.isOtherStaff(request, staff)))
    return { kind: 'answered', answer: answerWrongPerson('other'), cookies: [] };
  const client = { ip: request.ip, requestId: request.id };
  const page =
    call &&
    personOfPage({ call, method: request.method, target: request.raw.url ?? '', headers: request.headers });
  /** The check is part of making the call: it asks of the very session that the call would be made in. */
  const sendAs = async (access: string | undefined): Promise<PlatformAnswer> => {
    const wrong =
      page === null ? null : await wrongPerson(page, access, { persons: parts.sessions.persons, client });
    return wrong === null ? send(access ?? staff ?? undefined) : answerWrongPerson(wrong);
  };
  if (!inSession) return { kind: 'answered', answer: await sendAs(undefined), cookies: [] };
  return exchangeInSession(
    {
      tokens,
      client,
      send: sendAs,
      repeatable: limits.repeatable,
      needsSession: needsSession(call),
    },
    parts.sessions.renew,
  );
}

interface Ending {
  readonly call: Call | null;
  readonly exchanged: Exchanged;
  readonly parts: ProxyParts;
}

async function answerWith(request: FastifyRequest, reply: FastifyReply, { call, exchanged, parts }: Ending) {
  switch (exchanged.kind) {
    case 'ended':
      return refuse(withCookies(reply, exchanged.cookies), 401, 'The session is over.', 'session_ended');
    case 'again':
      return refuse(withCookies(reply, exchanged.cookies), 409, 'Please send it again.', 'send_again');
    case 'unknown':
      return refuse(reply, 502, 'The service cannot be reached.');
    case 'answered': {
      const { answer, cookies } = exchanged;
      return call && isGuarded(call) && !redirects(answer)
        ? sendGuarded(request, reply, { call, answer, cookies, sessions: parts.sessions })
        : passOn(request, withCookies(reply, cookies), answer, parts.trusted);
    }
  }
}

const redirects = ({ status }: PlatformAnswer): boolean => status < 200 || (status >= 300 && status < 400);

const withCookies = (reply: FastifyReply, cookies: SetCookies): FastifyReply =>
  cookies.length === 0 ? reply : reply.header('set-cookie', [...cookies]);

const refuseBody = (reply: FastifyReply): FastifyReply => refuse(reply, 413, 'The request is too large.');
