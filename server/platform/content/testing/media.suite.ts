import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaSource, readMediaSource } from '#schemas/media-library.ts';
import type { MediaFile } from '#schemas/studio/media.ts';
import type { Platform } from '../../platform.ts';
import { ask, pageData, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { filePart, multipart, sendParts } from '../../testing/upload.ts';

const path = '/v2/system/manage/media';

/** A picture of two colours: the left half is red. */
const drawn = (width: number, height: number, background = { r: 0, g: 90, b: 80 }) =>
  sharp({ create: { width, height, channels: 3, background } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#c00' } },
      left: 0,
      top: 0,
    },
  ]);

/** The media library: what comes in, what is kept of it, and what is served. */
onBackends((backend) => {
  describe('media library', () => {
    let platform: Platform;
    let author: Record<string, string>;
    let publisher: Record<string, string>;
    beforeAll(async () => {
      platform = await backend.open();
      [author, publisher] = await Promise.all([signIn(platform, 'author'), signIn(platform, 'publisher')]);
    });
    afterAll(() => platform.close());
    const send = (bytes: Buffer, name = 'plik.jpg', headers = author) =>
      sendParts(platform, path, multipart(filePart(bytes, name, 'image/jpeg')), { headers });
    const added = async (bytes: Buffer, name?: string) => {
      const answer = await send(bytes, name);
      expect(answer.body.error).toBeUndefined();
      return answer.body.data as MediaFile;
    };
    const get = (url: string) => platform.app.inject({ url });

    test('[sec 31] nothing the camera wrote is kept, and the picture stands upright', async () => {
      const bytes = await drawn(800, 400)
        .withExif({ IFD0: { Copyright: 'Jan Kowalski' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const file = await added(bytes, 'Zdjęcie_biura-2.JPG');
      expect(file).toMatchObject({
        title: 'Zdjęcie biura 2',
        width: 400,
        height: 800,
        by: 'editor@example.com',
      });
      const served = await get(file.src);
      const seen = await sharp(served.rawPayload).metadata();
      expect([seen.exif, seen.xmp, seen.orientation, seen.width, seen.height]).toEqual([
        undefined,
        undefined,
        undefined,
        400,
        800,
      ]);
    });

    test('[studio] every width and format that is named is there, for good', async () => {
      const file = await added(await drawn(1000, 500, { r: 1, g: 2, b: 3 }).jpeg().toBuffer());
      expect(file.variants.map(({ width, type }) => `${width} ${type}`)).toEqual(
        [320, 640, 960, 1000].flatMap((width) =>
          ['avif', 'webp', 'jpeg'].map((format) => `${width} image/${format}`),
        ),
      );
      const answers = await Promise.all(file.variants.map(({ src }) => get(src)));
      const sizes = await Promise.all(answers.map(({ rawPayload }) => sharp(rawPayload).metadata()));
      expect(sizes.map(({ width }) => width)).toEqual(file.variants.map(({ width }) => width));
      for (const [at, answer] of answers.entries()) {
        expect(answer.headers).toMatchObject({
          'content-type': file.variants[at]?.type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
      }
      expect(
        readMediaSource(mediaSource(file.id, file.width, { transparent: false, focus: { x: 50, y: 50 } }))
          ?.width,
      ).toBe(1000);
      expect((await get(file.src.replace('1000.jpeg', '1001.jpeg'))).statusCode).toBe(404);
      expect((await get(file.src.replace('1000.jpeg', 'master.jpeg'))).statusCode).toBe(404);
      expect((await get(`/media/library/${file.id}/..%2Fmaster.jpeg`)).statusCode).toBe(404);
    });

    test('[studio] a picture one can see through stays so', async () => {
      const clear = { create: { width: 400, height: 300, channels: 4 as const, background: '#00000000' } };
      const file = await added(await sharp(clear).png().toBuffer(), 'logo.png');
      expect(file.src).toBe(`/media/library/${file.id}/400.webp`);
      const { data } = await sharp((await get(file.src)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[3]).toBe(0);
    });

    test('[studio] the same picture twice is kept once', async () => {
      const bytes = await drawn(300, 300).png().toBuffer();
      const [first, second] = [await send(bytes, 'a.png'), await send(bytes, 'b.png')];
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body.data).toEqual(first.body.data);
    });

    test.each<[string, () => Promise<Buffer> | Buffer]>([
      ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a GIF', () => drawn(10, 10).gif().toBuffer()],
      ['nothing', () => Buffer.alloc(0)],
      ['half a JPEG', async () => (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 900)],
      ['more than 40 megapixels', () => drawn(8000, 5001).png({ compressionLevel: 1 }).toBuffer()],
    ])('[sec 31] refuses %s, whatever its name says', async (_name, make) => {
      const answer = await send(await make(), 'zdjecie.jpg');
      expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([422, ['file']]);
    });

    test('[sec 31] refuses a file of more than 20 MB', async () => {
      const answer = await send(Buffer.alloc(20 * 1024 * 1024 + 1, 0xff));
      expect([answer.status, answer.body.error?.code]).toEqual([413, 'too_large']);
    });

    test('[sec 16] support agents have no business here; authors delete nothing', async () => {
      const file = await added(await drawn(50, 20).png().toBuffer());
      const agent = await signIn(platform, 'agent');
      expect((await ask(platform, path, { headers: agent })).status).toBe(403);
      expect((await send(Buffer.alloc(1), 'a.png', agent)).status).toBe(403);
      expect((await send(Buffer.alloc(1), 'a.png', {})).status).toBe(401);
      const refused = await ask(platform, `${path}/${file.id}`, { method: 'DELETE', headers: author });
      expect(refused.status).toBe(403);
    });

    test('[issue 6] what is used is not deleted, and the answer says where it is', async () => {
      const file = await added(await drawn(60, 20).png().toBuffer());
      const image = { src: `${file.src}#focus=10,20`, alt: 'Biuro', width: 60, height: 20 };
      const block = { id: 'picture', type: 'image', version: 1, props: { image } };
      const page = { ...pageData('with-picture', 'Strona ze zdjęciem'), blocks: [block] };
      const created = await ask(platform, '/v2/system/manage/pages', {
        payload: { key: 'with-picture', data: page },
        headers: author,
      });
      expect(created.status).toBe(201);
      const remove = () => ask(platform, `${path}/${file.id}`, { method: 'DELETE', headers: publisher });
      const refused = await remove();
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        {
          code: 'in_use',
          usages: [
            {
              kind: 'page',
              key: 'with-picture',
              title: 'Strona ze zdjęciem',
              block_id: 'picture',
              path: '/image/src',
              live: false,
              draft: true,
            },
          ],
        },
      ]);
      const usage = await ask(platform, `${path}/${file.id}/usage`, { headers: author });
      expect(usage.body.data).toMatchObject([{ key: 'with-picture', block_id: 'picture' }]);
      const version = (created.body.data as { version: number }).version;
      await ask(platform, '/v2/system/manage/pages/with-picture', {
        method: 'PUT',
        payload: { version, data: { ...page, blocks: [] } },
        headers: author,
      });
      expect((await remove()).status).toBe(200);
      expect((await get(file.src)).statusCode).toBe(404);
      expect((await ask(platform, `${path}/${file.id}`, { headers: author })).status).toBe(404);
    });

    test('[studio] is found by title, file name and description, and by what it lacks', async () => {
      const file = await added(await drawn(70, 20).png().toBuffer(), 'kobieta_z_laptopem.png');
      const answer = await ask(platform, `${path}/${file.id}`, {
        method: 'PUT',
        payload: { title: 'Rozmowa 100%', alt: { pl: 'Kobieta przy biurku' }, focus: { x: 0.2, y: 0.8 } },
        headers: author,
      });
      expect(answer.body.data).toMatchObject({ title: 'Rozmowa 100%', focus: { x: 0.2, y: 0.8 } });
      const find = async (query: string) =>
        ((await ask(platform, `${path}?${query}`, { headers: author })).body.data as MediaFile[]).map(
          ({ id }) => id,
        );
      const found = await Promise.all(
        ['q=100%25', 'q=LAPTOPEM', 'q=przy%20biurku'].map((query) => find(query)),
      );
      expect(found).toEqual([[file.id], [file.id], [file.id]]);
      expect(await find('without_alt=pl')).not.toContain(file.id);
      expect(await find('without_alt=en')).toContain(file.id);
    });
  });
});
