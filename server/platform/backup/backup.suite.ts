import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { openPostgres } from '../base/database/open-postgres.ts';
import type { FileStorage } from '../base/files/file-storage.ts';
import { openFileStorage } from '../base/files/open-file-storage.ts';
import { modeOf } from '../base/installation/installation-mode.ts';
import { installation } from '../base/installation/tables.ts';
import { staff } from '../base/staff/tables.ts';
import { formSubmission } from '../content/forms/tables.ts';
import { onBackends } from '../testing/on-backends.ts';
import { writeArchive } from './archive.ts';
import { contentsName } from './backup-contents.ts';
import { readTables, rowsOf } from './read-tables.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const id = '0b0b4d0e-7a4c-4f0a-9d5e-0a1b2c3d4e5f';
const mode = 'sandbox';
const hostile = `,"(){}\\\n\r\t'ę😀 null NULL`;

/** Every row of every table, in PostgreSQL's words, and where sequences stand. */
async function everything({ orm }: Database): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name } of await readTables(orm))
    found[name] = (
      await rowsOf<{ row: string }>(orm, `select t::text as "row" from "${name}" t order by 1`)
    ).map(({ row }) => row);
  const sequences = `select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`;
  return { ...found, sequences: await rowsOf(orm, sequences) };
}

