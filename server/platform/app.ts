import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { staffBodyLimit } from '#schemas/calls/define-call.ts';
import { createGuard, type GuardParts } from './access/guard-of.ts';
import { registerErrorAnswers } from './base/error-answers.ts';
import type { PlatformApp } from './http/app-types.ts';
import { compileSchemas } from './http/compile-schemas.ts';
import { refuseUnstorable } from './http/refuse-unstorable.ts';
import { holdAnswers } from './http/steady-answers.ts';
import { registerOpenapi } from './openapi/openapi-plugin.ts';
import { registerOpenapiRoutes } from './openapi/openapi-routes.ts';
import { demandRouteRoles } from './staff/route-roles.ts';
import type { StaffService } from './staff/staff-service.ts';

/** Longer than a custom entity's `type/id` with every character escaped. */
const maxParamLength = 1000;

export interface AppOptions {
  readonly product: string;
  /** Whether everybody may read of the calls of staff. */
  readonly sandbox: boolean;
  /** Who makes a call, and how far they are. */
  readonly known: Required<Omit<GuardParts, 'staff'>> & {
    readonly staff: Pick<StaffService, 'bearerOf' | 'identify'>;
  };
  /** Serves the calls of all modules. */
  readonly routes: (app: PlatformApp) => Promise<void>;
  /** How long after their question the answers of steady calls leave, in milliseconds. */
  readonly steadyMs: number;
  readonly logger: FastifyBaseLogger | false;
}

/** The platform's calls as an app that is ready to be injected into, but does not listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { product, sandbox, known, routes, steadyMs, logger } = options;
  const app: FastifyInstance = Fastify({
    ...(logger && { loggerInstance: logger }),
    // Each call says less, or more; this is for what has no record.
    bodyLimit: staffBodyLimit,
    routerOptions: { maxParamLength },
    // The web host logs every request; the platform behind it would only say it twice.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(compileSchemas);
  // Content was checked when it was written; a serializer that drops what a schema does not name would lose free JSON.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('staff', null);
  app.decorateRequest('staffSession', null);
  app.decorateRequest('customer', null);
  app.decorate('callHost', { product, guard: createGuard(known), hold: holdAnswers(steadyMs) });
  registerErrorAnswers(app);
  refuseUnstorable(app);
  demandRouteRoles(app);
  const readDocument = await registerOpenapi(app);
  await routes(app.withTypeProvider<TypeBoxTypeProvider>());
  registerOpenapiRoutes(app, { readDocument, open: sandbox, staff: known.staff });
  await app.ready();
  return app;
}
