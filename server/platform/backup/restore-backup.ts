import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Database, Orm } from '../base/database/database.ts';
import { migrate, migrationNames } from '../base/database/migrate.ts';
import { buildsPrefix, type FileStorage } from '../base/files/file-storage.ts';
import { type InstallationMode, modeOf } from '../base/installation/installation-mode.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { BackupContents, backupVersion, contentsName, filesPrefix, rowsPrefix } from './backup-contents.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { detachRules } from './detach-rules.ts';
import { migrationTable, quoted, readTables, rowsOf, settleFormats, type TableShape } from './read-tables.ts';

export interface RestoreTarget {
  /** Open, its tables not brought up to date. */
  readonly database: Database;
  readonly files: FileStorage;
  /** Mode of the servers that will use it. */
  readonly mode: InstallationMode;
  /** Whether what is there may be thrown away. */
  readonly replace: boolean;
}

/** Migrations leave functions of their own in the connection, which may have migrated before. */
const dropHelpers = `do $$ declare helper regprocedure; begin
  for helper in select oid::regprocedure from pg_proc where pronamespace = pg_my_temp_schema()
  loop execute 'drop function ' || helper; end loop;
end $$`;

const Rows = Type.Array(Type.String());
const key = /^(media\/[0-9a-f-]{36}\/[\w.-]{1,100}|uploads\/[0-9a-f-]{36})$/;

/**
 * Reads a backup to its end without keeping anything of it.
 * @returns what it holds
 * @throws BackupRefusal when it is damaged, not whole, no backup, or of a newer version
 */
export async function checkBackup(path: string): Promise<BackupContents> {
  let contents: BackupContents | null = null;
  await readArchive(path, async ({ name, content }) => {
    if (name === contentsName) contents = readContents(path, JSON.parse((await buffer(content)).toString()));
    else for await (const _chunk of content);
  });
  if (contents === null) throw new BackupRefusal(`${path} is no backup: it does not say what it holds.`);
  return contents;
}

function readContents(path: string, read: unknown): BackupContents {
  if (!Value.Check(BackupContents, read)) throw new BackupRefusal(`${path} is no backup of this product.`);
  const unknown = read.migrations.find((name) => !migrationNames.includes(name));
  if (read.version !== backupVersion || unknown !== undefined)
    throw new BackupRefusal(
      `${path} was written by another version (${unknown ?? `form ${read.version}`} is not known here). Restore it with the version that wrote it, or a newer one.`,
    );
  return read;
}

/**
 * Puts the database and the files of a backup in place of what is there, and brings the tables up to date. The database changes
 * whole or not at all; nothing is written before the file was read to its end and found whole.
 * @throws BackupRefusal when the file cannot be used, the target is not empty, or in use, or one of them is of the other mode
 */
export async function restoreBackup(
  path: string,
  { database, files, mode, replace }: RestoreTarget,
): Promise<BackupContents> {
  const contents = await checkBackup(path);
  const { orm } = database;
  await refuseUsed(orm);
  if (!replace) await refuseFull(orm, files);
  else if (mode === 'sandbox' && (await modeOf(orm)) === 'production')
    throw new BackupRefusal(
      "The database that would be thrown away is a production's, and MODE is sandbox. Set MODE=production if that is meant, or name another database (DATABASE_URL, DATA_DIR).",
    );
  const keys = new Set<string>();
  await orm.transaction(async (tx) => {
    await settleFormats(tx);
    await tx.execute(sql.raw('drop schema if exists pgboss cascade'));
    await tx.execute(sql.raw('drop schema public cascade'));
    await tx.execute(sql.raw('create schema public'));
    await tx.execute(sql.raw(dropHelpers));
    // As the tables were: what later migrations do to their rows has still to be done.
    await migrate(tx, { last: contents.migrations.at(-1) });
    const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
    for (const { name, columns } of contents.tables) {
      if (tables.get(name)?.columns.join() !== columns.join())
        throw new BackupRefusal(`${path} holds another table ${name} than this version makes.`);
      // Rows a migration put in are in the backup, too.
      await tx.execute(sql.raw(`truncate ${quoted(name)} cascade`));
    }
    const attach = await detachRules(tx, [...tables.keys()]);
    // Its rows tell, whatever version wrote them; files, which come after them, would stay.
    const refuseOtherMode = async () => {
      const found = await modeOf(tx);
      if (found !== null && found !== mode)
        throw new BackupRefusal(
          `${path} is a backup of a ${found}, and MODE is ${mode}. Set MODE=${found}, and give it a database that no ${mode} uses. Nothing was changed.`,
        );
    };
    await readArchive(path, async (entry) => {
      if (entry.name.startsWith(rowsPrefix)) await takeRows(tx, tables, entry);
      else if (entry.name.startsWith(filesPrefix)) {
        if (keys.size === 0) await refuseOtherMode();
        keys.add(await takeFile(files, entry));
      } else await buffer(entry.content);
    });
    await refuseOtherMode();
    await attach();
    for (const { name, last } of contents.sequences)
      if (last !== null) await rowsOf(tx, `select setval('public.${quoted(name)}', ${last})`);
    await migrate(tx);
  });
  if (replace) await removeOthers(files, keys);
  return contents;
}

