import { type Static, Type } from 'typebox';
import { listParameters } from './goods-list-address.ts';
import { Alias } from './names.ts';

/** Names that mean something else in the address of a list, where a filter stands under the alias of its attribute. */
const reservedInList = ['price', 'available', ...listParameters];

const AttributeAlias = Type.String({
  pattern: `^(?!(?:${reservedInList.join('|')})$)[a-z0-9]+(-[a-z0-9]+)*$`,
  maxLength: 60,
  description: `Lower case letters, digits and hyphens; none of ${reservedInList.join(', ')}`,
});

/** What can be said of goods of a type, and chosen by: one of some values, or a number. */
export const ProductAttribute = Type.Object({
  /** Stands in the address of a list; attributes of the same alias are one filter, whatever their type. */
  alias: AttributeAlias,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  kind: Type.Union([Type.Literal('choice'), Type.Literal('number')]),
  /** Written behind numbers, e.g. `kg`. */
  unit: Type.Optional(Type.String({ maxLength: 20 })),
  /** Of a choice, in the order in which they are offered. */
  values: Type.Optional(
    Type.Array(Type.Object({ alias: Alias, title: Type.String({ minLength: 1, maxLength: 120 }) }), {
      maxItems: 200,
    }),
  ),
});
export type ProductAttribute = Static<typeof ProductAttribute>;

/** A type of goods with what can be said of each of them: a television has a screen size, a chair has not. */
export const ProductType = Type.Object({
  id: Type.String(),
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  attributes: Type.Array(ProductAttribute, { maxItems: 40 }),
});
export type ProductType = Static<typeof ProductType>;
