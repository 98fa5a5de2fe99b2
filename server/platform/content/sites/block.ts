import type { Block } from '#schemas/page.ts';

/** A block of a demo page. */
export const block = (
  id: string,
  type: string,
  props: Record<string, unknown>,
  slots?: Record<string, Block[]>,
): Block => ({ id, type, props, ...(slots && { slots }) });

/** One of our illustrations; all share one size. Most are decoration, hence the empty description. */
export const picture = (name: string, alt = '') => ({
  src: `/illustrations/${name}.svg`,
  alt,
  width: 480,
  height: 360,
});

/**
 * The same block with its texts in other languages.
 * @param locales language -> JSON pointer into the props -> text
 */
export const translated = (source: Block, locales: Record<string, Record<string, string>>): Block => ({
  ...source,
  locales,
});
