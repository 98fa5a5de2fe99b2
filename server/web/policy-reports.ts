import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientOf } from './client-of.ts';
import type { Metrics } from './metrics.ts';
import { redactUrl } from './redact-url.ts';
import { reportPath } from './security-headers.ts';

/** What is logged of a report; browsers send much more, and anyone may post anything here. */
const fields = [
  'document-uri',
  'blocked-uri',
  'effective-directive',
  'violated-directive',
  'source-file',
  'line-number',
];

/** Takes the browsers' reports of content policy violations: at most 30 a minute from one address, 16 kB each. */
export async function registerPolicyReports(app: FastifyInstance, metrics: Metrics): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: 30, timeWindow: 60_000, keyGenerator: clientOf });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post(reportPath, async (request, reply) => {
      metrics.countPolicyReport();
      request.log.warn({ report: readReport(String(request.body)) }, 'content policy violation');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function readReport(body: string): Record<string, string> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const report =
      objectAt(parsed, 'csp-report') ?? objectAt(Array.isArray(parsed) ? parsed[0] : null, 'body');
    if (report === null) return null;
    return Object.fromEntries(
      fields.flatMap((field) => {
        const value = report.get(field) ?? report.get(camel(field));
        return value === undefined ? [] : [[field, redactUrl(String(value)).slice(0, 500)]];
      }),
    );
  } catch {
    return null; // not JSON: there is nothing to tell
  }
}

function objectAt(value: unknown, key: string): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  const inner = new Map<string, unknown>(Object.entries(value)).get(key);
  return typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)) : null;
}

/** The Reporting API writes `documentURL` where report-uri wrote `document-uri`. */
function camel(field: string): string {
  return field
    .replace('uri', 'URL')
    .replaceAll(/-([a-zA-Z])/g, (_match, letter: string) => letter.toUpperCase());
}
