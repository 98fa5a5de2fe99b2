import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const typeface = '@fontsource-variable/onest';
/** Alphabets of the site's languages; the package has more. */
const alphabets = ['latin', 'latin-ext', 'cyrillic'];

/**
 * The typeface's rules for our alphabets. `optional` instead of the package's `swap`: a typeface that is not there for
 * the first paint is used from the next page on, so text never moves under a reader (the files are preloaded).
 * @throws Error when the package has no rule for an alphabet
 */
export function fontFaces(root: string): string {
  const css = readFileSync(join(root, 'node_modules', typeface, 'wght.css'), 'utf8');
  const rules = alphabets.map((alphabet) => {
    const rule = css.match(
      new RegExp(`/\\* onest-${alphabet}-wght-normal \\*/\\s*(@font-face \\{[^}]*\\})`),
    )?.[1];
    if (!rule) throw new Error(`${typeface} has no rule for the alphabet ${alphabet}`);
    return rule.replace('font-display: swap', 'font-display: optional').replace('url(./', `url(${typeface}/`);
  });
  return `/* Written by \`npm run styles\` from ${typeface}. */\n${rules.join('\n')}\n`;
}
