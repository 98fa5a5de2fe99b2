import { inflateSync } from 'node:zlib';

/** A run of text and where it stands: points from the left and the foot of its page. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** Of its base line. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** A font as far as reading needs it. */
interface Font {
  /** Glyph, four hex digits -> what it means. */
  readonly meanings: ReadonlyMap<string, string>;
  /** Thousandths of the size, by the number of the glyph. */
  readonly widths: readonly number[];
}

/**
 * Reads the text of a PDF that pdfkit wrote, page by page: content streams, and the fonts' ToUnicode tables for what their
 * glyphs mean. What is in the page's decoration (heads, feet) is read, too.
 */
export function readPdf(bytes: Uint8Array): {
  readonly pages: readonly string[];
  readonly text: string;
  readonly runs: readonly (readonly TextRun[])[];
} {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const bodyOf = (reference: string | undefined): PdfObject => {
    const found = objects.get(Number(reference));
    if (!found) throw new Error(`the file has no object ${reference}`);
    return found;
  };
  const runs = [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const contents = bodyOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]);
      const resources = /\/Resources (\d+) 0 R/.exec(head)?.[1];
      const { head: named } = resources === undefined ? { head } : bodyOf(resources);
      const references = /\/Font <<([^>]*)>>/.exec(named)?.[1] ?? '';
      const fonts = new Map(
        [...references.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', reference]) => {
          const { head: font } = bodyOf(reference);
          const unicode = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
          const descendant = bodyOf(/\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1]);
          const widths = /\/W \[0 \[([^\]]*)\]/.exec(descendant.head)?.[1] ?? '';
          return [
            name,
            { meanings: glyphsOf(bodyOf(unicode).stream), widths: widths.split(/\s+/).map(Number) },
          ] as const;
        }),
      );
      return runsOf(contents.stream, fonts);
    });
  const pages = runs.map((page) =>
    page
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('\u00a0', ' '),
  );
  return { pages, text: pages.join('\n'), runs };
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(file: string): ReadonlyMap<number, PdfObject> {
  const found = new Map<number, PdfObject>();
  for (const [, id, body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split('stream\n');
    const data = rest.join('stream\n').replace(/\nendstream$/, '');
    const packed = head.includes('/FlateDecode') && !head.includes('/FontFile');
    const stream = packed ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
    found.set(Number(id), { head, stream });
  }
  return found;
}

function glyphsOf(table: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const codes = units.match(/[\da-f]{4}/gi) ?? [];
      meanings.set(glyph, String.fromCharCode(...codes.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return meanings;
}

/** Runs of text. Pieces of one run stand in one `TJ`, with thousandths of the size to take back between them. */
function runsOf(content: string, fonts: ReadonlyMap<string, Font>): readonly TextRun[] {
  let font: Font = { meanings: new Map(), widths: [] };
  let [size, x, y] = [0, 0, 0];
  const runs: TextRun[] = [];
  const operator = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;
  for (const [, left, base, name, points, pieces] of content.matchAll(operator)) {
    if (left !== undefined) [x, y] = [Number(left), Number(base)];
    if (name !== undefined) {
      font = fonts.get(name) ?? { meanings: new Map(), widths: [] };
      size = Number(points);
    }
    if (pieces === undefined) continue;
    const glyphs = [...pieces.matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const moved = [...pieces.replace(/<[^>]*>/g, '').matchAll(/[-\d.]+/g)].map(([amount]) => Number(amount));
    const advance = glyphs.map((glyph) => font.widths[Number.parseInt(glyph, 16)] ?? 0);
    const total = [...advance, ...moved.map((amount) => -amount)].reduce((sum, value) => sum + value, 0);
    const text = glyphs.map((glyph) => font.meanings.get(glyph.toLowerCase()) ?? '\ufffd').join('');
    runs.push({ text, x, y, width: (total * size) / 1000, size });
  }
  return runs;
}
