import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '#schemas/form.ts';
import { registerErrorAnswers } from '../../base/error-answers.ts';
import { filePart, multipart, sendParts } from '../../testing/upload.ts';
import type { FileStore } from '../forms/files/file-store.ts';
import { readUpload } from '../forms/files/read-upload.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { readMediaUpload } from '../media/read-media-upload.ts';

/** A disk that has room for the first bytes of a file. */
const fullDisk = () =>
  new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
    },
  });
const take = async ({ stream }: { readonly stream: NodeJS.ReadableStream }): Promise<never> => {
  await pipeline(stream, fullDisk());
  throw new Error('there was room');
};
const definition = {
  alias: 'contact',
  steps: [],
  fields: [{ type: 'file', alias: 'scan' }],
} as unknown as FormDefinition;
const target = { definition, field: { type: 'file', alias: 'scan' }, customerId: null, locale: 'pl' };

async function open() {
  const app: FastifyInstance = Fastify();
  registerErrorAnswers(app);
  await app.register(fastifyMultipart);
  app.post('/media', (request) =>
    readMediaUpload(request, { take } as unknown as MediaLibrary, 'editor@example.com'),
  );
  app.post('/files', (request) =>
    readUpload(request, { take } as unknown as FileStore, target as Parameters<typeof readUpload>[2]),
  );
  return app;
}

describe('[reliability] a full disk', () => {
  test.each(['/media', '/files'])('refuses an upload to %s with 507 and its reason', async (url) => {
    const app = await open();
    const bytes = Buffer.alloc(300_000, 'x');
    const payload = multipart(filePart(bytes, 'scan.pdf', 'application/pdf'));
    const { status, body } = await sendParts({ app }, url, payload);
    expect([status, body.error]).toMatchObject([507, { code: 'storage_full', reason: 'service.full' }]);
    await app.close();
  });
});
