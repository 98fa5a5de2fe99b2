import { keyFromAddress, textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'redirect-rule',
  path: 'redirects',
  keyOf: keyFromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/permanent': { hint: 'entities.hint-permanent' },
  },
  empty: () => ({ url: '/', url_to: '/' }),
  note: (body) => `→ ${textAt(body, 'url_to')}`,
};
