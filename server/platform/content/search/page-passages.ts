import type { Block, Page } from '#schemas/page.ts';
import { htmlPassages, tidy } from './plain-text.ts';

/** Props that hold words for others than readers, whatever they look like. */
const unseen: ReadonlySet<string> = new Set(['alt', 'src', 'href', 'id', 'key', 'type', 'icon', 'class']);
/** The database keeps no order of names; readers meet a thing's name first. */
const readFirst: readonly string[] = ['eyebrow', 'title', 'heading', 'question', 'name', 'label', 'lead'];
const rank = (name: string): number => {
  const at = readFirst.indexOf(name);
  return at < 0 ? readFirst.length : at;
};

const address = /^(?:[/#?]|[a-z][a-z0-9+.-]*:\S)/;
const tag = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/** What a reader sees of a page in one language, passage by passage: the texts of its blocks and of those inside them. */
export const pagePassages = ({ blocks }: Pick<Page, 'blocks'>): string[] => blocks.flatMap(blockPassages);

const blockPassages = ({ props, slots = {} }: Block): string[] => [
  ...valuePassages(props),
  ...Object.values(slots).flatMap((inner) => inner.flatMap(blockPassages)),
];

function valuePassages(value: unknown): string[] {
  if (typeof value === 'string') return stringPassages(value);
  if (Array.isArray(value)) return value.flatMap(valuePassages);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !unseen.has(name))
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([, inner]) => valuePassages(inner));
}

/** The platform does not know the widgets' schemas: whether a string is for readers shows in its form alone. */
function stringPassages(text: string): string[] {
  if (tag.test(text)) return htmlPassages(text);
  const line = tidy(text);
  if (address.test(line) || !/\p{L}/u.test(line)) return [];
  // A single word in lower case is a choice, a key or a colour; names and headings begin with a capital.
  return line.includes(' ') || /^\p{Lu}/u.test(line) ? [line] : [];
}
