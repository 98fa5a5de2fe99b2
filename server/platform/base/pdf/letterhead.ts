import { contentWidth, ink, page, size } from './look.ts';

/** What stands on every page of a document. */
export interface Letterhead {
  /** Name of the lender. */
  readonly from: string;
  /** Under it: address, registers. */
  readonly about: string;
  /** Name of the document. */
  readonly title: string;
  /** What it belongs to, e.g. the number of the contract. */
  readonly reference: string;
}

const mark = 30;
/** The lender has the larger part of the head, the document the rest. */
const left = contentWidth * 0.62;
const gap = 12;
/** One line and no more: names can be longer than there is room, and what is cut stands whole in the text. */
const oneLine = (width: number, fontSize: number) =>
  ({ width, height: fontSize * 1.2, ellipsis: true }) as const;

/** The mark of the house as vectors: four tiles that make a circle. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, side: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(side / 64);
  doc.roundedRect(0, 0, 64, 64, 14).fill(ink.brand);
  doc.path('M31.2 31.2H11.8A19.5 19.5 0 0 1 31.2 11.8z').fill(ink.tint);
  doc.path('M32.8 11.8A19.5 19.5 0 0 1 52.2 31.2A19.5 19.5 0 0 1 32.8 11.8z').fill(ink.sun);
  doc.path('M31.2 32.8A19.5 19.5 0 0 1 11.8 52.2A19.5 19.5 0 0 1 31.2 32.8z').fill('#91b9b1');
  doc.path('M32.8 32.8H52.2A19.5 19.5 0 0 1 32.8 52.2z').fill(ink.accent);
  doc.restore();
}

/** Head of the page that is open. Decoration to a reader's voice: the document says the same in its first lines. */
export function drawHead(doc: PDFKit.PDFDocument, { from, about, title, reference }: Letterhead): void {
  const top = 40;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  drawMark(doc, page.left, top, mark);
  const text = page.left + mark + 10;
  doc
    .font('bold')
    .fontSize(10.5)
    .fillColor(ink.deep)
    .text(from, text, top + 2, oneLine(left - mark - 10, 10.5));
  doc
    .font('regular')
    .fontSize(7.5)
    .fillColor(ink.soft)
    .text(about, text, top + 17, oneLine(left - mark - 10, 7.5));
  const right = contentWidth - left - gap;
  doc
    .font('medium')
    .fontSize(8.5)
    .fillColor(ink.text)
    .text(title, page.left + left + gap, top + 3, { ...oneLine(right, 8.5), align: 'right' });
  doc
    .font('regular')
    .fontSize(7.5)
    .fillColor(ink.soft)
    .text(reference, page.left + left + gap, top + 17, { ...oneLine(right, 7.5), align: 'right' });
  doc
    .moveTo(page.left, top + mark + 12)
    .lineTo(page.left + contentWidth, top + mark + 12)
    .lineWidth(0.75)
    .strokeColor(ink.line)
    .stroke();
  doc.endMarkedContent();
}

/** Foot of every page, when the number of pages is known. */
export function drawFeet(doc: PDFKit.PDFDocument, words: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (const at of Array.from({ length: count }, (_, index) => start + index)) {
    doc.switchToPage(at);
    // Below the margin the text would open another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const y = page.height - 46;
    doc.font('regular').fontSize(size.small).fillColor(ink.soft);
    doc.text(words, page.left, y, oneLine(contentWidth - 90 - gap, size.small));
    const number = `Strona ${at - start + 1} z ${count}`;
    doc.text(number, page.left + contentWidth - 90, y, { width: 90, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
