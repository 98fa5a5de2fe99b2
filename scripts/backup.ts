import { parseOptions } from './parse-options.ts';
import { stop } from './with-server-code.ts';
import { withStores } from './with-stores.ts';

const usage = 'Usage: npm run backup -- --out mozaika.backup.tar.gz';

/*
 * Writes the database and all files of the configured installation into one file. Nodes on a PostgreSQL server go on meanwhile; the
 * built-in database belongs to one process, so its server has to be stopped.
 */
const { values } = parseOptions({ options: { out: { type: 'string' } } });
const { out } = values;

if (out === undefined) stop(usage);
else
  await withStores('backup', async ({ writeBackup }, stores) => {
    const { tables, rows, files } = await writeBackup(stores, out);
    console.log(
      `${out}: ${rows} rows of ${tables} tables, ${files} files. It holds personal data and secrets.`,
    );
  });
