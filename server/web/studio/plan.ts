import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { PageDocument } from '#schemas/page.ts';
import { type PlanAnswer, PlanBody, studioPlanPath } from '#schemas/studio/plan.ts';
import type { CallPlatform } from '../platform-call.ts';
import { dataPolicy } from '../security-headers.ts';
import { admitsWrite, splitTarget } from '../write-guard.ts';
import { readStaff } from './read-staff.ts';

/** Prepares a draft as it stands in the editor for the canvas. @throws when content cannot be read */
export type PrepareCanvas = (body: PlanBody, requestId: string) => Promise<PlanAnswer>;

export interface StudioPlanParts {
  readonly call: CallPlatform;
  readonly timeoutMs: number;
  readonly publicOrigin?: string;
  readonly prepare: PrepareCanvas;
}

/** As large as what the platform stores. */
const bodyLimit = 2 * 1024 * 1024;
const answerHeaders = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy, vary: 'Cookie' };

/** Somebody who empties the title in order to write another one still sees the page. */
const body = Compile(
  Type.Object({
    ...PlanBody.properties,
    document: Type.Object({ ...PageDocument.properties, title: Type.String({ maxLength: 200 }) }),
  }),
);

/** The call behind the editor's canvas: for those who may write drafts, and nothing it says is kept. */
export function registerStudioPlan(app: FastifyInstance, parts: StudioPlanParts): void {
  const { publicOrigin, prepare } = parts;
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = publicOrigin !== undefined && { publicOrigin };
    const { method, headers, raw } = request;
    const strict = headers.authorization === undefined;
    if (!admitsWrite({ method, ...splitTarget(raw.url ?? ''), headers, ...origin, strict }))
      return refuse(reply, 403, 'The call did not come from the Studio.');
    const staff = await readStaff(request, parts);
    if (staff.kind === 'unknown') return refuse(reply, 502, 'The service cannot be reached.');
    if (staff.kind === 'nobody') return refuse(reply, 401, 'Sign in as a member of staff first.');
    if (staff.self.role === 'agent') return refuse(reply, 403, 'This needs the role author.');
    return undefined;
  };

  app.post(studioPlanPath, { onRequest: guard, bodyLimit }, async (request, reply) => {
    if (!body.Check(request.body)) {
      const fields = Object.fromEntries(
        body.Errors(request.body).map(({ instancePath, message }) => [instancePath, message] as const),
      );
      return reply
        .code(422)
        .headers(answerHeaders)
        .send({
          error: { message: 'This is no page that could be shown.', code: 'invalid_content', fields },
        });
    }
    // The schema's recursive part is typed by hand (schemas/page.ts).
    const data = await prepare(request.body as PlanBody, request.id);
    return reply.headers(answerHeaders).send({ data });
  });
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).headers(answerHeaders).send({ error: { message } });
