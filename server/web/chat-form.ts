import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chatLeave } from '#schemas/calls/chat.ts';
import { chatFormPath, longestMessage } from '#schemas/chat-limits.ts';
import { unknownPerson } from '#schemas/page-person.ts';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { framedJson } from './framing.ts';
import { sendLastResort } from './last-resort.ts';
import { registerPlainForm, screenOfForm } from './plain-form.ts';
import type { CallPlatform } from './platform-call.ts';
import { toPlatformHeaders } from './proxy-headers.ts';
import type { EdgeSessions } from './session/edge-sessions.ts';
import { readJsonAnswer } from './session/read-answer.ts';
import { answerWrongPerson, wrongPerson } from './session/same-person.ts';
import { readSessionTokens } from './session/session-cookies.ts';
import { exchangeInSession } from './session/session-exchange.ts';

export interface ChatFormParts {
  readonly call: CallPlatform;
  readonly sessions: Pick<EdgeSessions, 'renew' | 'persons'>;
  readonly timeoutMs: number;
  readonly publicOrigin?: string;
}

/** A message as a form encodes it: up to nine letters for one, and the other fields. */
const bodyLimit = longestMessage * 9 + 2000;
/** Of what the headers say of the form, nothing fits the call that is made of it. */
const ofTheForm = ['content-type', 'content-length', 'transfer-encoding', 'accept', 'accept-encoding'];

/**
 * Takes the form of the chat from browsers without script, and leads back to the room with the message in it. What is sent twice is
 * stored once, by the key that the page made for the message.
 */
export const registerChatForm = (app: FastifyInstance, parts: ChatFormParts): Promise<void> =>
  registerPlainForm(app, {
    path: chatFormPath,
    bodyLimit,
    ...(parts.publicOrigin !== undefined && { publicOrigin: parts.publicOrigin }),
    take: (request, reply, fields) => take(request, reply, { ...parts, fields }),
  });

async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, ...parts }: ChatFormParts & { readonly fields: URLSearchParams },
): Promise<FastifyReply> {
  const back = screenOfForm(fields.get('back'), '/chat');
  const tokens = readSessionTokens(request.headers.cookie);
  const toSignIn = () => reply.redirect(signInAddress('/signin', { next: back }), 303);
  if (tokens === null) return toSignIn();
  const client = { ip: request.ip, requestId: request.id };
  const page = fields.get('person') ?? unknownPerson;
  let isOthers = false;
  const exchanged = await exchangeInSession(
    {
      tokens,
      client,
      send: async (access) => {
        const { persons } = parts.sessions;
        const wrong = page === unknownPerson ? null : await wrongPerson(page, access, { persons, client });
        isOthers = wrong === 'other';
        return wrong === null ? send(request, parts, { fields, access }) : answerWrongPerson(wrong);
      },
      repeatable: true,
      needsSession: true,
    },
    parts.sessions.renew,
  );
  if (exchanged.kind === 'unknown' || exchanged.kind === 'again')
    return sendLastResort(reply, 503, request.id);
  if (exchanged.cookies.length > 0) reply.header('set-cookie', [...exchanged.cookies]);
  if (exchanged.kind === 'ended' || exchanged.answer.status === 401) return toSignIn();
  const { answer } = exchanged;
  if (isOthers) {
    answer.body.destroy();
    return sendLastResort(reply, 409, request.id);
  }
  const room = roomOf(await readJsonAnswer(answer));
  if (room !== null) return reply.redirect(`${back}/${room}`, 303);
  request.log.info({ status: answer.status }, 'a message of a form was refused');
  // Nothing was written: the page says so by showing nothing new. Whatever else was refused is worth another try later.
  if (answer.status === 422 || answer.status === 400) return reply.redirect(back, 303);
  return sendLastResort(reply, 503, request.id);
}

interface Leaving {
  readonly fields: URLSearchParams;
  readonly access: string | undefined;
}

function send(request: FastifyRequest, { call, timeoutMs }: ChatFormParts, { fields, access }: Leaving) {
  const told = toPlatformHeaders(request.headers, { ip: request.ip, requestId: request.id });
  const headers = Object.fromEntries(Object.entries(told).filter(([name]) => !ofTheForm.includes(name)));
  const given = (name: string) => fields.get(name) || undefined;
  const [uuid, client_id] = [given('uuid'), given('client_id')];
  const left = new AbortController();
  request.raw.once('close', () => request.raw.complete || left.abort());
  return call({
    method: chatLeave.method,
    target: chatLeave.path,
    headers: {
      ...headers,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
    },
    body: framedJson({
      // A form ends its lines as mail does.
      message: (fields.get('message') ?? '').replaceAll('\r\n', '\n'),
      ...(uuid !== undefined && { uuid }),
      ...(client_id !== undefined && { client_id }),
    }),
    clientIp: request.ip,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), left.signal]),
  });
}

function roomOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  const { data } = answer as { data: { room?: { uuid?: unknown } } | null };
  const uuid = data?.room?.uuid;
  return typeof uuid === 'string' && /^[\da-f-]{36}$/i.test(uuid) ? uuid : null;
}
