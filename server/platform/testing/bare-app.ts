import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import type { ErrorBody } from '#schemas/envelope.ts';
import { registerErrorAnswers } from '../base/error-answers.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { compileSchemas } from '../http/compile-schemas.ts';
import type { CallHost } from '../http/serve-call.ts';
import { holdAnswers } from '../http/steady-answers.ts';

/** An app with a few calls only, for suites that look into the database behind them. */
export async function openBareApp(guard: CallHost['guard'], register: (app: PlatformApp) => void) {
  const app = Fastify({ logger: false });
  app.setValidatorCompiler(compileSchemas);
  app.decorateRequest('staff', null);
  app.decorateRequest('staffSession', null);
  app.decorateRequest('customer', null);
  app.decorate('callHost', { product: 'loan', guard, hold: holdAnswers(0) });
  registerErrorAnswers(app);
  register(app.withTypeProvider<TypeBoxTypeProvider>());
  await app.ready();
  let hosts = 0;
  return {
    /** Each from an address of its own unless it says which. */
    send: async (
      url: string,
      payload: object,
      headers: Readonly<Record<string, string>> = {},
      remoteAddress = `10.91.0.${++hosts}`,
    ) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers },
        remoteAddress,
      });
      const body: { readonly data?: unknown } & Partial<ErrorBody> = answer.json();
      return { status: answer.statusCode, headers: answer.headers, body };
    },
    read: async (url: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await app.inject({ url, headers: { ...headers } });
      const body: { readonly data?: unknown } & Partial<ErrorBody> = answer.json();
      return { status: answer.statusCode, headers: answer.headers, body };
    },
    close: () => app.close(),
  };
}
