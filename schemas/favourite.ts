import { type Static, Type } from 'typebox';
import { GoodSummary } from './good.ts';
import { ProductType } from './product-type.ts';

/** An article of a wishlist, with its product type where that was asked for. */
export const FavouriteGood = Type.Object({
  ...GoodSummary.properties,
  type: Type.Optional(Type.Union([ProductType, Type.Null()])),
});
export type FavouriteGood = Static<typeof FavouriteGood>;
