import { contentBottom, contentWidth, ink, lineGap, page, size } from './look.ts';
import type { TableSpace } from './table.ts';

const perRow = 3;
const gap = 6;
const height = 50;

/** Draws names and figures as tiles, three beside each other. */
export function drawTiles(
  { doc, root, turnPage }: TableSpace,
  rows: readonly (readonly [string, string])[],
): void {
  const width = (contentWidth - (perRow - 1) * gap) / perRow;
  const lines = Math.ceil(rows.length / perRow);
  if (doc.y + lines * (height + gap) > contentBottom) turnPage();
  const top = doc.y;
  for (const [at, [name, figure]] of rows.entries()) {
    const x = page.left + (at % perRow) * (width + gap);
    const y = top + Math.floor(at / perRow) * (height + gap);
    doc.markContent('Artifact', { type: 'Layout' });
    doc.roundedRect(x, y, width, height, 6).fill(ink.tint);
    doc.endMarkedContent();
    root.add(
      doc.struct('P', {}, [
        () => {
          const inner = { width: width - 20, lineGap };
          doc
            .font('regular')
            .fontSize(size.small)
            .fillColor(ink.soft)
            .text(name, x + 10, y + 8, inner);
          doc
            .font('bold')
            .fontSize(size.figure)
            .fillColor(ink.deep)
            .text(figure, x + 10, y + 23, inner);
        },
      ]),
    );
  }
  doc.y = top + lines * (height + gap) + 6;
}
