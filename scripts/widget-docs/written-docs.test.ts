import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillTables } from './fill-tables.ts';
import { markdownTable } from './markdown-table.ts';
import { writtenDocs } from './written-docs.ts';

const root = join(import.meta.dirname, '../..');

describe('[docs] written from the code', () => {
  test.each([...writtenDocs(root)])('%s is what `npm run docs` writes', (path, markdown) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(markdown);
  });

  test('a table stands between its marks, and replaces the one before', () => {
    const document = 'a\n<!-- table: one -->\nold\n<!-- end -->\nb\n';
    const filled = fillTables(document, new Map([['one', '| new |\n']]));
    expect(filled).toBe('a\n<!-- table: one -->\n\n| new |\n\n<!-- end -->\nb\n');
    expect(fillTables(filled, new Map([['one', '| new |\n']]))).toBe(filled);
  });

  test('marks without a table and a table without marks are refused', () => {
    const document = '<!-- table: one -->\n<!-- end -->';
    expect(() => fillTables(document, new Map())).toThrow(/"one"/);
    expect(() => fillTables('', new Map([['two', '']]))).toThrow(/two/);
  });

  test('a bar in a cell does not end it', () => {
    expect(markdownTable(['a'], [['x|y\nz']])).toBe('| a |\n| --- |\n| x\\|y z |\n');
  });
});
