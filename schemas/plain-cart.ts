import type { CartItem } from './cart.ts';
import { addLine, boundedQuantity, type CartLines } from './cart-lines.ts';

/** Where the forms of a cart without script are sent: to the edge, which keeps the cart in a cookie. */
export const cartFormPath = '/_cart';

/** What a form does to the cart. */
export const cartFormActs = ['add', 'change', 'remove'] as const;
export type CartFormAct = (typeof cartFormActs)[number];

/** Query parameters of `/cart` for browsers without script: a line each, and the notice about the last wish. */
export const cartItemParameter = 'item';
export const cartNoticeParameter = 'notice';

/** What is told of a wish; whatever else happens is seen in the cart. */
export const cartNotices = ['in-cart', 'full'] as const;
export type CartNotice = (typeof cartNotices)[number];

/** A line in the address: alias, pieces and, where there is one, the sale condition. No alias holds a dot. */
export const cartItemText = ({ itemData, sale_condition_id: condition, quantity }: CartItem): string =>
  [itemData.alias, quantity, ...(condition === undefined ? [] : [condition])].join('.');

/** An article of which nothing is known but that it is sold on this condition, or on none. */
export const namedGood = (alias: string, condition: string | undefined): CartItem['itemData'] => ({
  alias,
  ...(condition !== undefined && { sale_conditions: [{ id: condition }] }),
});

/** The lines of an address or of the cookie. Anybody may have written there: what is no line, and what is there twice, is left out. */
export const readCartItems = (texts: readonly string[]): CartLines =>
  texts.reduce<CartLines>((lines, text) => {
    const [, alias, pieces, condition] =
      /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([1-9]\d?)(?:\.(.{1,60}))?$/u.exec(text) ?? [];
    const quantity = boundedQuantity(Number(pieces));
    if (alias === undefined || alias.length > 100 || quantity === null) return lines;
    return addLine(lines, namedGood(alias, condition), { conditionId: condition, quantity }).lines;
  }, []);
