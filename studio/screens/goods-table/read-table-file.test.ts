import { describe, expect, test } from 'vitest';
import { maxTableLength } from '#schemas/studio/goods-table.ts';
import { readTableFile } from './read-table-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'goods.csv');

describe('[issue 17] a file with a table', () => {
  test('is UTF-8, or what a Polish Excel writes', async () => {
    expect(await readTableFile(file('alias;title\r\nmlotek;Młotek żółty'))).toEqual({
      text: 'alias;title\r\nmlotek;Młotek żółty',
    });
    // „Młotek żółty” in windows-1250.
    const polish = Uint8Array.from([77, 0xb3, 111, 116, 101, 107, 32, 0xbf, 0xf3, 0xb3, 116, 121]);
    expect(await readTableFile(file(polish))).toEqual({ text: 'Młotek żółty' });
  });

  test('is told from one that is empty or too large', async () => {
    expect(await readTableFile(file(' \r\n'))).toBe('empty');
    expect(await readTableFile(file('x'.repeat(maxTableLength + 1)))).toBe('too-large');
  });
});
