import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
  kind: 'language',
  path: 'languages',
  keyShape: 'locale',
  marks: { '/id': { hidden: true }, '/locale': { readOnly: true } },
  empty: (key) => ({
    id: key,
    title: '',
    short_title: key.slice(0, 2).toUpperCase(),
    selftitle: '',
    is_default: false,
    locale: key,
    code: key.slice(0, 2),
  }),
  note: (body) => textAt(body, 'selftitle'),
};
