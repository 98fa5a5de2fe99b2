import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'post-category',
  path: 'post-categories',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/description': { control: 'long-text' },
  },
  empty: (key) => ({ id: key, alias: key, title: '' }),
};
