import { beginProving, keepProofs } from '#scripts/proofs/proved-subjects.ts';
import { root } from './proofs.ts';
import { newDataFolder, removeDataFolder, seededDataVariable } from './seeded-data.ts';
import { startTestServer } from './server.ts';
import { sitePort } from './site-address.ts';

/**
 * Before all tests: seeds the demo site once, for every server that tests start, and starts the one that they share.
 * @returns what ends it, clears the seeded folder away and keeps what was proved
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await beginProving(root);
  const folder = await newDataFolder();
  const seeding = await startTestServer({ DATA_DIR: folder });
  await seeding.stop();
  process.env[seededDataVariable] = folder;
  const site = await startTestServer({ PORT: String(sitePort), LOG_LEVEL: 'error' });
  return async () => {
    await site.stop();
    await keepProofs(root);
    await removeDataFolder(folder);
  };
}
