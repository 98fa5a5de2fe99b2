import type {
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestHookHandler,
  onSendAsyncHookHandler,
} from 'fastify';
import {
  type AnswerOf,
  type BodyOf,
  bodyLimitOf,
  type Call,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
} from '#schemas/calls/define-call.ts';
import { ErrorBody } from '#schemas/envelope.ts';
import type { PlatformApp } from './app-types.ts';

/** What all calls of a platform share; the app carries it as `callHost`. */
export interface CallHost {
  /** Name of the product in the paths. */
  readonly product: string;
  /** The hooks that let in whom a call's record admits, and nobody else. */
  readonly guard: (call: Call) => readonly onRequestHookHandler[];
  /** Lets the answers of steady calls wait for their time. */
  readonly hold: onSendAsyncHookHandler;
}

declare module 'fastify' {
  interface FastifyInstance {
    callHost: CallHost;
  }
}

/** A request of a call: checked by the schemas of its record before the handler sees it. */
export type CallRequest<C extends Call> = FastifyRequest<{
  Params: ParamsOf<C>;
  Querystring: QueryOf<C>;
  Headers: HeadersOf<C>;
  Body: BodyOf<C>;
}>;

/**
 * Answers a call: returns the body of a successful answer, whole, or sends one that is no JSON and returns the reply.
 * @throws PlatformError what the call fails with
 */
export type CallHandler<C extends Call> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => AnswerOf<C> | FastifyReply | Promise<AnswerOf<C> | FastifyReply>;

/**
 * Serves a call: its route, who is let in, what is checked and what the API's description says all come from its record.
 * @throws Error when the app has no `callHost` yet
 */
export function serve<C extends Call>(app: PlatformApp, call: C, handler: CallHandler<C>): void {
  const { method, path, status, steady } = call;
  if (method === 'WS' || method === 'ANY') throw new Error(`${call.id} is no call of requests and answers.`);
  const { product, guard, hold } = app.callHost;
  app.route({
    method,
    url: path.replace('{product}', product).replace(/\{(\w+)\}/g, ':$1'),
    onRequest: [...guard(call)],
    schema: schemaOf(call),
    config: { call },
    bodyLimit: bodyLimitOf(call),
    ...(steady && { onSend: hold }),
    // The record's schemas have checked it.
    handler: async (request, reply) => {
      if (status === 201) reply.code(status);
      return handler(request as CallRequest<C>, reply);
    },
  });
}

function schemaOf({
  tags,
  summary,
  description,
  access,
  params,
  query,
  headers,
  body,
  ...call
}: Call): FastifySchema {
  const scheme =
    access === 'customer' || access === 'edge-customer'
      ? 'customer'
      : typeof access === 'object'
        ? 'staff'
        : null;
  const { answer, status = 200, failures = [], ownFailures = {} } = call;
  return {
    tags,
    summary,
    ...(description !== undefined && { description }),
    ...(scheme !== null && { security: [{ [scheme]: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: {
      ...(answer && Object.fromEntries([status].flat().map((one) => [one, answer]))),
      ...Object.fromEntries(failures.map((failure) => [failure, ErrorBody])),
      ...ownFailures,
    },
  };
}
