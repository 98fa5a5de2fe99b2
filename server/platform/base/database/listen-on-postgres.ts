import { Client, escapeIdentifier } from 'pg';
import type { Database, Listener, Log } from './database.ts';

const firstRetryMs = 100;
const longestRetryMs = 5000;
/** A connection that went silent without closing is found out after this long. */
const keepAliveMs = 10_000;

/** What hears announcements of a PostgreSQL server. */
export interface PostgresListening {
  /** Rejects when the first connection fails. */
  readonly listen: Database['listen'];
  stop(): Promise<void>;
}

/**
 * Keeps one connection listening on whatever channels are asked for, from the first that is, and makes a new one whenever it is
 * lost. Announcements are not stored by PostgreSQL, so after each new connection all listeners are told about the gap.
 */
export function createPostgresListening(connectionString: string, log: Log): PostgresListening {
  const listeners = new Map<string, Listener[]>();
  let client: Client | null = null;
  let first: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const listenTo = (on: Client, channel: string) => on.query(`listen ${escapeIdentifier(channel)}`);

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
    next.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload);
    });
    try {
      await next.connect();
      client = next;
      for (const channel of listeners.keys()) await listenTo(next, channel);
    } catch (error) {
      over = true;
      if (client === next) client = null;
      await next.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return next.end();
    listening = true;
  }

  function again(delayMs: number): void {
    if (stopped) return;
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (stopped) return;
          for (const { onGap } of [...listeners.values()].flat()) onGap();
        },
        () => again(Math.min(delayMs * 2, longestRetryMs)),
      );
    }, delayMs);
    retry.unref();
  }

  return {
    listen: async (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      first ??= connect();
      await first;
      // While it is lost the next connection listens to all of them; twice is once.
      if (client) await listenTo(client, channel);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
