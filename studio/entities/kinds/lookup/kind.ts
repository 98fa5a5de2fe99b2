import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'lookup',
  path: 'lookups',
  marks: {
    '': { label: 'entities.lookup-values' },
    '/*': { openLabels: 'entities.lookup-field-' },
    '/*/uuid': { generated: true },
  },
  empty: () => [],
  note: (body) =>
    Array.isArray(body)
      ? body
          .slice(0, 5)
          .map((item) => textAt(item, 'name'))
          .join(' · ')
      : '',
};
