import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writtenStyles } from './written-styles.ts';

const root = join(import.meta.dirname, '../..');

test.each([...writtenStyles(root)])('%s is what `npm run styles` writes', (path, css) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(css);
});
