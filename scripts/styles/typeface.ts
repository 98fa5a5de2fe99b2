/** The site's typeface: what its files hold and which of them a language needs. */

/** Weights that the styles may use, all in one file: what lies outside takes the nearest. */
export const weights = { from: 400, to: 700 } as const;

/** The typeface the files are cut out of, from the root of the project (`variable-typeface.py`). */
export const wholeTypeface = 'scripts/styles/onest-400-700.woff2';

/**
 * Letters of one script lie in one file, so that no word is drawn by two typefaces while one file is
 * there and the other is not: the Polish letters beside the Latin ones.
 */
export const scripts = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x300, 0x304],
    [0x306, 0x30c],
    [0x1e9e, 0x1e9e],
    [0x2000, 0x206f],
    [0x20a0, 0x20c0],
    [0x2113, 0x2113],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
    [0xfffd, 0xfffd],
  ],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4b0, 0x4b1],
    [0x2116, 0x2116],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
export type ScriptName = keyof typeof scripts;

/** Name of a file, next to `renderer/styles/fonts.css`. */
export const fontFile = (script: ScriptName): string =>
  `fonts/onest-${script}-${weights.from}-${weights.to}.woff2`;
