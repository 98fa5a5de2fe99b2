import type { Block, Page, PageDocument } from '#schemas/page.ts';
import { replaceText } from '#schemas/replace-text.ts';

/**
 * A stored page in one language: the texts of `locales` take the place of the base texts, what is not translated keeps
 * its base text, and `locales` itself stays on the platform.
 */
export function translatePage({ locales, blocks, ...page }: PageDocument, locale: string): Page {
  const own = locales !== undefined && Object.hasOwn(locales, locale) ? locales[locale] : undefined;
  const { title, description, keywords } = own ?? {};
  return {
    ...page,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(keywords !== undefined && { keywords }),
    blocks: blocks.map((block) => translateBlock(block, locale)),
  };
}

function translateBlock({ locales, slots, ...block }: Block, locale: string): Block {
  const texts = locales !== undefined && Object.hasOwn(locales, locale) ? locales[locale] : undefined;
  const props = Object.entries(texts ?? {}).reduce(
    (translated, [pointer, text]) => replaceText(translated, pointer, text),
    block.props,
  );
  if (slots === undefined) return { ...block, props };
  const translated = Object.entries(slots).map(([name, inner]): [string, Block[]] => [
    name,
    inner.map((child) => translateBlock(child, locale)),
  ]);
  return { ...block, props, slots: Object.fromEntries(translated) };
}
