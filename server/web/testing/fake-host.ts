import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Outcome } from '#engine/plan.ts';
import type { Visit, VisitSession } from '#engine/visit.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createWebHost } from '../host.ts';
import type { WebHostOptions } from '../host-options.ts';
import { createLogger } from '../logger.ts';
import type { VisitSessions } from '../session/visit-sessions.ts';
import { pageOutcome } from './sample-outcome.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** One request over a real socket, target and headers exactly as given. */
export function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: target, method, headers: { connection: 'close', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

export interface FakeHostOptions extends Partial<Omit<WebHostOptions, 'config' | 'engine' | 'logger'>> {
  readonly env?: Record<string, string>;
  /** Adds routes or hooks before the host listens. */
  readonly prepare?: (app: FastifyInstance) => void;
  readonly resolve?: (visit: Visit) => Outcome | Promise<Outcome>;
  /** Where a visitor whose session is over has to sign in again; nowhere when not given. */
  readonly needsSignInAgain?: (url: string) => boolean;
  /** Sessions of the platform instead of the cookie `session=<name>`. */
  readonly realSessions?: boolean;
}

const namedCustomer = (firstName: string): VisitSession => ({
  kind: 'customer',
  firstName,
  status: async () => 'nothing',
  read: async () => null,
});

const namedSessions: VisitSessions = {
  mayHave: ({ headers }) => /session=\w/.test(headers.cookie ?? ''),
  open: async ({ headers }) => ({
    session: namedCustomer(/session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''),
    cookies: [],
  }),
};

/** A web host over fakes, on a free port of this machine. A cookie `session=<name>` makes a customer. */
export async function startFakeHost({
  env = {},
  resolve,
  needsSignInAgain = () => false,
  prepare,
  realSessions = false,
  ...options
}: FakeHostOptions = {}) {
  const visits: Visit[] = [];
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const host = await createWebHost({
    config: readConfig({ PORT: '0', ...env }),
    logger: createLogger({ logLevel: 'info' }, sink),
    engine: {
      resolve: async (visit) => {
        visits.push(visit);
        return resolve ? resolve(visit) : pageOutcome(visit.url.split('?')[0] ?? '/');
      },
      needsSignInAgain: async (url) => needsSignInAgain(url),
    },
    renderer: {
      document: async ({ plan }) => ({
        status: plan?.status ?? 503,
        body: Buffer.from(`<!doctype html><title>${plan?.head.title}</title>${'x'.repeat(3000)}`),
        scriptHashes: [],
        scriptHosts: [],
        styleHashes: [],
      }),
      clientPlan: (plan) => ({ title: plan.head.title }),
    },
    platform: { kind: 'embedded', app: Fastify() },
    assetsDir: '/nonexistent',
    publicDir: '/nonexistent',
    ...(!realSessions && { sessions: namedSessions }),
    onContentChange: () => {},
    isWarm: () => true,
    ...options,
  });
  prepare?.(host.app);
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = host.app.server.address() as AddressInfo;
  return {
    host,
    port,
    visits,
    lines,
    ask: (target: string, request?: Ask) => ask(port, target, request),
    [Symbol.asyncDispose]: () => host.close(),
  };
}
