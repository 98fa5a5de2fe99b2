import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'good-category',
  path: 'good-categories',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/description': { control: 'long-text' },
    '/parent': { control: 'relation', relation: 'good-category' },
  },
  empty: (key) => ({ id: key, alias: key, title: '' }),
};
