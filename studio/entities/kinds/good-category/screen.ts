import { FolderTree } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'good-category',
  path: 'good-categories',
  nav: { group: 'shop', order: 11, icon: FolderTree },
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/description': { control: 'long-text' },
    '/parent': { control: 'relation', relation: 'good-category' },
  },
  empty: (key) => ({ id: key, alias: key, title: '' }),
});
