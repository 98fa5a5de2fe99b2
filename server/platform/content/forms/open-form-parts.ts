import type { Log, Orm } from '../../base/database/database.ts';
import type { FileStorage } from '../../base/files/file-storage.ts';
import type { LiveContent } from '../live/live-content.ts';
import { createSubmissionCheck } from './check-submission.ts';
import { createFileStore } from './files/file-store.ts';
import { createUploadFolder } from './files/upload-folder.ts';
import type { CheckForm } from './form-checker.ts';
import type { FormParts } from './form-parts.ts';
import { createSubmissionService } from './submission-service.ts';

export interface FormOptions {
  readonly orm: Orm;
  readonly live: LiveContent;
  readonly checkForm: CheckForm;
  readonly files: FileStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** Clears uploaded files of what nobody sent in, and makes what the routes of forms work with. */
export async function openFormParts(options: FormOptions): Promise<FormParts> {
  const { orm, live, checkForm, now, log } = options;
  const folder = createUploadFolder(options.files);
  const files = createFileStore({ orm, folder, now, log });
  // Leftovers may wait for the next sweep; the platform has other things to do than to fail over them.
  await files.sweep().catch((error: unknown) => log.warn({ err: error }, 'old files could not be deleted'));
  const check = createSubmissionCheck({ live, checkForm, now });
  const submissions = createSubmissionService({ orm, files, check, now, log });
  return { orm, live, files, submissions, check, now };
}
