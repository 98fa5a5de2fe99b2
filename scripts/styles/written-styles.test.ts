import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles } from './font-files.ts';
import { scripts } from './typeface.ts';
import { writtenStyles } from './written-styles.ts';

const root = join(import.meta.dirname, '../..');

test.each([...writtenStyles()])('%s is what `npm run styles` writes', (path, css) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(css);
});

test('the files of the typeface are what `npm run styles` writes', async () => {
  for (const [path, bytes] of await fontFiles(root))
    expect(Buffer.from(bytes).equals(readFileSync(join(root, 'renderer/styles', path))), path).toBe(true);
});

test('[issue 14] all letters of a word lie in one file, in Polish as in any language of the European Union', () => {
  const alphabets = {
    latin: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx äöüß éèêëàâçîïôùûœ áíóúñ čďěňřšťůž őű ăâîșț ģķļņ ēīū įų ħ',
    cyrillic: 'абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя',
  };
  for (const [name, ranges] of Object.entries(scripts))
    for (const letter of alphabets[name as keyof typeof alphabets].replaceAll(' ', ''))
      for (const code of [letter, letter.toUpperCase()]
        .filter((one) => one.length === 1)
        .map((one) => one.charCodeAt(0)))
        expect(
          ranges.some(([from, to]) => from <= code && code <= to),
          letter,
        ).toBe(true);
});
