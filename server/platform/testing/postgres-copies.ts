import { randomUUID } from 'node:crypto';
import type { Database } from '../base/database/database.ts';
import { openDatabase } from '../base/database/open-database.ts';
import { openPostgres } from '../base/database/open-postgres.ts';
import { type Image, seedFixture, silent } from './images.ts';
import { makeOnce, sharedPostgres } from './made-once.ts';
import { emptyDatabase, type PostgresDatabases, postgresDatabases } from './postgres-databases.ts';
import type { PostgresRelease } from './postgres-server.ts';

/** Databases on the run's server of one release. */
export interface PostgresCopies {
  /** Makes the images, or waits until they are made. */
  prepare(): Promise<void>;
  /** A database of its own: empty, or a copy of an image. @returns its address */
  create(image?: Image): Promise<string>;
  /** A copy of an image, which is gone once it is closed. */
  open(image: Image): Promise<Database>;
}

const nameOf = (image: Image): string => `image_${image}`;

function createCopies(release: PostgresRelease): PostgresCopies {
  let known: Promise<PostgresDatabases> | undefined;
  const images = new Map<Image, Promise<void>>();

  function databases(): Promise<PostgresDatabases> {
    known ??= sharedPostgres(release).then(postgresDatabases);
    return known;
  }

  function prepareImage(image: Image): Promise<void> {
    const known = images.get(image);
    if (known) return known;
    const made = makeOnce(`postgres-${release}-${image}`, () => makeImage(image));
    images.set(image, made);
    // A busy machine fails one suite, not all that come after it.
    made.catch(() => images.delete(image));
    return made;
  }

  async function makeImage(image: Image): Promise<void> {
    const { copy, drop } = await databases();
    const name = nameOf(image);
    // Of a run before this one, while somebody watches.
    await drop(name);
    if (image === 'content') await prepareImage('tables');
    const databaseUrl = await copy(image === 'content' ? nameOf('tables') : emptyDatabase, name);
    const database = await openDatabase({ databaseUrl, dataDir: 'memory://', log: silent });
    try {
      if (image === 'content') await seedFixture(database);
    } finally {
      await database.close();
    }
  }

  const create: PostgresCopies['create'] = async (image) => {
    if (image) await prepareImage(image);
    const { copy } = await databases();
    return copy(image ? nameOf(image) : emptyDatabase, `test_${randomUUID()}`);
  };

  return {
    prepare: async () => {
      await Promise.all([prepareImage('tables'), prepareImage('content')]);
    },
    create,
    open: async (image) => {
      const databaseUrl = await create(image);
      const database = await openPostgres(databaseUrl, silent);
      return {
        ...database,
        close: async () => {
          await database.close();
          const { drop } = await databases();
          await drop(new URL(databaseUrl).pathname.slice(1));
        },
      };
    },
  };
}

/** Copies by release. What tells releases apart is proved by suites; other tests take the newest. */
export const postgresCopies: Readonly<Record<PostgresRelease, PostgresCopies>> = {
  oldest: createCopies('oldest'),
  newest: createCopies('newest'),
};
