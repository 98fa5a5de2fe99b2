import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'carousel',
  path: 'carousels',
  marks: {
    '/alias': { readOnly: true },
    '/slides/*/id': { generated: true },
    '/slides/*/text': { control: 'long-text' },
  },
  empty: (key) => ({ alias: key, title: '', slides: [] }),
};
