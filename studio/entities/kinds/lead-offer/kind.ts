import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'lead-offer',
  path: 'lead-offers',
  marks: {
    '/alias': { readOnly: true },
    '/text': { control: 'long-text' },
    '/provider': { hint: 'entities.hint-provider' },
  },
  empty: (key) => ({ alias: key, title: '', text: '', provider: '' }),
  note: (body) => textAt(body, 'provider'),
};