onBackends((backend) => {
  describe('[issue 19] a backup', () => {
    let root: string;
    let path: string;
    let source: { database: Database; files: FileStorage };
    let target: { database: Database; files: FileStorage };
    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'mozaika-backup-'));
      path = join(root, 'one.backup.tar.gz');
      const [database, empty] = await Promise.all([backend.openDatabase('content'), backend.openDatabase()]);
      const [files, emptyFiles] = await Promise.all([
        openFileStorage(join(root, 'from')),
        openFileStorage(join(root, 'to')),
      ]);
      source = { database, files };
      target = { database: empty, files: emptyFiles };
      await put(files, `uploads/${id}`, 'an upload');
      await put(files, `media/${id}/master.png`, 'a picture');
      await put(files, `media/${id}/320.webp`, 'made again when asked for');
      await put(files, 'builds/site/one.pack', 'files of a program');
      await put(emptyFiles, 'builds/site/two.pack', 'of the program that is here');
      // What most easily changes on the way: signs, no value beside none of JSON, numbers that JavaScript has none for.
      await database.orm.insert(formSubmission).values({
        id,
        form: hostile,
        locale: 'pl',
        values: { [hostile]: [hostile, '', null, 0.1] },
        marketing: sql`'null'::jsonb`,
        createdAt: sql`'2026-03-29 02:30:00.123456+01'`,
      });
      await writeBackup(source, path);
    });
    afterAll(async () => {
      await Promise.all([source.database.close(), target.database.close()]);
      await rm(root, { recursive: true });
    });
    const put = async (files: FileStorage, key: string, content: string) => {
      const part = join(files.workFolder, 'part');
      await writeFile(part, content);
      await files.put(key, part);
    };

    test('[sec 28] is read by its owner alone, and never written over', async () => {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      await expect(writeBackup(source, path)).rejects.toThrow('is there already');
      expect(await readdir(root)).not.toContain('one.backup.tar.gz.part');
    });

    test('brings every row, sequence and file back, and the tables work as before', async () => {
      const { tables } = await restoreBackup(path, { ...target, mode, replace: false });
      expect(tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(50);
      expect(await everything(target.database)).toEqual(await everything(source.database));
      const found = await target.files.open(`uploads/${id}`);
      expect(found && (await text(found.stream))).toBe('an upload');
      expect(await target.files.sizeOf(`media/${id}/master.png`)).toBe(9);
      expect(await target.files.sizeOf(`media/${id}/320.webp`), 'sizes are made again').toBeNull();
      expect(await target.files.sizeOf('builds/site/one.pack'), 'programs are no data').toBeNull();
      const rules = `select conname as name from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgname from pg_trigger where not tgisinternal and tgenabled = 'O' order by 1`;
      expect(await rowsOf(target.database.orm, rules)).toEqual(await rowsOf(source.database.orm, rules));
    });

    test('is refused where there is something, and takes its place where that is said', async () => {
      await expect(restoreBackup(path, { ...target, mode, replace: false })).rejects.toThrow(
        /already|not empty/,
      );
      await put(target.files, 'uploads/7b0b4d0e-7a4c-4f0a-9d5e-0a1b2c3d4e5f', 'of the one before');
      await target.database.orm.execute(sql.raw('delete from content_entry'));
      await restoreBackup(path, { ...target, mode, replace: true });
      expect(await everything(target.database)).toEqual(await everything(source.database));
      expect(await readdir(join(root, 'to/uploads'))).toEqual([id]);
      expect(await target.files.sizeOf('builds/site/two.pack'), 'what programs keep stays').toBe(27);
    });

    test('[sec 40] of a production is restored for a production alone, and takes no production’s place for a sandbox', async () => {
      const { orm } = source.database;
      const of = join(root, 'production.backup.tar.gz');
      await orm.insert(installation).values({ mode: 'production' });
      await writeBackup(source, of);
      await orm.delete(installation);
      await put(target.files, `uploads/${id}`, 'of the target');
      const before = await everything(target.database);
      await expect(restoreBackup(of, { ...target, mode: 'sandbox', replace: true })).rejects.toThrow(
        `${of} is a backup of a production, and MODE is sandbox. Set MODE=production`,
      );
      expect(await everything(target.database)).toEqual(before);
      const kept = await target.files.open(`uploads/${id}`);
      expect(kept && (await text(kept.stream))).toBe('of the target');

      await restoreBackup(of, { ...target, mode: 'production', replace: true });
      expect(await modeOf(target.database.orm)).toBe('production');
      await expect(restoreBackup(path, { ...target, mode: 'sandbox', replace: true })).rejects.toThrow(
        /would be thrown away is a production's, and MODE is sandbox/,
      );
      await restoreBackup(path, { ...target, mode: 'production', replace: true });
      expect(await everything(target.database)).toEqual(await everything(source.database));
    });

    test('[sec 40] of an older version’s sandbox is known by its rows, and no production’s', async () => {
      const { orm } = source.database;
      const of = join(root, 'sandbox.backup.tar.gz');
      const added = { email: 'admin@example.com', name: 'Ada', role: 'admin', passwordHash: 'x' } as const;
      await orm.insert(staff).values(added);
      await writeBackup(source, of);
      await orm.delete(staff);
      await expect(restoreBackup(of, { ...target, mode: 'production', replace: true })).rejects.toThrow(
        `${of} is a backup of a sandbox, and MODE is production. Set MODE=sandbox`,
      );
      expect(await everything(target.database)).toEqual(await everything(source.database));
    });

    test('of a newer version is refused by name, before anything is written', async () => {
      const before = await everything(target.database);
      const newer = join(root, `newer-${backend.name}.backup.tar.gz`.replaceAll(/[ ,]/g, ''));
      const contents = await checkBackup(path);
      const migrations = [...contents.migrations, '9999_of_tomorrow'];
      await writeArchive(newer, (archive) =>
        archive.add(contentsName, JSON.stringify({ ...contents, migrations })),
      );
      const refused = restoreBackup(newer, { ...target, mode, replace: true });
      await expect(refused).rejects.toThrow(/9999_of_tomorrow is not known here.*newer one/);
      expect(await everything(target.database)).toEqual(before);
    });

    test('that is cut off, changed or something else is refused before anything is written', async () => {
      const before = await everything(target.database);
      const bytes = await readFile(path);
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      const broken = [
        bytes.subarray(0, bytes.length >> 1),
        changed,
        Buffer.from('not a backup'),
        Buffer.alloc(0),
      ];
      for (const [at, content] of broken.entries()) {
        const other = join(root, `broken-${at}`);
        await writeFile(other, content);
        const refused: unknown = await restoreBackup(other, { ...target, mode, replace: true }).catch(
          (error: unknown) => error,
        );
        expect(refused, String(at)).toMatchObject({
          name: 'BackupRefusal',
          message: expect.stringContaining(other),
        });
      }
      expect(await everything(target.database)).toEqual(before);
      expect((await checkBackup(path)).format).toBe('mozaika-backup');
    });

    // The built-in database belongs to one process: its folder is locked.
    if (backend.shared)
      test('is refused while a node is at work on the database, which keeps all it has; once it stopped, it is restored', async () => {
        const { platforms, databaseUrl } = await backend.openTogether(1);
        const database = await openPostgres(databaseUrl, silent);
        const files = await openFileStorage(join(root, 'in-use'));
        const before = await everything(database);
        await expect(restoreBackup(path, { database, files, mode, replace: true })).rejects.toThrow(
          /in use by a server \(\d+ connections\)\. Stop all nodes/,
        );
        expect(await everything(database)).toEqual(before);
        await Promise.all(platforms.map((platform) => platform.close()));
        await restoreBackup(path, { database, files, mode, replace: true });
        expect(await everything(database)).toEqual(await everything(source.database));
        await database.close();
      });
  });
});
