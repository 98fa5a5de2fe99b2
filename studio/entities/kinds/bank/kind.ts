import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'bank',
  path: 'banks',
  marks: { '/id': { hidden: true }, '/note': { hint: 'entities.hint-bank-note' } },
  empty: (key) => ({ id: key, name: '', uses: [] }),
};
