import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'map-marker',
  path: 'map-markers',
  marks: { '/id': { hidden: true } },
  empty: (key) => ({ id: key, title: '', address: '', lat: 52.2297, lng: 21.0122 }),
  note: (body) => textAt(body, 'address'),
};
