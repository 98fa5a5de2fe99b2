import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** The address of the configuration cannot be listened on. Its message says why and what to do; a stack would say nothing more. */
export class AddressRefusal extends Error {
  override readonly name = 'AddressRefusal';
}

const causes = new Map([
  ['EADDRINUSE', 'another process has this port'],
  ['EACCES', 'this user may not take this port'],
  ['EADDRNOTAVAIL', 'this machine does not have this address'],
  ['ENOTFOUND', 'nobody knows this name'],
]);

/**
 * @returns where the server answers
 * @throws AddressRefusal when the port or the host is not to be had
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const cause = causes.get(code);
    if (cause === undefined) throw error;
    throw new AddressRefusal(
      `The server cannot listen on ${host}, port ${port}: ${cause} (${code}). Name another one (PORT, HOST), or stop what has it.`,
      { cause: error },
    );
  }
}
