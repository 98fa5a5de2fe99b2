import { escapeIdentifier, Pool } from 'pg';

/** The databases of one server of tests. */
export interface PostgresDatabases {
  /** Makes a database as a copy of another, to which nobody may be connected. @returns its address */
  copy(template: string, name: string): Promise<string>;
  /** Drops a database, whoever is connected to it; nothing happens where there is none. */
  drop(name: string): Promise<void>;
}

/** What PostgreSQL itself makes new databases of. */
export const emptyDatabase = 'template1';

/** @param address of the database of administration, which every call uses in one connection: a new one costs what a copy does */
export function postgresDatabases(address: string): PostgresDatabases {
  const pool = new Pool({ connectionString: address, max: 1, allowExitOnIdle: true });
  // The server may end before those who used it.
  pool.on('error', () => undefined);
  return {
    copy: async (template, name) => {
      // Block by block through the log, which is the default, takes four times as long where nothing is made durable.
      await pool.query(
        `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
      );
      const copy = new URL(address);
      copy.pathname = `/${name}`;
      return copy.href;
    },
    drop: async (name) => {
      await pool.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    },
  };
}
