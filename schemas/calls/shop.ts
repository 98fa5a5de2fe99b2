import { Type } from 'typebox';
import { CartGoods, PricedCart } from '../cart.ts';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { FavouriteGood } from '../favourite.ts';
import { Alias } from '../names.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, limitOf } from './request-schemas.ts';

const favourites = { area: 'shop', tags: ['Wishlist'], language: 'in-header' } as const;
/** Names of goods in one text, joined by dots; more than a hundred would be too long for an address. */
const JoinedAliases = Type.String({
  pattern: '^[a-z0-9.-]*$',
  maxLength: 8000,
  description: 'Aliases of goods, joined by dots: they are answered in place of the customer’s own list.',
});

export const favouriteList = defineCall({
  ...favourites,
  id: 'favourite.list',
  method: 'GET',
  path: '/v2/favourite',
  access: 'open',
  summary: 'What a customer has put on the wishlist, the latest first',
  description:
    'Whoever is not signed in has no list here: it is kept in the browser, which asks with `aliases` what it shows. Goods that are not on sale any more are left out, but for `idOnly`.',
  query: Type.Object({
    ...LanguageQuery.properties,
    limit: limitOf(limits.wishlist),
    with_product_type: Type.Optional(Type.Boolean({ description: 'Adds `type` to each article.' })),
    idOnly: Type.Optional(Type.Boolean({ description: 'Answers aliases instead of goods.' })),
    aliases: Type.Optional(JoinedAliases),
  }),
  answer: Envelope(Type.Array(Type.Union([Type.String(), FavouriteGood]))),
  failures: [400],
  sends: { limit: String(limits.wishlist) },
});

/** What is put on a list or taken off it. */
const Favourites = Type.Object({
  aliases: Type.Array(Alias, { minItems: 1, maxItems: limits.wishlist }),
});
const changed = {
  ...favourites,
  method: 'POST',
  access: 'customer',
  query: LanguageQuery,
  body: Favourites,
  bodyLimit: 1024 * 1024,
  /** The whole list, as aliases. */
  answer: Envelope(Type.Array(Alias)),
} as const;

export const favouriteAdd = defineCall({
  ...changed,
  id: 'favourite.add',
  path: '/v2/favourite/add',
  summary:
    'Put goods on the customer’s wishlist; what is there already stays, what is not on sale is passed over',
  failures: [400, 401, 409],
});

export const favouriteRemove = defineCall({
  ...changed,
  id: 'favourite.remove',
  path: '/v2/favourite/remove',
  summary: 'Take goods off the customer’s wishlist; what is not there may be named',
  failures: [400, 401],
});

export const cartSubmit = defineCall({
  id: 'cart.submit',
  method: 'POST',
  path: '/v2/cart',
  area: 'shop',
  access: 'open',
  tags: ['Cart'],
  summary: 'What a list of goods costs now, and what stands against ordering it',
  description:
    'Nothing is kept: a cart is its owner’s browser’s. Prices of the question, if there are any, mean nothing.',
  query: LanguageQuery,
  language: 'in-header',
  body: CartGoods,
  bodyLimit: 32 * 1024,
  answer: Envelope(PricedCart),
  failures: [400],
});
