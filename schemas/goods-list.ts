import { type Static, Type } from 'typebox';
import { askable } from './calls/request-schemas.ts';
import { Alias } from './names.ts';

/** From, to or both, the ends included; `price` in minor units, attributes in theirs. */
export const NumberRange = Type.Object({
  from: Type.Optional(Type.Number()),
  to: Type.Optional(Type.Number()),
});
export type NumberRange = Static<typeof NumberRange>;

/**
 * What a list of goods is narrowed to, by the alias of a filter: any of some values, or a range. All filters must hold.
 * `price` is a range, `available` is `['true']` or `['false']`, all others are attributes.
 */
export const GoodsFilters = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Union([Type.Array(askable(100), { minItems: 1, maxItems: 200 }), NumberRange]),
  { maxProperties: 20 },
);
export type GoodsFilters = Static<typeof GoodsFilters>;

export const GoodsOrder = Type.Union(
  [Type.Literal('default'), Type.Literal('price-asc'), Type.Literal('price-desc'), Type.Literal('title')],
  { description: 'default: what is available first. Equals stand in the order of their aliases.' },
);

/** One value of a filter, with how many goods there would be with it beside what the other filters are set to. */
export const FilterOption = Type.Object({
  value: Type.String(),
  title: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  selected: Type.Boolean(),
});
export type FilterOption = Static<typeof FilterOption>;

/** What a list can be narrowed by. Counts and ends are those of the goods that all other filters let through. */
export const GoodsFilter = Type.Object({
  alias: Type.String(),
  title: Type.String(),
  kind: Type.Union([Type.Literal('choice'), Type.Literal('range')]),
  /** `minor` for prices, else the attribute's own. */
  unit: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(FilterOption)),
  /** Ends of what there is, and how many goods it is said of. */
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  count: Type.Optional(Type.Integer({ minimum: 0 })),
  selected: Type.Optional(NumberRange),
  /** For a filter that is set: how many goods there would be if it were not. */
  without: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type GoodsFilter = Static<typeof GoodsFilter>;

export const GoodsSorter = Type.Object({ alias: GoodsOrder, title: Type.String() });
export type GoodsSorter = Static<typeof GoodsSorter>;

/** Where an article of a list is, and what it is called. */
export const GoodLink = Type.Object({ alias: Alias, category: Alias, title: Type.String() });
export type GoodLink = Static<typeof GoodLink>;

/** What stands beside an article in the list it was opened from. */
export const GoodNeighbours = Type.Object({
  previous: Type.Union([GoodLink, Type.Null()]),
  next: Type.Union([GoodLink, Type.Null()]),
  /** From 1; null for an article that is not in the list. */
  position: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  total: Type.Integer({ minimum: 0 }),
});
export type GoodNeighbours = Static<typeof GoodNeighbours>;
