import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFile, type ScriptName, scripts, weights } from './typeface.ts';

/** What the styles ask of the typeface: letters that fit together, accents in place, and figures of one width. */
const options = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
} as const;

const letters = (script: ScriptName): string =>
  scripts[script]
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');

/** Cuts the typeface's files out of the package's: path next to `renderer/styles/fonts.css` -> bytes of a WOFF2. */
export async function fontFiles(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = Object.keys(scripts) as ScriptName[];
  const files = names.flatMap((script) =>
    weights.map(async ([weight, name]): Promise<[string, Uint8Array]> => {
      const whole = readFileSync(
        join(root, 'node_modules/@expo-google-fonts/onest', name, `Onest_${name}.ttf`),
      );
      return [fontFile(script, weight), await subsetFont(whole, letters(script), options)];
    }),
  );
  return new Map(await Promise.all(files));
}
