import type { Block, PageDocument } from '#schemas/page.ts';
import { replaceText } from '#schemas/replace-text.ts';
import { followRows } from './follow-rows.ts';
import { placedBlocks } from './page-blocks.ts';

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
  const textsOf = ({ id, props }: Block): Map<string, Texts> => {
    const [live, next] = [before.get(id), after.get(id)];
    const isLive = live !== undefined && live.props === props;
    const known = live && next && isLive ? followRows(live.props, next.props) : null;
    return chosen(textsOn(props, live), textsOn(props, next), locales, (liveTexts, nextTexts) => ({
      // Of a row that the draft does not have, it says nothing.
      ...(known && Object.fromEntries(Object.entries(liveTexts).filter(([at]) => known(at) === null))),
      ...nextTexts,
    }));
  };
  const merge = ({ locales: _, slots, ...block }: Block): Block => {
    const texts = [...textsOf(block)]
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
  const titles = chosen(published?.locales ?? {}, draft.locales ?? {}, locales, (_, next) => next);
  return {
    ...page,
    blocks: base.blocks.map(merge),
    ...(titles.size > 0 && { locales: Object.fromEntries(titles) }),
  };
}

type Texts = Readonly<Record<string, string>>;

/** Texts of a block where its rows stand in the props they are to go with. */
function textsOn(props: Record<string, unknown>, block: Block | undefined): Record<string, Texts> {
  const locales = block?.locales ?? {};
  if (block === undefined || block.props === props) return locales;
  const follow = followRows(block.props, props);
  return Object.fromEntries(
    Object.entries(locales).map(([locale, texts]) => [
      locale,
      Object.fromEntries(
        Object.entries(texts).flatMap(([pointer, text]): [string, string][] => {
          const at = follow(pointer);
          return at === null ? [] : [[at, text]];
        }),
      ),
    ]),
  );
}

/** Of each language what is new where it was chosen, else what is live. */
function chosen<T>(
  live: Readonly<Record<string, T>>,
  next: Readonly<Record<string, T>>,
  locales: ReadonlySet<string>,
  take: (live: T | Record<string, never>, next: T) => T,
): Map<string, T> {
  const kept = Object.entries(live).filter(([locale]) => !locales.has(locale));
  const taken = Object.entries(next).filter(([locale]) => locales.has(locale));
  return new Map([
    ...kept,
    ...taken.map(([locale, one]): [string, T] => [
      locale,
      take(Object.hasOwn(live, locale) ? (live[locale] ?? {}) : {}, one),
    ]),
  ]);
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
  return new Map(placedBlocks(blocks).map(({ block }) => [block.id, block]));
}
