import { Languages } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'language',
  path: 'languages',
  nav: { group: 'admin', order: 20, icon: Languages },
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
});
