import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { platformSecret } from './tables.ts';

const secretBytes = 32;

/** A secret of this installation; the first node that asks for it makes it, all nodes on the database share it. */
export async function readInstallationSecret(orm: Orm, name: string): Promise<Buffer> {
  return (await readSecret(orm, name)) ?? (await makeSecret(orm, name));
}

async function readSecret(orm: Orm, name: string): Promise<Buffer | null> {
  const [row] = await orm.select().from(platformSecret).where(eq(platformSecret.name, name));
  return row ? Buffer.from(row.value, 'base64url') : null;
}

/** The one that was stored first, where several nodes make one at once. */
async function makeSecret(orm: Orm, name: string): Promise<Buffer> {
  await orm
    .insert(platformSecret)
    .values({ name, value: randomBytes(secretBytes).toString('base64url') })
    .onConflictDoNothing();
  const made = await readSecret(orm, name);
  if (!made) throw new Error('platform_secret holds no secret');
  return made;
}
