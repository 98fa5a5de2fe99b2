import { type Static, Type } from 'typebox';
import { Alias, Locale } from './names.ts';

const Minor = Type.Integer({ minimum: 0 });

/** A way in which goods reach the buyer. */
export const DeliveryWay = Type.Object({
  alias: Alias,
  /** Locale -> what the buyer reads, e.g. `Kurier`. */
  titles: Type.Record(Locale, Type.String({ minLength: 1, maxLength: 120 })),
  /** Where it goes: to the buyer's address, to a parcel point they choose, or they fetch it from us. */
  to: Type.Union([Type.Literal('address'), Type.Literal('point'), Type.Literal('branch')]),
  price_minor: Minor,
  /** Goods for at least so much are delivered this way without cost; left out where it always costs `price_minor`. */
  free_from_minor: Type.Optional(Minor),
  /** Working days from the order to the buyer, both ends included. */
  days: Type.Object({
    from: Type.Integer({ minimum: 0, maximum: 90 }),
    to: Type.Integer({ minimum: 0, maximum: 90 }),
  }),
});
export type DeliveryWay = Static<typeof DeliveryWay>;

/** Configuration category `shop`: how goods are delivered, and for how long they can be given back. */
export const ShopConfig = Type.Object({
  /** ISO 4217 code of all prices here. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** In the order in which they are offered; the first is the default. */
  delivery: Type.Array(DeliveryWay, { maxItems: 20 }),
  /** Days for giving goods back without a reason; the law gives 14 (Polish consumer rights act art. 27), a shop may give more. */
  return_days: Type.Integer({ minimum: 14, maximum: 365 }),
});
export type ShopConfig = Static<typeof ShopConfig>;

/** Category under which it is stored. */
export const shopConfigCategory = 'shop';

/** What a way is called in a language; in Polish, or in any it has, where it was not translated. */
export const deliveryTitle = ({ titles, alias }: DeliveryWay, locale: string): string =>
  [locale, 'pl', ...Object.keys(titles)].flatMap((name) =>
    Object.hasOwn(titles, name) ? [titles[name]] : [],
  )[0] ?? alias;
