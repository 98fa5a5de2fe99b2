import type { Database, Orm } from '../base/database/database.ts';
import { buildsPrefix, type FileStorage } from '../base/files/file-storage.ts';
import { isMadeAgain } from '../content/media/media-variants.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import {
  type BackupContents,
  backupVersion,
  contentsName,
  filesPrefix,
  rowsPrefix,
} from './backup-contents.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { migrationTable, quoted, readTables, rowsOf, settleFormats, type TableShape } from './read-tables.ts';

export interface BackupSource {
  readonly database: Database;
  readonly files: FileStorage;
}

/** What came into a backup. */
export interface BackupSums {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Rows of one entry: as many as are some megabytes, so that a table of any size takes little memory. */
const aimedBytes = 4 * 1024 * 1024;
const mostRows = 5000;

/**
 * Writes the whole database as it is at one moment, and then the files, into one file: what a row names was stored before the row, so
 * that a file too many may come along, and none is missing. While it runs everybody may go on writing.
 * @throws BackupRefusal when there is such a file
 */
export async function writeBackup({ database, files }: BackupSource, path: string): Promise<BackupSums> {
  let sums: BackupSums = { tables: 0, rows: 0, files: 0 };
  await writeArchive(path, async (archive) => {
    const rows = await database.orm.transaction(
      async (tx) => {
        await settleFormats(tx);
        const tables = await readTables(tx);
        if (tables.length === 0)
          throw new BackupRefusal(
            'The database holds no tables of this product. DATABASE_URL or DATA_DIR names another place.',
          );
        const contents = await describe(tx, tables);
        await archive.add(contentsName, JSON.stringify(contents, null, 2));
        // One after the other: a transaction has one connection, and an archive one place to write to.
        for (const table of tables) await writeTable(tx, table, archive);
        return contents.tables;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    sums = {
      tables: rows.length,
      rows: rows.reduce((sum, table) => sum + table.rows, 0),
      files: await writeFiles(files, archive),
    };
  });
  return sums;
}

async function describe(tx: Orm, tables: readonly TableShape[]): Promise<BackupContents> {
  const migrations = await rowsOf<{ name: string }>(tx, `select name from ${migrationTable} order by name`);
  const sequences = await rowsOf<{ name: string; last: string | null }>(
    tx,
    `select sequencename as "name", last_value::text as "last" from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  const counted: BackupContents['tables'] = [];
  for (const { name, columns } of tables) {
    const [count] = await rowsOf<{ rows: number }>(tx, `select count(*)::int as "rows" from ${quoted(name)}`);
    counted.push({ name, columns: [...columns], rows: count?.rows ?? 0 });
  }
  return {
    format: 'mozaika-backup',
    version: backupVersion,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: counted,
    sequences,
  };
}

async function writeTable(tx: Orm, { name }: TableShape, archive: ArchiveWriter): Promise<void> {
  // PostgreSQL's own text of a row, of which it makes the same row again: no value passes through a number of JavaScript.
  await rowsOf(tx, `declare backup no scroll cursor for select t::text as "row" from ${quoted(name)} t`);
  let batch = 100;
  for (let part = 1; ; part += 1) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${batch} from backup`);
    if (rows.length === 0) break;
    const content = JSON.stringify(rows.map(({ row }) => row));
    await archive.add(`${rowsPrefix}${name}/${String(part).padStart(6, '0')}.json`, content);
    const rowBytes = Math.max(1, content.length / rows.length);
    batch = Math.min(mostRows, Math.max(1, Math.floor(aimedBytes / rowBytes)));
  }
  await rowsOf(tx, 'close backup');
}

async function writeFiles(files: FileStorage, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for await (const { key } of files.list('')) {
    if (isMadeAgain(key) || key.startsWith(buildsPrefix)) continue;
    const found = await files.open(key);
    // Deleted since it was listed.
    if (found === null) continue;
    await archive.addStream(`${filesPrefix}${key}`, found.size, found.stream);
    count += 1;
  }
  return count;
}
