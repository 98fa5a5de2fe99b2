import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startS3 } from '../../base/testing/s3-server.ts';
import { ask, signIn } from '../../testing/ask.ts';
import { backends } from '../../testing/backend.ts';
import { siteWithForms } from '../../testing/form-fixtures.ts';
import { pdf } from '../../testing/sample-files.ts';
import { filePart, multipart, sendParts, upload } from '../../testing/upload.ts';

test('[issue 19] while the storage of files is away nothing is half taken, what is wrong is still said, and the same file is taken afterwards', async () => {
  const [pglite] = backends;
  const root = await mkdtemp(join(tmpdir(), 'mozaika-s3-away-'));
  const first = await startS3(root);
  await pglite?.start();
  const platform = await pglite?.open({ s3: first.bucket, site: siteWithForms });
  if (!platform) throw new Error('there is no backend');
  let host = 0;
  const send = async (bytes: Buffer) => {
    host += 1;
    const { status, body } = await upload(platform, { bytes, remoteAddress: `10.4.9.${host}` });
    return [status, body.error?.code];
  };
  try {
    const publisher = await signIn(platform, 'publisher');
    const path = '/v2/system/manage/media';
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#05a' } })
      .jpeg()
      .toBuffer();
    const sendPicture = async () => {
      const payload = multipart(filePart(picture, 'biuro.jpg', 'image/jpeg'));
      const { status, body } = await sendParts(platform, path, payload, { headers: publisher });
      return [status, body.error?.code];
    };
    const pictures = async () => {
      const { body } = await ask(platform, path, { headers: publisher });
      return (body.data as readonly unknown[]).length;
    };
    expect(await send(pdf())).toEqual([200, undefined]);

    await first.stop();
    expect(await send(pdf())).toEqual([503, 'unavailable']);
    expect(await send(Buffer.from('<svg/>')), 'no file of this kind, whatever the storage does').toEqual([
      422,
      'invalid_fields',
    ]);
    expect(await sendPicture()).toEqual([503, 'unavailable']);
    expect(await pictures(), 'no picture without its bytes').toBe(0);

    const again = await startS3(root, first.port);
    try {
      expect(await send(pdf())).toEqual([200, undefined]);
      expect(await sendPicture()).toEqual([201, undefined]);
      expect(await pictures()).toBe(1);
    } finally {
      await again.stop();
    }
  } finally {
    await platform.close();
    await rm(root, { recursive: true });
  }
});
