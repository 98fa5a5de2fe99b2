import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'view-block',
  path: 'blocks',
  marks: {
    '/id': { hidden: true },
    '/key': { readOnly: true },
    '/content': { control: 'rich-text', hint: 'entities.hint-view-block' },
  },
  empty: (key) => ({ id: key, key, content: '' }),
};
