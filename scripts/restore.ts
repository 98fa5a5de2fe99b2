import type { BackupContents } from '../server/platform/backup/backup-contents.ts';
import { parseOptions } from './parse-options.ts';
import { stop } from './with-server-code.ts';
import { withBackups, withStores } from './with-stores.ts';

const usage =
  'Usage: npm run restore -- --from mozaika.backup.tar.gz [--replace]\n' +
  '       npm run restore -- --from mozaika.backup.tar.gz --check';

/*
 * Puts a backup in place of the database and the files of the configured installation, which must be empty unless --replace is
 * given. --check reads the file to its end and writes nothing.
 */
const { values } = parseOptions({
  options: { from: { type: 'string' }, replace: { type: 'boolean' }, check: { type: 'boolean' } },
});
const { from, replace = false } = values;

if (from === undefined) stop(usage);
else if (values.check)
  await withBackups('restore', async ({ checkBackup }) =>
    console.log(`${from}: whole. ${describe(await checkBackup(from))}`),
  );
else
  await withStores('restore', async ({ restoreBackup }, stores, { mode }) => {
    const contents = await restoreBackup(from, { ...stores, mode, replace });
    console.log(`${from}: restored. ${describe(contents)}`);
  });

function describe({ createdAt, tables }: BackupContents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `It is of ${createdAt}, with ${rows} rows of ${tables.length} tables.`;
}
