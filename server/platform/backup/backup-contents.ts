import { type Static, Type } from 'typebox';

/** Of this form of a backup; another one is told apart by it. */
export const backupVersion = 1;

/** First entry of a backup: what it holds, and what has to be there to take it. */
export const BackupContents = Type.Object({
  format: Type.Literal('mozaika-backup'),
  version: Type.Integer(),
  /** ISO 8601 in UTC. */
  createdAt: Type.String(),
  /** Migrations its tables have had; the last one tells which version wrote it. */
  migrations: Type.Array(Type.String(), { minItems: 1 }),
  /** Columns in the order of their values. */
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_0-9]{1,63}$' }),
      columns: Type.Array(Type.String()),
      rows: Type.Integer({ minimum: 0 }),
    }),
  ),
  sequences: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_0-9]{1,63}$' }),
      /** As text, because numbers of JSON are too small; null where none was given out. */
      last: Type.Union([Type.String({ pattern: '^-?\\d{1,19}$' }), Type.Null()]),
    }),
  ),
});
export type BackupContents = Static<typeof BackupContents>;

export const contentsName = 'backup.json';
/** Entries of rows: `database/<table>/<number>.json`, each a list of rows in PostgreSQL's own text of a row. */
export const rowsPrefix = 'database/';
/** Entries of files: `files/<key in the storage>`. */
export const filesPrefix = 'files/';
