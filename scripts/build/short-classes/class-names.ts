import { type Selector, type SelectorComponent, transform } from 'lightningcss';
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
  const all = classesOf(css);
  const wanted = [...all].filter((name) => isMarked(name) && !kept.has(name));
  return { all, short: shortNames(wanted, all) };
}

function classesOf(css: Uint8Array): ReadonlySet<string> {
  const all = new Set<string>();
  rewriteSelectors(css, (part) => {
    if (part.type === 'class') all.add(part.name);
    return part;
  });
  return all;
}

/**
 * A style sheet, minified, whose classes have their short names. What looks for a part of a name (`[class*=bg-]`) names all classes that have it.
 * @throws Error for a selector that looks at names in any other way
 */
export function renameClasses(css: Uint8Array, { all, short }: ClassNames): Uint8Array {
  const renamed = (name: string): SelectorComponent => ({ type: 'class', name: short.get(name) ?? name });
  return rewriteSelectors(css, (part) => {
    if (part.type === 'class') return renamed(part.name);
    if (part.type !== 'attribute' || part.name !== 'class') return part;
    const { operator, value } = part.operation ?? { operator: 'any' };
    if (operator !== 'substring')
      throw new Error(`A selector looks at names of classes by “${operator}”, which a build cannot keep.`);
    const meant = [...all].filter((name) => name.includes(value));
    return { type: 'pseudo-class', kind: 'is', selectors: meant.map((name) => [renamed(name)]) };
  });
}

/** A style sheet, minified, each part of whose selectors is what is made of it. */
function rewriteSelectors(
  css: Uint8Array,
  rewritten: (part: SelectorComponent) => SelectorComponent,
): Uint8Array {
  const inSelector = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'pseudo-class' && 'selectors' in part && part.selectors)
        return { ...part, selectors: (part.selectors as Selector[]).map(inSelector) } as typeof part;
      if (part.type === 'pseudo-class' && 'of' in part && part.of)
        return { ...part, of: part.of.map(inSelector) };
      return rewritten(part);
    });
  return transform({ filename: 'site.css', code: css, minify: true, visitor: { Selector: inSelector } }).code;
}
