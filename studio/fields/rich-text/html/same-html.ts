import { parseHtml } from './clean-html.ts';
import { isBlank, isBlock, isElement, runsOf } from './html-kinds.ts';

/** Tags that say the same. */
const synonyms = new Map([
  ['b', 'strong'],
  ['i', 'em'],
]);

/** Tags that stand for something by themselves. */
const things: ReadonlySet<string> = new Set(['br', 'img', 'wbr']);

/**
 * Whether two texts mean the same to a reader: same elements, attributes and words. How it is written is left out: white
 * space that collapses, the order of `<strong>` and `<em>` around a word, a paragraph around the only line of a cell.
 */
export const isSameHtml = (one: string, other: string): boolean =>
  one === other || meaningOf(parseHtml(one)) === meaningOf(parseHtml(other));

function meaningOf(parent: Node): string {
  return runsOf(parent)
    .filter((run) => run.some((node) => !isBlank(node)))
    .map(([first, ...more]) => {
      if (!first) return '';
      if (!isElement(first) || !isBlock(first)) return `<p>${lineOf([first, ...more])}</p>`;
      const { localName } = first;
      const inner =
        localName === 'p' || /^h\d$/.test(localName) ? lineOf([...first.childNodes]) : meaningOf(first);
      return `<${localName}${attributesOf(first)}>${inner}</${localName}>`;
    })
    .join('');
}

/** A part of a line: words with what is said of them, or something that is no word, e.g. a picture. */
interface Part {
  readonly text: string | null;
  readonly marks: string;
}

/** Parts of a line, the marks of each in one order. */
function lineOf(nodes: readonly Node[]): string {
  return collapsed(nodes.flatMap((node) => partsOf(node, [])))
    .map(({ text, marks }) => `${marks}${text === null ? '' : `|${text}|`}`)
    .join('');
}

function partsOf(node: Node, marks: readonly string[]): Part[] {
  if (node.nodeType === 3) return [{ text: node.nodeValue ?? '', marks: marks.toSorted().join('') }];
  if (!isElement(node)) return [];
  const name = synonyms.get(node.localName) ?? node.localName;
  const tag = `<${name}${attributesOf(node)}>`;
  if (things.has(name)) return [{ text: null, marks: [...marks.toSorted(), tag].join('') }];
  if (isBlock(node)) return [{ text: null, marks: [...marks.toSorted(), tag, meaningOf(node)].join('') }];
  return [...node.childNodes].flatMap((child) => partsOf(child, [...marks, tag]));
}

/** Of several spaces the first one counts, and none at the ends of a line, wherever words begin to be bold. */
function collapsed(parts: readonly Part[]): readonly Part[] {
  let afterWord = false;
  const shown: Part[] = [];
  for (const { text, marks } of parts) {
    if (text === null) {
      shown.push({ text, marks });
      afterWord = !marks.endsWith('<br>');
      continue;
    }
    const joined = text.replaceAll(/[ \t\n\r\f]+/g, ' ');
    const kept = afterWord ? joined : joined.trimStart();
    if (kept === '') continue;
    afterWord = !kept.endsWith(' ');
    const last = shown.at(-1);
    if (last?.text != null && last.marks === marks)
      shown[shown.length - 1] = { text: last.text + kept, marks };
    else shown.push({ text: kept, marks });
  }
  const last = shown.at(-1);
  if (last?.text?.endsWith(' ')) shown[shown.length - 1] = { ...last, text: last.text.slice(0, -1) };
  return shown.filter(({ text }) => text !== '');
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !((name === 'colspan' || name === 'rowspan') && value === '1'))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('');
}
