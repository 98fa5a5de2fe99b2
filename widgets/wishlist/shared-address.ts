/** Query parameter that names the goods of a list somebody passed on. */
export const goodsParameter = 'goods';
/** As many goods as one address names. */
export const sharedMost = 48;

const alias = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The goods an address names, each once; null where it names no list. What is no alias is passed over: addresses are shortened. */
export function readShared(text: string | null): readonly string[] | null {
  if (text === null) return null;
  const named = text.split('.').filter((one) => alias.test(one) && one.length <= 100);
  return [...new Set(named)].slice(0, sharedMost);
}

/** The address under which others see these goods. @param page of the wishlist, with its host */
export const sharedAddress = (page: string, aliases: readonly string[]): string =>
  `${page}?${goodsParameter}=${aliases.slice(0, sharedMost).join('.')}`;
