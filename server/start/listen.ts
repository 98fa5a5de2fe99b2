import { once } from 'node:events';
import { createServer } from 'node:net';
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

type Address = Pick<Config, 'port' | 'host'>;

/** The error in words, when it says that an address cannot be listened on; otherwise the error itself. */
export function explainListenError(error: unknown, { port, host }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = causes.get(code);
  if (cause === undefined) return error;
  return new AddressRefusal(
    `The server cannot listen on ${host}, port ${port}: ${cause} (${code}). Name another one (PORT, HOST), or stop what has it.`,
    { cause: error },
  );
}

/**
 * @returns where the server answers
 * @throws AddressRefusal when the port or the host is not to be had
 */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  try {
    return await app.listen({
      port: address.port,
      host: address.host,
      // Where to go, the greeting says: in development this is an address behind another one.
      listenTextResolver: () => 'accepting connections',
    });
  } catch (error) {
    throw explainListenError(error, address);
  }
}

/**
 * Listens for a moment and closes again, so that a long preparation does not end at a port that was taken all along.
 * @throws AddressRefusal when the port or the host is not to be had
 */
export async function checkAddress(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port: address.port, host: address.host });
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, address);
  }
  probe.close();
  await once(probe, 'close');
}
