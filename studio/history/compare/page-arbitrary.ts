import {
  type Arbitrary,
  constantFrom,
  dictionary,
  integer,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import type { Block, PageDocument } from '#schemas/page.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** As JSON brings them: objects with a prototype. */
const anyProps = dictionary(constantFrom('title', 'size'), integer({ min: 0, max: 2 }), {
  noNullPrototype: true,
});

/** A page of up to six blocks with ids of a small set, so that two of them have blocks in common; for tests. */
export const anyPage: Arbitrary<PageDocument> = tuple(
  shuffledSubarray([...ids]),
  record(Object.fromEntries(ids.map((id) => [id, constantFrom(...ids, null)]))),
  record(Object.fromEntries(ids.map((id) => [id, anyProps]))),
  constantFrom('One', 'Two', 'Three'),
).map(([order, parents, props, title]) => ({
  alias: 'about',
  title,
  layout: 'default',
  blocks: blocksOf(null, { order, parents, props }),
}));

/** A block stands in another one only when that one comes earlier in the order, so nothing stands in itself. */
function blocksOf(
  parent: string | null,
  {
    order,
    parents,
    props,
  }: {
    readonly order: readonly string[];
    readonly parents: Readonly<Record<string, string | null>>;
    readonly props: Readonly<Record<string, Record<string, unknown>>>;
  },
): Block[] {
  return order
    .filter((id, index) => {
      const wanted = parents[id] ?? null;
      const real = wanted !== null && order.slice(0, index).includes(wanted) ? wanted : null;
      return real === parent;
    })
    .map((id) => {
      const inner = blocksOf(id, { order, parents, props });
      return {
        id,
        type: 'section',
        props: props[id] ?? {},
        ...(inner.length > 0 && { slots: { main: inner } }),
      };
    });
}