async function takeRows(
  tx: Orm,
  tables: ReadonlyMap<string, TableShape>,
  entry: ArchiveEntry,
): Promise<void> {
  const table = tables.get(entry.name.slice(rowsPrefix.length).split('/')[0] ?? '');
  const rows: unknown = JSON.parse((await buffer(entry.content)).toString());
  if (!table || !Value.Check(Rows, rows)) throw new BackupRefusal(`${entry.name} is not rows of a table.`);
  const name = quoted(table.name);
  const columns = table.columns.filter((column) => !table.generated.has(column)).map(quoted);
  const values = columns.map((column) => `(given.of).${column}`).join(', ');
  await tx.execute(
    sql`${sql.raw(`insert into ${name} (${columns.join(', ')}) overriding system value
      select ${values} from (select entry::${name} as "of" from json_array_elements_text(`)}${JSON.stringify(rows)}::json${sql.raw(`) as entry offset 0) as given`)}`,
  );
}

async function takeFile(files: FileStorage, { name, content }: ArchiveEntry): Promise<string> {
  const stored = name.slice(filesPrefix.length);
  if (!key.test(stored)) throw new BackupRefusal(`${name} is not the name of a file that is kept.`);
  const path = join(files.workFolder, stored.replaceAll('/', '-'));
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    await files.put(stored, path);
  } finally {
    await rm(path, { force: true });
  }
  return stored;
}

/** Sizes of pictures go as well: they are made again of what came. */
async function removeOthers(files: FileStorage, keys: ReadonlySet<string>): Promise<void> {
  for await (const { key: one } of files.list(''))
    if (!keys.has(one) && !one.startsWith(buildsPrefix)) await files.remove(one);
}

/** PostgreSQL lists the connections of a server a moment longer than the server is there: it may be asked so often, after such pauses. */
const usedTries = 6;
const usedPauseMs = 200;

/** A server that goes on would write into what is being replaced. */
async function refuseUsed(orm: Orm): Promise<void> {
  let others = await countOthers(orm);
  for (let tries = 1; others > 0 && tries < usedTries; tries++) {
    await pause(usedPauseMs);
    others = await countOthers(orm);
  }
  if (others > 0)
    throw new BackupRefusal(
      `The database is in use by a server (${others} connections). Stop all nodes, then restore.`,
    );
}

/** Connections of servers that were there before this one. */
async function countOthers(orm: Orm): Promise<number> {
  const [others] = await rowsOf<{ count: number }>(
    orm,
    `select count(*)::int as "count" from pg_stat_activity
     where datname = current_database() and application_name like 'mozaika%'
       and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`,
  );
  return others?.count ?? 0;
}

/** Empty is what holds nothing but what migrations put in. */
async function refuseFull(orm: Orm, files: FileStorage): Promise<void> {
  const [had] = await rowsOf<{ tables: number }>(
    orm,
    `select count(*)::int as "tables" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '${migrationTable}'`,
  );
  const full = had?.tables ? await findFull(orm) : null;
  for await (const { key: one } of files.list(''))
    if (!one.startsWith(buildsPrefix)) throw new BackupRefusal(`There are files already (${one}). ${cure}`);
  if (full !== null) throw new BackupRefusal(`The database is not empty (table ${full}). ${cure}`);
}

const cure =
  'Name an empty database and an empty folder or bucket, or add --replace to throw away what is there.';

async function findFull(orm: Orm): Promise<string | null> {
  for (const { name } of await readTables(orm)) {
    const rows = await rowsOf(orm, `select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}
