import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormField } from '#schemas/form.ts';
import type { Database } from '../base/database/database.ts';
import type { FileStorage } from '../base/files/file-storage.ts';
import { openFileStorage } from '../base/files/open-file-storage.ts';
import {
  createFileStore,
  type FileStore,
  type Upload,
  unclaimedMs,
} from '../content/forms/files/file-store.ts';
import { createUploadFolder } from '../content/forms/files/upload-folder.ts';
import { openFormParts } from '../content/forms/open-form-parts.ts';
import { formFile, formSubmission } from '../content/forms/tables.ts';
import { createLiveContent } from '../content/live/live-content.ts';
import { prepareMeta } from '../content/publication.ts';
import { checkFormInTests } from './check-form.ts';
import { contactForm } from './form-fixtures.ts';
import { onBackends } from './on-backends.ts';
import { pdf } from './sample-files.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const field: FormField = { alias: 'files', type: 'file', title: 'Pliki' };

/** What of forms lies in the database and on the disk, which no call tells. */
onBackends((backend) => {
  describe('stored submissions and files', () => {
    let database: Database;
    let folder: string;
    let storage: FileStorage;
    let files: FileStore;
    let time = Date.UTC(2026, 0, 1);
    const now = () => time;
    beforeAll(async () => {
      database = await backend.openDatabase();
      await prepareMeta(database.orm);
      folder = await mkdtemp(join(tmpdir(), 'mozaika-forms-'));
      storage = await openFileStorage(folder);
      files = createFileStore({ orm: database.orm, folder: createUploadFolder(storage), now, log });
    });
    afterAll(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const onDisk = async () =>
      (await Promise.all(['uploads', 'incoming'].map((name) => readdir(join(folder, name))))).flat();
    const take = (change: Partial<Upload> = {}) =>
      files.take({
        form: 'contact',
        field,
        customerId: null,
        name: 'umowa.pdf',
        stream: Readable.from([pdf()]),
        isCut: () => false,
        locale: 'pl',
        ...change,
      });

    test('[forms] a submission is kept with known and shown fields only, where it came from and who sent it', async () => {
      const live = createLiveContent(database.orm);
      const parts = await openFormParts({
        orm: database.orm,
        live,
        checkForm: checkFormInTests,
        files: storage,
        now,
        log,
      });
      const customerId = randomUUID();
      const marketing = { channel: 'site', externalId: 'capl-1' };
      const { id: file } = await take({ customerId });
      const id = await parts.submissions.accept({
        definition: contactForm,
        values: { email: 'a@b.pl', number: 'hidden', files: [file] },
        locale: 'pl',
        marketing,
        sendKey: undefined,
        customerId,
        address: '10.0.0.1',
      });
      expect(await database.orm.select().from(formSubmission)).toEqual([
        {
          id,
          form: 'contact',
          locale: 'pl',
          values: { email: 'a@b.pl', files: [file] },
          marketing,
          customerId,
          sendKey: null,
          createdAt: new Date(time),
        },
      ]);
      expect(await files.find(file)).toMatchObject({ submissionId: id, customerId });
    });

    test('[sec 32] a file is kept under a random name, as it was sent, and found only by its id', async () => {
      const { id, name, size, type } = await take({ name: '../../etc/passwd' });
      expect([name, size, type]).toEqual(['passwd.pdf', pdf().length, 'application/pdf']);
      expect(await onDisk()).toContain(id);
      expect(await text(files.read(id))).toBe(pdf().toString());
      expect(await files.find('../base/database')).toBeNull();
    });

    test.each<[string, () => Partial<Upload>]>([
      ['of another kind', () => ({ stream: Readable.from([Buffer.from('MZ')]) })],
      ['that is empty', () => ({ stream: Readable.from([]) })],
      ['that was cut at the limit', () => ({ isCut: () => true })],
      [
        'whose sender went away',
        () => {
          const stream = new PassThrough();
          stream.write('%PDF-1.4');
          setImmediate(() => stream.destroy(new Error('closed')));
          return { stream };
        },
      ],
    ])('[sec 32] nothing stays on the disk of a file %s', async (_what, change) => {
      const before = await onDisk();
      await expect(take(change())).rejects.toThrow();
      expect(await onDisk()).toEqual(before);
    });

    test("[sec 15] nobody's submission names a file of somebody else", async () => {
      const [mine, theirs] = [randomUUID(), randomUUID()];
      const { id } = await take({ customerId: theirs });
      const claim = (customerId: string | null) =>
        files.claim(database.orm, {
          form: 'contact',
          field: 'files',
          ids: [id],
          customerId,
          submissionId: mine,
        });
      expect([await claim(mine), await claim(null), await claim(theirs)]).toEqual([false, false, true]);
    });

    test('[sec 32] what nobody sends in is deleted after a day, what somebody did stays', async () => {
      const [claimed, left] = [await take(), await take()];
      const submissionId = randomUUID();
      await files.claim(database.orm, {
        form: 'contact',
        field: 'files',
        ids: [claimed.id],
        customerId: null,
        submissionId,
      });
      time += unclaimedMs;
      await files.sweep();
      expect(await onDisk()).toContain(left.id);
      time += 60 * 60_000;
      // An hour later the next upload sweeps, too.
      const fresh = await take();
      const names = await onDisk();
      expect(names).toEqual(expect.arrayContaining([claimed.id, fresh.id]));
      expect(names).not.toContain(left.id);
      expect(
        (await database.orm.select({ id: formFile.id }).from(formFile)).map(({ id }) => id),
      ).not.toContain(left.id);
    });
  });
});
