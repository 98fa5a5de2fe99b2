import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFile, type ScriptName, scripts, wholeTypeface } from './typeface.ts';

/** What the styles ask of the typeface: letters that fit together, accents in place, and figures of one width. */
export const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'] as const;

const letters = (script: ScriptName): string =>
  scripts[script]
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');

/** Cuts the site's files out of the whole typeface: path next to `renderer/styles/fonts.css` -> bytes of a WOFF2. */
export async function fontFiles(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const whole = readFileSync(join(root, wholeTypeface));
  const files = (Object.keys(scripts) as ScriptName[]).map(
    async (script): Promise<[string, Uint8Array]> => [
      fontFile(script),
      await subsetFont(whole, letters(script), { targetFormat: 'woff2', noHinting: true, keepFeatures }),
    ],
  );
  return new Map(await Promise.all(files));
}
