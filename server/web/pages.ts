import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitSession } from '#engine/visit.ts';
import { chooseCoding } from './accept-encoding.ts';
import type { Carriers } from './carriers.ts';
import { type Answer, type FinishedPage, smallestCompressed } from './finished-page.ts';
import { gzipStream } from './growing-gzip.ts';
import type { Engine } from './host-options.ts';
import { sendLastResort } from './last-resort.ts';
import type { Metrics } from './metrics.ts';
import { isCanonicalPath, readPageAddress } from './page-address.ts';
import type { PageAnswers, Produced } from './page-answers.ts';
import type { AnswerRequest, Form, ProduceAnswer } from './produce-answer.ts';
import { sendPage } from './send-page.ts';
import type { SetCookies } from './session/session-cookies.ts';
import type { VisitSessions } from './session/visit-sessions.ts';

/** Plans live under this prefix: `/_plan/about` is the Plan of `/about`. */
export const planPrefix = '/_plan';

export interface PagesParts {
  readonly answers: PageAnswers;
  readonly produce: ProduceAnswer;
  readonly needsSignInAgain: Engine['needsSignInAgain'];
  readonly visits: VisitSessions;
  readonly asOneVisit: Carriers['asOneVisit'];
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** Routes of every screen, as document and as Plan. */
export function registerPages(app: FastifyInstance, parts: PagesParts): void {
  const answerWith = (form: Form) => (request: FastifyRequest, reply: FastifyReply) =>
    parts.visits.mayHave(request)
      ? parts.asOneVisit(() => answerPage(form, request, reply, parts))
      : answerPage(form, request, reply, parts);
  app.route({ method: ['GET', 'HEAD'], url: `${planPrefix}/*`, handler: answerWith('plan') });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerWith('document') });
}

async function answerPage(form: Form, request: FastifyRequest, reply: FastifyReply, parts: PagesParts) {
  const address = readPageAddress(request.raw.url ?? '');
  const path = form === 'plan' ? address?.path.slice(planPrefix.length) : address?.path;
  // `/_plan//host` is `//host` to the engine.
  if (address === null || path === undefined || readPageAddress(path) === null) {
    return sendLastResort(reply, 400, request.id);
  }
  const visit = { form, path, query: address.query, requestId: request.id };
  const produceFor = (session: VisitSession) => produceFound(parts.produce, { ...visit, session });
  const produce = () => produceFor({ kind: 'anonymous' });
  // A cookie that turns out to be worth nothing has to be taken back, so this answer is nobody else's either ([sec 37]).
  if (parts.visits.mayHave(request)) {
    const opened = await parts.visits.open(request, { ip: request.ip, requestId: request.id });
    const { session, cookies } = opened;
    const isOwn =
      session.kind === 'customer' || (session.ended === true && (await parts.needsSignInAgain(path)));
    if (isOwn) return sendOnce(request, reply, (await produceFor(session)).answer, cookies);
    // The bytes of everybody, so that made-up cookies do not buy a page made anew each time.
    const answered = await parts.answers.answer(address.path, address.query, produce);
    return sendOnce(
      request,
      reply,
      answered.kind === 'once' ? answered.answer : bytesOf(answered.page),
      cookies,
    );
  }
  const answered = await parts.answers.answer(address.path, address.query, produce);
  if (answered.kind === 'once') return sendOnce(request, reply, answered.answer, []);
  parts.metrics.countCache(answered.from);
  return sendShared(request, reply, answered.page, parts.now);
}

/** Makes a page of the cache anew, by the address it was found under. */
export function produceAgain(produce: ProduceAnswer, path: string, query: string): Promise<Produced> {
  const isPlan = path.startsWith(`${planPrefix}/`);
  return produceFound(produce, {
    form: isPlan ? 'plan' : 'document',
    path: isPlan ? path.slice(planPrefix.length) : path,
    query,
    session: { kind: 'anonymous' },
    requestId: randomUUID(),
  });
}

async function produceFound(produce: ProduceAnswer, request: AnswerRequest): Promise<Produced> {
  const produced = await produce(request);
  return { ...produced, bounded: produced.bounded && isCanonicalPath(request.path) };
}

const bytesOf = ({ status, headers, identity }: FinishedPage): Answer => ({
  status,
  headers,
  body: identity.body,
});

function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  now: () => number,
): FastifyReply {
  // Past Fastify's reply, so that no hook can add a header: what everyone gets must set no cookie.
  reply.hijack();
  sendPage(request.raw, reply.raw, page, now);
  return reply;
}

/** Private or not to be kept: no tag, no store. Hooks may add cookies here. */
function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  cookies: SetCookies,
): FastifyReply {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  reply.code(answer.status).headers({
    ...answer.headers,
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding, Cookie',
  });
  const accepted = chooseCoding(request.headers['accept-encoding']?.toString());
  if (accepted === 'identity' || answer.body.length < smallestCompressed) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(gzipStream(answer.body, 4));
}
