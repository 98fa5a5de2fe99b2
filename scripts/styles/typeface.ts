/** The site's typeface: what its files hold and which of them a language needs. */

/** Weights that the styles use; what lies between takes the next one. */
export const weights = [
  [400, '400Regular'],
  [500, '500Medium'],
  [600, '600SemiBold'],
  [700, '700Bold'],
] as const;

/**
 * Letters of one script lie in one file for each weight, so that no word is drawn by two typefaces while one file is
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
export const fontFile = (script: ScriptName, weight: number): string =>
  `fonts/onest-${script}-${weight}.woff2`;
