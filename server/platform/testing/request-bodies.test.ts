import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fc from 'fast-check';
import Fastify from 'fastify';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeValue } from '#fake/make-value.ts';
import { closedBody } from '#schemas/calls/closed-body.ts';
import { type Call, calls } from '#schemas/calls.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { ErrorBody } from '#schemas/envelope.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { registerErrorAnswers } from '../base/error-answers.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { compileSchemas } from '../http/compile-schemas.ts';
import { refuseUnstorable } from '../http/refuse-unstorable.ts';
import { describeProblems } from '../http/schema-problems.ts';
import { serve } from '../http/serve-call.ts';
import { holdAnswers } from '../http/steady-answers.ts';

const all: readonly Call[] = [...calls, ...staffCalls];
const withBody = all.filter(
  ({ body, method, isPlanned }) => body !== undefined && method !== 'WS' && method !== 'ANY' && !isPlanned,
);

/** Objects that say that they may hold more: by call, and place in its body. */
const open: Readonly<Record<string, readonly string[]>> = {
  // Browsers say more of a credential than anybody asks for.
  'account.passkeys.add': ['/credential', '/credential/response'],
  'authorization.passkey': ['/credential', '/credential/response'],
  'staff.passkey.login': ['/credential', '/credential/response'],
  'staff.passkeys.add': ['/credential', '/credential/response'],
  // Further members are the gateway's own.
  'blue-cash.notification': [''],
};

/** Places of the objects in a value whose fields its schema names. */
function namedObjects(schema: TSchema, value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = schema as { anyOf?: TSchema[]; properties?: Record<string, TSchema>; items?: TSchema };
  const fits = parts.anyOf?.find((one) => compileSchema(one).Check(value));
  if (fits) return namedObjects(fits, value, at);
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      parts.items ? namedObjects(parts.items, one, `${at}/${index}`) : [],
    );
  const { properties } = parts;
  if (!properties) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => {
    const of = properties[name];
    return of ? namedObjects(of, one, `${at}/${name}`) : [];
  });
  return [at, ...inner];
}

/** The value with something more at a place. */
function withMore(value: unknown, pointer: string, name: string, more: unknown): unknown {
  const copy = structuredClone(value);
  const place = pointer
    .split('/')
    .slice(1)
    .reduce((at, part) => (at as Record<string, unknown>)[part], copy);
  (place as Record<string, unknown>)[name] = more;
  return copy;
}

describe('[sec 31] a field that a call does not know', () => {
  test.each(withBody.map((call) => [call.id, call] as const))('%s names it', (id, { body }) => {
    if (body === undefined) return;
    const sample = makeValue(body);
    const check = compileSchema(closedBody(body));
    expect(check.Check(sample)).toBe(true);
    for (const at of namedObjects(body, sample)) {
      const wrong = withMore(sample, at, 'nobody_knows', 1);
      const isOpen = open[id]?.includes(at) ?? false;
      expect(check.Check(wrong), at).toBe(isOpen);
      if (!isOpen)
        expect(describeProblems(check.Errors(wrong)).map(([place]) => place)).toContain(`${at}/nobody_knows`);
    }
  });
});

describe('[sec 31] property: what the database cannot keep', () => {
  const app = Fastify({ logger: false });
  const reached: string[] = [];
  beforeAll(async () => {
    app.setValidatorCompiler(compileSchemas);
    app.decorateRequest('staff', null);
    app.decorateRequest('staffSession', null);
    app.decorateRequest('customer', null);
    app.decorate('callHost', { product: 'loan', guard: () => [], hold: holdAnswers(0) });
    registerErrorAnswers(app);
    refuseUnstorable(app);
    const served = app.withTypeProvider<TypeBoxTypeProvider>() as unknown as PlatformApp;
    for (const call of withBody)
      serve(served, call, () => {
        reached.push(call.id);
        return {} as never;
      });
    await app.ready();
  });
  afterAll(() => app.close());

  /** A text with something in it that PostgreSQL has no way to keep. */
  const unstorable = fc
    .tuple(fc.string(), fc.constantFrom('\u0000', '\ud800', '\udfff'), fc.stringMatching(/^[a-z]{0,5}$/))
    .map(([before, bad, after]) => `${before.replaceAll(/[\ud800-\udbff]$/g, '')}${bad}${after}`);
  const anyPlace = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 4 });
  const addressOf = ({ path }: Call) => path.replace('{product}', 'loan').replaceAll(/\{\w+\}/g, 'x');

  test('comes to no call: 400 names the place, wherever in whatever body it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...withBody),
        unstorable,
        anyPlace,
        fc.jsonValue({ maxDepth: 2 }),
        async (call, text, places, beside) => {
          // The content of an entry is answered for by its call.
          const place = ['holder', ...places];
          const body = place.reduceRight<unknown>((inner, name) => ({ [name]: inner, zz: beside }), text);
          reached.length = 0;
          const answer = await app.inject({
            method: call.method as 'POST',
            url: addressOf(call),
            payload: body as object,
          });
          const { error } = answer.json<ErrorBody>();
          expect([answer.statusCode, error.code]).toEqual([400, 'invalid_request']);
          expect(Object.keys(error.fields ?? {})).toContain(`body/${place.join('/')}`);
          expect(reached).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is refused in an address, too', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/loan/feedback?language=%00',
      payload: { rating: 5 },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<ErrorBody>().error.fields ?? {})).toEqual(['querystring/language']);
  });
});
