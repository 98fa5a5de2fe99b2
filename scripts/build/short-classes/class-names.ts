import { type Selector, transform } from 'lightningcss';
import { shortNames } from './short-names.ts';

/** Names of the classes of a style sheet. */
export interface ClassNames {
  readonly all: ReadonlySet<string>;
  /** What some of them are called in a build. */
  readonly short: ReadonlyMap<string, string>;
}

/** What no word has: only such names are looked for in code, where `flex`, `table` and `hidden` mean other things as well. */
const isMarked = (name: string): boolean => /[^a-zA-Z]/.test(name);

/**
 * Gives the classes of a style sheet short names. Each follows from the long one and from nearly nothing else: a class more leaves the names
 * of the others, and with them the files that browsers keep.
 *
 * @param css the style sheet
 * @param kept names that mean something else as well, as types of widgets do
 */
export function shortenedNames(css: Uint8Array, kept: ReadonlySet<string>): ClassNames {
  const all = new Set<string>();
  renameClasses(css, (name) => {
    all.add(name);
    return name;
  });
  const wanted = [...all].filter((name) => isMarked(name) && !kept.has(name));
  return { all, short: shortNames(wanted, all) };
}

/** A style sheet, minified, whose classes have other names. */
export function renameClasses(css: Uint8Array, renamed: (name: string) => string): Uint8Array {
  const inSelector = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: renamed(part.name) };
      if (part.type === 'pseudo-class' && 'selectors' in part && part.selectors)
        return { ...part, selectors: (part.selectors as Selector[]).map(inSelector) } as typeof part;
      if (part.type === 'pseudo-class' && 'of' in part && part.of)
        return { ...part, of: part.of.map(inSelector) };
      return part;
    });
  return transform({ filename: 'site.css', code: css, minify: true, visitor: { Selector: inSelector } }).code;
}
