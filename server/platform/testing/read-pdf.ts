import { inflateSync } from 'node:zlib';

/**
 * Reads the text of a PDF that pdfkit wrote, page by page: content streams, and the fonts' ToUnicode tables for what their
 * glyphs mean. What is in the page's decoration (heads, feet) is read, too.
 */
export function readPdf(bytes: Uint8Array): { readonly pages: readonly string[]; readonly text: string } {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const bodyOf = (reference: string | undefined): PdfObject => {
    const found = objects.get(Number(reference));
    if (!found) throw new Error(`the file has no object ${reference}`);
    return found;
  };
  const pages = [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const contents = bodyOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]);
      const resources = /\/Resources (\d+) 0 R/.exec(head)?.[1];
      const { head: named } = resources === undefined ? { head } : bodyOf(resources);
      const fonts = /\/Font <<([^>]*)>>/.exec(named)?.[1] ?? '';
      const tables = new Map(
        [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => {
          const unicode = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(font).head)?.[1];
          return [name, glyphsOf(bodyOf(unicode).stream)] as const;
        }),
      );
      return textOf(contents.stream, tables);
    });
  return { pages, text: pages.join('\n') };
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

/** Glyph, four hex digits -> what it means. */
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

/** Runs of text, one a line. Pieces of one run stand in one `TJ`. */
function textOf(content: string, tables: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let table: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) table = tables.get(font) ?? new Map();
    if (pieces === undefined) continue;
    const glyphs = [...pieces.matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => table.get(glyph.toLowerCase()) ?? '\ufffd').join(''));
  }
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
