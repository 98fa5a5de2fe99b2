import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../html/parse-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What the checks want to know of a piece of HTML. */
export interface HtmlParts {
  /** Headings in their order, with their level. */
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** Pictures; `alt` is null where it is missing altogether. */
  readonly images: readonly { readonly src: string; readonly alt: string | null }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** Its words; paragraphs, cells and the like stand on lines of their own. */
  readonly text: string;
  /** False for a text that is too long, too deep or too tangled to be read: nothing is known of it. */
  readonly readable: boolean;
}

export type ReadHtml = (html: string) => HtmlParts;

/** Reads each text once, for rules that ask about the same ones. It holds them as long as it is held itself. */
export function readHtmlOnce(): ReadHtml {
  const known = new Map<string, HtmlParts>();
  return (html) => {
    const parts = known.get(html) ?? readHtml(html);
    known.set(html, parts);
    return parts;
  };
}

const unread: HtmlParts = { headings: [], images: [], links: [], text: '', readable: false };

const lines = new Set(
  'address article aside blockquote br caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** Reads a piece of HTML as editors store it. Any text is HTML to it: nothing throws. */
export function readHtml(html: string): HtmlParts {
  const tree = parseHtml(html);
  if (!tree) return unread;
  const headings: { level: number; text: string }[] = [];
  const images: { src: string; alt: string | null }[] = [];
  const links: { href: string; text: string }[] = [];
  const textOf = (nodes: readonly Node[]): string => nodes.map(visit).join('');
  const visit = (node: Node): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!('tagName' in node)) return '';
    const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value ?? null;
    const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
    // Its place among the others is where it begins, whatever stands in it.
    const place = heading === undefined ? -1 : headings.push({ level: Number(heading), text: '' }) - 1;
    const text = textOf(node.childNodes);
    if (heading !== undefined) headings[place] = { level: Number(heading), text: text.trim() };
    if (node.tagName === 'img') images.push({ src: attribute('src') ?? '', alt: attribute('alt') });
    const href = node.tagName === 'a' ? attribute('href') : null;
    const inside = node.childNodes.flatMap((child) =>
      'tagName' in child && child.tagName === 'img'
        ? (child.attrs.find(({ name }) => name === 'alt')?.value ?? '')
        : [],
    );
    if (href !== null) links.push({ href, text: [text, ...inside].join(' ').trim() });
    return lines.has(node.tagName) ? `\n${text}\n` : text;
  };
  const text = textOf(tree.childNodes);
  return {
    readable: true,
    headings,
    images,
    links,
    text: text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\s*\n\s*/g, '\n')
      .trim(),
  };
}
