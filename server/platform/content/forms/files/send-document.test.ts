import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendDocument } from './send-document.ts';

const bytes = new TextEncoder().encode('%PDF-1.7');

async function headersFor(file_name: string) {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendDocument(
      reply,
      {
        file_name,
        media_type: 'application/pdf',
      },
      bytes,
    ),
  );
  const { headers, statusCode } = await app.inject('/');
  return { statusCode, disposition: String(headers['content-disposition']), headers };
}

test('[sec 32] Polish letters come whole to readers of RFC 8187, and as plain signs to the others', async () => {
  const { disposition, headers } = await headersFor('Umowa pożyczki „Łąka” (1).pdf');
  expect(disposition).toBe(
    'attachment; filename="Umowa po_yczki ___ka_ _1_.pdf"; ' +
      "filename*=UTF-8''Umowa%20po%C5%BCyczki%20%E2%80%9E%C5%81%C4%85ka%E2%80%9D%20%281%29.pdf",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('[sec 32] whatever a file is called, it is one header of plain signs, an attachment, and its name comes back', async () => {
  const odd = fc.constantFrom(
    'a"b.pdf',
    'x\r\nset-cookie: a=b.pdf',
    "it's;.pdf",
    '../../etc/passwd',
    '%00.pdf',
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(odd, fc.string({ unit: 'grapheme', maxLength: 40 })), async (name) => {
      const { statusCode, disposition, headers } = await headersFor(name);
      expect(statusCode).toBe(200);
      const parts = /^attachment; filename="([\w.\- ]*)"; filename\*=UTF-8''([\w!~.%-]*)$/.exec(disposition);
      expect(decodeURIComponent(parts?.[2] ?? 'no name')).toBe(name);
      expect(headers['set-cookie']).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
