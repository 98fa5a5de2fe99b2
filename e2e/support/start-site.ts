import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';
import { beginProving, keepProofs } from '#scripts/proofs/proved-subjects.ts';
import { root } from './proofs.ts';
import { seededFolder, seedOnce } from './seeded-data.ts';
import { spareProcessors, startTestServer } from './server.ts';
import { sitePort } from './site-address.ts';

/**
 * Before all tests: seeds the demo site once, for every server that tests start, and starts the one that they share.
 * @returns what ends it, clears the seeded folder away and keeps what was proved
 */
export default async function startSite(): Promise<() => Promise<void>> {
  if (findBrowser() === null) throw new Error(installHint);
  spareProcessors();
  await beginProving(root);
  const forget = await seedOnce(async (env) => {
    const seeding = await startTestServer(env);
    await seeding.stop();
  });
  // Most tests share it: they run on the built-in database, those with a server of their own on PostgreSQL.
  const place = await seededFolder();
  const site = await startTestServer({ ...place.env, PORT: String(sitePort), LOG_LEVEL: 'error' });
  return async () => {
    await site.stop();
    await keepProofs(root);
    await Promise.all([place.remove(), forget()]);
  };
}
