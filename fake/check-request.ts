import type { TSchema } from 'typebox';
import { Check, Convert, Errors } from 'typebox/value';
import type { Call } from '#schemas/calls/define-call.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { ErrorFields } from '#server/platform/http/platform-error.ts';
import { describeProblems } from '#server/platform/http/schema-problems.ts';

/** The parts of a request that a record has schemas for. */
export interface Parts {
  readonly params: unknown;
  readonly querystring: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** What is wrong with a request, by place: `querystring/limit`; or its parts with their types. */
export type Checked =
  | { readonly ok: true; readonly parts: Parts }
  | { readonly ok: false; readonly fields: ErrorFields };

/** Holds a request to the schemas of its record. What stands in an address is text and read as what is asked for. */
export function checkRequest({ params, query, headers, body, session }: Call, given: Parts): Checked {
  const schemas: readonly [keyof Parts, TSchema | undefined][] = [
    ['params', params],
    ['querystring', query],
    ['headers', headers],
    // Files travel in a body of their own kind.
    ['body', session?.includes('takes-files') ? undefined : body],
  ];
  const parts = new Map<keyof Parts, unknown>();
  const problems: [string, Refusal][] = [];
  for (const [name, schema] of schemas) {
    const value = schema && name !== 'body' ? Convert(schema, given[name]) : given[name];
    parts.set(name, value);
    if (schema === undefined || Check(schema, value)) continue;
    // A union says nothing of its own; then the place alone is told.
    const described = describeProblems(Errors(schema, value));
    for (const [at, message] of described.length > 0 ? described : [['', refuse('call.invalid')] as const])
      problems.push([`${name}${at}`, message]);
  }
  if (problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) };
  return {
    ok: true,
    parts: {
      params: parts.get('params'),
      querystring: parts.get('querystring'),
      headers: parts.get('headers'),
      body: parts.get('body'),
    },
  };
}
