import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { staffPasskeyLogin } from '#schemas/calls/staff/passkeys.ts';
import { secondFactorProve } from '#schemas/calls/staff/second-factor.ts';
import { staffLogin, staffLogout, staffSelf } from '#schemas/calls/staff/session.ts';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import type { Config } from '#server/config/config.ts';
import type { OtherBuilds } from '../builds/kept-builds.ts';
import { registerBuiltFiles } from '../built-files.ts';
import type { ReadCall } from '../read-call.ts';
import { dataPolicy } from '../security-headers.ts';
import { admitsWrite, splitTarget } from '../write-guard.ts';
import { askAsStaff, type StaffQuestion } from './ask-as-staff.ts';
import { readStaffToken, staffSessionCookie } from './staff-cookie.ts';
import { studioPolicy } from './studio-policy.ts';

export interface StudioParts {
  /** Folder of the Studio's build: `studio/index.html` and `assets/`. */
  readonly studioDir: string;
  /** Files that only other builds of the Studio have. */
  readonly otherBuilds?: OtherBuilds | undefined;
  readonly mode: Config['mode'];
  readonly readCall: ReadCall;
  readonly publicOrigin?: string;
}

const answerHeaders = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy, vary: 'Cookie' };

/** The Studio: one document for all of its addresses, the files of its build, and the session of its staff (ADR 0019). */
export async function registerStudio(app: FastifyInstance, parts: StudioParts): Promise<void> {
  const { studioDir, mode, publicOrigin, otherBuilds } = parts;
  const html = await readFile(join(studioDir, 'studio/index.html'), 'utf8').catch(() => null);
  const document = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    html === null
      ? reply
          .code(503)
          .headers(answerHeaders)
          .send({ error: { message: 'The Studio was not built: npm run build.' } })
      : reply
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': studioPolicy(mode),
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
            'referrer-policy': 'same-origin',
          })
          .send(html);
  app.get('/studio', document);
  app.get('/studio/*', document);
  await registerBuiltFiles(app, {
    root: join(studioDir, 'assets'),
    prefix: '/studio/assets/',
    others: otherBuilds,
  });

  /** Keeps the token of a sign-in in the cookie. @returns who is signed in */
  const enter = async (request: FastifyRequest, reply: FastifyReply, question: StaffQuestion) => {
    const answer = await askAsStaff(request, parts.readCall, question);
    const token = answer.status === 200 ? tokenOf(answer.body) : null;
    if (token === null) return passOn(reply, answer);
    const self = await askAsStaff(request, parts.readCall, { record: staffSelf, token });
    if (self.status === 200) reply.header('set-cookie', staffSessionCookie(token));
    return passOn(reply, self);
  };
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = publicOrigin !== undefined && { publicOrigin };
    const { method, headers, raw } = request;
    if (admitsWrite({ method, ...splitTarget(raw.url ?? ''), headers, ...origin, strict: true })) return;
    await refuse(reply, 403, 'The call did not come from the Studio.');
  };

  app.get(studioSessionPath, async (request, reply) => {
    const token = readStaffToken(request.headers.cookie);
    if (token === null) return refuse(reply, 401, 'Sign in as a member of staff first.');
    return passOn(reply, await askAsStaff(request, parts.readCall, { record: staffSelf, token }));
  });

  app.post(studioSessionPath, { onRequest: guard }, async (request, reply) => {
    const { body } = request;
    const byPasskey = typeof body === 'object' && body !== null && 'challenge_id' in body;
    return enter(request, reply, { record: byPasskey ? staffPasskeyLogin : staffLogin, body });
  });

  // The second factor: another session takes the place of the one the password began ([sec 3]).
  app.put(studioSessionPath, { onRequest: guard }, async (request, reply) => {
    const token = readStaffToken(request.headers.cookie);
    if (token === null) return refuse(reply, 401, 'Sign in as a member of staff first.');
    return enter(request, reply, { record: secondFactorProve, body: request.body, token });
  });

  app.delete(studioSessionPath, { onRequest: guard }, async (request, reply) => {
    const token = readStaffToken(request.headers.cookie);
    if (token !== null) await askAsStaff(request, parts.readCall, { record: staffLogout, token });
    return reply
      .headers({ ...answerHeaders, 'set-cookie': staffSessionCookie('') })
      .send({ data: { signedIn: false } });
  });
}

function tokenOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  return typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string'
    ? data.token
    : null;
}

const passOn = (reply: FastifyReply, { status, body, retryAfter }: Awaited<ReturnType<typeof askAsStaff>>) =>
  reply
    .code(status)
    .headers({ ...answerHeaders, ...(retryAfter !== undefined && { 'retry-after': retryAfter }) })
    .send(body);

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).headers(answerHeaders).send({ error: { message } });
