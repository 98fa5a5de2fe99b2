import type { Block, PageDocument } from './page.ts';
import { replaceText } from './replace-text.ts';

/**
 * A page whose texts of the site's main language stand in one place: in the document itself. What `locales` holds of that
 * language is what visitors see, so it takes the place of the base texts, and its row is gone; a text kept in two places
 * would go on covering every later edit.
 * @param main the site's main language
 * @returns the very same page where there is nothing to fold
 */
export function foldMainTexts(page: PageDocument, main: string): PageDocument {
  const blocks = mapEach(page.blocks, (block) => foldBlock(block, main));
  const [own, others] = takeOut(page.locales, main);
  if (own === undefined) return blocks === page.blocks ? page : { ...page, blocks };
  const { locales: _, ...rest } = page;
  return { ...rest, ...own, blocks, ...(others && { locales: others }) };
}

function foldBlock(block: Block, main: string): Block {
  const inner = Object.entries(block.slots ?? {}).map(
    ([name, blocks]) => [name, blocks, mapEach(blocks, (one) => foldBlock(one, main))] as const,
  );
  const moved = inner.some(([, before, after]) => before !== after);
  const slots = Object.fromEntries(inner.map(([name, , after]) => [name, after]));
  const [own, others] = takeOut(block.locales, main);
  if (own === undefined) return moved ? { ...block, slots } : block;
  const { locales: _, ...rest } = block;
  const props = Object.entries(own).reduce(
    (folded, [pointer, text]) => replaceText(folded, pointer, text),
    block.props,
  );
  return { ...rest, props, ...(block.slots && { slots }), ...(others && { locales: others }) };
}

/** What a record has under a name, and the rest; no rest where nothing is left. */
function takeOut<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): [own: T | undefined, others: Record<string, T> | undefined] {
  if (record === undefined || !Object.hasOwn(record, name)) return [undefined, record && { ...record }];
  const others = Object.entries(record).filter(([one]) => one !== name);
  return [record[name], others.length > 0 ? Object.fromEntries(others) : undefined];
}

/** The very same list where no member became another. */
function mapEach<T>(list: T[], change: (one: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((one, index) => one === list[index]) ? list : changed;
}
