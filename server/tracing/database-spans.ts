import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Client, Pool, PoolClient } from 'pg';
import { tracer } from './spans.ts';

/** Longest part of a statement that a span holds. */
const longestText = 2000;

type Query = (...args: readonly unknown[]) => unknown;

/**
 * Makes a span of each statement of a pool, with its text and without its values. OpenTelemetry's own instrumentation of `pg` replaces
 * the package as it is loaded, and finds none where it was bundled.
 */
export function traceStatements(pool: Pool): void {
  pool.on('connect', traceClient);
}

/** The same of one connection. */
export function traceClient(client: Client | PoolClient): void {
  const query: Query = client.query.bind(client) as Query;
  client.query = ((...args: readonly unknown[]) => tracedQuery(query, args)) as PoolClient['query'];
}

function tracedQuery(query: Query, args: readonly unknown[]): unknown {
  // Outside of a trace nobody could tell what it was for.
  if (!trace.getActiveSpan()?.isRecording()) return query(...args);
  const text = textOf(args[0]);
  const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  const end = (error: unknown): void => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const last = args.at(-1);
  // The pool asks with a callback, transactions for a promise.
  if (typeof last === 'function')
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      end(error);
      last(error, result);
    });
  const answer = query(...args);
  if (answer instanceof Promise) answer.then(() => end(null), end);
  else span.end();
  return answer;
}

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
};
