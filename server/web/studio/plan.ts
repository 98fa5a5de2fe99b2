import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { PageDocument } from '#schemas/page.ts';
import { type PlanAnswer, PlanBody, studioPlanPath } from '#schemas/studio/plan.ts';
import type { ReadCall } from '../read-call.ts';
import { authorGuard, staffAnswerHeaders } from './author-guard.ts';

/** Prepares a draft as it stands in the editor for the canvas. @throws when content cannot be read */
export type PrepareCanvas = (body: PlanBody, requestId: string) => Promise<PlanAnswer>;

export interface StudioPlanParts {
  readonly readCall: ReadCall;
  readonly publicOrigin?: string;
  readonly prepare: PrepareCanvas;
}

/** As large as what the platform stores. */
const bodyLimit = 2 * 1024 * 1024;

/** Somebody who empties the title in order to write another one still sees the page. */
const body = compileSchema(
  Type.Object({
    ...PlanBody.properties,
    document: Type.Object({ ...PageDocument.properties, title: Type.String({ maxLength: 200 }) }),
  }),
);

/** The call behind the editor's canvas: for those who may write drafts, and nothing it says is kept. */
export function registerStudioPlan(app: FastifyInstance, parts: StudioPlanParts): void {
  const { prepare } = parts;
  app.post(studioPlanPath, { onRequest: authorGuard(parts), bodyLimit }, async (request, reply) => {
    if (!body.Check(request.body)) {
      const fields = Object.fromEntries(
        body.Errors(request.body).map(({ instancePath, message }) => [instancePath, message] as const),
      );
      return reply
        .code(422)
        .headers(staffAnswerHeaders)
        .send({
          error: { message: 'This is no page that could be shown.', code: 'invalid_content', fields },
        });
    }
    // The schema's recursive part is typed by hand (schemas/page.ts).
    const data = await prepare(request.body as PlanBody, request.id);
    return reply.headers(staffAnswerHeaders).send({ data });
  });
}
