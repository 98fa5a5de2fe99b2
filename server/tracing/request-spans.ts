import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './spans.ts';

/**
 * Makes a span of each request that the page cache does not answer, named after its route; its log lines carry the trace's id.
 * @param trustsParent whether the `traceparent` of a request is believed: whoever may send one decides what is recorded
 */
export function registerRequestSpans(
  app: FastifyInstance,
  trustsParent: (request: FastifyRequest) => boolean,
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = trustsParent(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'mozaika.request_id': request.id };
    const span = tracer().startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    if (span.isRecording()) request.log = request.log.child({ trace_id: span.spanContext().traceId });
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // A body is read in turns of the socket, which know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    if (span === undefined) return;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.raw.statusCode;
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
