import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { keepFeatures } from './font-files.ts';
import { weights, wholeTypeface } from './typeface.ts';

const root = join(import.meta.dirname, '../..');
const whole = readFileSync(join(root, wholeTypeface));

const fontOf = (bytes: Uint8Array): fontkit.Font => {
  const font = fontkit.create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('A collection in place of a typeface.');
  return font;
};

const pointsOf = (font: fontkit.Font, letter: number): readonly number[] =>
  font.glyphForCodePoint(letter).path.commands.flatMap(({ args }) => args);

/** Pairs that are drawn closer together, in the languages of the site, and figures of one width. */
const lines = ['AVATAR To Ty Ya P. r, Łódź', 'Żółć Tłok Wało Kwota 11 777', 'Українська ТА ГД. Заявка'];

/** What rounding to a thousandth of the type size may add up to: of a point, of both parts of an accented letter. */
const rounding = 2;

/** A typeface with what the site's files keep of it. */
const unpacked = (
  typeface: Uint8Array,
  letters: string,
  variationAxes: Readonly<Record<string, number>> = {},
) =>
  subsetFont(typeface, letters, {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures,
  });

test.each([
  [400, '400Regular'],
  [500, '500Medium'],
  [600, '600SemiBold'],
  [700, '700Bold'],
])(
  '[issue 16] weight %d of the one typeface draws and sets what the package has for it',
  async (weight, name) => {
    const file = readFileSync(join(root, 'node_modules/@expo-google-fonts/onest', name, `Onest_${name}.ttf`));
    const original = fontOf(file);
    // The last one is no letter, but marks the end of a table.
    const letters = original.characterSet.filter((letter) => letter !== 0xffff);
    const text = letters.map((letter) => String.fromCodePoint(letter)).join('');
    const variable = fontOf(await unpacked(whole, text));
    expect(variable.variationAxes['wght']).toMatchObject({ min: weights.from, max: weights.to });
    const drawn = variable.getVariation({ wght: weight });
    for (const letter of letters) {
      const points = pointsOf(drawn, letter);
      const wanted = pointsOf(original, letter);
      expect(points.length, `U+${letter.toString(16)}`).toBe(wanted.length);
      const furthest = Math.max(
        0,
        ...wanted.map((point, at) => Math.abs(point - (points[at] ?? Number.NaN))),
      );
      expect(furthest, `U+${letter.toString(16)}`).toBeLessThanOrEqual(rounding);
    }
    // fontkit does not vary distances of pairs; what browsers use for it does.
    const held = fontOf(await unpacked(whole, text, { wght: weight }));
    const kept = fontOf(await unpacked(file, text));
    for (const line of lines) {
      const widths = (font: fontkit.Font) => font.layout(line).positions.map(({ xAdvance }) => xAdvance);
      const wanted = widths(kept);
      expect(wanted.length).toBeGreaterThan(0);
      widths(held).forEach((width, at) => {
        expect(Math.abs(width - (wanted[at] ?? Number.NaN)), `${line}, ${at}`).toBeLessThanOrEqual(1);
      });
    }
  },
);
