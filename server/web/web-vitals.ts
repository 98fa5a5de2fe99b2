import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { matchRoute } from '#engine/routing/match-route.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { type VitalName, vitalNames, vitalsPath } from '#schemas/web-vitals.ts';
import { clientOf } from './client-of.ts';
import type { Metrics } from './metrics.ts';

const Value = Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 }));
const report = compileSchema(
  Type.Object(
    {
      path: Type.String({ maxLength: 2000, pattern: '^/' }),
      values: Type.Object(
        { CLS: Value, FCP: Value, INP: Value, LCP: Value, TTFB: Value } satisfies Record<
          VitalName,
          typeof Value
        >,
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
);

/**
 * Takes what browsers measured, at most 30 times a minute from one address. Anyone may post anything here: the route is one of ours, a
 * value is a number within bounds, and neither address nor anything else of the visitor is kept.
 */
export async function registerWebVitals(app: FastifyInstance, metrics: Metrics): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: 30, timeWindow: 60_000, keyGenerator: clientOf });
    scope.post(vitalsPath, { bodyLimit: 4096 }, async (request, reply) => {
      const body: unknown = request.body;
      if (!report.Check(body))
        return reply.code(400).send({ error: { message: 'Not a report of web vitals.' } });
      const route = (matchRoute(body.path) ?? matchRoute(withoutLocale(body.path)))?.route.path ?? 'none';
      for (const name of vitalNames) {
        const value = body.values[name];
        if (value !== undefined) metrics.observeVital(name, route, value);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** An address in another language than the default one begins with it. */
const withoutLocale = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
