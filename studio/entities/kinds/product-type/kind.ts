import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'product-type',
  path: 'product-types',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
  },
  empty: (key) => ({ id: key, alias: key, title: '', attributes: [] }),
};
