import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** A company of the sandbox: the folder of its addresses, and its routes. */
export interface SandboxParty {
  /** Its addresses are `/sandbox/{folder}/…`. */
  readonly folder: string;
  readonly routes: FastifyPluginAsync;
}

/**
 * Mounts every company of the sandbox under `/sandbox`, each in a scope of its own. Called by server/start in sandbox mode
 * with the embedded platform only: a production has none of these addresses ([sec 40]).
 */
export async function registerSandboxParties(
  app: FastifyInstance,
  parties: readonly SandboxParty[],
): Promise<void> {
  await app.register(
    async (scope) => {
      for (const { folder, routes } of parties) scope.register(routes, { prefix: `/${folder}` });
    },
    { prefix: '/sandbox' },
  );
}
