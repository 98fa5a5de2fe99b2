import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { Locale } from '#schemas/names.ts';
import { studioFormPath } from '#schemas/studio/form-preview.ts';
import type { FormPreview } from '../form-preview.ts';
import type { ReadCall } from '../read-call.ts';
import { authorGuard, staffAnswerHeaders } from './author-guard.ts';

/** Compiles a form that need not be stored, lookups filled in, and checks values with it where there are any. */
export type PrepareForm = (wanted: {
  readonly definition: unknown;
  readonly locale: string;
  readonly values?: unknown;
}) => Promise<FormPreview>;

interface StudioFormParts {
  readonly readCall: ReadCall;
  readonly publicOrigin?: string;
  readonly prepareForm: PrepareForm;
}

/** Largest definition, with some room for values; the compiler itself takes no more. */
const bodyLimit = 1_200_000;
const body = compileSchema(
  Type.Object({ definition: Type.Unknown(), locale: Locale, values: Type.Optional(Type.Unknown()) }),
);

/** The call behind the form builder's live preview: for those who may write drafts, and nothing of it is kept. */
export function registerStudioForms(app: FastifyInstance, parts: StudioFormParts): void {
  app.post(studioFormPath, { onRequest: authorGuard(parts), bodyLimit }, async (request, reply) => {
    reply.headers(staffAnswerHeaders);
    if (!body.Check(request.body))
      return reply.code(422).send({ error: { message: 'This is no form.', code: 'invalid_content' } });
    return reply.send({ data: await parts.prepareForm(request.body) });
  });
}
