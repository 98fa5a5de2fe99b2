import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'faq-category',
  path: 'faq-categories',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/order': { hint: 'entities.hint-order' },
  },
  empty: (key) => ({ id: key, alias: key, title: '', order: 10 }),
};
