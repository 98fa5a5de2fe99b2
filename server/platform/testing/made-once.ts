import { join } from 'node:path';
import { inject } from 'vitest';
import type { PostgresRelease } from './postgres-server.ts';

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${inject('sharedByRun').origin}/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return text;
}

/** Address of the database of administration of the run's PostgreSQL server; starts it where nobody has asked before. */
export const sharedPostgres = (release: PostgresRelease): Promise<string> => ask(`postgres/${release}`);

/** A path in the folder of this run, which goes with it. */
export const pathInRun = (name: string): string => join(inject('sharedByRun').folder, name);

/** Makes something that all workers of the run use, unless one of them has; waits while another is at it. */
export async function makeOnce(name: string, make: () => Promise<void>): Promise<void> {
  if ((await ask(`make/${name}`)) === 'it is there') return;
  try {
    await make();
  } catch (error) {
    await ask(`failed/${name}`);
    throw error;
  }
  await ask(`made/${name}`);
}
