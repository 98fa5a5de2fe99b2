import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#schemas/calls/define-call.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from './platform-error.ts';
import { storageProblems } from './storable.ts';

/**
 * Refuses, for all calls and before anything else is made of them, requests that hold what the database cannot: U+0000, half
 * characters, `__proto__`, bottomless nesting. The content of an entry (`dataSchema`) is left to its call, which answers 422 by the field.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config as { readonly call?: Call };
    const parts = {
      params: request.params,
      querystring: request.query,
      body: call?.dataSchema ? withoutData(request.body) : request.body,
    };
    const fields = Object.entries(parts).flatMap(([part, value]) =>
      // Bytes are looked at by who reads them.
      Buffer.isBuffer(value) ? [] : storageProblems(value).map(([at, why]) => [`${part}${at}`, why] as const),
    );
    if (fields.length > 0)
      throw new PlatformError('invalid_request', refuse('call.invalid'), {
        fields: Object.fromEntries(fields),
      });
  });
}

function withoutData(body: FastifyRequest['body']): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { data: _, ...rest } = body as Record<string, unknown>;
  return rest;
}
