import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { type FormField, type FormFile, uploadLimits } from '#schemas/form.ts';
import type { Log, Orm } from '../../../base/database/database.ts';
import { formText, refuseForm } from '../../../http/form-texts.ts';
import { PlatformError } from '../../../http/platform-error.ts';
import { withoutValues } from '../../leads/failed-statement.ts';
import { formFile } from '../tables.ts';
import { refusedFile, sizeText } from './file-failures.ts';
import { kindsOf } from './file-kinds.ts';
import { safeFileName } from './file-name.ts';
import { inspectFile } from './inspect-file.ts';
import type { UploadFolder } from './upload-folder.ts';

/** What nobody sends in within this time is deleted. */
export const unclaimedMs = 24 * 60 * 60_000;
const sweepEveryMs = 60 * 60_000;

/** One file on its way in. */
export interface Upload {
  /** Alias of the form and its field; the file is good for no other. */
  readonly form: string;
  readonly field: FormField;
  /** Whose it is; null for somebody who is not signed in. */
  readonly customerId: string | null;
  /** As the client called it. */
  readonly name: string | undefined;
  readonly stream: Readable;
  /** Whether the reader of the request cut the stream at the limit; asked when it has ended. */
  readonly isCut: () => boolean;
  /** Language of what is said when it is refused. */
  readonly locale: string;
}

/** Files named by a submission. */
export interface FileClaim {
  readonly form: string;
  readonly field: string;
  readonly ids: readonly string[];
  readonly customerId: string | null;
  readonly submissionId: string;
}

export type StoredFile = typeof formFile.$inferSelect;

/** Files people send with forms ([sec 32]). They leave it only through `read`, for whoever may see them. */
export interface FileStore {
  /**
   * Takes a file in when its bytes are of a kind its field takes. Whatever fails, nothing of it stays on the disk.
   * @throws PlatformError too_large, invalid_fields
   */
  take(upload: Upload): Promise<FormFile>;
  /** Deletes a file that belongs to nothing: one that was just taken in, or of which `forget` left the bytes. */
  discard(id: string): Promise<void>;
  /**
   * Ties files to a submission, in the transaction that stores it: each is there, was uploaded for this form and field by
   * the same person, and belongs to no other submission.
   * @returns whether all of them do; when not, the transaction has to be given up
   */
  claim(tx: Orm, claim: FileClaim): Promise<boolean>;
  /**
   * Forgets a file whatever it is tied to, so that nobody can claim it any more; `discard` takes its bytes once the transaction is through.
   * @returns whether the customer had such a file
   */
  forget(tx: Orm, id: string, customerId: string): Promise<boolean>;
  /** What is known of a file; null when there is none. */
  find(id: string): Promise<StoredFile | null>;
  /** What is known of those files among the ids that are a customer's; in no order. */
  findOf(customerId: string, ids: readonly string[]): Promise<readonly StoredFile[]>;
  read(id: string): Readable;
  /** Deletes what nobody claimed within a day, and what a crash left on the disk. */
  sweep(): Promise<void>;
}

