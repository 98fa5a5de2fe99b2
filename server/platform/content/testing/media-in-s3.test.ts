import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MediaFile } from '#schemas/studio/media.ts';
import { startS3 } from '../../base/testing/s3-server.ts';
import { ask, signIn } from '../../testing/ask.ts';
import { backends } from '../../testing/backend.ts';
import { filePart, multipart, sendParts } from '../../testing/upload.ts';

test('[issue 19] a picture in S3 is taken in, served by the site in every format, and deleted with its sizes', async () => {
  const [pglite] = backends;
  const root = await mkdtemp(join(tmpdir(), 'mozaika-s3-'));
  const server = await startS3(root);
  await pglite?.start();
  const platform = await pglite?.open({ s3: server.bucket });
  if (!platform) throw new Error('there is no backend');
  const names = async () =>
    (await readdir(root, { recursive: true })).filter((name) => name.includes('media/'));
  try {
    const publisher = await signIn(platform, 'publisher');
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a5' } })
      .jpeg()
      .toBuffer();
    const path = '/v2/system/manage/media';
    const payload = multipart(filePart(bytes, 'biuro.jpg', 'image/jpeg'));
    const sent = await sendParts(platform, path, payload, { headers: publisher });
    const file = sent.body.data as MediaFile;
    const answers = await Promise.all(file.variants.map(({ src }) => platform.app.inject({ url: src })));
    const formats = await Promise.all(answers.map(({ rawPayload }) => sharp(rawPayload).metadata()));
    expect(new Set(formats.map(({ format }) => format))).toEqual(new Set(['heif', 'webp', 'jpeg']));
    expect((await names()).join()).toContain(`${file.id}/master.jpeg`);
    await ask(platform, `${path}/${file.id}`, { method: 'DELETE', headers: publisher });
    expect((await names()).join()).not.toContain('master.jpeg');
    await server.stop();
    const other = await platform.app.inject({ url: file.variants[0]?.src ?? '' });
    expect(other.statusCode, 'its row is gone: nobody asks the storage').toBe(404);
  } finally {
    await platform.close();
    await rm(root, { recursive: true });
  }
});
