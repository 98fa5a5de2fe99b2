import { cleanHtml, parseHtml } from './clean-html.ts';
import { shapeTables } from './editor-shape.ts';

/** What of pasted elements is kept; all else is the looks of another program. */
const kept: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['ol', ['start']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);

/** Looks that say what a tag of ours says. */
const looks: readonly (readonly [tag: string, says: (style: CSSStyleDeclaration) => boolean])[] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
];

/**
 * Makes what another program put into the clipboard (Word, Excel, Google Docs) a text of ours: words, headings, lists, links
 * and tables, without their looks. Pictures that are not of this site stay out, the library is where they belong.
 */
export function cleanPaste(html: string): string {
  // Copied in an editor of ours.
  if (html.includes('data-pm-slice')) return html;
  const body = parseHtml(html);
  // Google Docs puts all of it into a <b> that is not bold.
  for (const bold of body.querySelectorAll('b')) if (bold.style.fontWeight === 'normal') unwrap(bold);
  for (const span of body.querySelectorAll('span')) {
    for (const [tag, says] of looks) if (says(span.style)) wrapInner(span, tag);
    unwrap(span);
  }
  for (const element of body.querySelectorAll('*')) {
    // Of Word: <o:p>.
    if (element.localName.includes(':')) unwrap(element);
    for (const name of element.getAttributeNames())
      if (!kept.get(element.localName)?.includes(name)) element.removeAttribute(name);
  }
  for (const picture of body.querySelectorAll('img'))
    if (!/^\/(?!\/)/.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const column of body.querySelectorAll('colgroup, col')) column.remove();
  for (const cell of body.querySelectorAll('thead :is(td, th)')) asHeader(cell);
  for (const line of body.querySelectorAll('p'))
    if (line.childElementCount === 0 && line.textContent?.trim() === '') line.replaceChildren();
  const clean = parseHtml(cleanHtml(body.innerHTML));
  shapeTables(clean);
  return clean.innerHTML;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapInner(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function asHeader(cell: Element): void {
  const header = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) header.setAttribute(name, value);
  if (!header.hasAttribute('scope')) header.setAttribute('scope', 'col');
  header.append(...cell.childNodes);
  cell.replaceWith(header);
}
