import { readConfig } from '../server/config/read-config.ts';
import { parseOptions } from './parse-options.ts';
import { stop, withServerCode } from './with-server-code.ts';

type Commands = typeof import('../server/platform/base/installation/mode-commands.ts');

const usage = 'Usage: npm run mode\n       npm run mode -- --set production';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/*
 * Says whether the configured database is a sandbox's or a production's, or makes a sandbox's a production's. There is no way back: on
 * the database of a production, a sandbox would let anybody in.
 */
const { values } = parseOptions({ options: { set: { type: 'string' } } });

if (values.set !== undefined && values.set !== 'production')
  stop(`--set takes production alone: a production's database never becomes a sandbox's.\n${usage}`);
else
  await withServerCode('mode', async (load) => {
    const { dataDir, databaseUrl } = readConfig(process.env);
    const where = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }), log: silent };
    const path = '/server/platform/base/installation/mode-commands.ts';
    const { readDatabaseMode, setProduction } = (await load(path)) as Commands;
    const isSet = values.set !== undefined;
    const found = await (isSet ? setProduction(where) : readDatabaseMode(where));
    if (found === null) stop('Nobody has started on this database: its first start makes it what MODE is.');
    else
      console.log(
        isSet
          ? "A production's from now on. No demo account can sign in; what the demo invented (customers at example.com, their applications, contracts and ledger entries) is still there."
          : `A ${found}'s.`,
      );
  });
