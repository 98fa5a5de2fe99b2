import type { FileStorage, S3Setup } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { openDataFolders } from './work-folder.ts';

/** @param s3 where files lie instead of the folder of the data, which keeps those on their way in all the same */
export async function openFileStorage(dataDir: string, s3?: S3Setup): Promise<FileStorage> {
  const folders = await openDataFolders(dataDir);
  return s3 === undefined ? openFolderStorage(folders) : openS3Storage(s3, folders);
}
