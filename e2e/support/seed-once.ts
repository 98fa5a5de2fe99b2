import { newDataFolder, removeDataFolder, seededDataVariable } from './seeded-data.ts';
import { startTestServer } from './server.ts';

/** Before all tests: seeds the demo site once, for every server that tests start. @returns what clears it away */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await newDataFolder();
  const server = await startTestServer({ DATA_DIR: folder });
  await server.stop();
  process.env[seededDataVariable] = folder;
  return () => removeDataFolder(folder);
}
