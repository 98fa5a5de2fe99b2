import { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool } from 'pg';
import { isUnavailable } from './unavailable.ts';

type Query = (...asked: readonly unknown[]) => Promise<unknown>;

/** Where look-ups are asked. */
export interface Lookups {
  /** As a client of `pg` has it. */
  readonly query: Query;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** A connection that is up. */
interface Line {
  readonly client: Client;
  /** Sends what it is asked from now on with all else of this turn of the event loop. */
  readonly gather: () => void;
}

/**
 * Asks short statements that only read, one behind the other, on a connection that they share: those of a moment leave together, and
 * none waits until the one before it is answered ([0087](../../../../docs/decisions/0087-look-ups-share-a-connection.md)). A statement
 * that takes long would hold up all others, so such ones belong to the pool.
 *
 * Until the connection is there, and after it was lost, the pool is asked; so is what was under way when it was lost, once more.
 *
 * @param config of the connection
 * @param pool what is asked otherwise
 * @param onConnect is told of each client before it is asked anything
 */
export function createLookups(
  config: ClientConfig,
  pool: Pool,
  onConnect: (client: Client) => void,
): Lookups {
  let line: Line | null = null;
  let connecting: Promise<void> | null = null;
  let closed = false;
  const lose = (client: Client): void => {
    if (line?.client === client) line = null;
  };
  const connect = async (): Promise<void> => {
    const socket = new Socket();
    const client = new Client({ ...config, pipeline: true, stream: () => socket });
    // Unheard, the loss of an idle connection would end the process.
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    onConnect(client);
    await client.connect();
    if (closed) await client.end();
    else line = { client, gather: gatheringOn(socket) };
  };
  /** Whoever asks meanwhile is answered by the pool, and told by it what is wrong. */
  const beginToConnect = (): void => {
    connecting ??= connect()
      .catch(() => undefined)
      .finally(() => {
        connecting = null;
      });
  };
  const askPool = pool.query.bind(pool) as unknown as Query;

  return {
    query: async (...asked) => {
      if (line === null) {
        if (!closed) beginToConnect();
        return askPool(...asked);
      }
      const { client, gather } = line;
      gather();
      try {
        return await Reflect.apply(client.query, client, asked);
      } catch (error) {
        if (closed || !isUnavailable(error)) throw error;
        // A connection that is lost says so by itself. One that lives goes on: its server may only have had no room for this statement.
        return askPool(...asked);
      }
    },
    close: async () => {
      closed = true;
      await connecting;
      await line?.client.end();
    },
  };
}

/** Holds back what is written to a socket until all that is ready now has been heard: one call of the system for many statements. */
function gatheringOn(socket: Socket): () => void {
  let gathering = false;
  return () => {
    if (gathering) return;
    gathering = true;
    socket.cork();
    setImmediate(() => {
      gathering = false;
      socket.uncork();
    });
  };
}
