import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over PGlite or PostgreSQL: the same tables, the same statements. A transaction is one too. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Hears what other connections announce on a channel. */
export interface Listener {
  /** The payload of one announcement. */
  readonly onMessage: (payload: string) => void;
  /** The connection was lost for a while and is back: announcements may have been missed. */
  readonly onGap: () => void;
}

/** Where a queue of jobs keeps its own tables. */
export type QueueStore =
  | { readonly kind: 'pglite'; readonly client: PGlite }
  | { readonly kind: 'postgres'; readonly connectionString: string };

/** An open database. */
export interface Database {
  readonly orm: Orm;
  readonly queue: QueueStore;
  /** Starts listening on a channel (PostgreSQL's LISTEN); resolves when announcements arrive from now on. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Finishes what runs and lets go of the connections or the data folder. */
  close(): Promise<void>;
}

/** Where the platform says what happens inside it; Fastify's logger fits. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
