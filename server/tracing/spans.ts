import { context, propagation, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/*
 * What traces are made of. Without a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`) nothing is recorded, and each of these costs next to
 * nothing. A span holds names, statuses and texts of statements without their values: nothing that is somebody's ([sec 38]).
 */

/** Asked for each time: what is kept would outlive the recorder it belongs to. */
export const tracer = (): Tracer => trace.getTracer('mozaika');

/** Runs work as a span of the one that is under way. What it throws is named in the span, never quoted. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What a call to another host carries, so that its spans belong to this trace; nothing where none is recorded. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
