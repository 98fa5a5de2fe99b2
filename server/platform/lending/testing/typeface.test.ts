import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { openTypeface } from '../../base/pdf/fonts.ts';
import { readPdf } from '../../testing/read-pdf.ts';

test('[issue 5] what one document is written with takes no letter from the next: the O of Ó, the Z of Ż', async () => {
  const typeface = openTypeface('700Bold');
  const write = async (text: string) => {
    const document = new PDFDocument({ compress: false, font: typeface as unknown as string });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.text(text).end();
    await once(document, 'end');
    return readPdf(Buffer.concat(parts)).text;
  };
  expect(await write('ŻÓŁĆ ĄĘŃŚŹ żółć ąęńśź Їй')).toContain('ŻÓŁĆ');
  const plain = 'ZOLC AENSZ zolc aensz Іи';
  expect(await write(plain)).toContain(plain);
});