export interface FileStoreOptions {
  readonly orm: Orm;
  readonly folder: UploadFolder;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
export const isFileId = (id: unknown): id is string => typeof id === 'string' && uuid.test(id);

export function createFileStore({ orm, folder, now, log }: FileStoreOptions): FileStore {
  let sweptAt = now();

  const sweep: FileStore['sweep'] = async () => {
    sweptAt = now();
    const before = sweptAt - unclaimedMs;
    const rows = await orm
      .delete(formFile)
      .where(and(isNull(formFile.submissionId), lt(formFile.createdAt, new Date(before))))
      .returning({ id: formFile.id });
    const old = await folder.olderThan(before);
    const known =
      old.length === 0
        ? []
        : await orm.select({ id: formFile.id }).from(formFile).where(inArray(formFile.id, old));
    const inUse = new Set(known.map(({ id }) => id));
    const gone = [...rows.map(({ id }) => id), ...old.filter((id) => !inUse.has(id))];
    await Promise.all(gone.map(folder.remove));
    if (gone.length > 0) log.info({ files: gone.length }, 'files nobody sent in were deleted');
  };

  const store = async (id: string, upload: Upload): Promise<FormFile> => {
    const { form, field, customerId, locale } = upload;
    const path = await folder.receive(id, upload.stream);
    const { size } = await stat(path);
    const most = largestOf(field);
    if (upload.isCut() || size > most) {
      throw new PlatformError(
        'too_large',
        refuseForm(locale, 'fileTooLarge', { size: sizeText(most, locale) }),
      );
    }
    if (size === 0) throw refusedFile(field, refuseForm(locale, 'fileEmpty'));
    const accepted = kindsOf(field);
    const found = await inspectFile(path, accepted);
    if (!found.ok) {
      const types = accepted.map(({ label }) => label).join(', ');
      const keys = { type: 'fileType', damaged: 'fileDamaged', pixels: 'filePixels' } as const;
      throw refusedFile(field, refuseForm(locale, keys[found.reason], { types }));
    }
    const { kind } = found;
    const name = safeFileName(upload.name, kind, formText(locale, 'fileName'));
    await folder.keep(id);
    const row = { id, form, field: field.alias, name, size, type: kind.type, customerId };
    await orm
      .insert(formFile)
      .values({ ...row, createdAt: new Date(now()) })
      .catch((error: unknown) => {
        throw withoutValues(error, 'a file');
      });
    return { id, name, size, type: kind.type };
  };

  return {
    sweep,
    take: async (upload) => {
      if (now() - sweptAt >= sweepEveryMs) await sweep();
      const id = randomUUID();
      return store(id, upload).catch(async (error: unknown) => {
        // Whoever sent it hears why it was not taken, also while the storage is away: what is left there is swept.
        await folder.remove(id).catch((left: unknown) => {
          log.warn({ err: left }, 'a file that was not taken could not be removed');
        });
        throw error;
      });
    },
    discard: async (id) => {
      await orm.delete(formFile).where(and(eq(formFile.id, id), isNull(formFile.submissionId)));
      await folder.remove(id);
    },
    claim: async (tx, { form, field, ids, customerId, submissionId }) => {
      if (!ids.every(isFileId) || new Set(ids).size !== ids.length) return false;
      if (ids.length === 0) return true;
      const whose = customerId === null ? undefined : eq(formFile.customerId, customerId);
      const claimed = await tx
        .update(formFile)
        .set({ submissionId, ...(customerId !== null && { customerId }) })
        .where(
          and(
            inArray(formFile.id, [...ids]),
            eq(formFile.form, form),
            eq(formFile.field, field),
            isNull(formFile.submissionId),
            or(isNull(formFile.customerId), whose),
          ),
        )
        .returning({ id: formFile.id });
      return claimed.length === ids.length;
    },
    find: async (id) => {
      if (!isFileId(id)) return null;
      const rows = await orm.select().from(formFile).where(eq(formFile.id, id)).limit(1);
      return rows[0] ?? null;
    },
    forget: async (tx, id, customerId) => {
      if (!isFileId(id)) return false;
      const forgotten = await tx
        .delete(formFile)
        .where(and(eq(formFile.id, id), eq(formFile.customerId, customerId)))
        .returning({ id: formFile.id });
      return forgotten.length > 0;
    },
    findOf: async (customerId, ids) => {
      const asked = ids.filter(isFileId);
      if (asked.length === 0) return [];
      return orm
        .select()
        .from(formFile)
        .where(and(inArray(formFile.id, asked), eq(formFile.customerId, customerId)));
    },
    read: folder.read,
  };
}

/** Bytes a file of the field may have: its `maxSize` rule, and never more than the security threshold. */
export function largestOf(field: FormField): number {
  const rule = field.validation_rules?.find(({ type }) => type === 'maxSize');
  const own = typeof rule?.value === 'number' && rule.value > 0 ? rule.value : uploadLimits.bytes;
  return Math.min(own, uploadLimits.bytes);
}
