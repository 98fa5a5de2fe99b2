import { keptTag } from '../nodes/kept-html.ts';
import { cleanHtml, parseHtml } from './clean-html.ts';
import { isBlank, isBlock, runsOf } from './html-kinds.ts';

/** Elements whose lines the editor puts into paragraphs. */
const holders = ':is(blockquote, li, td, th)';

/**
 * Gives clean HTML the shape the editor works on, in place. What that shape has no room for is written down in `data-`
 * attributes, so that `tidyHtml` gives back what was there: whether a line had a `<p>` around it, parts of tables, captions
 * and `<colgroup>`.
 */
export function shapeForEditor(root: HTMLElement): void {
  for (const holder of [root, ...root.querySelectorAll<HTMLElement>(holders)]) {
    for (const paragraph of holder.querySelectorAll(':scope > p'))
      if (holder !== root) paragraph.setAttribute('data-bare', 'no');
    for (const run of runsOf(holder)) {
      const [first] = run;
      if (!first || isBlock(first)) continue;
      if (run.every(isBlank)) {
        for (const node of run) node.remove();
        continue;
      }
      const paragraph = root.ownerDocument.createElement('p');
      paragraph.setAttribute('data-bare', 'yes');
      first.before(paragraph);
      paragraph.append(...run);
    }
  }
  shapeTables(root);
}

/** Gives tables alone that shape: of lines that are pasted nobody knows yet where they will stand. */
export function shapeTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) shapeTable(table);
}

function shapeTable(table: HTMLTableElement): void {
  const { caption } = table;
  if (caption) table.setAttribute('data-caption', caption.outerHTML);
  caption?.remove();
  const columns = [...table.querySelectorAll(':scope > colgroup')];
  if (columns.length > 0)
    table.setAttribute(
      'data-columns',
      `${widthOf(table)} ${columns.map(({ outerHTML }) => outerHTML).join('')}`,
    );
  for (const group of columns) group.remove();
  for (const [index, group] of [...table.querySelectorAll(':scope > :is(thead, tbody, tfoot)')].entries())
    for (const row of group.children) row.setAttribute('data-group', `${group.localName} ${index}`);
}

/** HTML of the editor as the house writes it: see `shapeForEditor`; a single line of a new item or cell has no `<p>`. */
export function tidyHtml(html: string): string {
  const body = parseHtml(html);
  for (const table of body.querySelectorAll('table')) tidyTable(table);
  for (const holder of [body, ...body.querySelectorAll(holders)]) unwrapLines(holder);
  for (const kept of body.querySelectorAll(keptTag))
    kept.replaceWith(...parseHtml(kept.getAttribute('html') ?? '').childNodes);
  return cleanHtml(body.innerHTML);
}

/** Takes paragraphs away from lines that are none; two such lines beside each other would become one, and stay. */
function unwrapLines(holder: Element): void {
  const isLine = (element: Element | null | undefined) => element?.getAttribute('data-bare') === 'yes';
  const children = [...holder.children];
  const bare = children.filter((child, index) => {
    if (child.localName !== 'p') return false;
    if (isLine(child)) return !isLine(children[index - 1]) && !isLine(children[index + 1]);
    if (child.hasAttribute('data-bare') || child.attributes.length > 0 || index > 0) return false;
    const others = children.slice(1);
    if (holder.localName === 'li') return others.every(({ localName }) => /^[uo]l$/.test(localName));
    return /^t[dh]$/.test(holder.localName) && others.length === 0;
  });
  for (const line of bare) line.replaceWith(...line.childNodes);
}

function tidyTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const now = widthOf(table);
  const groups: { readonly key: string; readonly rows: HTMLTableRowElement[] }[] = [];
  const keys = rows.map((row) => row.getAttribute('data-group') ?? '');
  const firstOfBody = keys.findIndex((key) => !key.startsWith('thead'));
  const lastOfBody = keys.findLastIndex((key) => !key.startsWith('tfoot'));
  for (const [index, row] of rows.entries()) {
    const own = keys[index] ?? '';
    const isHead = own.startsWith('thead') && (firstOfBody < 0 || index < firstOfBody);
    const isFoot = own.startsWith('tfoot') && index > lastOfBody;
    const before = groups.at(-1);
    // A new row belongs to the rows above it, else to those below.
    const near = before?.key.startsWith('tbody')
      ? before.key
      : (keys.slice(index).find((key) => key.startsWith('tbody')) ?? 'tbody');
    const key = isHead || isFoot || own.startsWith('tbody') ? own : near;
    if (before?.key === key) before.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  const made = groups.map(({ key, rows: inner }) => {
    const group = table.ownerDocument.createElement(key.split(' ')[0] ?? 'tbody');
    group.append(...inner);
    return group;
  });
  const [width, columns = ''] = (table.getAttribute('data-columns') ?? '').split(/ (.*)/s);
  const above = inTable(table.getAttribute('data-caption') ?? '');
  // What was said of columns counted them as they were.
  if (width === String(now)) above.push(...inTable(columns));
  table.replaceChildren(...above, ...made);
}

/** Elements that only a table may hold. */
const inTable = (html: string): ChildNode[] => [
  ...(parseHtml(`<table>${html}</table>`).querySelector('table')?.childNodes ?? []),
];

/** How many columns the first row of a table has. */
const widthOf = (table: HTMLTableElement): number =>
  [...(table.rows[0]?.cells ?? [])].reduce((sum, { colSpan }) => sum + colSpan, 0);
