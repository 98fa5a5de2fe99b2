import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontFiles } from './styles/font-files.ts';
import { writtenStyles } from './styles/written-styles.ts';

/** `npm run styles`: writes the style files that follow from the tokens, and the files of the typeface. */
const root = join(import.meta.dirname, '..');
for (const [path, css] of writtenStyles()) writeFileSync(join(root, path), css);
for (const [path, bytes] of await fontFiles(root)) {
  const whole = join(root, 'renderer/styles', path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, bytes);
}
