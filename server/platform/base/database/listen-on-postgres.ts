import { Client, escapeIdentifier } from 'pg';
import type { Listener, Log } from './database.ts';

const firstRetryMs = 100;
const longestRetryMs = 5000;
/** A connection that went silent without closing is found out after this long. */
const keepAliveMs = 10_000;

export interface ListenOptions {
  readonly connectionString: string;
  readonly channel: string;
  readonly listener: Listener;
  readonly log: Log;
}

/**
 * Keeps a connection of its own listening on a channel, and makes a new one whenever it is lost. Announcements are not
 * stored by PostgreSQL, so after each new connection the listener is told about the gap.
 * @returns ends the listening
 * @throws Error when the first connection fails
 */
export async function listenOnPostgres(options: ListenOptions): Promise<() => Promise<void>> {
  const { connectionString, channel, listener, log } = options;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      application_name: 'mozaika-listen',
    });
    let over = false;
    let listening = false;
    const lost = (error?: Error) => {
      if (over) return;
      over = true;
      if (client === next) client = null;
      if (!listening || stopped) return;
      log.warn({ err: error }, 'the connection that hears about changes was lost');
      next.end().catch(() => undefined);
      again(firstRetryMs);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', (message) => {
      if (message.channel === channel) listener.onMessage(message.payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      over = true;
      await next.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return next.end();
    listening = true;
    client = next;
  }

  function again(delayMs: number): void {
    if (stopped) return;
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (!stopped) listener.onGap();
        },
        () => again(Math.min(delayMs * 2, longestRetryMs)),
      );
    }, delayMs);
    retry.unref();
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
