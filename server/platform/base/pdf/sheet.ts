import PDFDocument from 'pdfkit';
import { fonts } from './fonts.ts';
import { drawFeet, drawHead, type Letterhead } from './letterhead.ts';
import { contentBottom, contentWidth, ink, lineGap, page, size } from './look.ts';
import { drawTable, type Table } from './table.ts';
import { drawTiles } from './tiles.ts';

export interface SheetOptions extends Letterhead {
  readonly subject: string;
  /** Moment the document is of; with the same facts every byte is the same. */
  readonly at: Date;
  /** At the foot of each page. */
  readonly foot: string;
  /** Off for tests that read the text. */
  readonly compress?: boolean;
}

/** What a document is written on, from its top to its end. */
export interface Sheet {
  /** @param courtesy the same in the customer's language */
  title(text: string, lead?: string, courtesy?: string): void;
  heading(text: string): void;
  paragraph(text: string): void;
  points(texts: readonly string[]): void;
  /** Names and values, one under the other. */
  facts(rows: readonly (readonly [string, string])[]): void;
  /** The figures that matter most, as tiles. */
  figures(rows: readonly (readonly [string, string])[]): void;
  /** Words nobody should miss. */
  notice(text: string): void;
  table(table: Table): void;
}

/** A document that is being drawn. */
interface DrawnSheet extends Sheet {
  finish(): Promise<Uint8Array>;
}

/** Known to pdfkit, not yet to its types. */
const universal = { subset: 'PDF/UA', font: fonts.regular };

/** A PDF as PDF/UA wants it: tagged, with title and language, read from top to end. Its text is Polish. */
export function createSheet(options: SheetOptions): DrawnSheet {
  const { at, title, subject, from, foot, compress = true } = options;
  const { left, right, top, bottom } = page;
  const settings: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { left, right, top, bottom },
    bufferPages: true,
    autoFirstPage: false,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pl',
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: from,
      Creator: from,
      Producer: 'Mozaika',
      CreationDate: at,
      ModDate: at,
    },
  };
  const doc = new PDFDocument(Object.assign(settings, universal));
  const chunks: Uint8Array[] = [];
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const turnPage = () => {
    doc.addPage();
    drawHead(doc, options);
    doc.x = left;
    doc.y = top;
  };
  turnPage();

  const say = (
    tag: string,
    text: string,
    look: { font: string; size: number; color: string; x?: number; number?: string },
  ) => {
    const x = look.x ?? left;
    const width = left + contentWidth - x;
    doc.font(look.font).fontSize(look.size);
    const height = doc.heightOfString(text, { width, lineGap });
    if (doc.y + height > contentBottom) turnPage();
    const y = doc.y;
    root.add(
      doc.struct(tag, {}, [
        () => {
          doc.font(look.font).fontSize(look.size).fillColor(look.color);
          if (look.number !== undefined)
            doc.text(look.number, left, y, { width: x - left - 6, align: 'right' });
          doc.text(text, x, y, { width, lineGap });
        },
      ]),
    );
    doc.y = y + height;
  };
  const body = { font: 'regular', size: size.body, color: ink.text };

  return {
    title: (text, lead, courtesy) => {
      say('H1', text, { font: 'bold', size: size.title, color: ink.deep });
      if (courtesy !== undefined) say('P', courtesy, { font: 'medium', size: size.lead, color: ink.brand });
      doc.y += 2;
      if (lead !== undefined) say('P', lead, { font: 'regular', size: size.lead, color: ink.soft });
      doc.y += 12;
    },
    heading: (text) => {
      doc.y += 8;
      // A heading at the foot of a page would stand without its text.
      if (doc.y + 60 > contentBottom) turnPage();
      say('H2', text, { font: 'bold', size: size.heading, color: ink.brand });
      doc.y += 4;
    },
    paragraph: (text) => {
      say('P', text, body);
      doc.y += 5;
    },
    points: (texts) => {
      for (const [index, text] of texts.entries()) {
        say('P', text, { ...body, x: left + 20, number: `${index + 1}.` });
        doc.y += 3;
      }
      doc.y += 3;
    },
    facts: (rows) => {
      for (const [name, value] of rows) {
        const width = { name: 168, value: contentWidth - 180 };
        // Each in the font it is drawn in: the medium one is wider, and may need a line more.
        const nameHeight = doc
          .font('regular')
          .fontSize(size.body)
          .heightOfString(name, { width: width.name, lineGap });
        const valueHeight = doc.font('medium').heightOfString(value, { width: width.value, lineGap });
        const height = Math.max(nameHeight, valueHeight) + 7;
        if (doc.y + height > contentBottom) turnPage();
        const y = doc.y;
        root.add(
          doc.struct('P', {}, [
            () => {
              doc.font('regular').fontSize(size.body).fillColor(ink.soft);
              doc.text(name, left, y + 3, { width: width.name, lineGap });
              doc.font('medium').fillColor(ink.text);
              doc.text(value, left + 180, y + 3, { width: width.value, lineGap });
            },
          ]),
        );
        doc.markContent('Artifact', { type: 'Layout' });
        doc.moveTo(left, y + height).lineTo(left + contentWidth, y + height);
        doc.lineWidth(0.5).strokeColor(ink.line).stroke();
        doc.endMarkedContent();
        doc.y = y + height;
      }
      doc.y += 8;
    },
    figures: (rows) => drawTiles({ doc, root, turnPage }, rows),
    notice: (text) => {
      const inset = 12;
      const width = contentWidth - 2 * inset;
      doc.font('medium').fontSize(size.body);
      const height = doc.heightOfString(text, { width, lineGap }) + 16;
      if (doc.y + height > contentBottom) turnPage();
      const y = doc.y;
      doc.markContent('Artifact', { type: 'Layout' });
      doc.roundedRect(left, y, contentWidth, height, 6).fill(ink.caution);
      doc.endMarkedContent();
      root.add(
        doc.struct('P', {}, [
          () => {
            doc.font('medium').fontSize(size.body).fillColor(ink.text);
            doc.text(text, left + inset, y + 8, { width, lineGap });
          },
        ]),
      );
      doc.y = y + height + 10;
    },
    table: (table) => drawTable({ doc, root, turnPage }, table),
    finish: () => {
      root.end();
      drawFeet(doc, foot);
      doc.end();
      return ended;
    },
  };
}
