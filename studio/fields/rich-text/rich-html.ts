import DOMPurify from 'dompurify';
import { htmlPolicy } from '#engine/html/html-policy.ts';
import { widgetTag } from '#engine/html/widget-tag.ts';

/** The engine's own policy: what an editor sees is what visitors get ([sec 26]). */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, { ...htmlPolicy });

/** Tags the visual editor keeps, each with the attributes it keeps. */
const kept: ReadonlyMap<string, readonly string[]> = new Map([
  ...[
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'code',
    'blockquote',
    'ul',
    'li',
    'hr',
    'h2',
    'h3',
    'h4',
  ].map((tag): [string, readonly string[]] => [tag, []]),
  ['ol', ['start']],
  ['a', ['href']],
  [widgetTag, ['type', 'props']],
]);

/** Whether the visual editor would keep all of it; tables, pictures and the like are edited as HTML instead. */
export function isVisual(html: string): boolean {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll('*')].every((element) => {
    const attributes = kept.get(element.localName);
    return attributes !== undefined && [...element.attributes].every(({ name }) => attributes.includes(name));
  });
}

/** HTML of the visual editor as the house writes it: items of lists without paragraphs around a single one, nothing for nothing. */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    const isSingle = others.every((one) => one.localName === 'ul' || one.localName === 'ol');
    if (first?.localName === 'p' && isSingle) first.replaceWith(...first.childNodes);
  }
  const last = body.lastElementChild;
  if (last?.localName === 'p' && last.childNodes.length === 0) last.remove();
  return cleanHtml(body.innerHTML);
}
