import type { Database } from '../base/database/database.ts';
import { type DatabaseOptions, openUnmigrated } from '../base/database/open-database.ts';
import type { FileStorage, S3Setup } from '../base/files/file-storage.ts';
import { openFileStorage } from '../base/files/open-file-storage.ts';

export { checkBackup, restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';

/** Where an installation keeps everything. */
export interface Stores {
  readonly database: Database;
  readonly files: FileStorage;
}

/**
 * Opens what is backed up, or what is restored into, without a platform: nothing is seeded, nothing runs by itself, and the tables stay
 * as they are, so that a backup may be made before an update.
 */
export async function withStores(
  options: DatabaseOptions & { readonly s3?: S3Setup },
  act: (stores: Stores) => Promise<void>,
): Promise<void> {
  const database = await openUnmigrated(options);
  try {
    const files = await openFileStorage(options.dataDir, options.s3);
    try {
      await act({ database, files });
    } finally {
      await files.close();
    }
  } finally {
    await database.close();
  }
}
