import { contentBottom, contentWidth, ink, lineGap, page, size } from './look.ts';

/** A table of figures. */
export interface Table {
  readonly head: readonly string[];
  /** Shares of the width. */
  readonly widths: readonly number[];
  /** Columns that hold words stand at the left, figures at the right. */
  readonly words?: readonly number[];
  readonly rows: readonly (readonly string[])[];
  /** The last row: sums. */
  readonly sum?: readonly string[];
}

export interface TableSpace {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** Opens a page and leaves `doc.y` at its top. */
  readonly turnPage: () => void;
}

/** Known to pdfkit, not yet to its types. */
const columnHead: PDFKit.Mixins.StructureElementOptions & { readonly scope: string } = { scope: 'Column' };
const pad = { x: 5, y: 4 } as const;

/** Draws a table from `doc.y` on. Rows are never cut in two, and every page has the head again. */
export function drawTable({ doc, root, turnPage }: TableSpace, table: Table): void {
  const { head, rows, sum } = table;
  const whole = table.widths.reduce((total, width) => total + width, 0);
  const widths = table.widths.map((width) => (width / whole) * contentWidth);
  const words = new Set(table.words ?? [0]);
  const structure = doc.struct('Table');
  root.add(structure);

  const heightOf = (cells: readonly string[], font: string): number => {
    doc.font(font).fontSize(size.small + 0.5);
    const heights = cells.map((cell, at) =>
      doc.heightOfString(cell, { width: (widths[at] ?? 0) - 2 * pad.x, lineGap }),
    );
    return Math.max(...heights) + 2 * pad.y;
  };
  const draw = (
    cells: readonly string[],
    look: {
      readonly font: string;
      readonly fill?: string;
      readonly color: string;
      readonly tag: 'TH' | 'TD';
    },
    repeated = false,
  ): void => {
    const height = heightOf(cells, look.font);
    const top = doc.y;
    doc.markContent('Artifact', { type: 'Layout' });
    if (look.fill !== undefined) doc.rect(page.left, top, contentWidth, height).fill(look.fill);
    doc.moveTo(page.left, top + height).lineTo(page.left + contentWidth, top + height);
    doc.lineWidth(0.5).strokeColor(ink.line).stroke();
    doc.endMarkedContent();
    const write = (cell: string, at: number) => () => {
      const x = page.left + widths.slice(0, at).reduce((total, width) => total + width, 0);
      const align = words.has(at) ? 'left' : 'right';
      const width = (widths[at] ?? 0) - 2 * pad.x;
      doc
        .font(look.font)
        .fontSize(size.small + 0.5)
        .fillColor(look.color);
      doc.text(cell, x + pad.x, top + pad.y, { width, align, lineGap });
    };
    if (repeated) {
      // To a reader's voice the table has its head once.
      doc.markContent('Artifact', { type: 'Pagination' });
      for (const [at, cell] of cells.entries()) write(cell, at)();
      doc.endMarkedContent();
    } else {
      const row = doc.struct('TR');
      structure.add(row);
      for (const [at, cell] of cells.entries()) {
        const element = doc.struct(look.tag, look.tag === 'TH' ? columnHead : {}, [write(cell, at)]);
        row.add(element);
      }
      row.end();
    }
    doc.y = top + height;
  };
  const headLook = { font: 'bold', fill: ink.tint, color: ink.deep, tag: 'TH' } as const;
  const makeRoom = (height: number): void => {
    if (doc.y + height <= contentBottom) return;
    turnPage();
    draw(head, headLook, true);
  };

  const first = rows[0] === undefined ? 0 : heightOf(rows[0], 'regular');
  if (doc.y + heightOf(head, 'bold') + first > contentBottom) turnPage();
  draw(head, headLook);
  for (const [at, row] of rows.entries()) {
    makeRoom(heightOf(row, 'regular'));
    const fill = at % 2 === 1 ? { fill: ink.sunken } : {};
    draw(row, { font: 'regular', color: ink.text, tag: 'TD', ...fill });
  }
  if (sum !== undefined) {
    makeRoom(heightOf(sum, 'bold'));
    draw(sum, { font: 'bold', fill: ink.tint, color: ink.deep, tag: 'TD' });
  }
  structure.end();
  doc.y += 12;
}
