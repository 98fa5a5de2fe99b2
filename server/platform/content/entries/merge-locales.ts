import type { Block, PageDocument } from '#schemas/page.ts';
import { replaceText } from '#schemas/replace-text.ts';

/** Which languages of a page go live; the others stay as they are. */
export interface ChosenLocales {
  readonly locales: ReadonlySet<string>;
  /** Language of the texts in the props themselves. */
  readonly defaultLocale: string;
}

/**
 * A page with the texts of some languages from the draft and those of the others as they are live. The layout belongs to the
 * default language: with it the draft's blocks go live, without it the published ones stay and only take translations over.
 * @returns null when the layout would have to stay and nothing is live
 */
export function mergeLocales(
  published: PageDocument | null,
  draft: PageDocument,
  { locales, defaultLocale }: ChosenLocales,
): PageDocument | null {
  const takesLayout = locales.has(defaultLocale);
  if (!takesLayout && published === null) return null;
  const base = takesLayout || published === null ? draft : published;
  const before = blocksById(published?.blocks ?? []);
  const after = blocksById(draft.blocks);
  const textsOf = (id: string): Map<string, Readonly<Record<string, string>>> => {
    const [live, next] = [before.get(id)?.locales ?? {}, after.get(id)?.locales ?? {}];
    return chosen(live, next, locales);
  };
  const merge = ({ locales: _, slots, ...block }: Block): Block => {
    const texts = [...textsOf(block.id)]
      .map(([locale, pointers]) => [locale, fitting(block.props, pointers)] as const)
      .filter(([, pointers]) => Object.keys(pointers).length > 0);
    return {
      ...block,
      ...(texts.length > 0 && { locales: Object.fromEntries(texts) }),
      ...(slots && {
        slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, inner.map(merge)])),
      }),
    };
  };
  const { locales: _, ...page } = base;
  const titles = chosen(published?.locales ?? {}, draft.locales ?? {}, locales);
  return {
    ...page,
    blocks: base.blocks.map(merge),
    ...(titles.size > 0 && { locales: Object.fromEntries(titles) }),
  };
}

/** Of each language what is new where it was chosen, else what is live. */
function chosen<T>(
  live: Readonly<Record<string, T>>,
  next: Readonly<Record<string, T>>,
  locales: ReadonlySet<string>,
): Map<string, T> {
  const keep = Object.entries(live).filter(([locale]) => !locales.has(locale));
  const take = Object.entries(next).filter(([locale]) => locales.has(locale));
  return new Map([...keep, ...take]);
}

/** Translations of texts that the props have: a block may have lost a line since the translation went live. */
function fitting(
  props: Record<string, unknown>,
  pointers: Readonly<Record<string, string>>,
): Record<string, string> {
  const marked = '\u0001';
  const there = Object.entries(pointers).filter(
    ([pointer]) => JSON.stringify(replaceText(props, pointer, marked)) !== JSON.stringify(props),
  );
  return Object.fromEntries(there);
}

function blocksById(blocks: readonly Block[]): Map<string, Block> {
  const found = new Map<string, Block>();
  const visit = (block: Block): void => {
    found.set(block.id, block);
    for (const inner of Object.values(block.slots ?? {})) inner.forEach(visit);
  };
  blocks.forEach(visit);
  return found;
}
