import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePictures } from '#e2e/support/picture-compare.ts';
import { type DocumentKind, documentKinds } from '#schemas/lending/contract.ts';
import type { DocumentContext } from '#server/platform/lending/documents/document-context.ts';
import { sampleContext } from '#server/platform/lending/documents/document-samples.ts';
import { renderDocument } from '#server/platform/lending/documents/render-document.ts';

/*
 * Every page of every document as a picture, with the longest names and addresses a form lets through, beside this test.
 * UPDATE_SCREENSHOTS=1 npx vitest run scripts/documents stores those that are missing or differ. PDFium draws them, with the
 * typeface that is in the file, so they do not depend on the machine.
 */
const folder = join(import.meta.dirname, 'pictures');
const update = (process.env['UPDATE_SCREENSHOTS'] ?? '') !== '';
/** Dots a point: A4 gets 446 px wide, enough to read by. */
const scale = 0.75;

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const name = 'Wielisława Aleksandra Brzęczyszczykiewicz-Gżegżółkowska-Konstantynopolitańczykowianeczkówna';
const address =
  'ul. Kardynała Stefana Wyszyńskiego i Ignacego Skorupki Obrońców Warszawy 128A/117, 95-050 Konstantynów Łódzki-Srebrna Góra';
const longest = (change: Parameters<typeof sampleContext>[0] = {}): DocumentContext => {
  const context = sampleContext(change);
  const history = [
    {
      id: '2',
      at: '2026-12-20T11:00:00.000Z',
      kind: 'repayment',
      amount_minor: -52_345,
      note: `Przelew, ${name}`,
    },
    { id: '1', at: '2026-11-20T13:03:09.000Z', kind: 'payout', amount_minor: 1_000_000, note: '' },
  ] as const;
  const withdrawal = {
    at: '2026-11-25T09:12:45.000Z',
    interestMinor: 1_986,
    refundMinor: 0,
    refundAccount: null,
    toReturnMinor: 1_001_986,
    returnBy: '2026-12-25',
  };
  return {
    ...context,
    person: { ...context.person, name, address },
    facts: { ...context.facts, history, withdrawal },
  };
};
const draft = () => longest({ signed_at: null, withdraw_until: null });

const documents: readonly (readonly [string, DocumentKind, DocumentContext])[] = [
  ...documentKinds.map((kind) => [kind, kind, longest()] as const),
  ['contract-draft', 'contract', draft()],
  ['schedule-draft', 'schedule', draft()],
];

/** The pages of a PDF, each a grey picture. */
async function draw(bytes: Uint8Array): Promise<Buffer[]> {
  const document = await pdfium.loadDocument(bytes);
  const pages: Buffer[] = [];
  for (const page of document.pages()) {
    const { data } = await page.render({
      scale,
      render: async ({ data: dots, width, height }) =>
        new Uint8Array(
          await sharp(dots, { raw: { width, height, channels: 4 } })
            .removeAlpha()
            .webp({ quality: 45 })
            .toBuffer(),
        ),
    });
    pages.push(Buffer.from(data));
  }
  document.destroy();
  return pages;
}

test.each(documents)('[truth] %s looks as stored, page by page', async (label, kind, context) => {
  const pages = await draw(await renderDocument(kind, context, 'pl'));
  await mkdir(folder, { recursive: true });
  const stored = (await readdir(folder)).filter((file) => file.replace(/-\d+\.webp$/, '') === label);
  const names = pages.map((_, index) => `${label}-${index + 1}.webp`);
  const differences: string[] = [];
  for (const [index, picture] of pages.entries()) {
    const file = join(folder, names[index] ?? '');
    const compared = existsSync(file) ? await comparePictures(await readFile(file), picture) : null;
    if (compared?.same === true) continue;
    if (update) await writeFile(file, picture);
    else differences.push(`${names[index]} ${compared === null ? 'is not stored' : compared.reason}`);
  }
  const stale = stored.filter((file) => !names.includes(file));
  if (update) await Promise.all(stale.map((file) => rm(join(folder, file))));
  else differences.push(...stale.map((file) => `${file} is of a page that is gone`));
  expect(differences).toEqual([]);
});
