import { keyFromAddress } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'snippet',
  path: 'snippets',
  keyOf: keyFromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/head': { control: 'code', hint: 'entities.hint-snippet' },
    '/body_begin': { control: 'code' },
    '/body_end': { control: 'code' },
  },
  empty: () => ({ url: '/*', head: '', body_begin: '', body_end: '' }),
};
