import { CodeXml } from 'lucide-react';
import { keyFromAddress } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'snippet',
  path: 'snippets',
  nav: { group: 'admin', order: 40, icon: CodeXml },
  keyOf: keyFromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/head': { control: 'code', hint: 'entities.hint-snippet' },
    '/body_begin': { control: 'code' },
    '/body_end': { control: 'code' },
  },
  empty: () => ({ url: '/*', head: '', body_begin: '', body_end: '' }),
});
