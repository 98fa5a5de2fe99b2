import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadLimits } from '#schemas/form.ts';
import { uploadLimit } from '../content/forms/files/file-routes.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { siteWithForms } from './form-fixtures.ts';
import { onBackends } from './on-backends.ts';
import { compoundFile, docm, docx, jpeg, pdf, png, zip } from './sample-files.ts';
import { fieldPart, filePart, multipart, sendParts, type UploadRequest, upload } from './upload.ts';

const script = Buffer.from('<script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** 64 MB of zeros, packed into 64 kB. */
const packedZeros = zip([{ name: 'zeros', data: Buffer.alloc(64 * 1024 * 1024) }]);
const bomb = () => packedZeros;
const bombInside = zip([
  { name: '[Content_Types].xml', data: Buffer.alloc(32 * 1024 * 1024), saysSize: 100 },
]);

/** Files people send with forms. */
onBackends((backend) => {
  describe('uploads', () => {
    let platform: Platform;
    let host = 0;
    beforeAll(async () => {
      platform = await backend.open({ site: siteWithForms });
    });
    afterAll(() => platform.close());
    const address = () => {
      host += 1;
      return `10.4.${host >> 8}.${host & 255}`;
    };
    const send = (request: UploadRequest) => upload(platform, { remoteAddress: address(), ...request });

    test.each<[string, () => Buffer, string, object]>([
      ['a JPEG', () => jpeg(4000, 3000), 'zdjęcie.JPG', { name: 'zdjęcie.JPG', type: 'image/jpeg' }],
      ['a PNG', () => png(100, 100), 'skan.png', { name: 'skan.png', type: 'image/png' }],
      ['a PDF', pdf, 'umowa.pdf', { name: 'umowa.pdf', type: 'application/pdf' }],
      [
        'a letter of old Word',
        () => compoundFile('WordDocument'),
        'list.doc',
        { type: 'application/msword' },
      ],
      ['a letter of Word', () => docx(), 'list.docx', { name: 'list.docx', type: word }],
    ])('[spec 5] %s is taken', async (_what, bytes, name, expected) => {
      const answer = await send({ bytes: bytes(), name });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ ...expected, size: bytes().length });
    });

    test.each<[string, () => Buffer]>([
      ['svg', () => svg],
      ['html', () => html],
      ['a program', () => Buffer.from('MZ\x90\0\x03\0\0\0')],
      ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
      ['plain text', () => Buffer.from('umowa')],
      ['a gif that is a script, too', () => Buffer.from('GIF89a/*\0\0*/=alert(1)//')],
      ['html with a PDF behind it', () => Buffer.concat([html, pdf()])],
      ['a spreadsheet', () => compoundFile('Workbook')],
      ['Word with macros', docm],
      ['an archive', () => zip([{ name: 'a.txt', data: Buffer.from('a') }])],
      [
        'an archive that only has a folder word',
        () => zip([{ name: 'word/document.xml', data: Buffer.from('x') }]),
      ],
      ['a zip bomb', bomb],
      ['an Office file whose table of types is a bomb', () => bombInside],
      ['zeros', () => Buffer.alloc(1000)],
    ])('[sec 32] %s is refused by its bytes, whatever its name and the client say', async (_what, bytes) => {
      for (const [name, type] of [
        ['umowa.pdf', 'application/pdf'],
        ['zdjecie.jpg', 'image/jpeg'],
      ] as const) {
        const answer = await send({ bytes: bytes(), name, type });
        expect([answer.status, answer.body.error?.code]).toEqual([422, 'invalid_fields']);
        expect(answer.body.error?.fields).toEqual({
          files: 'Tego rodzaju pliku nie przyjmujemy. Możesz dodać: JPG, PNG, PDF, DOC, DOCX.',
        });
      }
    });

    test.each<[string, () => Buffer, RegExp]>([
      ['a PNG of 40,001 x 1,000 pixels', () => png(40_001, 1000), /pikseli/],
      ['a JPEG of 65,535 x 65,535 pixels', () => jpeg(65_535, 65_535), /pikseli/],
      ['a PNG that says 2^32 - 1 pixels each way', () => png(2 ** 32 - 1, 2 ** 32 - 1), /pikseli/],
      ['a JPEG of no size', () => jpeg(0, 0), /odczytać/],
      ['a JPEG that ends in its head', () => jpeg().subarray(0, 200), /odczytać/],
      [
        'a JPEG with a script behind its first bytes',
        () => Buffer.concat([jpeg().subarray(0, 20), script]),
        /odczytać/,
      ],
      ['a PDF without an end', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), html]), /odczytać/],
      ['nothing', () => Buffer.alloc(0), /pusty/],
    ])('[sec 32] %s is refused', async (_what, bytes, message) => {
      const answer = await send({ bytes: bytes() });
      expect(answer.status).toBe(422);
      expect(answer.body.error?.message).toMatch(message);
    });

    test('[sec 32] 40 million pixels are taken', async () => {
      expect((await send({ bytes: png(40_000, 1000) })).status).toBe(200);
    });

    test('[sec 32] a file is named after what it is, not after what it was called', async () => {
      const nameOf = async (bytes: Buffer, name: string) =>
        ((await send({ bytes, name })).body.data as { name: string }).name;
      expect(await nameOf(jpeg(), 'umowa.pdf.exe')).toBe('umowa.pdf.exe.jpg');
      expect(await nameOf(pdf(), '../../../etc/passwd')).toBe('passwd.pdf');
      expect(await nameOf(pdf(), 'C:\\\\Users\\\\anna\\\\list.pdf')).toBe('list.pdf');
      expect(await nameOf(pdf(), 'cod\u202efdp.exe')).toBe('codfdp.exe.pdf');
    });

    test('[forms] each field takes what its own rules name, and nothing that cannot be told by its bytes', async () => {
      const status = async (field: string, bytes: Buffer) => (await send({ field, bytes })).status;
      expect([await status('scan', png()), await status('scan', pdf())]).toEqual([200, 422]);
      expect([await status('letters', docx()), await status('letters', pdf())]).toEqual([200, 422]);
      expect([await status('svg', svg), await status('svg', html), await status('svg', bomb())]).toEqual([
        422, 422, 422,
      ]);
    });

    test('[sec 32] 10 MB are taken, one byte more is not, nor is more than the field allows', async () => {
      const sized = (size: number) => Buffer.concat([jpeg(), Buffer.alloc(size - jpeg().length)]);
      expect((await send({ bytes: sized(uploadLimits.bytes) })).status).toBe(200);
      for (const size of [uploadLimits.bytes + 1, 11 * 1024 * 1024]) {
        const answer = await send({ bytes: sized(size) });
        expect([answer.status, answer.body.error?.code]).toEqual([413, 'too_large']);
        expect(answer.body.error?.message).toBe('Plik jest za duży. Największy dozwolony rozmiar: 10 MB.');
      }
      expect(
        (await send({ field: 'small', bytes: docx([{ name: 'x', data: Buffer.alloc(9) }]) })).status,
      ).toBe(200);
      expect((await send({ field: 'small', bytes: jpeg() })).status).toBe(413);
    });

    test.each<[string, () => Buffer]>([
      ['no part', () => multipart()],
      ['no file', () => multipart(fieldPart('files'))],
      ['no field', () => multipart(filePart(pdf()))],
      ['the file before the field', () => multipart(filePart(pdf()), fieldPart('files'))],
      ['a field that takes no files', () => multipart(fieldPart('email'), filePart(pdf()))],
      ['a field called __proto__', () => multipart(fieldPart('__proto__'), filePart(pdf()))],
      ['no end', () => multipart(fieldPart('files'), filePart(pdf())).subarray(0, -40)],
    ])('[sec 32] a body with %s is refused', async (_what, body) => {
      const answer = await sendParts(platform, '/v2/forms/contact/files', body(), {
        remoteAddress: address(),
      });
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_request']);
    });

    test('[sec 32] two files in one request are refused, both of them', async () => {
      const body = multipart(fieldPart('files'), filePart(pdf()), filePart(pdf()));
      const answer = await sendParts(platform, '/v2/forms/contact/files', body, { remoteAddress: address() });
      expect(answer.status).toBe(413);
    });

    test('[forms] a form that is not there, or is not for everybody, takes no files', async () => {
      for (const form of ['none', 'login']) expect((await send({ form, bytes: pdf() })).status).toBe(404);
    });

    test('[forms] multipart is read here and nowhere else; here nothing else is', async () => {
      const parts = multipart(fieldPart('files'), filePart(pdf()));
      expect((await sendParts(platform, '/v2/forms/contact', parts)).status).toBe(415);
      const json = await ask(platform, '/v2/forms/contact/files', { payload: { field: 'files' } });
      expect(json.status).toBe(415);
    });

    test('[sec 32] there is no address a file could be opened at', async () => {
      const { data } = (await send({ bytes: pdf() })).body;
      const { id } = data as { id: string };
      for (const path of [`/v2/forms/contact/files/${id}`, `/uploads/${id}`])
        expect((await ask(platform, path)).status).toBe(404);
    });

    test('[sec 9] one address may upload so many, then has to wait', async () => {
      const remoteAddress = '10.3.0.1';
      const answers = await Promise.all(
        Array.from({ length: uploadLimit.attempts + 2 }, () => send({ bytes: svg, remoteAddress })),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    });
  });
});
