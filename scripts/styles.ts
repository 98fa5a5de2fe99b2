import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenStyles } from './styles/written-styles.ts';

/** `npm run styles`: writes the style files that follow from the tokens and from the typeface's package. */
const root = join(import.meta.dirname, '..');
for (const [path, css] of writtenStyles(root)) writeFileSync(join(root, path), css);
