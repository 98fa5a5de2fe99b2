import { mostWishes } from '#schemas/constants.ts';

/** Where a browser keeps a guest's wishlist. It belongs to the device, as the cart does. */
export const guestKey = 'mozaika:wishlist';
/** Where it remembers a customer's, among what is forgotten with the customer. */
export const ownKey = 'wishlist';

const isAlias = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

/** Aliases among whatever somebody wrote, each once, as many as a list may have. */
export const readAliases = (values: readonly unknown[]): readonly string[] =>
  [...new Set(values.filter(isAlias))].slice(0, mostWishes);

/** A list as it was stored, the latest first. Anybody may have written there: what is no list is an empty one. */
export function readWishlist(stored: string | null): readonly string[] {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? readAliases(values) : [];
  } catch {
    return [];
  }
}

export const writeWishlist = (aliases: readonly string[]): string => JSON.stringify(aliases);
